import { userVerifyEmail } from '@pasaz/kernel/contract/user';
import type { Route } from '../platform/http/route.ts';
import { emailOfUser, mailboxOf } from '../platform/mail/email.ts';
import { enqueue } from '../platform/outbox/enqueue.ts';
import { sessionOver } from './refusals.ts';
import type { UserServices } from './user-services.ts';

/** Another link for who has lost the one of the welcome (rule 17.31). */
export function verifyEmailRoute(route: Route, { sessions: { db }, limits }: UserServices): void {
	route(userVerifyEmail, async ({ user: { userId }, storeCode }) => {
		const email = await emailOfUser(db, { userId });
		if (email === undefined) throw sessionOver();
		await limits.consume('mail-account', mailboxOf(email));
		await enqueue(db, [{ kind: 'verify-email', userId, storeCode, isNew: false }]);
		return true;
	});
}
