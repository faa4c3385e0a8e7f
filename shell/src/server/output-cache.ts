import type { Patchable } from './nonce-slots.ts';
import { createPurges, type Purges, type Tagged } from './purges.ts';

/** A page as it was made, ready for each answer's own nonce. */
export interface CachedPage extends Tagged {
	html: Patchable;
	/** Brotli of `html`; where it is missing, the page is compressed for each answer. */
	brotli: Patchable | undefined;
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
const MOST_BYTES = 128 * 1024 * 1024;

export function isFresh({ renderedAt }: CachedPage, now = Date.now()): boolean {
	return now - renderedAt < FRESH;
}

function sizeOf({ html, brotli }: CachedPage) {
	return html.bytes.byteLength + (brotli?.bytes.byteLength ?? 0);
}

/** Pages in memory, the least recently used ones leaving first. Only anonymous pages that are whole may be put in. */
export function createOutputCache(now = Date.now): OutputCache {
	const pages = new Map<string, CachedPage>();
	const purges = createPurges();
	let bytes = 0;

	function drop(key: string) {
		const page = pages.get(key);
		if (page) bytes -= sizeOf(page);
		pages.delete(key);
	}

	return {
		purges,
		get(key) {
			const page = pages.get(key);
			if (!page) return;
			if (now() - page.renderedAt > TIME_TO_LIVE || !purges.isCurrent(page)) {
				drop(key);
				return;
			}
			pages.delete(key);
			pages.set(key, page);
			return page;
		},
		set(key, page) {
			drop(key);
			if (!purges.isCurrent(page)) return;
			pages.set(key, page);
			bytes += sizeOf(page);
			while (bytes > MOST_BYTES) drop(pages.keys().next().value ?? key);
		},
	};
}
