import type { Context } from 'hono';
import { proxy } from 'hono/proxy';
import { compressing } from './compressing-stream.ts';

/** Headers by which a client could pretend to be somebody else. */
const NOT_PASSED_ON = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded'];

/** ms; longer than any client waits, and no connection is held for ever by an API that hangs. */
const TIMEOUT = 10_000;

/** A catalogue's answer shrinks to a tenth; pictures are compressed already. */
function compressed(context: Context, answer: Response): Response {
	const isJson = answer.headers.get('content-type')?.startsWith('application/json');
	const takesBrotli = /\bbr\b/.test(context.req.header('accept-encoding') ?? '');
	if (!isJson || !takesBrotli || !answer.body || answer.headers.has('content-encoding')) return answer;
	const headers = new Headers(answer.headers);
	headers.set('content-encoding', 'br');
	headers.append('vary', 'accept-encoding');
	headers.delete('content-length');
	return new Response(compressing(answer.body), { status: answer.status, headers });
}

/** Passes calls, pictures and the payment sandbox on to the commerce API, so that a shopper's browser knows one origin. */
export function createApiProxy(apiUrl: string, timeout = TIMEOUT) {
	return async (context: Context): Promise<Response> => {
		const { pathname, search } = new URL(context.req.url);
		const headers = Object.fromEntries(context.req.raw.headers);
		for (const name of NOT_PASSED_ON) delete headers[name];
		try {
			const request = {
				raw: context.req.raw,
				headers,
				redirect: 'manual',
				signal: AbortSignal.timeout(timeout),
			} as const;
			return compressed(context, await proxy(`${apiUrl}${pathname}${search}`, request));
		} catch {
			const body = {
				code: 503,
				result: { errorMessage: 'Sklep chwilowo nie odpowiada. Spróbuj ponownie za chwilę.', errorCode: 'unavailable' },
			};
			return context.json(body, 503, { 'retry-after': '5' });
		}
	};
}
