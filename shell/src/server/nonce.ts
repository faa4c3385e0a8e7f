import { randomFillSync, randomInt } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Random bytes of a nonce. */
const BYTES = 16;
/** Characters that they make in base64. */
const VARYING = 22;
/**
 * Padding, the same in every nonce and in the placeholder: what a good encoder says of a character depends on the two before
 * it, so the text behind a nonce must not follow on what changes.
 */
const END = '==';
/** Characters, each a byte. */
export const NONCE_LENGTH = VARYING + END.length;
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

/** Stands for a nonce: as long as one, as hard to guess, and of characters that all differ, so that it is not worth compressing. */
export function noncePlaceholder(): string {
	const letters = [...ALPHABET];
	const drawn = Array.from({ length: VARYING }, () => letters.splice(randomInt(letters.length), 1));
	return drawn.join('') + END;
}
