import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { PageForm } from '../render/worker-messages.ts';
import { adoptPage, type SetFingerprint } from './adopt-page.ts';
import { acceptsBrotli } from './brotli.ts';
import type { Generation } from './generation.ts';
import { type CachedPage, isFresh } from './output-cache.ts';
import type { PageCache } from './page-cache.ts';
import { createPageCompressor } from './page-compressor.ts';
import { createPageKeeper, type PageAddress, type PageOrder } from './page-keeper.ts';

export interface PageSourceOptions {
	generationOf: (set: string | undefined) => Generation;
	/** Sets of which pages may be kept. */
	recentSets: () => SetFingerprint[];
	cache: PageCache | undefined;
	log: Logger;
}

interface FoundPage {
	page: CachedPage;
	/** Value of `Server-Timing`. */
	timing: string;
}

export type PageSource = ReturnType<typeof createPageSource>;

export function createPageSource({ generationOf, recentSets, cache, log }: PageSourceOptions) {
	const compress = createPageCompressor(cache, log);

	const keyOf = (set: string, url: string) => `${set} ${url}`;
	const keptAt = async (key: string) => cache?.get(key) ?? (await cache?.find(key));

	function orderOf({ url, set }: PageAddress): PageOrder {
		const generation = generationOf(set);
		return { key: keyOf(generation.set.id, url), url, generation };
	}

	/** Finds a page that was kept for a set which shows nothing else on it, and keeps it for this one. */
	async function adopted({ key, url, generation }: PageOrder): Promise<CachedPage | undefined> {
		const to = generation.files;
		for (const from of recentSets().filter(({ set }) => set !== to.set)) {
			const old = await keptAt(keyOf(from.set, url));
			const page = old && adoptPage(old, from, to);
			if (!page) continue;
			cache?.keep(key, page);
			return page;
		}
		return;
	}

	/** Also as it was kept for the sets from which it would be taken over. */
	function drop({ key, url }: PageOrder): void {
		for (const each of [key, ...recentSets().map(({ set }) => keyOf(set, url))]) cache?.drop(each);
	}

	const keeper = createPageKeeper({ cache, orderOf, drop, log });
	return {
		...keeper,
		orderOf,
		/** A request with credentials gets a page that nobody keeps, although the server never looks at them. */
		isBypassed: (context: Context) => !cache || context.req.header('authorization') !== undefined,
		/** Finds a kept page; what it lacks, its renewal or a brotli copy of the form, is made behind the answer. */
		async find(address: PageAddress, form: PageForm, context: Context): Promise<FoundPage | undefined> {
			const order = orderOf(address);
			const { key } = order;
			const page = (await keptAt(key)) ?? (await adopted(order));
			if (!page) return;
			const isStale = !isFresh(page);
			if (isStale) void keeper.refresh(address);
			if (acceptsBrotli(context) && !page[form].brotli) void compress(key, page, form);
			return { page, timing: `cache;desc=${isStale ? 'stale' : 'hit'}` };
		},
	};
}
