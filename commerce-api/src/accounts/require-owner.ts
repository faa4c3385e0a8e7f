import { eq } from 'drizzle-orm';
import { users } from '../platform/database/schema/users.ts';
import type { Principal } from '../platform/http/route.ts';
import { sessionOver, wrongPassword } from './refusals.ts';
import { isFresh } from './sessions.ts';
import type { UserServices } from './user-services.ts';

/**
 * Makes sure that the owner asks and not who found a token: by the password, or without one by a fresh login.
 * @throws Refusal 403 `wrong-password`
 */
export async function requireOwner(
	{ sessions, passwords, limits }: UserServices,
	{ userId, sessionId }: Principal,
	password: string | undefined,
) {
	await limits.consume('change-password', String(userId));
	const [user] = await sessions.db.select().from(users).where(eq(users.id, userId));
	if (!user) throw sessionOver();
	const isSure = user.passwordHash
		? await passwords.verify(user.passwordHash, password ?? '')
		: await isFresh(sessions, sessionId);
	if (!isSure) throw wrongPassword();
	return user;
}
