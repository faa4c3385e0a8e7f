import {
	userChangeEmail,
	userChangePassword,
	userConfirmForceChangePassword,
	userCreatePassword,
	userForceChangePassword,
	userResetPassword,
} from '@pasaz/kernel/contract/user';
import { eq } from 'drizzle-orm';
import { passwordResets, users } from '../platform/database/schema/users.ts';
import type { Route } from '../platform/http/route.ts';
import { mailboxOf, toKey } from '../platform/mail/email.ts';
import { enqueue } from '../platform/outbox/enqueue.ts';
import { forgetEmailChanges } from './change-email.ts';
import { requireUncommonPassword } from './passwords.ts';
import { sessionOver, wrongPassword } from './refusals.ts';
import { requireOwner } from './require-owner.ts';
import { mailPasswordChanged, resetPassword } from './reset-password.ts';
import { endSessions } from './sessions.ts';
import type { UserServices } from './user-services.ts';

export function passwordRoutes(route: Route, services: UserServices): void {
	const { sessions, passwords, limits } = services;
	const { db } = sessions;

	route(
		userChangePassword,
		async ({ user: { userId, sessionId }, body: { currentPassword, newPassword }, storeCode }) => {
			await limits.consume('change-password', String(userId));
			const [user] = await db.select().from(users).where(eq(users.id, userId));
			if (!user) throw sessionOver();
			if (!(await passwords.verify(user.passwordHash, currentPassword))) {
				throw wrongPassword();
			}
			await requireUncommonPassword(newPassword, user, services.shop);
			const passwordHash = await passwords.hash(newPassword);
			await db.transaction(async (tx) => {
				await tx.update(users).set({ passwordHash, updatedAt: sessions.now() }).where(eq(users.id, userId));
				await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
				await forgetEmailChanges(tx, userId);
				await endSessions(tx, userId, sessionId);
				await mailPasswordChanged(tx, services.shop, { email: user.email, storeCode });
			});
			return true;
		},
	);

	route(userChangeEmail, async ({ user: { userId, sessionId }, body, storeCode }) => {
		const email = toKey(body.email);
		await limits.consume('mail-account', mailboxOf(email));
		await requireOwner(services, { userId, sessionId }, body.password);
		// Other accounts are looked at later, so that neither the answer nor its time shows whether the address has one.
		await enqueue(db, [{ kind: 'change-email', userId, sessionId, email, storeCode }]);
		return true;
	});

	for (const endpoint of [userResetPassword, userForceChangePassword]) {
		route(endpoint, async ({ body, storeCode }) => {
			const email = toKey(body.email);
			await limits.consume('reset-account', email);
			// The account is looked up later, so that neither the answer nor its time shows whether there is one.
			await enqueue(db, [{ kind: 'reset-password', email, storeCode }]);
			return true;
		});
	}

	for (const endpoint of [userCreatePassword, userConfirmForceChangePassword]) {
		route(endpoint, async ({ body, storeCode }) => {
			await resetPassword(services, { ...body, storeCode });
			return true;
		});
	}
}
