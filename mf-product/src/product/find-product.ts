import { catalogSearch } from '@pasaz/kernel/contract/catalog';
import { Product } from '@pasaz/kernel/contract/product';
import type { Api } from '@pasaz/kernel/platform/api';
import { productPath } from '@pasaz/kernel/routes';
import { data, redirect } from 'react-router';

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

/** Messages of the first document, section 5, as a real 404. */
function notFound(reason: string) {
	return data(`Product query returned empty result ${reason}`, { status: 404 });
}

/** A variant has no page of its own: its parent's shows it. */
async function toParent(api: Api, child: Product): Promise<never> {
	const parent =
		child.parentSku && child.parentSku !== child.sku
			? await productBy(api, 'sku', child.parentSku)
			: await productBy(api, 'configurable_children.sku', child.sku);
	if (!parent || parent.visibility === 1) throw notFound('product visibility = 1');
	throw redirect(productPath(parent, child.sku), 301);
}

/**
 * The product of a page, by sku or by its own path.
 * @throws a 404, or a 301 to the parent when the product is a variant
 */
export async function findProduct(api: Api, by: { sku?: string | undefined; urlPath?: string | undefined }) {
	const bySku = by.sku ? await productBy(api, 'sku', by.sku) : null;
	const product = bySku ?? (by.urlPath ? await productBy(api, 'url_path', by.urlPath) : null);
	if (!product) throw notFound('');
	if (product.status >= 2) throw notFound(`product status = ${product.status}`);
	return product.visibility === 1 ? toParent(api, product) : product;
}
