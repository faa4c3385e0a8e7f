import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { proxy } from 'hono/proxy';
import { acceptsBrotli, compressing } from './brotli.ts';
import { peerOf } from './peer.ts';

/** Headers by which a client could claim another identity, host or path. */
const REQUEST_HEADERS_DROPPED =
	/^(forwarded|x-forwarded-.*|x-real-ip|(true-)?client-ip|x-client-ip|cf-connecting-ip|x-(original|rewrite)-ur[il]|x-host|x-http-method(-override)?|x-method-override)$/;
/** What concerns the connection to this server alone. A client of the API that repeated them would be refused. */
const OF_THE_CONNECTION =
	/^(connection|expect|http2-settings|keep-alive|proxy-(authorization|connection)|te|trailer|upgrade)$/;
/** The shop’s own origin grants other sites nothing, whatever the back end allows them. */
const ANSWER_HEADERS_DROPPED = /^access-control-/;

/** ms until an answer begins, longer than any client waits; a large feed may take longer to end. */
const ANSWER_TIMEOUT = 10_000;
const COMPRESSIBLE = /^(application\/json|application\/xml|text\/(xml|plain|csv))\b/;

interface ProxyOptions {
	timeout?: number;
	unavailable?: (context: Context) => Response;
}

/** Appends the peer's address to `x-forwarded-for`; the API believes earlier entries only from proxies that it trusts. */
function headersFor(context: Context): Record<string, string> {
	const forwardedFor = context.req.header('x-forwarded-for');
	const headers = Object.fromEntries(
		[...context.req.raw.headers].filter(
			([name]) => !REQUEST_HEADERS_DROPPED.test(name) && !OF_THE_CONNECTION.test(name),
		),
	);
	const peer = peerOf(context);
	return peer ? { ...headers, 'x-forwarded-for': forwardedFor ? `${forwardedFor}, ${peer}` : peer } : headers;
}

function compressed(context: Context, answer: Response): Response {
	const isText = COMPRESSIBLE.test(answer.headers.get('content-type') ?? '');
	if (!isText || !acceptsBrotli(context) || !answer.body || answer.headers.has('content-encoding')) return answer;
	const headers = new Headers(answer.headers);
	headers.set('content-encoding', 'br');
	headers.append('vary', 'accept-encoding');
	headers.delete('content-length');
	return new Response(compressing(answer.body), { status: answer.status, headers });
}

function unavailableCall(context: Context): Response {
	const body = {
		code: 503,
		result: { errorMessage: 'Sklep chwilowo nie odpowiada. Spróbuj ponownie za chwilę.', errorCode: 'unavailable' },
	};
	return context.json(body, 503, { 'retry-after': '5' });
}

/** The API would end the connection in the middle of a large body, which looks like an outage. */
export const callLimit = bodyLimit({
	maxSize: 64 * 1024,
	onError: (context) => {
		const result = { errorMessage: 'The request is larger than any call needs.', errorCode: 'too-large' };
		return context.json({ code: 413, result }, 413, { connection: 'close' });
	},
});

/** Forwards calls, pictures and files to the commerce API, so that the browser talks to one origin. */
export function createApiProxy(
	apiUrl: string,
	{ timeout = ANSWER_TIMEOUT, unavailable = unavailableCall }: ProxyOptions = {},
) {
	return async (context: Context): Promise<Response> => {
		const { pathname, search } = new URL(context.req.url);
		const headers = headersFor(context);
		const controller = new AbortController();
		const timer = setTimeout(() => controller.abort(), timeout);
		const request = { raw: context.req.raw, headers, redirect: 'manual', signal: controller.signal } as const;
		try {
			const answer = await proxy(`${apiUrl}${pathname}${search}`, request);
			for (const name of [...answer.headers.keys()]) if (ANSWER_HEADERS_DROPPED.test(name)) answer.headers.delete(name);
			return compressed(context, answer);
		} catch {
			return unavailable(context);
		} finally {
			clearTimeout(timer);
		}
	};
}
