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

/** A page with all of its bytes. */
interface Whole {
	made: Making;
	bytes: Uint8Array<ArrayBuffer>;
}

/** A page that somebody has asked for and does not have yet. */
interface Begun {
	/** Of the purges when it was begun. */
	version: number;
	/** Undefined where it is not the same for all. */
	whole: Promise<Whole | undefined>;
}

async function collect(body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
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
	const begun = new Map<string, Begun>();
	/** Pages of which a copy was made, or could not be. */
	const compressed = new WeakSet<CachedPage>();
	let isCompressing = false;

	async function make(url: string, { worker, noncePlaceholder }: Generation): Promise<Making> {
		const version = cache?.version() ?? 0;
		const began = performance.now();
		const rendered = await worker().render(url, version);
		return { ...rendered, noncePlaceholder, version, madeIn: performance.now() - began };
	}

	async function keep(key: string, made: Making, body: ReadableStream<Uint8Array>): Promise<Whole> {
		const bytes = await collect(body);
		if (!cache || made.status !== 200 || made.audience !== 'anyone' || made.isDegraded()) return { made, bytes };
		const html = { bytes, slots: slotsOf(bytes, made.noncePlaceholder) };
		const { tags, version } = made;
		cache.keep(key, { html, brotli: copyOf(cache.get(key), html), tags, version, renderedAt: Date.now() });
		return { made, bytes };
	}

	function note(key: string, whole: Begun['whole']) {
		const mine = { version: cache?.version() ?? 0, whole };
		begun.set(key, mine);
		const end = () => {
			if (begun.get(key) === mine) begun.delete(key);
		};
		whole.then(end, end);
	}

	/** A copy of what is sent is kept behind the answer. */
	async function begin(key: string, url: string, generation: Generation): Promise<Making> {
		const { promise, resolve, reject } = Promise.withResolvers<Whole | undefined>();
		note(key, promise);
		try {
			const made = await make(url, generation);
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
		make,
		/**
		 * Makes a page and keeps it. Who asks while it is being made gets the same one: when it goes from the cache, many may
		 * ask at once.
		 */
		async share(key: string, url: string, generation: Generation): Promise<Making> {
			const other = begun.get(key);
			const whole = other?.version === cache?.version() ? await other?.whole : undefined;
			return whole ? { ...whole.made, body: new Blob([whole.bytes]).stream() } : begin(key, url, generation);
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
				// which may have been made anew meanwhile
				const kept = cache?.get(key);
				if (brotli && kept && copyOf({ ...page, brotli }, kept.html)) cache?.keep(key, { ...kept, brotli });
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
