import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { proxy } from 'hono/proxy';
import * as z from 'zod';
import { compressing, takesBrotli } from './brotli.ts';

/** Headers by which a client could pretend to be somebody else, elsewhere, or to ask for something else. */
const NOT_PASSED_ON =
	/^(forwarded|x-forwarded-.*|x-real-ip|(true-)?client-ip|x-client-ip|cf-connecting-ip|x-(original|rewrite)-ur[il]|x-host|x-http-method(-override)?|x-method-override)$/;
/** What the server knows of a request's connection; nothing where there is none. */
const Connection = z.object({ incoming: z.object({ socket: z.object({ remoteAddress: z.string() }) }) });
/** Whatever the back end allows other sites, on this origin they may not read what a shopper may. */
const NOT_PASSED_BACK = /^access-control-/;

/** ms until an answer begins; longer than any client waits. A feed of a large catalogue may take longer to its end. */
const TIMEOUT = 10_000;
/** A catalogue's answer shrinks to a tenth; pictures are compressed already. */
const TEXT = /^(application\/json|application\/xml|text\/(xml|plain|csv))\b/;

interface ProxyOptions {
	timeout?: number;
	/** The answer while the API does not give one. */
	unavailable?: (context: Context) => Response;
}

/**
 * The request's headers with the address that it came from at the end of `x-forwarded-for`: what stands before that is
 * hearsay, which the API reads only as far back as proxies that it trusts wrote it.
 */
function headersFor(context: Context): Record<string, string> {
	const hearsay = context.req.header('x-forwarded-for');
	const headers = Object.fromEntries([...context.req.raw.headers].filter(([name]) => !NOT_PASSED_ON.test(name)));
	const peer = Connection.safeParse(context.env).data?.incoming.socket.remoteAddress;
	return peer ? { ...headers, 'x-forwarded-for': hearsay ? `${hearsay}, ${peer}` : peer } : headers;
}

function compressed(context: Context, answer: Response): Response {
	const isText = TEXT.test(answer.headers.get('content-type') ?? '');
	if (!isText || !takesBrotli(context) || !answer.body || answer.headers.has('content-encoding')) return answer;
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

/**
 * Refuses bodies that the API refuses: it ends the connection while they are still being sent, which cannot be told from one
 * that is down. The client's is ended, too, as what it has not sent yet would be taken for its next call.
 */
export const callLimit = bodyLimit({
	maxSize: 64 * 1024,
	onError: (context) => {
		const result = { errorMessage: 'The request is larger than any call needs.', errorCode: 'too-large' };
		return context.json({ code: 413, result }, 413, { connection: 'close' });
	},
});

/** Passes calls, pictures and files on to the commerce API, so that a shopper's browser knows one origin. */
export function createApiProxy(
	apiUrl: string,
	{ timeout = TIMEOUT, unavailable = unavailableCall }: ProxyOptions = {},
) {
	return async (context: Context): Promise<Response> => {
		const { pathname, search } = new URL(context.req.url);
		const headers = headersFor(context);
		const patience = new AbortController();
		const timer = setTimeout(() => patience.abort(), timeout);
		const request = { raw: context.req.raw, headers, redirect: 'manual', signal: patience.signal } as const;
		try {
			const answer = await proxy(`${apiUrl}${pathname}${search}`, request);
			for (const name of [...answer.headers.keys()]) if (NOT_PASSED_BACK.test(name)) answer.headers.delete(name);
			return compressed(context, answer);
		} catch {
			return unavailable(context);
		} finally {
			clearTimeout(timer);
		}
	};
}
