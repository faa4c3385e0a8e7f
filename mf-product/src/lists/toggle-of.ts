import type { Api } from '@pasaz/kernel/network/api';
import { addWish, removeWish } from '@pasaz/kernel/network/wishes';
import { $compare, addToCompare, removeFromCompare, startCompare } from '@pasaz/kernel/stores/compare';
import { $wishlist, startWishlist } from '@pasaz/kernel/stores/wishlist';
import type { ProductPageData } from '../product/product-page-data.ts';
import { completeProduct } from './complete-product.ts';
import { storedProductOf } from './stored-product-of.ts';
import type { List, Listed } from './use-lists.ts';

type Listable = Pick<ProductPageData, 'id' | 'sku'>;

function wishOf({ id }: Listable) {
	return $wishlist.get().find(({ product_id }) => product_id === id);
}

function isCompared({ sku }: Listable): boolean {
	return $compare.get().some((other) => other.sku === sku);
}

export function listedOf(product: Listable): Listed {
	return { isWished: wishOf(product) !== undefined, isCompared: isCompared(product) };
}

/** Restores both lists of the device. */
export function startLists(): void {
	startWishlist();
	startCompare();
}

/** Puts the product on a list, or takes it off again, and tells where it is then. */
export const toggleOf: Record<List, (product: ProductPageData, api: Api) => Promise<Listed>> = {
	async isWished(product) {
		startLists();
		const wish = wishOf(product);
		if (wish) removeWish(wish);
		else addWish(storedProductOf(product));
		return listedOf(product);
	},
	async isCompared(product, api) {
		startLists();
		if (isCompared(product)) removeFromCompare(product.sku);
		else addToCompare(await completeProduct(api, storedProductOf(product)));
		return listedOf(product);
	},
};
