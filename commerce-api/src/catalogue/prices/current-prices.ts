import { priceAt } from '@pasaz/kernel/domain/price';
import type { productParts, products } from '../../platform/database/schema/catalog.ts';

type ProductRow = typeof products.$inferSelect;

export interface Offer extends Pick<ProductRow, 'id' | 'typeId'> {
	enabled: boolean;
	/** Of a product that is not made of others. */
	isInStock: boolean;
}

/** A product's own price as the source gave it; gross grosze. */
export interface PriceFacts
	extends Offer,
		Pick<ProductRow, 'regularPrice' | 'specialPrice' | 'specialFrom' | 'specialTo'> {}

export type PricePart = typeof productParts.$inferSelect;

/** Gross grosze; reduced when `final` is below `original`. */
export interface CurrentPrice {
	original: number;
	final: number;
}

export function isReduced({ original, final }: CurrentPrice): boolean {
	return final < original;
}

/** Prices of all products at a moment. */
export function currentPrices(products: PriceFacts[], parts: PricePart[], now: Date): Map<number, CurrentPrice> {
	const prices = new Map(products.map((product) => [product.id, ownPrice(product, now)]));
	return withComposites(prices, products, parts);
}

/**
 * Adds the prices of the composites among the offers, as far as their parts are given. A configurable product costs as much as its
 * cheapest part that can be bought, or its cheapest where none can (rule 5.5), a grouped one too, but without that part's reduction
 * (rule 5.17). A bundle costs the sum of its default choices, or of the cheapest where an option has no default but must be chosen.
 */
export function withComposites(
	prices: Map<number, CurrentPrice>,
	offers: Offer[],
	parts: PricePart[],
): Map<number, CurrentPrice> {
	const enabled = new Map(offers.filter((offer) => offer.enabled).map((offer) => [offer.id, offer]));
	const byParent = Map.groupBy(
		parts.filter(({ partId }) => enabled.has(partId)),
		({ parentId }) => parentId,
	);
	const canBeHad = ({ partId }: PricePart): boolean =>
		byParent.get(partId)?.some(canBeHad) ?? enabled.get(partId)?.isInStock ?? false;
	// groups and bundles may contain configurable products
	const ordered = offers.toSorted((a, b) => Number(a.typeId !== 'configurable') - Number(b.typeId !== 'configurable'));
	for (const { id, typeId } of ordered) {
		const own = byParent.get(id);
		if (!own) continue;
		const inStock = own.filter(canBeHad);
		const price = typeId === 'bundle' ? bundlePrice(own, prices) : cheapest(inStock.length > 0 ? inStock : own, prices);
		if (price) prices.set(id, typeId === 'grouped' ? { original: price.final, final: price.final } : price);
	}
	return prices;
}

export function nextPriceChange(products: PriceFacts[], now: Date): Date | null {
	const moments = products.flatMap(({ specialPrice, specialFrom, specialTo }) =>
		specialPrice === null ? [] : [specialFrom, specialTo].filter((moment) => moment !== null && moment > now),
	);
	return moments.reduce((first, moment) => (first && moment && moment > first ? first : moment), null);
}

function ownPrice(product: PriceFacts, now: Date): CurrentPrice {
	const { regularPrice, specialPrice, specialFrom, specialTo } = product;
	const special = { price: specialPrice, from: specialFrom?.getTime() ?? null, until: specialTo?.getTime() ?? null };
	return { original: regularPrice, final: priceAt(now.getTime(), regularPrice, special) };
}

function cheapest(parts: PricePart[], prices: Map<number, CurrentPrice>): CurrentPrice | undefined {
	const candidates = parts.flatMap(({ partId }) => prices.get(partId) ?? []);
	return candidates.toSorted((a, b) => a.final - b.final)[0];
}

/** Sum of the bundle's default choices; `prices` may be in any currency. */
export function bundlePrice(parts: PricePart[], prices: Map<number, CurrentPrice>): CurrentPrice {
	const sum: CurrentPrice = { original: 0, final: 0 };
	for (const choices of Map.groupBy(parts, ({ optionId }) => optionId).values()) {
		for (const { partId, qty } of defaultChoices(choices, prices)) {
			const price = prices.get(partId);
			sum.original += (price?.original ?? 0) * qty;
			sum.final += (price?.final ?? 0) * qty;
		}
	}
	return sum;
}

function defaultChoices(choices: PricePart[], prices: Map<number, CurrentPrice>): PricePart[] {
	const defaults = choices.filter(({ isDefault }) => isDefault);
	if (defaults.length > 0 || !choices.some(({ required }) => required)) return defaults;
	const cost = ({ partId, qty }: PricePart) => (prices.get(partId)?.final ?? 0) * qty;
	return choices.toSorted((a, b) => cost(a) - cost(b)).slice(0, 1);
}
