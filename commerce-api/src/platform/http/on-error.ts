import { randomUUID } from 'node:crypto';
import type { Context, ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import { UnavailableError } from '../database/database-errors.ts';
import { BusyError } from '../limiter.ts';
import { withoutValues } from '../without-values.ts';
import { Refusal, WrongSecret } from './refusal.ts';

/** Refusals that may be attacks and are logged. */
const WATCHED = new Set([403, 429]);

/** Refusals are answered as they are. Other errors are logged under an id, and the answer only has the id. */
export function createOnError(log: Logger): ErrorHandler {
	return (error, c) => {
		const route = { method: c.req.method, route: routePath(c, -1) };
		const busy = findBusy(error);
		if (busy) {
			log.warn({ ...route, reason: busy.message }, 'too much to do');
			return refuse(c, new Refusal(503, 'busy', 'There is too much to do right now. Please try again.'));
		}
		if (error instanceof Refusal) {
			const network: unknown = c.get('network');
			if (error instanceof WrongSecret) log.warn({ ...route, network }, 'a wrong secret was given');
			else if (WATCHED.has(error.status)) log.info({ ...route, errorCode: error.errorCode }, 'refused');
			return refuse(c, error);
		}
		if (error instanceof HTTPException) {
			return c.json(
				{ code: error.status, result: { errorMessage: 'Bad request.', errorCode: 'bad-request' } },
				error.status,
			);
		}
		if (c.req.raw.signal.aborted) {
			log.debug(route, 'the client broke the request off');
			return c.body(null, 400);
		}
		const id = randomUUID();
		log.error({ ...route, ...withoutValues(error), id }, 'request failed');
		const errorMessage = `Something went wrong on our side. Please quote ${id}.`;
		return c.json({ code: 500, result: { errorMessage, errorCode: 'internal', id } }, 500);
	};
}

export function refuse(c: Context, { status, errorCode, message, details }: Refusal) {
	const retryAfter = details.retryAfter ?? (status === 503 ? 1 : undefined);
	if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
	return c.json({ code: status, result: { errorMessage: message, errorCode, ...details } }, status);
}

/** Also finds a wrapped error: a failed query wraps the database's. */
function findBusy(error: unknown): Error | undefined {
	if (error instanceof BusyError || error instanceof UnavailableError) return error;
	return error instanceof Error ? findBusy(error.cause) : undefined;
}
