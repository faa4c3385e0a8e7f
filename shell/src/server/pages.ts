import type { Context } from 'hono';
import type { Logger } from 'pino';
import { acceptsBrotli } from './brotli.ts';
import type { Config } from './config.ts';
import type { Generation } from './generation.ts';
import type { KnownFields } from './known-fields.ts';
import { isFresh } from './output-cache.ts';
import { createPageAnswers, timingOf } from './page-answers.ts';
import type { PageCache } from './page-cache.ts';
import { createPageCompressor } from './page-compressor.ts';
import { createPageKeeper } from './page-keeper.ts';
import { pageUrl, withUnreadFields } from './page-url.ts';
import type { SecurityHeaders } from './security-headers.ts';
import { languageAt } from './unavailable.ts';

export interface PageOptions {
	generation: () => Generation;
	/** Without a cache every page is rendered for its request. */
	cache: PageCache | undefined;
	fields: KnownFields;
	headers: SecurityHeaders;
	storeViews: Config['storeViews'];
	log: Logger;
}

function cacheKey({ set }: Generation, url: string): string {
	return `${set.id} ${url}`;
}

/** Only the path and known query fields of a request reach the page: no cookie, no header, no host. */
export function createPages({ generation, cache, fields, headers, storeViews, log }: PageOptions) {
	const keeper = createPageKeeper({ cache, log });
	const compress = createPageCompressor(cache, log);
	const answers = createPageAnswers(headers);

	/** A request with credentials gets a page that nobody keeps, although the server never looks at them. */
	async function answerUncached(context: Context, url: string) {
		const page = await keeper.make(url, generation());
		const audience = context.req.header('authorization') && page.audience === 'anyone' ? 'shopper' : page.audience;
		return answers.made(page, { audience, timing: timingOf(page, 'bypass'), asBrotli: acceptsBrotli(context) });
	}

	async function answerCached(context: Context, url: string) {
		const key = cacheKey(generation(), url);
		const asBrotli = acceptsBrotli(context);
		const page = cache?.get(key) ?? (await cache?.find(key));
		const state = page && (isFresh(page) ? 'hit' : 'stale');
		// During the wait for the shared cache another set may have been published, whose workers must make this page.
		const current = generation();
		const order = { key: cacheKey(current, url), url, generation: current };
		if (page) {
			if (state === 'stale') void keeper.refresh(order);
			if (asBrotli && !page.brotli) void compress(key, page);
			return answers.kept(page, { audience: 'anyone', timing: `cache;desc=${state}`, asBrotli });
		}
		const made = await keeper.share(order);
		return answers.made(made, { audience: made.audience, timing: timingOf(made, 'miss'), asBrotli });
	}

	return async (context: Context): Promise<Response> => {
		const requested = new URL(context.req.url);
		const url = pageUrl(requested, fields);
		try {
			const isBypass = !cache || context.req.header('authorization') !== undefined;
			const answer = await (isBypass ? answerUncached(context, url) : answerCached(context, url));
			const location = answer.headers.get('location');
			if (location) answer.headers.set('location', withUnreadFields(location, requested, fields));
			return answer;
		} catch (error) {
			log.error({ err: error, url }, 'a page could not be rendered');
			return answers.unavailable(languageAt(context.req.path, storeViews));
		}
	};
}
