import { Attribute } from '@pasaz/kernel/contract/catalog';
import { Product } from '@pasaz/kernel/contract/product';
import { TILE_FIELDS, TileSource } from '@pasaz/kernel/domain/product-tile';
import type { Api } from '@pasaz/kernel/network/api';
import { type DocumentOf, documentOf, findMany } from '@pasaz/kernel/network/find';

const { color, size, configurable_options, custom_attributes } = Product.shape;
const facts = { color, size, configurable_options, custom_attributes };
export const ComparedProduct = documentOf({ ...TileSource.shape, ...facts });
export type ComparedProduct = DocumentOf<typeof ComparedProduct>;

export interface Comparison {
	attributes: Attribute[];
	/** By sku; null for those that are no longer sold. */
	products: ReadonlyMap<string, ComparedProduct | null>;
}

export async function loadComparison(api: Api, skus: readonly string[]): Promise<Comparison> {
	const wanted = {
		where: { sku: skus, status: [0, 1] },
		size: skus.length,
		fields: [...TILE_FIELDS, ...Object.keys(facts)],
	};
	const [attributes, products] = await Promise.all([
		findMany(api, 'attribute', Attribute, {}),
		findMany(api, 'product', ComparedProduct, wanted),
	]);
	const sold = new Map(products.map((product) => [product.sku, product]));
	return { attributes, products: new Map(skus.map((sku) => [sku, sold.get(sku) ?? null])) };
}
