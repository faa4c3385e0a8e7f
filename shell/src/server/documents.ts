import type { Context } from 'hono';
import type { Logger } from 'pino';
import { SET_HEADER } from '../routing/set-header.ts';
import { withoutSecrets } from '../routing/without-secrets.ts';
import { acceptsBrotli } from './brotli.ts';
import type { Config } from './config.ts';
import type { KnownFields } from './known-fields.ts';
import { createPageAnswers, timingOf } from './page-answers.ts';
import type { PageAddress } from './page-keeper.ts';
import type { PageSource } from './page-source.ts';
import { pageUrl, withUnreadFields } from './page-url.ts';
import type { SecurityHeaders } from './security-headers.ts';
import { languageAt } from './unavailable.ts';
import { markVisit, type Visitors } from './visitor-set.ts';
import { OverloadedError } from './workers/overloaded-error.ts';

export interface PageOptions {
	pages: PageSource;
	fields: KnownFields;
	headers: SecurityHeaders;
	visitors: Visitors;
	storeViews: Config['storeViews'];
	log: Logger;
}

/** Only the path and known query fields of a request reach the page: no cookie, no header, no host. */
export function createDocuments({ pages, fields, headers, visitors, storeViews, log }: PageOptions) {
	const answers = createPageAnswers(headers);

	async function answerUncached(context: Context, address: PageAddress) {
		const page = await pages.make(address);
		const audience = context.req.header('authorization') && page.audience === 'anyone' ? 'shopper' : page.audience;
		return answers.made(page, { audience, timing: timingOf(page, 'bypass'), asBrotli: acceptsBrotli(context) });
	}

	async function answerCached(context: Context, address: PageAddress) {
		const asBrotli = acceptsBrotli(context);
		const found = await pages.find(address, 'document', context);
		if (found) return answers.kept(found.page, { audience: 'anyone', timing: found.timing, asBrotli });
		const made = await pages.share(address);
		return answers.made(made, { audience: made.audience, timing: timingOf(made, 'miss'), asBrotli });
	}

	return async (context: Context): Promise<Response> => {
		const entered = visitors.enter(context);
		if (entered) return entered;
		const requested = new URL(context.req.url);
		const url = pageUrl(requested, fields);
		try {
			const visitor = await visitors.of(context);
			const address = { url, set: visitor.set };
			const set = pages.orderOf(address).generation.set.id;
			const isBypassed = pages.isBypassed(context);
			const answer = await (isBypassed ? answerUncached(context, address) : answerCached(context, address));
			answer.headers.set(SET_HEADER, set);
			markVisit(answer, visitor);
			const location = answer.headers.get('location');
			if (location) answer.headers.set('location', withUnreadFields(location, requested, fields));
			return answer;
		} catch (error) {
			const language = languageAt(context.req.path, storeViews);
			if (error instanceof OverloadedError) return answers.unavailable(language, 'crowded');
			log.error({ err: error, url: withoutSecrets(url) }, 'a page could not be rendered');
			return answers.unavailable(language, 'down');
		}
	};
}
