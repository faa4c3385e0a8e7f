import type { Product } from '@pasaz/kernel/contract/product';
import type { Api } from '@pasaz/kernel/network/api';
import type { GroupPart } from '../product/product-page-data.ts';
import { garmentParts, loadGarments } from './load-garments.ts';

/** The linked skus, in the order of the shop. */
function linkedSkus({ product_links = [] }: Product): string[] {
	const links = product_links.filter(({ link_type }) => link_type === 'associated');
	return links.toSorted((a, b) => a.position - b.position).map(({ linked_product_sku }) => linked_product_sku);
}

export async function loadGroup(api: Api, product: Product): Promise<GroupPart[] | undefined> {
	if (product.type_id !== 'grouped') return undefined;
	const linked = linkedSkus(product);
	return garmentParts(linked, await loadGarments(api, linked));
}
