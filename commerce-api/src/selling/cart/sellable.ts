import type { Product } from '@pasaz/kernel/contract/product';
import type { ProductType } from '@pasaz/kernel/contract/product-type';
import { tieredPrice } from '@pasaz/kernel/domain/price-tiers';
import { inArray, or } from 'drizzle-orm';
import type { Storefront } from '../../catalogue/prices/storefront.ts';
import { type LocalTier, readTiers } from '../../catalogue/prices/tiers.ts';
import { isVirtualType, priceOf } from '../../catalogue/product-types.ts';
import { type ProductStore, readVersions } from '../../catalogue/read/product-store.ts';
import type { Database } from '../../platform/database/database.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import type { DigitalGoods } from '../digital/digital-goods.ts';
import type { Choice, Wish } from './choose-bundle.ts';
import { chooseProduct } from './choose-product.ts';

/** A product whose stock a line takes, and how many pieces for one piece of the line. */
interface Component {
	productId: number;
	sku: string;
	name: string;
	type: ProductType;
	qty: number;
	/** Gross cents of one. */
	price: number;
}

export interface Sellable extends Omit<Choice, 'product' | 'price' | 'original' | 'partLabels' | 'parts'> {
	name: string;
	type: ProductType;
	/** Gross cents of one, for the pieces of its line. */
	price: number;
	/** What one costs where there are more of them; none of a bundle. */
	tiers: readonly LocalTier[];
	taxPercent: number;
	/** Whether all that it is made of is there; how many pieces only the order asks. */
	isInStock: boolean;
	/** Whether nothing of it is shipped. */
	virtual: boolean;
	/** Whether it is money to be spent later, which no coupon makes cheaper. */
	isGiftCard: boolean;
	components: Component[];
}

export interface SellableServices {
	db: Database;
	store: ProductStore;
	storefront: Storefront;
	digital: DigitalGoods;
}

/** Finds the requested products in the given order; undefined for what is not for sale. */
export async function findSellables(services: SellableServices, wishes: Wish[]): Promise<(Sellable | undefined)[]> {
	const bySku = await loadFamilies(
		services,
		wishes.map(({ sku }) => sku),
	);
	const choices = wishes.map((wish) => chooseProduct(wish, bySku));
	const partSkus = choices.flatMap((choice) => choice?.parts.map(({ sku }) => sku) ?? []);
	const parts = await loadFamilies(services, partSkus);
	const tiers = await tiersOf(services, choices);
	return choices.map((choice) => {
		const sellable = choice && toSellable(choice, parts, services.storefront);
		if (!sellable) return undefined;
		const isGiftCard = services.digital.giftCardSkus.has(sellable.sku);
		return { ...sellable, isGiftCard, tiers: withSurcharge(tiers.get(sellable.productId), sellable) };
	});
}

function tiersOf({ db, storefront }: SellableServices, choices: (Choice | undefined)[]) {
	const ids = choices.flatMap((choice) => choice?.productId ?? []);
	return readTiers(db, { ids, groups: [storefront.groupId] }, storefront);
}

/** Custom options cost as much for each of many pieces as for one. */
export function withSurcharge(
	tiers: readonly LocalTier[] | undefined,
	{ surcharge }: Pick<Sellable, 'surcharge'>,
): LocalTier[] {
	return (tiers ?? []).map((tier) => ({ ...tier, price: tier.price + surcharge }));
}

/** The product at what a piece costs in a line of so many (rule 5.11). */
export function inPieces(product: Sellable, qty: number): Sellable {
	return { ...product, price: tieredPrice(product.price, product.tiers, qty) };
}

async function loadFamilies(
	{ db, store, storefront }: SellableServices,
	skus: string[],
): Promise<Map<string, Product>> {
	if (skus.length === 0) return new Map();
	const isNamed = inArray(products.sku, [...new Set(skus)]);
	const parentIds = db.select({ id: products.parentId }).from(products).where(isNamed);
	const versions = await readVersions(db, or(isNamed, inArray(products.id, parentIds)));
	const loaded = await store.load(versions, storefront.view);
	return new Map(loaded.map((product) => [product.sku, product]));
}

function toSellable(
	choice: Choice,
	parts: Map<string, Product>,
	{ taxRate }: Storefront,
): Omit<Sellable, 'isGiftCard' | 'tiers'> | undefined {
	const { product, original, partLabels, parts: chosen, ...known } = choice;
	const components = chosen.flatMap(({ sku, qty }) => {
		const part = parts.get(sku);
		return part && part.status === 1 ? toComponent(part, qty) : [];
	});
	if (components.length < chosen.length) return undefined;
	const partOptions = partLabels.map(({ label, sku, qty }) => ({
		label,
		value: `${qty} × ${parts.get(sku)?.name ?? sku}`,
	}));
	return {
		...known,
		name: product.name,
		type: product.type_id,
		price: choice.price ?? components.reduce((sum, { price, qty }) => sum + price * qty, 0),
		taxPercent: taxRate(product.tax_class_id),
		isInStock: chosen.every(({ sku }) => parts.get(sku)?.stock.is_in_stock),
		virtual: components.every(({ type }) => isVirtualType(type)),
		options: [...choice.options, ...partOptions],
		components,
	};
}

function toComponent(part: Product, qty: number): Component {
	const { id: productId, sku, name, type_id: type } = part;
	return { productId, sku, name, type, qty, price: priceOf(part) };
}
