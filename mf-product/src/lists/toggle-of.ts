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

export const toggleOf: Record<List, (product: ProductPageData) => Listed> = {
	isWished(product) {
		startLists();
		if (isWished(product)) removeFromWishlist(product.id);
		else addToWishlist(tileOf(product));
		return listedOf(product);
	},
	isCompared(product) {
		startLists();
		if (isCompared(product)) removeFromCompare(product.sku);
		else addToCompare(tileOf(product));
		return listedOf(product);
	},
};
