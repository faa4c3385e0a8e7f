import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { availabilitySubscriptions } from '../platform/database/schema/community.ts';
import { users } from '../platform/database/schema/users.ts';
import type { Services } from '../platform/database/services.ts';
import type { Job } from '../platform/job.ts';
import { newLink, redeemOnce, type TokenLinks } from '../platform/mail/mail-tokens.ts';
import { sendLink } from '../platform/mail/send-mail.ts';
import { nameInLetter } from '../platform/mail/typed-text.ts';
import type { Shop } from '../platform/store-views.ts';
import { VERIFY_EMAIL } from './email-letters.ts';
import { WELCOME } from './letters.ts';

interface VerificationServices extends TokenLinks {
	shop: Shop;
}

/** Mails the link that verifies an account's address, beside the welcome to a new one; nothing once the address is verified. */
export async function sendVerification(
	services: VerificationServices,
	{ userId, storeCode, isNew }: Extract<Job, { kind: 'verify-email' }>,
): Promise<void> {
	const { db, shop } = services;
	await db.transaction(async (tx) => {
		const isUnverified = and(eq(users.id, userId), eq(users.emailVerified, false));
		const [user] = await tx.select({ email: users.email, firstname: users.firstname }).from(users).where(isUnverified);
		if (!user) return;
		const { email: to, firstname } = user;
		const url = await newLink(tx, services, { purpose: 'email-verify', subject: to, userId, storeCode });
		const letter = isNew ? { texts: WELCOME, name: nameInLetter(firstname) } : { texts: VERIFY_EMAIL };
		await sendLink(tx, shop.storeViews, { to, storeCode, url, ...letter });
	});
}

/** False for a link that is over, and for one to an address that the account has no more. */
export async function verifyEmail(services: Services, token: string): Promise<boolean> {
	let isVerified = false;
	await redeemOnce(services, { purpose: 'email-verify', token }, async (tx, { subject: email, userId }) => {
		if (userId !== null) isVerified = await markVerified(tx, { userId, email });
	});
	return isVerified;
}

/**
 * Notes that the account's owner reads the mail of its address, and makes the notices of return that wait there the account's.
 * @returns whether the account has that address
 */
export async function markVerified(
	tx: Database,
	{ userId, email }: { userId: number; email: string },
): Promise<boolean> {
	const isOwn = and(eq(users.id, userId), eq(users.email, email));
	const verified = await tx.update(users).set({ emailVerified: true }).where(isOwn).returning({ id: users.id });
	if (verified.length === 0) return false;
	await tx.update(availabilitySubscriptions).set({ userId }).where(eq(availabilitySubscriptions.email, email));
	return true;
}
