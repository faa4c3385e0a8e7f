import type { Product } from '@pasaz/kernel/contract/product';
import type { ProductTile } from '@pasaz/kernel/domain/product-tile';
import type { Api } from '@pasaz/kernel/network/api';
import type { Where } from '@pasaz/kernel/network/find';
import { loadTiles } from './load-products.ts';

const SHOWN = 4;
const LINK_TYPES = ['related', 'upsell', 'crosssell'];

function relatedTo(product: Product): Where | null {
	const linked = product.product_links?.filter(({ link_type }) => LINK_TYPES.includes(link_type)) ?? [];
	if (linked.length > 0) return { sku: linked.map(({ linked_product_sku }) => linked_product_sku) };
	const category = product.category_ids.at(-1);
	return category === undefined ? null : { category_ids: [category], 'stock.is_in_stock': true };
}

/**
 * Linked products that are enabled (rule 4.20), or others of the same category. Optional: the page is shown without them when they
 * fail to load.
 */
export async function loadRelated(api: Api, product: Product): Promise<ProductTile[]> {
	const where = relatedTo(product);
	if (!where) return [];
	try {
		const tiles = await loadTiles(api, { where: { visibility: [2, 3, 4], status: 1, ...where }, size: SHOWN + 1 });
		return tiles.filter(({ sku }) => sku !== product.sku).slice(0, SHOWN);
	} catch (error) {
		console.warn('No related products', error);
		return [];
	}
}
