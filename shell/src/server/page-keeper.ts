import type { Logger } from 'pino';
import { compressPage } from './compressed-page.ts';
import type { Generation } from './generation.ts';
import { slotsOf } from './nonce-slots.ts';
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

/**
 * Makes pages and keeps those that may be shown to others: whole, found, and nobody's own. An unknown address is not kept:
 * there is no end of them, so they would only push out pages that are asked for again.
 */
export function createPageKeeper({ cache, log }: KeeperDeps) {
	const refreshing = new Set<string>();

	async function make(url: string, { worker, noncePlaceholder }: Generation): Promise<Making> {
		const version = cache?.version() ?? 0;
		const began = performance.now();
		const rendered = await worker().render(url);
		return { ...rendered, noncePlaceholder, version, madeIn: performance.now() - began };
	}

	async function keep(key: string, page: Making, body: ReadableStream<Uint8Array>) {
		const bytes = await collect(body);
		if (!cache || page.status !== 200 || page.audience !== 'anyone' || page.isDegraded()) return;
		const html = { bytes, slots: slotsOf(bytes, page.noncePlaceholder) };
		const { tags, version } = page;
		const kept = { html, brotli: undefined, tags, version, renderedAt: Date.now() };
		cache.keep(key, kept);
		const brotli = await compressPage(html);
		if (brotli) cache.keep(key, { ...kept, brotli });
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
