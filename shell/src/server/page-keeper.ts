import type { Logger } from 'pino';
import { compressPage } from './compressed-page.ts';
import type { Generation } from './generation.ts';
import { type Patchable, slotsOf } from './nonce-slots.ts';
import type { CachedPage } from './output-cache.ts';
import type { PageCache } from './page-cache.ts';
import type { Rendered } from './render-worker.ts';

interface KeeperDeps {
	/** `undefined`: every page is rendered anew. */
	cache: PageCache | undefined;
	log: Logger;
}

/** A page that is being made, with what keeping it needs to know. */
export interface Making extends Rendered {
	/** Stands in `body` where a nonce belongs. */
	noncePlaceholder: string;
	/** Of the purges, before the page's data was read. */
	version: number;
	/** ms until its first byte. */
	madeIn: number;
}

async function collect(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
	return new Uint8Array(await new Response(body).arrayBuffer());
}

/** The copy of what was made anew and is the same as before. */
function copyOf(before: CachedPage | undefined, { bytes }: Patchable) {
	return before && Buffer.compare(before.html.bytes, bytes) === 0 ? before.brotli : undefined;
}

/**
 * Makes pages and keeps those that may be shown to others: whole, found, and nobody's own. An unknown address is not kept:
 * there is no end of them, so they would only push out pages that are asked for again.
 */
export function createPageKeeper({ cache, log }: KeeperDeps) {
	const refreshing = new Set<string>();
	/** Pages of which a copy was made, or could not be. */
	const compressed = new WeakSet<CachedPage>();
	let isCompressing = false;

	async function make(url: string, { worker, noncePlaceholder }: Generation): Promise<Making> {
		const version = cache?.version() ?? 0;
		const began = performance.now();
		const rendered = await worker().render(url, version);
		return { ...rendered, noncePlaceholder, version, madeIn: performance.now() - began };
	}

	async function keep(key: string, page: Making, body: ReadableStream<Uint8Array>) {
		const bytes = await collect(body);
		if (!cache || page.status !== 200 || page.audience !== 'anyone' || page.isDegraded()) return;
		const html = { bytes, slots: slotsOf(bytes, page.noncePlaceholder) };
		const { tags, version } = page;
		cache.keep(key, { html, brotli: copyOf(cache.get(key), html), tags, version, renderedAt: Date.now() });
	}

	return {
		make,
		/** A copy of what is sent, kept behind the answer. */
		keep(key: string, page: Making): ReadableStream<Uint8Array> {
			if (!cache) return page.body;
			const [sent, kept] = page.body.tee();
			keep(key, page, kept).catch((error) => log.warn({ err: error, key }, 'a page was not kept'));
			return sent;
		},
		/**
		 * Compresses a kept page that is asked for again, behind the answer. That takes a core a tenth of a second: one at a
		 * time, and a page whose turn it is not waits until it is asked for once more.
		 */
		async compress(key: string, page: CachedPage): Promise<void> {
			if (isCompressing || compressed.has(page)) return;
			isCompressing = true;
			compressed.add(page);
			try {
				const brotli = await compressPage(page.html);
				if (brotli && cache?.get(key) === page) cache.keep(key, { ...page, brotli });
			} catch (error) {
				log.warn({ err: error, key }, 'a page could not be compressed');
			} finally {
				isCompressing = false;
			}
		},
		/** Makes a page anew behind the answer, unless another shell has. */
		async refresh(key: string, url: string, generation: Generation): Promise<void> {
			if (refreshing.has(key)) return;
			refreshing.add(key);
			try {
				if (await cache?.find(key)) return;
				const page = await make(url, generation);
				await keep(key, page, page.body);
			} catch (error) {
				log.warn({ err: error, url }, 'a page could not be made anew');
			} finally {
				refreshing.delete(key);
			}
		},
	};
}
