import type { Product } from '@pasaz/kernel/contract/product';
import type { ProductTile } from '@pasaz/kernel/domain/product-tile';
import type { Api } from '@pasaz/kernel/network/api';
import { loadTiles } from './load-products.ts';

const SHOWN = 4;
const LINK_TYPES = ['related', 'upsell', 'crosssell'];

function filtersFor(product: Product) {
	const linked = product.product_links?.filter(({ link_type }) => LINK_TYPES.includes(link_type)) ?? [];
	if (linked.length > 0) {
		return [{ attribute: 'sku', value: { in: linked.map(({ linked_product_sku }) => linked_product_sku) } }];
	}
	const category = product.category_ids.at(-1);
	if (category === undefined) return null;
	return [
		{ attribute: 'category_ids', value: { in: [category] } },
		{ attribute: 'stock.is_in_stock', value: { eq: true } },
	];
}

/** What the shop links to the product, else what else its category holds. The page does without when it cannot be had. */
export async function loadRelated(api: Api, product: Product): Promise<ProductTile[]> {
	const filters = filtersFor(product);
	if (!filters) return [];
	const listed = { attribute: 'visibility', value: { in: [2, 3, 4] } };
	try {
		const tiles = await loadTiles(api, { filters: [listed, ...filters], size: SHOWN + 1 });
		return tiles.filter(({ sku }) => sku !== product.sku).slice(0, SHOWN);
	} catch (error) {
		console.warn('No related products', error);
		return [];
	}
}
