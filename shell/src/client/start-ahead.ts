import { startNextPages } from './next-pages.ts';
import { type PrefetchOptions, startPrefetch } from './prefetch.ts';
import type { ShopRouter } from './shop-router.ts';

/** Begins to fetch ahead what the shopper may want next; the first page does not need this code. */
export function startAhead(router: ShopRouter, options: PrefetchOptions): void {
	startPrefetch(options);
	startNextPages(router, options.loadAhead);
}
