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

function isWished({ id }: Listable): boolean {
	return $wishlist.get().some((wish) => wish.id === id);
}

function isCompared({ sku }: Listable): boolean {
	return $compare.get().some((other) => other.sku === sku);
}

export function listedOf(product: Listable): Listed {
	return { isWished: isWished(product), isCompared: isCompared(product) };
}

export function startLists(): void {
	startWishlist();
	startCompare();
}

/** Puts the product on a list, or takes it off if its button said that it is there. */
export const toggleOf: Record<List, (product: ProductPageData, isOn: boolean) => Listed> = {
	isWished(product, isOn) {
		startLists();
		const isThere = isWished(product);
		if (isThere && isOn) removeFromWishlist(product.id);
		if (!isThere && !isOn) addToWishlist(tileOf(product));
		return listedOf(product);
	},
	isCompared(product, isOn) {
		startLists();
		const isThere = isCompared(product);
		if (isThere && isOn) removeFromCompare(product.sku);
		if (!isThere && !isOn) addToCompare(tileOf(product));
		return listedOf(product);
	},
};
