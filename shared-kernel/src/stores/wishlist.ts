import * as z from 'zod/mini';
import { appended, uniqueBySku, withoutSku } from '../domain/product-list.ts';
import { StoredProduct } from '../domain/stored-product.ts';
import { productList } from './product-list.ts';

/** `product_id` is what the server calls the product by. */
export const WishlistItem = z.extend(StoredProduct, { product_id: z.int(), qty: z.number() });
export type WishlistItem = z.infer<typeof WishlistItem>;

const list = productList({ key: 'wishlist/current-wishlist', item: WishlistItem, personal: true });

export const $wishlist = list.$value;
export const $wishlistIsLoaded = list.$isLoaded;
/** Restores the list of this device. Call in the browser, as often as you like. */
export const startWishlist = list.start;

/** Appends one piece of a product unless its sku is there. */
export function addToWishlist(product: StoredProduct): void {
	const item = { ...product, product_id: product.parentId ?? product.id, qty: 1 };
	list.change((items) => appended(items, item));
}

export function removeFromWishlist(sku: string): void {
	list.change((items) => withoutSku(items, sku));
}

/** Takes over what the server knows. */
export function setWishlist(items: readonly WishlistItem[]): void {
	list.change(() => uniqueBySku(items));
}
