import type { BodyOf } from '@pasaz/kernel/contract/endpoint';
import type { userCreatePassword } from '@pasaz/kernel/contract/user';
import { and, eq, gt } from 'drizzle-orm';
import { passwordResets, sessions as sessionTable, users } from '../platform/database/schema/users.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { toKey } from '../platform/mail/email.ts';
import { shopNames } from '../platform/store-views.ts';
import { hashOf } from '../platform/tokens.ts';
import { isCommon } from './common-passwords.ts';
import { commonPassword } from './refusals.ts';
import type { UserServices } from './user-services.ts';

/**
 * Sets the password of who has the mailed link, and ends all sessions: whoever was in by the old password is out.
 * @throws Refusal 403 for a link that was used, is too old, or belongs to another address
 */
export async function resetPassword(services: UserServices, asked: BodyOf<typeof userCreatePassword>): Promise<void> {
	const { sessions, passwords, limits } = services;
	const { db, now } = sessions;
	const email = toKey(asked.email);
	const valid = and(eq(passwordResets.hash, hashOf(asked.resetToken)), gt(passwordResets.expiresAt, now()));

	const [user] = await db
		.select({ id: users.id, firstname: users.firstname, lastname: users.lastname })
		.from(passwordResets)
		.innerJoin(users, eq(users.id, passwordResets.userId))
		.where(and(valid, eq(users.email, email)));
	if (!user) throw linkOver();
	if (isCommon(asked.newPassword, [email, user.firstname, user.lastname, ...shopNames(services.shop)]))
		throw commonPassword();
	const passwordHash = await passwords.hash(asked.newPassword);
	await db.transaction(async (tx) => {
		const used = await tx.delete(passwordResets).where(valid).returning();
		if (used.length === 0) throw linkOver();
		const changes = { passwordHash, mustChangePassword: false, updatedAt: now() };
		await tx.update(users).set(changes).where(eq(users.id, user.id));
		await tx.delete(sessionTable).where(eq(sessionTable.userId, user.id));
	});
	await limits.reset('login-account', email);
}

function linkOver(): Refusal {
	return new Refusal(403, 'link-over', 'This link has been used or is too old. Please ask for a new one.');
}
