import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { PageForm } from '../render/messages.ts';
import { acceptsBrotli } from './brotli.ts';
import type { Generation } from './generation.ts';
import { type CachedPage, isFresh } from './output-cache.ts';
import type { PageCache } from './page-cache.ts';
import { createPageCompressor } from './page-compressor.ts';
import { createPageKeeper, type PageAddress, type PageOrder } from './page-keeper.ts';

export interface PageSourceOptions {
	generationOf: (set: string | undefined) => Generation;
	/** Without a cache every page is rendered for its request. */
	cache: PageCache | undefined;
	log: Logger;
}

interface FoundPage {
	page: CachedPage;
	/** Value of `Server-Timing`. */
	timing: string;
}

/** Kept pages and how to make others, for documents and records alike. */
export type PageSource = ReturnType<typeof createPageSource>;

export function createPageSource({ generationOf, cache, log }: PageSourceOptions) {
	const compress = createPageCompressor(cache, log);

	function orderOf({ url, set }: PageAddress): PageOrder {
		const generation = generationOf(set);
		return { key: `${generation.set.id} ${url}`, url, generation };
	}

	const keeper = createPageKeeper({ cache, orderOf, log });
	return {
		...keeper,
		orderOf,
		/** A request with credentials gets a page that nobody keeps, although the server never looks at them. */
		isBypassed: (context: Context) => !cache || context.req.header('authorization') !== undefined,
		/** Finds a kept page; what it lacks, its renewal or a brotli copy of the form, is made behind the answer. */
		async find(address: PageAddress, form: PageForm, context: Context): Promise<FoundPage | undefined> {
			const { key } = orderOf(address);
			const page = cache?.get(key) ?? (await cache?.find(key));
			if (!page) return;
			const isStale = !isFresh(page);
			if (isStale) void keeper.refresh(address);
			if (acceptsBrotli(context) && !page[form].brotli) void compress(key, page, form);
			return { page, timing: `cache;desc=${isStale ? 'stale' : 'hit'}` };
		},
	};
}
