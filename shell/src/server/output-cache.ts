import { LRUCache } from 'lru-cache';
import type { PageForm } from '../render/worker-messages.ts';
import type { WholeBytes } from './brotli.ts';
import type { InlineSources } from './inline-sources.ts';
import { createPurges, type Purges, type Tagged } from './purges.ts';

export interface KeptForm extends WholeBytes {
	/** Missing until the compressor has made it; meanwhile a quick copy is sent. */
	brotli?: Uint8Array<ArrayBuffer> | undefined;
}

/** A complete page that is the same for everybody, as a document and as a record. */
export interface CachedPage extends Tagged, Record<PageForm, KeptForm> {
	inline: InlineSources;
	/** ms since the epoch. */
	renderedAt: number;
}

export interface OutputCache {
	purges: Purges;
	get(key: string): CachedPage | undefined;
	set(key: string, page: CachedPage): void;
	drop(key: string): void;
}

/** ms; a page as old as this may still be shown while a fresh one is made (rule 26.24). */
export const TIME_TO_LIVE = 86_400_000;
/** ms after which a page is made again behind the answer. */
const FRESH_FOR = 60_000;
const MAX_BYTES = 128 * 1024 * 1024;

/** A page from the future, as after a wrong clock was put right, is as old as it is far ahead (rule 21.14). */
export function isFresh({ renderedAt }: CachedPage, now = Date.now()): boolean {
	return Math.abs(now - renderedAt) < FRESH_FOR;
}

/** A quick copy may join later, which takes less than a fourth of the bytes. */
function sizeOfForm({ plain: { byteLength }, brotli }: KeptForm) {
	return byteLength + (brotli?.byteLength ?? Math.ceil(byteLength / 4));
}

const sizeOf = ({ document, record }: CachedPage) => sizeOfForm(document) + sizeOfForm(record);

/** The in-memory cache drops the least recently used pages first. Callers put in only complete anonymous pages. */
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
		drop: (key) => void pages.delete(key),
	};
}
