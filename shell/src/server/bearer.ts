import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares digests, so that the time tells nothing about the secret. */
export function hasBearer(context: Context, secret: string): boolean {
	const [scheme = '', given = ''] = (context.req.header('authorization') ?? '').split(' ');
	return scheme.toLowerCase() === 'bearer' && timingSafeEqual(digest(given), digest(secret));
}
