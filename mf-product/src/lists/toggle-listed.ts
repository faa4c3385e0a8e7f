import type { ProductTile } from '@pasaz/kernel/domain/product-tile';
import { $compare, addToCompare, removeFromCompare, startCompare } from '@pasaz/kernel/stores/compare';
import { $wishlist, addToWishlist, removeFromWishlist, startWishlist } from '@pasaz/kernel/stores/wishlist';
import type { ProductPageData } from '../product/product-page-data.ts';
import { tileOf } from './tile-of.ts';

export interface Listed {
	isWished: boolean;
	isCompared: boolean;
}

export type List = keyof Listed;

type Listable = Pick<ProductPageData, 'id' | 'sku'>;

interface ListCalls {
	has: (product: Listable) => boolean;
	add: (tile: ProductTile) => void;
	remove: (product: Listable) => void;
}

const LISTS: Record<List, ListCalls> = {
	isWished: {
		has: ({ id }) => $wishlist.get().some((wish) => wish.id === id),
		add: addToWishlist,
		remove: ({ id }) => removeFromWishlist(id),
	},
	isCompared: {
		has: ({ sku }) => $compare.get().some((other) => other.sku === sku),
		add: addToCompare,
		remove: ({ sku }) => removeFromCompare(sku),
	},
};

export function listedOf(product: Listable): Listed {
	return { isWished: LISTS.isWished.has(product), isCompared: LISTS.isCompared.has(product) };
}

export function startLists(): void {
	startWishlist();
	startCompare();
}

/** Puts the product on a list, or takes it off if its button said that it is there. */
export function toggleListed(list: List, product: ProductPageData, isOn: boolean): Listed {
	startLists();
	const { has, add, remove } = LISTS[list];
	const isThere = has(product);
	if (isThere && isOn) remove(product);
	if (!isThere && !isOn) add(tileOf(product));
	return listedOf(product);
}
