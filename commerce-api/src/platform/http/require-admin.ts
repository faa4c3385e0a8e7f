import { createHash, timingSafeEqual } from 'node:crypto';
import type { Services } from '../database/services.ts';
import { notFound, WrongSecret } from './refusal.ts';

export interface AdminServices extends Services {
	/** Without it there are no calls for merchants. */
	adminSecret: string | undefined;
}

/** @throws Refusal 404 or 401 */
export function requireAdmin(secret: string | undefined, authorization: string | undefined): void {
	if (!secret) throw notFound();
	const given = authorization?.match(/^Bearer (.+)$/i)?.[1] ?? '';
	if (!timingSafeEqual(digest(given), digest(secret))) throw new WrongSecret();
}

function digest(text: string): Buffer {
	return createHash('sha256').update(text).digest();
}
