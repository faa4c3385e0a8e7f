import { type CachedPage, createOutputCache, isFresh } from './output-cache.ts';
import type { Purges } from './purges.ts';
import type { SharedPages } from './shared-pages.ts';

/** The output cache of this process, over one that several shells share where there is one. */
export interface PageCache {
	/** What this process holds, at once. */
	get(key: string): CachedPage | undefined;
	/** What the others hold, where it is worth more than what this one does. */
	find(key: string): Promise<CachedPage | undefined>;
	keep(key: string, page: CachedPage): void;
	/** Purge counter; to be taken before a page's data is read. */
	version(): number;
	/** @throws where the other shells could not be told; this one has forgotten the pages in any case */
	purge(tags: readonly string[]): Promise<void>;
	close(): Promise<void>;
}

/** `share` connects what is shared to the purges that this process knows of. */
export function createPageCache(share?: (purges: Purges) => SharedPages): PageCache {
	const own = createOutputCache();
	const shared = share?.(own.purges);
	return {
		get: own.get,
		async find(key) {
			const page = await shared?.get(key);
			if (!page || !isFresh(page) || !own.purges.isCurrent(page)) return;
			own.set(key, page);
			return page;
		},
		keep(key, page) {
			own.set(key, page);
			shared?.set(key, page);
		},
		version: own.purges.version,
		async purge(tags) {
			own.purges.note(tags, own.purges.version() + 1);
			await shared?.purge(tags);
		},
		close: async () => shared?.close(),
	};
}
