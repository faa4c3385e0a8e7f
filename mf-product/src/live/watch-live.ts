import type { Api } from '@pasaz/kernel/network/api';
import type { ProductPageData } from '../product/product-page-data.ts';
import { askLive, type Live } from './live-product.ts';

export { withLive } from './live-product.ts';

/** ms between two questions of an open page. */
const EVERY = 5 * 60_000;
/** A page that the shopper looks at again is asked about once in as many ms. */
const AT_MOST_EVERY = 20_000;
/** Special prices begin and end at its midnight. */
const SHOP_ZONE = 'Europe/Warsaw';
const DAY = 86_400_000;

/** ms until the shop's date changes; on the two days of another clock the regular questions make up for the hour. */
export function untilMidnight(now: number): number {
	const clock = new Intl.DateTimeFormat('en', { timeZone: SHOP_ZONE, timeStyle: 'medium', hourCycle: 'h23' });
	const [hours = 0, minutes = 0, seconds = 0] = clock.format(now).split(':').map(Number);
	return DAY - ((hours * 60 + minutes) * 60 + seconds) * 1000;
}

/**
 * Asks for prices and stock at once, when the page becomes visible, every few minutes while it is, and when the shop's date changes. After
 * each answer the event `prices-after-sync` goes to the document with the skus.
 * @returns a function that ends it
 */
export function watchLive(product: ProductPageData, api: Api, onLive: (live: Live) => void): () => void {
	const over = new AbortController();
	let askedAt = 0;
	const ask = async () => {
		if (document.visibilityState !== 'visible' || !navigator.onLine) return;
		askedAt = Date.now();
		const live = await askLive(api, product);
		if (over.signal.aborted || live.size === 0) return;
		onLive(live);
		document.dispatchEvent(new CustomEvent('prices-after-sync', { detail: { skus: [...live.keys()] } }));
	};
	const askAgain = () => {
		if (Date.now() - askedAt >= AT_MOST_EVERY) void ask();
	};
	document.addEventListener('visibilitychange', askAgain, { signal: over.signal });
	const timer = setInterval(() => void ask(), EVERY);
	const midnight = setTimeout(() => void ask(), untilMidnight(Date.now()) + 1000);
	void ask();
	return () => {
		over.abort();
		clearInterval(timer);
		clearTimeout(midnight);
	};
}
