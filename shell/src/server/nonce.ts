import { randomFillSync, randomInt } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Characters, each a byte: 192 random bits. */
export const NONCE_LENGTH = 32;
const BYTES = 24;
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
		return pool.toString('base64url', used - BYTES, used);
	};
}

/** Stands for a nonce: as long as one, as hard to guess, and of characters that all differ, so that it is not worth compressing. */
export function noncePlaceholder(): string {
	const letters = [...ALPHABET];
	const drawn = Array.from({ length: NONCE_LENGTH }, () => letters.splice(randomInt(letters.length), 1));
	return drawn.join('');
}
