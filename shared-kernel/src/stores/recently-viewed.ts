import { putFirst } from '../domain/product-list.ts';
import type { ProductTile } from '../domain/product-tile.ts';
import { ListedProduct } from './listed-product.ts';
import { productList } from './product-list.ts';

/** A device's storage is small, and nobody looks further back. */
const MAX_PRODUCTS = 50;
const list = productList({ key: 'recently-viewed/recently-viewed', item: ListedProduct, personal: false });

export const $recentlyViewed = list.$value;
/** Restores the list of this device. Call in the browser, as often as you like. */
export const startRecentlyViewed = list.start;

/** Puts a product first unless its sku is there. */
export function addRecentlyViewed(product: ProductTile): void {
	list.change((products) => putFirst(products, product, MAX_PRODUCTS));
}
