import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Opaque, 256 random bits, 43 characters. */
export function newToken(): string {
	return randomBytes(32).toString('base64url');
}

/** What the database stores of a token, which is random enough to need no salt. */
export function hashOf(token: string): string {
	return createHash('sha256').update(token).digest('base64url');
}

export interface TokenPair {
	access: string;
	refresh: string;
}

/** Derived from the old token and a nonce of the database: repeatable, but neither of them alone reveals the pair. */
export function successorsOf(refresh: string, nonce: string): TokenPair {
	const derive = (kind: string) => createHmac('sha256', refresh).update(`${kind} ${nonce}`).digest('base64url');
	return { access: derive('access'), refresh: derive('refresh') };
}
