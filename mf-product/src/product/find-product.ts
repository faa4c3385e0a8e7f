import { Product } from '@pasaz/kernel/contract/product';
import type { FoundDocument } from '@pasaz/kernel/contract/url-map';
import type { Api } from '@pasaz/kernel/network/api';
import { documentOf, findOne, foundOf, type Where } from '@pasaz/kernel/network/find';
import { productPath } from '@pasaz/kernel/routes';
import { data, redirect } from 'react-router';
import { loadFailure, NOT_FOUND, PARENT_UNKNOWN, parentSkuOf, SEARCH_KEY_MISSING } from './load-failure.ts';

const { small_image, thumbnail, ...shown } = Product.shape;
/** A product with what its page shows. */
export const PageProduct = documentOf(shown);

function productWith(api: Api, where: Where): Promise<Product | null> {
	return findOne(api, 'product', PageProduct, where);
}

function notFound(reason: string) {
	return data(reason, { status: 404 });
}

async function findParent(api: Api, child: Product): Promise<Product> {
	const sku = parentSkuOf(child);
	const parent = sku
		? await productWith(api, { sku })
		: await productWith(api, { 'configurable_children.sku': child.sku });
	if (!parent && !sku) throw notFound(PARENT_UNKNOWN);
	const failure = parent ? loadFailure(parent) : loadFailure(child);
	if (!parent || failure) throw notFound(failure ?? NOT_FOUND);
	return parent;
}

export interface ProductKey {
	sku?: string | undefined;
	urlPath?: string | undefined;
	/** What the lookup of the address has found. */
	found?: FoundDocument | undefined;
	/** Whether a variant has an address of its own (rule 2.32). */
	showsVariants?: boolean | undefined;
}

/** An address of another shop names a path only. */
async function search(api: Api, { sku, urlPath }: ProductKey): Promise<Product | null> {
	const bySku = sku ? await productWith(api, { sku }) : null;
	return bySku ?? (urlPath ? productWith(api, { url_path: urlPath }) : null);
}

/** @throws a 404 with the reason, or a 301 where the product is a variant: its parent's page shows it, at its address or its own */
export async function findProduct(api: Api, by: ProductKey) {
	if (!by.sku && !by.urlPath) throw new Error(SEARCH_KEY_MISSING);
	const found = foundOf(by.found, 'product', PageProduct);
	const product = found && found.sku === by.sku ? found : await search(api, by);
	if (!product) throw notFound(NOT_FOUND);
	const failure = loadFailure(product);
	if (!failure) return product;
	if (product.status >= 2) throw notFound(failure);
	const parent = await findParent(api, product);
	const own = by.showsVariants && product.url_path;
	throw redirect(own ? productPath(product) : productPath(parent, product.sku), 301);
}
