import type { PurgeCounts } from '../render/worker-messages.ts';
import { type CachedPage, createOutputCache, isFresh } from './output-cache.ts';
import type { Purges } from './purges.ts';
import type { SharedPages } from './shared-pages.ts';

/** The output cache of this process, in front of the one that several shells may share. */
export interface PageCache {
	/** Looks in this process only, without waiting. */
	get(key: string): CachedPage | undefined;
	/** Looks in the shared cache, where a page counts only if it is fresh. */
	find(key: string): Promise<CachedPage | undefined>;
	keep(key: string, page: CachedPage): void;
	/** Forgets one page, here and in the shared cache. */
	drop(key: string): void;
	/** Callers read them before they load a page's data. */
	counts(): PurgeCounts;
	/** @throws if the other shells could not be told; this one has forgotten the pages in any case */
	purge(tags: readonly string[]): Promise<void>;
	close(): Promise<void>;
}

/**
 * @param share opens the shared cache and ties it to the purges of this process
 * @param assetOrigin stands in documents, so shells with another one share no page
 */
export function createPageCache(share?: (purges: Purges) => SharedPages, assetOrigin = ''): PageCache {
	const own = createOutputCache();
	const shared = share?.(own.purges);
	return {
		get: own.get,
		async find(key) {
			const page = await shared?.get(assetOrigin + key);
			if (!page || !isFresh(page) || !own.purges.isCurrent(page)) return;
			own.set(key, page);
			return page;
		},
		keep(key, page) {
			own.set(key, page);
			shared?.set(assetOrigin + key, page);
		},
		drop(key) {
			own.drop(key);
			shared?.drop(assetOrigin + key);
		},
		counts: own.purges.counts,
		async purge(tags) {
			own.purges.record(tags, own.purges.counts().version + 1);
			await shared?.purge(tags);
		},
		close: async () => shared?.close(),
	};
}
