import { addWish, removeWish } from '@pasaz/kernel/network/wishlist-sync';
import { $compare, addToCompare, removeFromCompare, startCompare } from '@pasaz/kernel/stores/compare';
import { $wishlist, startWishlist } from '@pasaz/kernel/stores/wishlist';
import type { ProductPageData } from '../product/product-page-data.ts';
import { tileOf } from './tile-of.ts';
import type { List, Listed } from './use-lists.ts';

type Listable = Pick<ProductPageData, 'id' | 'sku'>;

function wishOf({ id }: Listable) {
	return $wishlist.get().find((wish) => wish.id === id);
}

function isCompared({ sku }: Listable): boolean {
	return $compare.get().some((other) => other.sku === sku);
}

export function listedOf(product: Listable): Listed {
	return { isWished: wishOf(product) !== undefined, isCompared: isCompared(product) };
}

export function startLists(): void {
	startWishlist();
	startCompare();
}

/** Adds the product to a list or removes it, and returns on which lists it is then. */
export const toggleOf: Record<List, (product: ProductPageData) => Listed> = {
	isWished(product) {
		startLists();
		const wish = wishOf(product);
		if (wish) removeWish(wish);
		else addWish(tileOf(product));
		return listedOf(product);
	},
	isCompared(product) {
		startLists();
		if (isCompared(product)) removeFromCompare(product.sku);
		else addToCompare(tileOf(product));
		return listedOf(product);
	},
};
