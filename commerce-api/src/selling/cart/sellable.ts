import type { Product } from '@pasaz/kernel/contract/product';
import type { OptionLabel, ProductOption } from '@pasaz/kernel/contract/product-option';
import type { ProductType } from '@pasaz/kernel/contract/product-type';
import { inArray } from 'drizzle-orm';
import type { Storefront } from '../../catalogue/prices/storefront.ts';
import type { ProductStore } from '../../catalogue/product-store.ts';
import { isVirtualType, priceOf } from '../../catalogue/product-types.ts';
import type { Database } from '../../platform/database/database.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import type { Choice, Wish } from './choice.ts';
import { chooseProduct } from './choose-product.ts';

/** Pieces of a product with stock of its own that one piece of a line takes. */
interface Component {
	productId: number;
	sku: string;
	name: string;
	type: ProductType;
	qty: number;
	/** Gross cents of one. */
	price: number;
}

/** A wish that the shop can fulfil, at today's price in the store view. */
export interface Sellable {
	/** The same for the same choice. */
	lineKey: string;
	productId: number;
	/** The variant's, for a configurable product. */
	sku: string;
	name: string;
	type: ProductType;
	/** Gross cents of one. */
	price: number;
	taxPercent: number;
	/** Nothing of it is shipped. */
	virtual: boolean;
	/** Path of the picture that it is known by, as products carry it. */
	image: string | null;
	/** For the shopper to read. */
	options: OptionLabel[];
	productOption: ProductOption | undefined;
	components: Component[];
}

export interface SellableServices {
	db: Database;
	store: ProductStore;
	/** Where it is sold. */
	storefront: Storefront;
}

/** Finds what is for sale, in the order of the wishes; undefined where the shop has no such thing, or not any more. */
export async function findSellables(services: SellableServices, wishes: Wish[]): Promise<(Sellable | undefined)[]> {
	const bySku = await loadFamilies(
		services,
		wishes.map(({ sku }) => sku),
	);
	const choices = wishes.map((wish) => chooseProduct(wish, bySku));
	const partSkus = choices.flatMap((choice) => choice?.parts.map(({ sku }) => sku) ?? []);
	const parts = await loadFamilies(services, partSkus);
	return choices.map((choice) => choice && toSellable(choice, parts, services.storefront));
}

/** The products of these skus and the parents of those that are variants. */
async function loadFamilies(
	{ db, store, storefront }: SellableServices,
	skus: string[],
): Promise<Map<string, Product>> {
	if (skus.length === 0) return new Map();
	const versions = { id: products.id, revision: products.revision, parentId: products.parentId };
	const own = await db
		.select(versions)
		.from(products)
		.where(inArray(products.sku, [...new Set(skus)]));
	const parentIds = own.flatMap(({ parentId }) => parentId ?? []);
	const parents =
		parentIds.length > 0 ? await db.select(versions).from(products).where(inArray(products.id, parentIds)) : [];
	const loaded = await store.load([...own, ...parents], storefront.view);
	return new Map(loaded.map((product) => [product.sku, product]));
}

function toSellable(choice: Choice, parts: Map<string, Product>, { taxRate }: Storefront): Sellable | undefined {
	const components = choice.parts.flatMap(({ sku, qty }) => {
		const part = parts.get(sku);
		return part && part.status === 1 ? toComponent(part, qty) : [];
	});
	if (components.length < choice.parts.length) return undefined;
	const { product } = choice;
	return {
		lineKey: choice.lineKey,
		productId: choice.productId,
		sku: choice.sku,
		name: product.name,
		type: product.type_id,
		price: choice.price ?? components.reduce((sum, { price, qty }) => sum + price * qty, 0),
		taxPercent: taxRate(product.tax_class_id),
		virtual: components.every(({ type }) => isVirtualType(type)),
		image: choice.image,
		options: [
			...choice.options,
			...choice.partLabels.map(({ label, sku, qty }) => ({ label, value: `${qty} × ${parts.get(sku)?.name ?? sku}` })),
		],
		productOption: choice.productOption,
		components,
	};
}

function toComponent(part: Product, qty: number): Component {
	const { id: productId, sku, name, type_id: type } = part;
	return { productId, sku, name, type, qty, price: priceOf(part) };
}
