import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createLimiter } from '../limiter.ts';

export interface Passwords {
	hash(password: string): Promise<string>;
	/** Takes as long without a stored hash as with one: an unknown user cannot be told from a wrong password by the clock. */
	verify(stored: string | null | undefined, password: string): Promise<boolean>;
}

const MOST_WAITING = 256;

/**
 * Argon2id with OWASP's minimum (19 MiB, two passes), the library's default. Hashing leaves one core to other requests;
 * who comes when too many wait gets a BusyError at once.
 * @param pepper a secret outside the database, without which a stolen table is of no use
 */
export function createPasswords(pepper: string | undefined): Passwords {
	const limit = createLimiter(Math.max(1, availableParallelism() - 1), MOST_WAITING);
	const options = pepper ? { secret: Buffer.from(pepper) } : {};
	const nobodys = limit(() => hash(randomBytes(16), options));
	nobodys.catch(() => {});

	return {
		hash: (password) => limit(() => hash(password, options)),
		verify: async (stored, password) => {
			const known = stored ?? (await nobodys);
			const fits = await limit(() => verify(known, password, options));
			return fits && Boolean(stored);
		},
	};
}
