import { pathTo } from '@pasaz/kernel/routes';
import { and, eq, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import type { Database } from '../platform/database/database.ts';
import { sqlState } from '../platform/database/database-errors.ts';
import { mailTokens } from '../platform/database/schema/community.ts';
import { passwordResets, sessions, users } from '../platform/database/schema/users.ts';
import { newLink, redeemOnce, type TokenLinks } from '../platform/mail/mail-tokens.ts';
import { sendLink } from '../platform/mail/send-mail.ts';
import { addressIn, type Shop } from '../platform/store-views.ts';
import { CONFIRM_EMAIL, EMAIL_ALREADY_USED, EMAIL_CHANGE_REQUESTED, EMAIL_CHANGED } from './email-letters.ts';
import { moveNotices } from './move-notices.ts';
import { endSessions } from './sessions.ts';

const UNIQUE_VIOLATION = '23505';

const Change = z.object({ email: z.string(), sessionId: z.string() });
export interface EmailChange extends z.infer<typeof Change> {
	userId: number;
	storeCode: string;
}

interface ChangeServices extends TokenLinks {
	shop: Shop;
}

/** Mails a link to the new address and a notice to the present one; whoever asked learns nothing of another account. */
export async function requestEmailChange(
	services: ChangeServices,
	{ userId, email, sessionId, storeCode }: EmailChange,
): Promise<void> {
	const { db, shop } = services;
	const { storeViews } = shop;
	await db.transaction(async (tx) => {
		const [user] = await tx
			.select({ email: users.email })
			.from(users)
			.innerJoin(sessions, and(eq(sessions.userId, users.id), eq(sessions.id, sessionId)))
			.where(eq(users.id, userId));
		if (!user || user.email === email) return;
		const [other] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
		await forgetEmailChanges(tx, userId);
		if (other) {
			const url = addressIn(shop, storeCode, pathTo('login'));
			await sendLink(tx, storeViews, { to: email, storeCode, texts: EMAIL_ALREADY_USED, url });
		} else {
			const subject = JSON.stringify({ email, sessionId });
			const url = await newLink(tx, services, { purpose: 'email-change', subject, userId, storeCode });
			await sendLink(tx, storeViews, { to: email, storeCode, texts: CONFIRM_EMAIL, url });
		}
		const reset = addressIn(shop, storeCode, pathTo('forgot-password'));
		await sendLink(tx, storeViews, { to: user.email, storeCode, texts: EMAIL_CHANGE_REQUESTED, url: reset });
	});
}

/** Ends all sessions but the one that asked. False for a link that is over, and for an address taken meanwhile. */
export async function confirmEmail(services: ChangeServices, token: string): Promise<boolean> {
	const { now, shop } = services;
	let isChanged = false;
	const redeemed = redeemOnce(
		services,
		{ purpose: 'email-change', token },
		async (tx, { subject, userId, storeCode }) => {
			if (userId === null) return;
			const { email, sessionId } = Change.parse(JSON.parse(subject));
			const [before] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
			const other = alias(users, 'other');
			const isFree = notExists(tx.select().from(other).where(eq(other.email, email)));
			const changes = { email, emailVerified: true, updatedAt: now() };
			const changed = await tx
				.update(users)
				.set(changes)
				.where(and(eq(users.id, userId), isFree))
				.returning();
			isChanged = changed.length > 0;
			if (!before || !isChanged) return;
			// A link that was sent to the old address must not open the account any more.
			await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
			await endSessions(tx, userId, sessionId);
			await moveNotices(tx, { userId, from: before.email, to: email });
			const url = addressIn(shop, storeCode, pathTo('contact'));
			await sendLink(tx, shop.storeViews, { to: before.email, storeCode, texts: EMAIL_CHANGED, url });
		},
	);
	const isRedeemed = await redeemed.catch((error: unknown) => {
		// somebody else may have taken the address since the check above
		if (sqlState(error) === UNIQUE_VIOLATION) return false;
		throw error;
	});
	return isRedeemed && isChanged;
}

export async function forgetEmailChanges(tx: Database, userId: number): Promise<void> {
	const isOwn = and(eq(mailTokens.purpose, 'email-change'), eq(mailTokens.userId, userId));
	await tx.delete(mailTokens).where(isOwn);
}
