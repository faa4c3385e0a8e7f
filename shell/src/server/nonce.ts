import { randomBytes, randomFillSync } from 'node:crypto';

/** Random bytes of a nonce. */
const BYTES = 16;
/** Padding, the same in every nonce. */
export const END = '==';
/** Characters, each a byte. */
export const NONCE_LENGTH = 22 + END.length;
/** Random bytes are fetched for this many nonces at once. */
const AT_ONCE = 512;

/** Makes nonces, a new one with each call. */
export function createNonces(): () => string {
	const pool = Buffer.alloc(BYTES * AT_ONCE);
	let used = pool.byteLength;
	return () => {
		if (used === pool.byteLength) {
			randomFillSync(pool);
			used = 0;
		}
		used += BYTES;
		return pool.toString('base64url', used - BYTES, used) + END;
	};
}

/** Stands for a nonce: as long as one, and as hard to guess. */
export function noncePlaceholder(): string {
	return randomBytes(BYTES).toString('base64url') + END;
}
