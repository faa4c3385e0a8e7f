/** A page as it was sent, ready to be sent again. */
export interface CachedPage {
	status: number;
	html: Uint8Array;
	/** Brotli of `html`; made once, after the first answer. */
	brotli: Uint8Array | undefined;
	/** ms since the epoch. */
	renderedAt: number;
}

export interface OutputCache {
	get(key: string): CachedPage | undefined;
	set(key: string, page: CachedPage): void;
	clear(): void;
}

/** ms; the oldest page that may still be shown while a fresh one is made (first document, section 9). */
export const TIME_TO_LIVE = 86_400_000;
/** ms after which a page is made anew behind the answer. */
export const FRESH = 60_000;
const MOST_BYTES = 128 * 1024 * 1024;

function sizeOf({ html, brotli }: CachedPage) {
	return html.byteLength + (brotli?.byteLength ?? 0);
}

/** Pages in memory, the least recently used ones leaving first. Only anonymous pages that are whole may be put in. */
export function createOutputCache(now = Date.now): OutputCache {
	const pages = new Map<string, CachedPage>();
	let bytes = 0;

	function drop(key: string) {
		const page = pages.get(key);
		if (page) bytes -= sizeOf(page);
		pages.delete(key);
	}

	return {
		get(key) {
			const page = pages.get(key);
			if (!page) return;
			pages.delete(key);
			if (now() - page.renderedAt > TIME_TO_LIVE) {
				bytes -= sizeOf(page);
				return;
			}
			pages.set(key, page);
			return page;
		},
		set(key, page) {
			drop(key);
			pages.set(key, page);
			bytes += sizeOf(page);
			while (bytes > MOST_BYTES) drop(pages.keys().next().value ?? key);
		},
		clear() {
			pages.clear();
			bytes = 0;
		},
	};
}
