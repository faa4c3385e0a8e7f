import type { Logger } from 'pino';
import type { Generation } from './generation.ts';
import { completePage, makePage, type PageInMaking, type WholePage } from './make-page.ts';
import type { PageCache } from './page-cache.ts';
import { brotliOf } from './page-compressor.ts';
import { createPagesUnderWay } from './pages-under-way.ts';

interface KeeperOptions {
	/** `undefined`: every page is rendered anew. */
	cache: PageCache | undefined;
	log: Logger;
}

/** A page to make: the key under which it is kept, and what makes it. */
export interface PageOrder {
	key: string;
	url: string;
	generation: Generation;
}

function isForMany({ status, audience, isDegraded }: PageInMaking) {
	return status === 200 && audience === 'anyone' && !isDegraded();
}

function keepWhole(cache: PageCache, key: string, { made, html, inline }: WholePage) {
	const { tags, version } = made;
	const brotli = brotliOf(cache.get(key), html);
	cache.keep(key, { html, inline, brotli, tags, version, renderedAt: Date.now() });
}

/**
 * Makes pages and keeps those that may be shown to others: whole, found, and nobody's own. An unknown address is not kept:
 * there is no end of them, so they would only push out pages that are asked for again.
 */
export function createPageKeeper({ cache, log }: KeeperOptions) {
	const refreshing = new Set<string>();
	const underWay = createPagesUnderWay();
	const version = () => cache?.version() ?? 0;

	async function keep(key: string, made: PageInMaking, body: ReadableStream<Uint8Array>): Promise<WholePage> {
		const whole = await completePage(made, body);
		if (cache && isForMany(made)) keepWhole(cache, key, whole);
		return whole;
	}

	/** A copy of what is sent is kept behind the answer. */
	async function begin({ key, url, generation }: PageOrder): Promise<PageInMaking> {
		const { promise, resolve, reject } = Promise.withResolvers<WholePage | undefined>();
		underWay.add(key, { version: version(), whole: promise });
		try {
			const made = await makePage(url, generation, version());
			const [sent, kept] = made.body.tee();
			const whole = keep(key, made, kept);
			whole.catch((error) => log.warn({ err: error, key }, 'a page was not kept'));
			resolve(made.audience === 'anyone' ? whole : undefined);
			return { ...made, body: sent };
		} catch (error) {
			reject(error);
			throw error;
		}
	}

	return {
		make: (url: string, generation: Generation) => makePage(url, generation, version()),
		/** Makes a page and keeps it. Who asks while it is being made gets the same one. */
		async share(order: PageOrder): Promise<PageInMaking> {
			// nothing is waited for where nobody has begun, or two would begin
			const other = underWay.find(order.key, version());
			const whole = other && (await other);
			if (!whole) return begin(order);
			return { ...whole.made, inline: whole.inline, body: new Blob([whole.html]).stream() };
		},
		/** Makes a page anew behind the answer, unless another shell has. */
		async refresh({ key, url, generation }: PageOrder): Promise<void> {
			if (refreshing.has(key)) return;
			refreshing.add(key);
			try {
				if (await cache?.find(key)) return;
				const page = await makePage(url, generation, version());
				await keep(key, page, page.body);
			} catch (error) {
				log.warn({ err: error, url }, 'a page could not be made anew');
			} finally {
				refreshing.delete(key);
			}
		},
	};
}
