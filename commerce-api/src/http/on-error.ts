import { randomUUID } from 'node:crypto';
import { DrizzleQueryError } from 'drizzle-orm';
import type { Context, ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import { UnavailableError } from '../database/unavailable-error.ts';
import { BusyError } from '../limiter.ts';
import { Refusal } from './refusal.ts';

/** Refusals are told; anything else is logged under an id, and only the id is told. */
export function createOnError(log: Logger): ErrorHandler {
	return (error, c) => {
		if (isBusy(error))
			return refuse(c, new Refusal(503, 'busy', 'There is too much to do right now. Please try again.'));
		if (error instanceof Refusal) return refuse(c, error);
		if (error instanceof HTTPException) {
			return c.json(
				{ code: error.status, result: { errorMessage: 'Bad request.', errorCode: 'bad-request' } },
				error.status,
			);
		}
		const id = randomUUID();
		log.error({ err: withoutValues(error), id, method: c.req.method, route: routePath(c, -1) }, 'request failed');
		const errorMessage = `Something went wrong on our side. Please quote ${id}.`;
		return c.json({ code: 500, result: { errorMessage, errorCode: 'internal', id } }, 500);
	};
}

/** The envelope of an expected "no". */
export function refuse(c: Context, { status, errorCode, message, details }: Refusal) {
	const retryAfter = details.retryAfter ?? (status === 503 ? 1 : undefined);
	if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
	return c.json({ code: status, result: { errorMessage: message, errorCode, ...details } }, status);
}

/** Also deep inside: a failed query wraps what the database said. */
function isBusy(error: unknown): boolean {
	if (error instanceof BusyError || error instanceof UnavailableError) return true;
	return error instanceof Error && isBusy(error.cause);
}

/** A failed query's own message repeats its parameters: addresses, names, hashes. The cause does not. */
function withoutValues(error: Error): unknown {
	return error instanceof DrizzleQueryError ? error.cause : error;
}
