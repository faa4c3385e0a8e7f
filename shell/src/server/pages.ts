import type { Context } from 'hono';
import type { Logger } from 'pino';
import { takesBrotli } from './brotli.ts';
import type { Config } from './config.ts';
import type { Generation } from './generation.ts';
import type { KnownFields } from './known-fields.ts';
import { isFresh } from './output-cache.ts';
import { createPageAnswers, timingOf } from './page-answers.ts';
import type { PageCache } from './page-cache.ts';
import { createPageCompressor } from './page-compressor.ts';
import { createPageKeeper } from './page-keeper.ts';
import { pageUrl, withUnread } from './page-url.ts';
import type { SecurityHeaders } from './security-headers.ts';
import { languageAt } from './unavailable.ts';

export interface PageOptions {
	/** The release set that new pages are made of. */
	generation: () => Generation;
	/** `undefined`: every page is rendered anew. */
	cache: PageCache | undefined;
	fields: KnownFields;
	headers: SecurityHeaders;
	storeViews: Config['storeViews'];
	log: Logger;
}

/** Under which a page is kept. */
function keyIn({ set }: Generation, url: string): string {
	return `${set.id} ${url}`;
}

/**
 * Answers page requests from the cache or a render worker. Of a request only its path and its known query go into a page:
 * no cookie, no header, no host. The store view is part of the path.
 */
export function createPages({ generation, cache, fields, headers, storeViews, log }: PageOptions) {
	const keeper = createPageKeeper({ cache, log });
	const compress = createPageCompressor(cache, log);
	const answers = createPageAnswers(headers);

	/** Whoever shows who they are gets a page of their own, although the server does not look at it. */
	async function sendOwn(context: Context, url: string) {
		const page = await keeper.make(url, generation());
		const audience = context.req.header('authorization') && page.audience === 'anyone' ? 'shopper' : page.audience;
		return answers.made(page, { audience, timing: timingOf(page, 'bypass'), asBrotli: takesBrotli(context) });
	}

	async function sendAnyones(context: Context, url: string) {
		const asked = keyIn(generation(), url);
		const asBrotli = takesBrotli(context);
		const page = cache?.get(asked) ?? (await cache?.find(asked));
		const state = page && (isFresh(page) ? 'hit' : 'stale');
		// while the other shells' cache was asked another set may have been published, and the workers of this one be ending
		const current = generation();
		const order = { key: keyIn(current, url), url, generation: current };
		if (page) {
			if (state === 'stale') void keeper.refresh(order);
			if (asBrotli && !page.brotli) void compress(asked, page);
			return answers.kept(page, { audience: 'anyone', timing: `cache;desc=${state}`, asBrotli });
		}
		const made = await keeper.share(order);
		return answers.made(made, { audience: made.audience, timing: timingOf(made, 'miss'), asBrotli });
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
			return answers.unavailable(languageAt(context.req.path, storeViews));
		}
	};
}
