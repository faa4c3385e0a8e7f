import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import { compressing } from './compressing-stream.ts';
import type { Generation } from './generation.ts';
import { type CachedPage, FRESH, type OutputCache } from './output-cache.ts';
import { pageUrl } from './page-url.ts';
import type { Rendered } from './render-worker.ts';
import { UNAVAILABLE } from './unavailable.ts';

export interface PageDeps {
	/** The release set that new pages are made of. */
	generation: () => Generation;
	/** `undefined`: every page is rendered anew. */
	cache: OutputCache | undefined;
	log: Logger;
}

/** Brotli quality of a page that is kept. */
const CACHE_QUALITY = 9;

const compress = promisify(brotliCompress);

const HEADERS = {
	'content-type': 'text/html; charset=utf-8',
	vary: 'accept-encoding',
	'x-content-type-options': 'nosniff',
	'referrer-policy': 'strict-origin-when-cross-origin',
	'x-frame-options': 'DENY',
};

function takesBrotli(context: Context) {
	return /\bbr\b/.test(context.req.header('accept-encoding') ?? '');
}

function reply(page: CachedPage, { brotli: asBrotli, state }: { brotli: boolean; state: 'hit' | 'stale' }) {
	const compressed = asBrotli ? page.brotli : undefined;
	const headers = {
		...HEADERS,
		'server-timing': `cache;desc=${state}`,
		...(compressed && { 'content-encoding': 'br' }),
	};
	return new Response(new Uint8Array(compressed ?? page.html), { status: page.status, headers });
}

async function collect(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
	return new Uint8Array(await new Response(body).arrayBuffer());
}

/** Answers page requests from the cache or a render worker. */
export function createPages({ generation, cache, log }: PageDeps) {
	const refreshing = new Set<string>();

	async function keep(key: string, { status, degraded }: Rendered, body: ReadableStream<Uint8Array>) {
		const html = await collect(body);
		if (status !== 200 || degraded) return;
		const page: CachedPage = { status, html, brotli: undefined, renderedAt: Date.now() };
		cache?.set(key, page);
		const params = { [constants.BROTLI_PARAM_QUALITY]: CACHE_QUALITY };
		cache?.set(key, { ...page, brotli: await compress(html, { params }) });
	}

	async function refresh(key: string, url: string) {
		if (refreshing.has(key)) return;
		refreshing.add(key);
		try {
			const rendered = await generation().worker().render(url);
			await keep(key, rendered, rendered.body);
		} catch (error) {
			log.warn({ err: error, url }, 'a page could not be made anew');
		} finally {
			refreshing.delete(key);
		}
	}

	async function render(context: Context, key: string, url: string) {
		const rendered = await generation().worker().render(url);
		const { status, location } = rendered;
		if (location) return new Response(null, { status, headers: { location } });
		let { body } = rendered;
		if (cache) {
			const [sent, kept] = body.tee();
			body = sent;
			keep(key, rendered, kept).catch((error) => log.warn({ err: error, url }, 'a page was not kept'));
		}
		const asBrotli = takesBrotli(context);
		const headers = { ...HEADERS, 'server-timing': 'cache;desc=miss', ...(asBrotli && { 'content-encoding': 'br' }) };
		return new Response(asBrotli ? compressing(body) : body, { status, headers });
	}

	return async (context: Context): Promise<Response> => {
		const url = pageUrl(new URL(context.req.url));
		const key = `${generation().set.id} ${url}`;
		const page = cache?.get(key);
		if (page) {
			const isFresh = Date.now() - page.renderedAt < FRESH;
			if (!isFresh) void refresh(key, url);
			return reply(page, { brotli: takesBrotli(context), state: isFresh ? 'hit' : 'stale' });
		}
		try {
			return await render(context, key, url);
		} catch (error) {
			log.error({ err: error, url }, 'a page could not be rendered');
			return new Response(UNAVAILABLE, { status: 503, headers: { ...HEADERS, 'retry-after': '5' } });
		}
	};
}
