import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import { notFound, WrongSecret } from './refusal.ts';

/** Refuses a call without the secret before anything else of it is read: 401, or 404 in a shop that has none. */
export function requireAdmin(secret: string | undefined): MiddlewareHandler {
	return async (c, next) => {
		if (!secret) throw notFound();
		if (!isGiven(secret, c.req.header('authorization'))) throw new WrongSecret();
		await next();
	};
}

/** Logs every call with the right secret, so that a stolen one leaves a trace. Patterns of routes, unlike paths, hold no gift card's code. */
export function logAdminCalls(secret: string | undefined, log: Logger): MiddlewareHandler {
	return async (c, next) => {
		await next();
		if (!secret || !isGiven(secret, c.req.header('authorization'))) return;
		const network: unknown = c.get('network');
		log.info({ method: c.req.method, route: routePath(c, -1), network, status: c.res.status }, 'the merchant called');
	};
}

function isGiven(secret: string, authorization: string | undefined): boolean {
	const given = authorization?.match(/^Bearer (.+)$/i)?.[1] ?? '';
	return timingSafeEqual(digest(given), digest(secret));
}

function digest(text: string): Buffer {
	return createHash('sha256').update(text).digest();
}
