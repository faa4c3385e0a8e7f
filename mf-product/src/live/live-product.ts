import { renderList } from '@pasaz/kernel/contract/render-list';
import { stockList } from '@pasaz/kernel/contract/stock';
import type { PriceTier } from '@pasaz/kernel/contract/tier-price';
import { toGrosze } from '@pasaz/kernel/domain/money';
import { priceTiers } from '@pasaz/kernel/domain/price';
import type { Api } from '@pasaz/kernel/network/api';
import type { GroupPart, ProductPageData, Purchasable } from '../product/product-page-data.ts';

/** What the shop says now of something that can be bought; amounts in gross grosze. */
interface LiveFacts {
	price?: number;
	regularPrice?: number;
	lowest30Days?: number | null;
	/** Includes the tiers of the shopper's customer group. */
	tiers?: readonly PriceTier[];
	isInStock?: boolean;
	stockQty?: number | null;
}
/** By sku. */
export type Live = ReadonlyMap<string, LiveFacts>;

/** Skus per request (rule 12.9). */
const SKUS_OF_STOCK = 15;
const SKUS_OF_PRICES = 100;

function piecesOf({ sku, variants }: Pick<Purchasable, 'sku' | 'variants'>): string[] {
	return variants.length > 0 ? variants.map((variant) => variant.sku) : [sku];
}

function skusOf({ product }: GroupPart): string[] {
	return product ? piecesOf(product) : [];
}

/** Skus whose stock is counted. */
function stockSkus(product: ProductPageData): string[] {
	if (product.group) return product.group.flatMap(skusOf);
	if (product.set.length > 0) return product.set.flatMap(({ parts }) => parts.flatMap(skusOf));
	return piecesOf(product);
}

/** Asks in parts; one that fails is an empty list, and the page keeps what it has. */
async function inParts<Item>(skus: readonly string[], size: number, ask: (skus: string) => Promise<readonly Item[]>) {
	const count = Math.ceil(skus.length / size);
	const parts = Array.from({ length: count }, (_, index) => skus.slice(index * size, (index + 1) * size));
	const answers = await Promise.allSettled(parts.map((part) => ask(part.join())));
	return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

/** Prices and stock of now; empty where the shop cannot be asked. */
export async function askLive(api: Api, product: ProductPageData): Promise<Live> {
	const skus = [...new Set(stockSkus(product))];
	const [stocks, prices] = await Promise.all([
		inParts(skus, SKUS_OF_STOCK, (some) => api.call(stockList, { query: { skus: some } })),
		inParts([...new Set([product.sku, ...skus])], SKUS_OF_PRICES, async (some) => {
			return (await api.call(renderList, { query: { skus: some } })).items;
		}),
	]);
	const live = new Map<string, LiveFacts>();
	for (const { sku, price_info, tier_prices } of prices) {
		const { final_price, regular_price, lowest_price_30_days: lowest } = price_info;
		const lowest30Days = lowest == null ? null : toGrosze(lowest);
		const now = { price: toGrosze(final_price), regularPrice: toGrosze(regular_price), lowest30Days };
		live.set(sku, { ...now, tiers: priceTiers(tier_prices) });
	}
	for (const { sku, is_in_stock: isInStock, manage_stock, qty } of stocks) {
		live.set(sku, { ...live.get(sku), isInStock, stockQty: manage_stock ? qty : null });
	}
	return live;
}

/** What could not be asked this time is as it was said before (rule 5.18). */
export function mergeLive(before: Live, now: Live): Live {
	const merged = [...now].map(([sku, facts]) => [sku, { ...before.get(sku), ...facts }] as const);
	return new Map([...before, ...merged]);
}

function brought<Item extends { sku: string }>(item: Item, live: Live): Item {
	return { ...item, ...live.get(item.sku) };
}

/** A product costs what its cheapest variant that is there costs (rule 5.5). */
function withLiveVariants<Item extends Purchasable>(product: Item, live: Live): Item {
	if (product.variants.length === 0) return brought(product, live);
	const variants = product.variants.map((variant) => brought(variant, live));
	const available = variants.filter(({ isInStock }) => isInStock);
	const offered = available.length > 0 ? available : variants;
	const [cheapest] = offered.toSorted((a, b) => a.price - b.price);
	const { price, regularPrice, lowest30Days } = cheapest ?? { ...product, lowest30Days: null };
	const from = offered.some((variant) => variant.price > price);
	return { ...product, variants, price, regularPrice, lowest30Days, from, isInStock: available.length > 0 };
}

function withLivePart<Part extends GroupPart>(part: Part, live: Live): Part {
	return { ...part, product: part.product && withLiveVariants(part.product, live) };
}

export function withLive(product: ProductPageData, live: Live): ProductPageData {
	const { group, set } = product;
	if (group) {
		return { ...brought(product, live), lowest30Days: null, group: group.map((part) => withLivePart(part, live)) };
	}
	if (set.length === 0) return withLiveVariants(product, live);
	const options = set.map((option) => ({ ...option, parts: option.parts.map((part) => withLivePart(part, live)) }));
	return { ...brought(product, live), set: options };
}
