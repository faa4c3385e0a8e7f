import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';

const digest = (text: string) => createHash('sha256').update(text).digest();

function given(context: Context): { scheme: string; value: string } {
	const [scheme = '', value = ''] = (context.req.header('authorization') ?? '').split(' ');
	return { scheme: scheme.toLowerCase(), value };
}

/** Compares digests, so that the time tells nothing about the secret. */
const isSame = (text: string, secret: string) => timingSafeEqual(digest(text), digest(secret));

export function hasBearer(context: Context, secret: string): boolean {
	const { scheme, value } = given(context);
	return scheme === 'bearer' && isSame(value, secret);
}

/** Without a secret there is nothing at the address. @param message is logged when a wrong one is given */
export function bearerGuard(secret: string | undefined, log: Logger, message: string): MiddlewareHandler {
	return async (context, next) => {
		if (!secret) return context.notFound();
		if (hasBearer(context, secret)) return next();
		log.warn(message);
		return context.json({ error: 'unauthorized' }, 401, { 'www-authenticate': 'Bearer' });
	};
}

/** Whether the secret is the password of a person at a browser, whatever the name. */
export function hasPassword(context: Context, secret: string): boolean {
	const { scheme, value } = given(context);
	if (scheme !== 'basic') return false;
	const [, ...password] = Buffer.from(value, 'base64').toString().split(':');
	return isSame(password.join(':'), secret);
}
