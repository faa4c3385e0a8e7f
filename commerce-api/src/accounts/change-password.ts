import type { BodyOf } from '@pasaz/kernel/contract/endpoint';
import type { userChangePassword } from '@pasaz/kernel/contract/user';
import { eq } from 'drizzle-orm';
import { passwordResets, users } from '../platform/database/schema/users.ts';
import type { Principal } from '../platform/http/route.ts';
import { forgetEmailChanges } from './change-email.ts';
import { requireOtherThanEnded, requireUncommonPassword } from './passwords.ts';
import { sessionOver, wrongPassword } from './refusals.ts';
import { mailPasswordChanged } from './reset-password.ts';
import { endSessions } from './sessions.ts';
import type { UserServices } from './user-services.ts';

type Change = BodyOf<typeof userChangePassword> & { storeCode: string };

/**
 * Sets a new password by the present one, and ends all other ways into the account that were open.
 * @throws Refusal 403 for a wrong present password, 422 for a new one that must not be set
 */
export async function changePassword(
	services: UserServices,
	{ userId, sessionId }: Principal,
	{ currentPassword, newPassword, storeCode }: Change,
): Promise<void> {
	const { sessions, passwords, limits, shop } = services;
	const { db, now } = sessions;
	await limits.consume('change-password', String(userId));
	const [user] = await db.select().from(users).where(eq(users.id, userId));
	if (!user) throw sessionOver();
	if (!(await passwords.verify(user.passwordHash, currentPassword))) throw wrongPassword();
	await requireUncommonPassword(newPassword, user, shop);
	await requireOtherThanEnded(passwords, user, newPassword);
	const passwordHash = await passwords.hash(newPassword);
	// one that the shop gives up meanwhile stays given up
	const replaced = user.mustChangePassword && { mustChangePassword: false };
	await db.transaction(async (tx) => {
		const changes = { passwordHash, updatedAt: now(), ...replaced };
		await tx.update(users).set(changes).where(eq(users.id, userId));
		await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
		await forgetEmailChanges(tx, userId);
		await endSessions(tx, userId, sessionId);
		await mailPasswordChanged(tx, shop, { email: user.email, storeCode });
	});
}
