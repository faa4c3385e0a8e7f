import { addRecentlyViewed, startRecentlyViewed } from '@pasaz/kernel/stores/recently-viewed';
import type { ProductPageData } from '../product/product-page-data.ts';
import { tileOf } from './tile-of.ts';

export function storeVisit(product: ProductPageData): void {
	startRecentlyViewed();
	addRecentlyViewed(tileOf(product));
}
