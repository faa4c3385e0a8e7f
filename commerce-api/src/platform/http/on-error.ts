import { randomUUID } from 'node:crypto';
import { DrizzleQueryError } from 'drizzle-orm';
import type { Context, ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import { UnavailableError } from '../database/unavailable-error.ts';
import { BusyError } from '../limiter.ts';
import { Refusal } from './refusal.ts';

/** Who is refused like this may be up to something. */
const WATCHED = new Set([403, 429]);

/** Refusals are told; anything else is logged under an id, and only the id is told. */
export function createOnError(log: Logger): ErrorHandler {
	return (error, c) => {
		const route = { method: c.req.method, route: routePath(c, -1) };
		const busy = findBusy(error);
		if (busy) {
			log.warn({ ...route, reason: busy.message }, 'too much to do');
			return refuse(c, new Refusal(503, 'busy', 'There is too much to do right now. Please try again.'));
		}
		if (error instanceof Refusal) {
			if (WATCHED.has(error.status)) log.info({ ...route, errorCode: error.errorCode }, 'refused');
			return refuse(c, error);
		}
		if (error instanceof HTTPException) {
			return c.json(
				{ code: error.status, result: { errorMessage: 'Bad request.', errorCode: 'bad-request' } },
				error.status,
			);
		}
		const id = randomUUID();
		log.error({ ...route, ...withoutValues(error), id }, 'request failed');
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
function findBusy(error: unknown): Error | undefined {
	if (error instanceof BusyError || error instanceof UnavailableError) return error;
	return error instanceof Error ? findBusy(error.cause) : undefined;
}

/** A failed query's own message repeats its parameters: addresses, names, hashes; and so does what the database adds to a code. */
function withoutValues(error: Error): Record<string, unknown> {
	if (!(error instanceof DrizzleQueryError)) return { err: error };
	const { cause } = error;
	const facts = cause && { code: Reflect.get(cause, 'code'), constraint: Reflect.get(cause, 'constraint') };
	return { ...facts, query: error.query, stack: error.stack?.match(/^ +at .*$/gm) };
}
