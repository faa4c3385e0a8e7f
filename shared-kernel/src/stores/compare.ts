import { appended, withoutSku } from '../domain/product-list.ts';
import type { ProductTile } from '../domain/product-tile.ts';
import { productList } from './product-list.ts';

const list = productList('compare/current-compare');

export const $compare = list.$value;
export const $compareIsLoaded = list.$isLoaded;
export const startCompare = list.start;

export function addToCompare(product: ProductTile): void {
	list.change((products) => appended(products, product));
}

export function removeFromCompare(sku: string): void {
	list.change((products) => withoutSku(products, sku));
}

export function clearCompare(): void {
	list.change(() => []);
}
