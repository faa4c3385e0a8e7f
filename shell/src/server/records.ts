import type { Context } from 'hono';
import { RECORD_PREFIX } from '../routing/page-record.ts';
import { withoutSecrets } from '../routing/without-secrets.ts';
import { acceptsBrotli } from './brotli.ts';
import type { PageOptions } from './documents.ts';
import { loadTimingOf } from './page-answers.ts';
import type { PageOrder } from './page-keeper.ts';
import { type Address, pageUrl, withUnreadFields } from './page-url.ts';
import { type RecordAnswer, recordAnswers } from './record-answers.ts';
import { markVisit, type Visitor } from './visitor-set.ts';
import { OverloadedError } from './workers/overloaded-error.ts';
import type { Loaded } from './workers/page-in-work.ts';

/** The address of the page whose record was asked for; undefined for the prefix alone. */
function pageOf(context: Context): Address | undefined {
	const { pathname, searchParams } = new URL(context.req.url);
	const path = pathname.slice(RECORD_PREFIX.length);
	return path.startsWith('/') ? { pathname: path, searchParams } : undefined;
}

/** Answers `/_page/<path>?<query>` with the record of that page, from the same cache entry as its document. */
export function createRecords({
	pages,
	fields,
	visitors,
	log,
}: Pick<PageOptions, 'pages' | 'fields' | 'visitors' | 'log'>) {
	function answerLoaded(page: Loaded, { generation }: PageOrder, requested: Address, answer: RecordAnswer) {
		if (page.audience !== 'anyone') return recordAnswers.refused();
		if (page.record) return recordAnswers.shown(page.record, answer);
		const movedTo = withUnreadFields(page.location ?? '/', requested, fields);
		return recordAnswers.moved({ releaseSet: generation.set.id, status: page.status, movedTo }, answer);
	}

	async function answer(context: Context, requested: Address, { set }: Visitor) {
		const address = { url: pageUrl(requested, fields), set };
		const asked = { asBrotli: acceptsBrotli(context), ifNoneMatch: context.req.header('if-none-match') };
		const isBypassed = pages.isBypassed(context);
		const found = isBypassed ? undefined : await pages.find(address, 'record', context);
		if (found) return recordAnswers.shown(found.page.record, { ...asked, audience: 'anyone', timing: found.timing });
		const order = pages.orderOf(address);
		const page = await (isBypassed ? pages.load(order) : pages.shareLoaded(order));
		const audience = context.req.header('authorization') ? 'shopper' : 'anyone';
		const timing = loadTimingOf(page, isBypassed ? 'bypass' : 'miss');
		return answerLoaded(page, order, requested, { ...asked, audience, timing });
	}

	return async (context: Context): Promise<Response> => {
		const requested = pageOf(context);
		if (!requested) return recordAnswers.refused();
		try {
			const visitor = await visitors.of(context);
			const record = await answer(context, requested, visitor);
			markVisit(record, visitor);
			return record;
		} catch (error) {
			// A crowd would fill the log; the workers have told of it.
			if (!(error instanceof OverloadedError))
				log.error({ err: error, path: withoutSecrets(requested.pathname) }, 'a record could not be made');
			return recordAnswers.unavailable();
		}
	};
}
