import type { Audience } from '@pasaz/kernel/contract/slices';
import { compressing, quickCopyOf } from './brotli.ts';
import { createNonce, type InlineSources, nonceSources } from './inline-sources.ts';
import type { StreamedPage } from './make-page.ts';
import type { CachedPage } from './output-cache.ts';
import type { SecurityHeaders } from './security-headers.ts';
import { RETRY_LATER, type UnavailableReason, unavailable } from './unavailable.ts';
import type { Loaded } from './workers/page-in-work.ts';

export interface Answer {
	audience: Audience;
	timing: string;
	asBrotli: boolean;
}

export type UnkeptState = 'miss' | 'bypass';

/** A browser that goes back must not show the failure again: the shop may work by then. */
const OF_FAILURES = { 'cache-control': 'private, no-store' };

export function loadTimingOf({ loadedIn, calls, rounds }: Loaded, state: UnkeptState): string {
	return `cache;desc=${state}, load;dur=${loadedIn};desc="${calls} calls, ${rounds} rounds"`;
}

export function timingOf(page: StreamedPage, state: UnkeptState): string {
	return `${loadTimingOf(page, state)}, render;dur=${Math.max(0, page.madeIn - page.loadedIn).toFixed(0)}`;
}

export function createPageAnswers(headers: SecurityHeaders) {
	function headersOf(inline: InlineSources, { audience, timing, asBrotli }: Answer): Record<string, string> {
		const all = headers.document(inline, audience);
		all['content-type'] = 'text/html; charset=utf-8';
		all.vary = 'accept-encoding';
		all['server-timing'] = `${timing}, sent;dur=${Date.now()}`;
		if (asBrotli) all['content-encoding'] = 'br';
		return all;
	}

	return {
		kept({ document, inline }: CachedPage, answer: Answer): Response {
			const init = { headers: headersOf(inline, answer) };
			if (!answer.asBrotli) return new Response(document.plain, init);
			return new Response(document.brotli ?? quickCopyOf(document), init);
		},
		made({ status, location, inline, body }: StreamedPage, answer: Answer): Response {
			if (location) {
				const all = headersOf(inline, { ...answer, asBrotli: false });
				return new Response(null, { status, headers: { ...all, location } });
			}
			const all = {
				...headersOf(inline, answer),
				...(status >= 500 && OF_FAILURES),
				...(status === 503 && RETRY_LATER),
			};
			const isWhole = 'plain' in body;
			if (answer.asBrotli) {
				return new Response(isWhole ? quickCopyOf(body) : compressing(body), { status, headers: all });
			}
			return new Response(isWhole ? body.plain : body, { status, headers: all });
		},
		unavailable(language: string, reason: UnavailableReason): Response {
			const nonce = createNonce();
			const answer: Answer = { audience: 'shopper', timing: 'cache;desc=bypass', asBrotli: false };
			const all = { ...headersOf(nonceSources(nonce), answer), ...RETRY_LATER };
			return new Response(unavailable(nonce, language, reason), { status: 503, headers: all });
		},
	};
}
