import { appended, uniqueBySku, withoutSku } from '../domain/product-list.ts';
import type { ProductTile } from '../domain/product-tile.ts';
import { ListedProduct } from './listed-product.ts';
import { productList } from './product-list.ts';

const list = productList({ key: 'wishlist/current-wishlist', item: ListedProduct, personal: true });

export const $wishlist = list.$value;
export const $wishlistIsLoaded = list.$isLoaded;
export const startWishlist = list.start;

export function addToWishlist(product: ProductTile): void {
	list.change((products) => appended(products, product));
}

export function removeFromWishlist(sku: string): void {
	list.change((products) => withoutSku(products, sku));
}

/** Replaces the device's list by the account's. */
export function setWishlist(products: readonly ProductTile[]): void {
	list.change(() => uniqueBySku(products));
}
