import { pathTo } from '@pasaz/kernel/routes';

/** Not written in skus, and kept by addresses as it is. */
const BETWEEN = '~';
/** Products in a link; the first of a longer list. */
const MAX_PRODUCTS = 50;

/** Path of a list that anybody may open; it tells skus and nothing about whose list it is. */
export function sharedListPath(skus: readonly string[]): string {
	return pathTo('shared-wishlist', { skus: skus.slice(0, MAX_PRODUCTS).join(BETWEEN) });
}

export function sharedSkus(skus = ''): string[] {
	return [...new Set(skus.split(BETWEEN).filter(Boolean))].slice(0, MAX_PRODUCTS);
}
