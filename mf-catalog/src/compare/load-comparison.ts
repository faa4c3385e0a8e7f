import { Attribute, catalogSearch } from '@pasaz/kernel/contract/catalog';
import { Product } from '@pasaz/kernel/contract/product';
import { type StoredProduct, storedProduct } from '@pasaz/kernel/domain/stored-product';
import type { Api } from '@pasaz/kernel/network/api';

/** What the shop says now of the compared products. */
export interface Comparison {
	attributes: Attribute[];
	/** By sku; without those that are no longer sold. */
	products: ReadonlyMap<string, StoredProduct>;
}

async function loadAttributes(api: Api): Promise<Attribute[]> {
	const { hits } = await api.call(catalogSearch, { body: { type: 'attribute', searchQuery: {}, size: 150 } });
	return hits.map((hit) => Attribute.parse(hit));
}

async function loadProducts(api: Api, skus: readonly string[]): Promise<StoredProduct[]> {
	const { hits } = await api.call(catalogSearch, {
		body: {
			type: 'product',
			searchQuery: {
				_appliedFilters: [
					{ attribute: 'sku', value: { in: [...skus] } },
					{ attribute: 'status', value: { in: [0, 1] } },
				],
			},
			size: skus.length,
			sourceExclude: ['description', 'short_description', 'tier_prices'],
		},
	});
	return hits.map((hit) => storedProduct(Product.parse(hit)));
}

export async function loadComparison(api: Api, skus: readonly string[]): Promise<Comparison> {
	const [attributes, products] = await Promise.all([loadAttributes(api), loadProducts(api, skus)]);
	return { attributes, products: new Map(products.map((product) => [product.sku, product])) };
}
