import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { Audience } from '../render/caching.ts';
import { compressing } from './compressing-stream.ts';
import type { Config } from './config.ts';
import type { Generation } from './generation.ts';
import type { KnownFields } from './known-fields.ts';
import { createNonces } from './nonce.ts';
import { withNonce } from './nonce-slots.ts';
import { putNonce } from './nonce-stream.ts';
import { type CachedPage, isFresh } from './output-cache.ts';
import type { PageCache } from './page-cache.ts';
import { createPageKeeper, type Making } from './page-keeper.ts';
import { pageUrl, withUnread } from './page-url.ts';
import type { SecurityHeaders } from './security-headers.ts';
import { takesBrotli } from './takes-brotli.ts';
import { languageAt, unavailable } from './unavailable.ts';

export interface PageDeps {
	/** The release set that new pages are made of. */
	generation: () => Generation;
	/** `undefined`: every page is rendered anew. */
	cache: PageCache | undefined;
	fields: KnownFields;
	headers: SecurityHeaders;
	storeViews: Config['storeViews'];
	log: Logger;
}

interface Answer {
	audience: Audience;
	/** For the `server-timing` header. */
	timing: string;
	asBrotli: boolean;
}

/** Seconds after which a page that cannot be had may be asked for again; search engines keep what they know of it. */
const RETRY = { 'retry-after': '5' };

function timingOf({ loadedIn, madeIn }: Making, state: string) {
	return `cache;desc=${state}, load;dur=${loadedIn}, render;dur=${Math.max(0, madeIn - loadedIn).toFixed(0)}`;
}

/** Under which a page is kept. */
function keyIn({ set }: Generation, url: string): string {
	return `${set.id} ${url}`;
}

/**
 * Answers page requests from the cache or a render worker. Of a request only its path and its known query go into a page:
 * no cookie, no header, no host. The store view is part of the path.
 */
export function createPages({ generation, cache, fields, headers, storeViews, log }: PageDeps) {
	const nextNonce = createNonces();
	const keeper = createPageKeeper({ cache, log });

	function headersOf(nonce: string, { audience, timing, asBrotli }: Answer): Record<string, string> {
		const all = headers.document(nonce, audience);
		all['content-type'] = 'text/html; charset=utf-8';
		all.vary = 'accept-encoding';
		all['server-timing'] = timing;
		if (asBrotli) all['content-encoding'] = 'br';
		return all;
	}

	function sendKept(key: string, kept: CachedPage, { asBrotli, state }: { asBrotli: boolean; state: 'hit' | 'stale' }) {
		const { html, brotli } = kept;
		const nonce = nextNonce();
		const init = { headers: headersOf(nonce, { audience: 'anyone', timing: `cache;desc=${state}`, asBrotli }) };
		if (asBrotli && brotli) return new Response(withNonce(brotli, nonce), init);
		if (asBrotli) void keeper.compress(key, kept);
		const page = withNonce(html, nonce);
		return new Response(asBrotli ? compressing(new Blob([page]).stream()) : page, init);
	}

	function sendMade(page: Making, { audience, timing, asBrotli }: Answer) {
		const { status, location } = page;
		const nonce = nextNonce();
		if (location) {
			const all = headersOf(nonce, { audience, timing, asBrotli: false });
			return new Response(null, { status, headers: { ...all, location } });
		}
		const html = page.body.pipeThrough(putNonce(page.noncePlaceholder, nonce));
		return new Response(asBrotli ? compressing(html) : html, {
			status,
			headers: { ...headersOf(nonce, { audience, timing, asBrotli }), ...(status === 503 && RETRY) },
		});
	}

	/** Whoever shows who they are gets a page of their own, although the server does not look at it. */
	async function sendOwn(context: Context, url: string) {
		const page = await keeper.make(url, generation());
		const audience = context.req.header('authorization') && page.audience === 'anyone' ? 'shopper' : page.audience;
		return sendMade(page, { audience, timing: timingOf(page, 'bypass'), asBrotli: takesBrotli(context) });
	}

	async function sendAnyones(context: Context, url: string) {
		const asked = keyIn(generation(), url);
		const asBrotli = takesBrotli(context);
		const page = cache?.get(asked) ?? (await cache?.find(asked));
		if (page && isFresh(page)) return sendKept(asked, page, { asBrotli, state: 'hit' });
		// while the other shells' cache was asked another set may have been published, and the workers of this one be ending
		const current = generation();
		const key = keyIn(current, url);
		if (page) {
			void keeper.refresh(key, url, current);
			return sendKept(asked, page, { asBrotli, state: 'stale' });
		}
		const made = await keeper.share(key, url, current);
		const timing = timingOf(made, 'miss');
		return sendMade(made, { audience: made.audience, timing, asBrotli });
	}

	return async (context: Context): Promise<Response> => {
		const given = new URL(context.req.url);
		const url = pageUrl(given, fields);
		try {
			const isBypass = !cache || context.req.header('authorization') !== undefined;
			const answer = await (isBypass ? sendOwn(context, url) : sendAnyones(context, url));
			const location = answer.headers.get('location');
			if (location) answer.headers.set('location', withUnread(location, given, fields));
			return answer;
		} catch (error) {
			log.error({ err: error, url }, 'a page could not be rendered');
			const nonce = nextNonce();
			const answer: Answer = { audience: 'shopper', timing: 'cache;desc=bypass', asBrotli: false };
			const init = { status: 503, headers: { ...headersOf(nonce, answer), ...RETRY } };
			return new Response(unavailable(nonce, languageAt(context.req.path, storeViews)), init);
		}
	};
}
