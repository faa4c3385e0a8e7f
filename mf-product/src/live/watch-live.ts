import type { Api } from '@pasaz/kernel/network/api';
import type { ProductPageData } from '../product/product-page-data.ts';
import { askLive, type Live, mergeLive } from './live-product.ts';

export { withLive } from './live-product.ts';

/** ms between two questions of an open page. */
const POLL_INTERVAL = 5 * 60_000;
/** A page that the shopper looks at again is asked about once in as many ms. */
const MIN_POLL_INTERVAL = 20_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Midnight in the shop's time zone, by UTC, in summer and in winter. `Intl` knows which one it is, but takes a phone 100 ms to start. */
const MIDNIGHTS = [22 * HOUR, 23 * HOUR];

/** ms until the shop's date may change, with which special prices begin and end. */
export function untilMidnight(now: number): number {
	const time = now % DAY;
	const [first = 0] = MIDNIGHTS;
	return (MIDNIGHTS.find((midnight) => midnight > time) ?? DAY + first) - time;
}

/** After each answer the event `prices-after-sync` goes to the document with the skus. @returns a function that ends it */
export function watchLive(product: ProductPageData, api: Api, onLive: (live: Live) => void): () => void {
	const over = new AbortController();
	let askedAt = 0;
	let known: Live = new Map();
	const ask = async () => {
		if (document.visibilityState !== 'visible' || !navigator.onLine) return;
		askedAt = Date.now();
		const live = await askLive(api, product);
		if (over.signal.aborted || live.size === 0) return;
		known = mergeLive(known, live);
		onLive(known);
		document.dispatchEvent(new CustomEvent('prices-after-sync', { detail: { skus: [...live.keys()] } }));
	};
	const askAgain = () => {
		if (Date.now() - askedAt >= MIN_POLL_INTERVAL) void ask();
	};
	document.addEventListener('visibilitychange', askAgain, { signal: over.signal });
	const timer = setInterval(() => void ask(), POLL_INTERVAL);
	let midnight: ReturnType<typeof setTimeout>;
	const askAtMidnight = () => {
		midnight = setTimeout(() => {
			void ask();
			askAtMidnight();
		}, untilMidnight(Date.now()) + 1000);
	};
	askAtMidnight();
	void ask();
	return () => {
		over.abort();
		clearInterval(timer);
		clearTimeout(midnight);
	};
}
