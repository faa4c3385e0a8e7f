import type { Product } from '@pasaz/kernel/contract/product';

export const NOT_FOUND = 'Product query returned empty result';

/** Why a product that was found has no page of its own (rules 4.8, 4.9); null when it has one. */
export function loadFailure({ status, visibility }: Pick<Product, 'status' | 'visibility'>): string | null {
	if (status >= 2) return `${NOT_FOUND} product status = ${status}`;
	return visibility === 1 ? `${NOT_FOUND} product visibility = 1` : null;
}

/** A programming error: the lookup needs a sku or a path. */
export const SEARCH_KEY_MISSING = "Please provide the search key, e.g. 'sku', to look up a single product";

/** The parent whose page shows a variant; none when the product does not say, or names itself. */
export function parentSkuOf({ sku, parentSku }: Pick<Product, 'sku' | 'parentSku'>): string | null {
	return parentSku && parentSku !== sku ? parentSku : null;
}

export const PARENT_UNKNOWN = "Product doesn't have parentSku, please check if this is configurable product";
