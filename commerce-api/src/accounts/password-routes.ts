import {
	userChangeEmail,
	userChangePassword,
	userConfirmForceChangePassword,
	userCreatePassword,
	userForceChangePassword,
	userResetPassword,
} from '@pasaz/kernel/contract/user';
import type { Route } from '../platform/http/route.ts';
import { mailboxOf, toKey } from '../platform/mail/email.ts';
import { enqueue } from '../platform/outbox/enqueue.ts';
import { changePassword } from './change-password.ts';
import { requireOwner } from './require-owner.ts';
import { resetPassword } from './reset-password.ts';
import type { UserServices } from './user-services.ts';

export function passwordRoutes(route: Route, services: UserServices): void {
	const { sessions, limits } = services;
	const { db } = sessions;

	route(userChangePassword, async ({ user, body, storeCode }) => {
		await changePassword(services, user, { ...body, storeCode });
		return true;
	});

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
