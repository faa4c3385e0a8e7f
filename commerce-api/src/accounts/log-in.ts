import { and, eq } from 'drizzle-orm';
import { users } from '../platform/database/schema/users.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { toKey } from '../platform/mail/email.ts';
import type { TokenPair } from '../platform/tokens.ts';
import { wrongLogin } from './refusals.ts';
import { startSession } from './sessions.ts';
import type { UserServices } from './user-services.ts';

/**
 * Begins a session for who knows the password. Failures are counted for the account, known or not, wherever they come from.
 * @throws Refusal 401, 429, or 403 where the password has to be changed first
 */
export async function logIn(services: UserServices, username: string, password: string): Promise<TokenPair> {
	const { sessions, passwords, limits } = services;
	const email = toKey(username);
	await limits.check('login-account', email);
	const [user] = await sessions.db.select().from(users).where(eq(users.email, email));
	if (!(await passwords.verify(user?.passwordHash, password)) || !user) {
		await limits.consume('login-account', email);
		services.log.info({ userId: user?.id ?? null }, 'a login failed');
		throw wrongLogin();
	}
	await limits.reset('login-account', email);
	if (user.mustChangePassword) {
		throw new Refusal(403, 'password-change-required', 'Please set a new password first. We can mail you a link.');
	}
	await strengthen(services, user, password);
	return startSession(sessions, user.id);
}

/** Only now is the password known that a stronger hash can be made of. */
async function strengthen({ sessions, passwords }: UserServices, user: typeof users.$inferSelect, password: string) {
	const { id, passwordHash } = user;
	if (!passwordHash || !passwords.isWeak(passwordHash)) return;
	const stronger = await passwords.hash(password);
	await sessions.db
		.update(users)
		.set({ passwordHash: stronger })
		.where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)));
}
