import { putFirst } from '../domain/product-list.ts';
import type { ProductTile } from '../domain/product-tile.ts';
import { productList } from './product-list.ts';

/** Storage is small, and nobody looks further back. */
const MAX_PRODUCTS = 50;
const list = productList('recently-viewed/recently-viewed');

export const $recentlyViewed = list.$value;
export const startRecentlyViewed = list.start;

export function addRecentlyViewed(product: ProductTile): void {
	list.change((products) => putFirst(products, product, MAX_PRODUCTS));
}
