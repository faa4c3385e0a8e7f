import { loadedSlices } from '../composition/containers.ts';
import { HEALTH_ADDRESS, HEALTH_SAMPLE } from '../routing/health.ts';
import { pageHandleIn } from '../routing/page-meta.ts';
import { failedSlices } from './note-failures.ts';
import type { ShopRouter } from './shop-router.ts';

/** Tells the server, once and when the document is left, whether slices failed on it and when it was painted; it names nobody. */
export function reportHealth({ state }: ShopRouter, set: string): void {
	const isSampled = Math.random() < HEALTH_SAMPLE;
	const page = pageHandleIn(state.matches)?.page.split('/')[0] ?? null;
	let paint: number | null = null;
	const painted = new PerformanceObserver((list) => {
		paint = list.getEntries().at(-1)?.startTime ?? paint;
	});
	if (PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint'))
		painted.observe({ type: 'largest-contentful-paint', buffered: true });
	const send = () => {
		if (document.visibilityState !== 'hidden') return;
		removeEventListener('visibilitychange', send);
		if (!isSampled && failedSlices.size === 0) return;
		const report = { set, page, slices: loadedSlices(), failed: [...failedSlices], paint: isSampled ? paint : null };
		navigator.sendBeacon(HEALTH_ADDRESS, JSON.stringify(report));
	};
	addEventListener('visibilitychange', send);
}
