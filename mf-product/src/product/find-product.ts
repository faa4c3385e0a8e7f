import { catalogSearch } from '@pasaz/kernel/contract/catalog';
import { Product } from '@pasaz/kernel/contract/product';
import type { Api } from '@pasaz/kernel/network/api';
import { productPath } from '@pasaz/kernel/routes';
import { data, redirect } from 'react-router';
import { loadFailure, NOT_FOUND, PARENT_UNKNOWN, parentSkuOf, SEARCH_KEY_MISSING } from './load-failure.ts';

async function productBy(api: Api, attribute: 'sku' | 'url_path' | 'configurable_children.sku', value: string) {
	const { hits } = await api.call(catalogSearch, {
		body: {
			type: 'product',
			searchQuery: { _appliedFilters: [{ attribute, value: { eq: value } }] },
			size: 1,
			sourceExclude: ['tier_prices', 'sgn', 'small_image', 'thumbnail'],
		},
	});
	return hits[0] ? Product.parse(hits[0]) : null;
}

/** A reason as a real 404. */
function notFound(reason: string) {
	return data(reason, { status: 404 });
}

async function findParent(api: Api, child: Product): Promise<Product> {
	const sku = parentSkuOf(child);
	const parent = sku ? await productBy(api, 'sku', sku) : await productBy(api, 'configurable_children.sku', child.sku);
	if (!parent && !sku) throw notFound(PARENT_UNKNOWN);
	const failure = parent ? loadFailure(parent) : loadFailure(child);
	if (!parent || failure) throw notFound(failure ?? NOT_FOUND);
	return parent;
}

/**
 * The product of a page, by sku or by its own path.
 * @throws a 404 with the reason, or a 301 to the parent when the product is a variant: the parent's page shows it
 */
export async function findProduct(api: Api, by: { sku?: string | undefined; urlPath?: string | undefined }) {
	if (!by.sku && !by.urlPath) throw new Error(SEARCH_KEY_MISSING);
	const bySku = by.sku ? await productBy(api, 'sku', by.sku) : null;
	const product = bySku ?? (by.urlPath ? await productBy(api, 'url_path', by.urlPath) : null);
	if (!product) throw notFound(NOT_FOUND);
	const failure = loadFailure(product);
	if (!failure) return product;
	if (product.status >= 2) throw notFound(failure);
	throw redirect(productPath(await findParent(api, product), product.sku), 301);
}
