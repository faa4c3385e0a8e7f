import type { Logger } from 'pino';
import type { Generation } from './generation.ts';
import { completePage, makePage, type StreamedPage, type WholePage } from './make-page.ts';
import type { PageCache } from './page-cache.ts';
import { brotliOf } from './page-compressor.ts';
import { createPagesInProgress } from './pages-in-progress.ts';

interface KeeperOptions {
	/** Without a cache every page is rendered for its request. */
	cache: PageCache | undefined;
	log: Logger;
}

export interface PageOrder {
	key: string;
	url: string;
	generation: Generation;
}

const NO_PURGES = { version: 0, factsVersion: 0 };

function isShareable({ status, audience, isDegraded }: StreamedPage) {
	return status === 200 && audience === 'anyone' && !isDegraded();
}

function store(cache: PageCache, key: string, { made, html, inline }: WholePage) {
	const { tags, version } = made;
	const brotli = brotliOf(cache.get(key), html);
	cache.keep(key, { html, inline, brotli, tags, version, renderedAt: Date.now() });
}

/** A 404 is not kept: there is no end of unknown addresses, and they would push out real pages. */
export function createPageKeeper({ cache, log }: KeeperOptions) {
	const refreshing = new Set<string>();
	const inProgress = createPagesInProgress();
	const purges = () => cache?.counts() ?? NO_PURGES;

	async function keep(key: string, made: StreamedPage, body: ReadableStream<Uint8Array>): Promise<WholePage> {
		const whole = await completePage(made, body);
		if (cache && isShareable(made)) store(cache, key, whole);
		return whole;
	}

	/** Sends the page at once and keeps a copy of it behind the answer. */
	async function begin({ key, url, generation }: PageOrder): Promise<StreamedPage> {
		const { promise, resolve, reject } = Promise.withResolvers<WholePage | undefined>();
		inProgress.add(key, { version: purges().version, whole: promise });
		try {
			const made = await makePage(url, generation, purges());
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
		make: (url: string, generation: Generation) => makePage(url, generation, purges()),
		/** Makes a page and keeps it; requests that come meanwhile get the same one. */
		async share(order: PageOrder): Promise<StreamedPage> {
			// An `await` without a page in progress would let two requests begin one.
			const other = inProgress.find(order.key, purges().version);
			const whole = other && (await other);
			if (!whole) return begin(order);
			return { ...whole.made, inline: whole.inline, body: new Blob([whole.html]).stream() };
		},
		/** Makes a page again behind the answer, unless another shell already has. */
		async refresh({ key, url, generation }: PageOrder): Promise<void> {
			if (refreshing.has(key)) return;
			refreshing.add(key);
			try {
				if (await cache?.find(key)) return;
				const page = await makePage(url, generation, purges());
				await keep(key, page, page.body);
			} catch (error) {
				log.warn({ err: error, url }, 'a page could not be made anew');
			} finally {
				refreshing.delete(key);
			}
		},
	};
}
