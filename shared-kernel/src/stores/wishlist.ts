import { appended, uniqueBySku, withoutSku } from '../domain/product-list.ts';
import type { ProductTile } from '../domain/product-tile.ts';
import { ListedProduct } from './listed-product.ts';
import { productList } from './product-list.ts';

const list = productList({ key: 'wishlist/current-wishlist', item: ListedProduct, personal: true });

export const $wishlist = list.$value;
export const $wishlistIsLoaded = list.$isLoaded;
/** Restores the list of this device. Call in the browser, as often as you like. */
export const startWishlist = list.start;

/** Appends a product unless its sku is there. */
export function addToWishlist(product: ProductTile): void {
	list.change((products) => appended(products, product));
}

export function removeFromWishlist(sku: string): void {
	list.change((products) => withoutSku(products, sku));
}

/** Takes over what the server knows. */
export function setWishlist(products: readonly ProductTile[]): void {
	list.change(() => uniqueBySku(products));
}
