import type { MovedPage, PageRecord } from '../routing/page-record.ts';
import { quickCopyOf } from './brotli.ts';
import { etagOf, hasBytes } from './etag.ts';
import type { KeptForm } from './output-cache.ts';
import type { Answer } from './page-answers.ts';
import { RETRY_LATER } from './unavailable.ts';

export interface RecordAnswer extends Answer {
	ifNoneMatch: string | undefined;
}

const COMMON = { 'content-type': 'application/json', 'x-robots-tag': 'noindex' };
const REDIRECTS = [301, 302, 303, 307, 308] as const;

/** A record can be kept by nobody but its reader, who asks each time whether it is still the same. */
function headersOf({ audience, timing, asBrotli }: RecordAnswer) {
	const cacheControl = audience === 'anyone' ? 'no-cache' : 'private, no-store';
	const all = { ...COMMON, 'cache-control': cacheControl, vary: 'accept-encoding', 'server-timing': timing };
	return asBrotli ? { ...all, 'content-encoding': 'br' } : all;
}

function failure(status: number, error: string, headers: Record<string, string> = {}): Response {
	return Response.json({ error }, { status, headers: { ...COMMON, 'cache-control': 'no-store', ...headers } });
}

export const recordAnswers = {
	shown(form: KeptForm, answer: RecordAnswer): Response {
		const etag = etagOf(form.plain);
		if (hasBytes(answer.ifNoneMatch, etag)) {
			return new Response(null, { status: 304, headers: { ...headersOf({ ...answer, asBrotli: false }), etag } });
		}
		const headers = { ...headersOf(answer), etag };
		if (!answer.asBrotli) return new Response(form.plain, { headers });
		return new Response(form.brotli ?? quickCopyOf(form), { headers });
	},
	moved({ status, ...page }: Omit<MovedPage, 'status'> & { status: number }, answer: RecordAnswer): Response {
		const record: PageRecord = { ...page, status: REDIRECTS.find((each) => each === status) ?? 302 };
		return new Response(JSON.stringify(record), { headers: headersOf({ ...answer, asBrotli: false }) });
	},
	/** A page that is not for anyone: the browser loads it itself, or as a document. */
	refused: (): Response => failure(404, 'no-record'),
	unavailable: (): Response => failure(503, 'unavailable', RETRY_LATER),
};
