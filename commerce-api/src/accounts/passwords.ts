import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createLimiter } from '../platform/limiter.ts';

export interface Passwords {
	hash(password: string): Promise<string>;
	/** Takes as long without a stored hash as with one: an unknown user cannot be told from a wrong password by the clock. */
	verify(stored: string | null | undefined, password: string): Promise<boolean>;
	/** Whether a hash was made with less effort than is asked for today. */
	isWeak(stored: string): boolean;
}

/** What one hash costs; raised, it is applied to each password at its next login. */
interface Effort {
	/** KiB */
	memoryCost: number;
	timeCost: number;
	parallelism: number;
}

const MAX_WAITING = 256;
/** OWASP's minimum for argon2id. */
const EFFORT: Effort = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Argon2id. Hashing leaves one core to other requests; who comes when too many wait gets a BusyError at once.
 * @param pepper a secret outside the database, without which a stolen table is of no use
 */
export function createPasswords(pepper: string | undefined, effort = EFFORT): Passwords {
	const limit = createLimiter(Math.max(1, availableParallelism() - 1), MAX_WAITING);
	const options = { ...effort, ...(pepper && { secret: Buffer.from(pepper) }) };
	const nobodys = limit(() => hash(randomBytes(16), options));
	nobodys.catch(() => {});

	return {
		hash: (password) => limit(() => hash(password, options)),
		verify: async (stored, password) => {
			const known = stored ?? (await nobodys);
			const fits = await limit(() => verify(known, password, options));
			return fits && Boolean(stored);
		},
		isWeak: (stored) => {
			const [, memory = 0, time = 0] = stored.match(/\$m=(\d+),t=(\d+),/)?.map(Number) ?? [];
			return memory < effort.memoryCost || time < effort.timeCost;
		},
	};
}
