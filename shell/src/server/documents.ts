import type { Context } from 'hono';
import type { Logger } from 'pino';
import { acceptsBrotli } from './brotli.ts';
import type { Config } from './config.ts';
import type { KnownFields } from './known-fields.ts';
import { createPageAnswers, timingOf } from './page-answers.ts';
import type { PageSource } from './page-source.ts';
import { pageUrl, withUnreadFields } from './page-url.ts';
import type { SecurityHeaders } from './security-headers.ts';
import { languageAt } from './unavailable.ts';
import { OverloadedError } from './workers/overloaded-error.ts';

export interface PageOptions {
	pages: PageSource;
	fields: KnownFields;
	headers: SecurityHeaders;
	storeViews: Config['storeViews'];
	log: Logger;
}

/** Only the path and known query fields of a request reach the page: no cookie, no header, no host. */
export function createDocuments({ pages, fields, headers, storeViews, log }: PageOptions) {
	const answers = createPageAnswers(headers);

	async function answerUncached(context: Context, url: string) {
		const page = await pages.make(url);
		const audience = context.req.header('authorization') && page.audience === 'anyone' ? 'shopper' : page.audience;
		return answers.made(page, { audience, timing: timingOf(page, 'bypass'), asBrotli: acceptsBrotli(context) });
	}

	async function answerCached(context: Context, url: string) {
		const asBrotli = acceptsBrotli(context);
		const found = await pages.find(url, 'document', context);
		if (found) return answers.kept(found.page, { audience: 'anyone', timing: found.timing, asBrotli });
		const made = await pages.share(url);
		return answers.made(made, { audience: made.audience, timing: timingOf(made, 'miss'), asBrotli });
	}

	return async (context: Context): Promise<Response> => {
		const requested = new URL(context.req.url);
		const url = pageUrl(requested, fields);
		try {
			const answer = await (pages.isBypassed(context) ? answerUncached(context, url) : answerCached(context, url));
			const location = answer.headers.get('location');
			if (location) answer.headers.set('location', withUnreadFields(location, requested, fields));
			return answer;
		} catch (error) {
			const language = languageAt(context.req.path, storeViews);
			if (error instanceof OverloadedError) return answers.unavailable(language, 'crowded');
			log.error({ err: error, url }, 'a page could not be rendered');
			return answers.unavailable(language, 'down');
		}
	};
}
