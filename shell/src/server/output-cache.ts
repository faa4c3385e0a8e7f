import { LRUCache } from 'lru-cache';
import type { InlineSources } from './inline-sources.ts';
import { createPurges, type Purges, type Tagged } from './purges.ts';

/** A page as it was made, for everybody. */
export interface CachedPage extends Tagged {
	html: Uint8Array<ArrayBuffer>;
	/** Brotli of `html`; where it is missing, the page is compressed for each answer. */
	brotli: Uint8Array<ArrayBuffer> | undefined;
	/** Hashes of the inline elements in `html`. */
	inline: InlineSources;
	/** ms since the epoch. */
	renderedAt: number;
}

export interface OutputCache {
	purges: Purges;
	/** `undefined` for what is too old or was purged. */
	get(key: string): CachedPage | undefined;
	set(key: string, page: CachedPage): void;
}

/** ms; the oldest page that may still be shown while a fresh one is made (rule 26.24). */
export const TIME_TO_LIVE = 86_400_000;
/** ms after which a page is made anew behind the answer. */
const FRESH = 60_000;
const MAX_BYTES = 128 * 1024 * 1024;

export function isFresh({ renderedAt }: CachedPage, now = Date.now()): boolean {
	return now - renderedAt < FRESH;
}

function sizeOf({ html, brotli }: CachedPage) {
	return html.byteLength + (brotli?.byteLength ?? 0);
}

/** Pages in memory, the least recently used ones leaving first. Only anonymous pages that are whole may be put in. */
export function createOutputCache(now = Date.now): OutputCache {
	const purges = createPurges();
	const pages = new LRUCache<string, CachedPage>({
		maxSize: MAX_BYTES,
		sizeCalculation: sizeOf,
		ttl: TIME_TO_LIVE,
		ttlResolution: 0,
		perf: { now },
	});
	return {
		purges,
		get(key) {
			const page = pages.get(key);
			if (!page || purges.isCurrent(page)) return page;
			pages.delete(key);
			return;
		},
		set(key, page) {
			if (purges.isCurrent(page)) pages.set(key, page, { start: page.renderedAt });
			else pages.delete(key);
		},
	};
}
