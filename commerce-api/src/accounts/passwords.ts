import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '../platform/http/refusal.ts';
import { createLimiter } from '../platform/limiter.ts';
import { type Shop, shopNames } from '../platform/store-views.ts';
import { isCommonPassword } from './common-passwords.ts';

export interface Passwords {
	hash(password: string): Promise<string>;
	/** Takes as long without a stored hash as with one, so that timing does not show whether a user exists. */
	verify(stored: string | null | undefined, password: string): Promise<boolean>;
	/** Whether a hash was made with less effort than today's. */
	isWeak(stored: string): boolean;
}

/** Cost of one hash. When it is raised, each password is hashed again at its next login. */
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
 * Argon2id. Hashing leaves one core to other requests; when too many wait, the next one gets a BusyError at once.
 * @param pepper a secret outside the database, without which a stolen table is of no use
 */
export function createPasswords(pepper: string | undefined, effort = EFFORT): Passwords {
	const limit = createLimiter(Math.max(1, availableParallelism() - 1), MAX_WAITING);
	const options = { ...effort, ...(pepper && { secret: Buffer.from(pepper) }) };
	const dummy = limit(() => hash(randomBytes(16), options));
	dummy.catch(() => {});

	return {
		hash: (password) => limit(() => hash(password, options)),
		verify: async (stored, password) => {
			const known = stored ?? (await dummy);
			const matches = await limit(() => verify(known, password, options));
			return matches && Boolean(stored);
		},
		isWeak: (stored) => {
			const [, memory = 0, time = 0] = stored.match(/\$m=(\d+),t=(\d+),/)?.map(Number) ?? [];
			return memory < effort.memoryCost || time < effort.timeCost;
		},
	};
}

interface Owner {
	email: string;
	firstname: string;
	lastname: string;
}

/** @throws Refusal 422 for a password that is easily guessed, such as the owner's name or the shop's */
export async function requireUncommonPassword(
	password: string,
	{ email, firstname, lastname }: Owner,
	shop: Shop,
): Promise<void> {
	if (!(await isCommonPassword(password, [email, email.split('@')[0] ?? '', firstname, lastname, ...shopNames(shop)])))
		return;
	const sentence = 'This password is among the first that would be guessed. Please choose another one.';
	throw new Refusal(422, 'common-password', sentence);
}

interface Ended {
	passwordHash: string | null;
	/** Whether the shop has given the password up. */
	mustChangePassword: boolean;
}

/** @throws Refusal 422 for the password that the shop has given up, by which whoever it leaked to could log in again (rule 17.30) */
export async function requireOtherThanEnded(
	passwords: Passwords,
	{ passwordHash, mustChangePassword }: Ended,
	password: string,
): Promise<void> {
	if (!mustChangePassword || !(await passwords.verify(passwordHash, password))) return;
	throw new Refusal(422, 'common-password', 'This password has been given up. Please choose another one.');
}
