import { eq } from 'drizzle-orm';
import { adminPasswordEnd } from '../platform/admin-account-contract.ts';
import { users } from '../platform/database/schema/users.ts';
import type { Services } from '../platform/database/services.ts';
import { notFound } from '../platform/http/refusal.ts';
import type { Route } from '../platform/http/route.ts';
import { toKey } from '../platform/mail/email.ts';
import type { Shop } from '../platform/store-views.ts';
import { forgetEmailChanges } from './change-email.ts';
import { PASSWORD_ENDED } from './letters.ts';
import { sendResetMail } from './reset-password.ts';
import { endSessions } from './sessions.ts';

interface AccountServices extends Services {
	shop: Shop;
}

export function adminAccountRoute(route: Route, { db, now, shop }: AccountServices): void {
	route(adminPasswordEnd, async ({ body, storeCode }) => {
		const email = toKey(body.email);
		return db.transaction(async (tx) => {
			const [user] = await tx.select().from(users).where(eq(users.email, email)).for('update');
			if (!user) throw notFound('There is no such customer.');
			await endSessions(tx, user.id);
			await forgetEmailChanges(tx, user.id);
			if (user.passwordHash === null) return { email, mailed: false };
			await tx.update(users).set({ mustChangePassword: true, updatedAt: now() }).where(eq(users.id, user.id));
			await sendResetMail({ db: tx, now, shop }, { email, storeCode, texts: PASSWORD_ENDED });
			return { email, mailed: true };
		});
	});
}
