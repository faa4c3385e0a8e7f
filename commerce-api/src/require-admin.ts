import { createHash, timingSafeEqual } from 'node:crypto';
import { Refusal } from './platform/http/refusal.ts';

/**
 * @param secret the setting; without it there is nothing to be found
 * @throws Refusal 404 or 401
 */
export function requireAdmin(secret: string | undefined, authorization: string | undefined): void {
	if (!secret) throw new Refusal(404, 'not-found', 'There is nothing here.');
	const given = authorization?.match(/^Bearer (.+)$/i)?.[1] ?? '';
	if (!timingSafeEqual(digest(given), digest(secret))) throw new Refusal(401, 'not-authorized', 'The secret is wrong.');
}

function digest(text: string): Buffer {
	return createHash('sha256').update(text).digest();
}
