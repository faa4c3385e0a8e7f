import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { newsletterSubscriptions } from '../../platform/database/schema/community.ts';
import { mailboxOf } from '../../platform/mail/email.ts';
import { type LinkServices, newLink, redeemOnce } from '../../platform/mail/mail-tokens.ts';
import { sendLink } from '../../platform/mail/send-mail.ts';
import { CONFIRM, END, SUBSCRIBED, WELCOME } from './letters.ts';

interface Reader {
	/** Lower case. */
	email: string;
	storeCode: string;
}

export async function isSubscribed(db: Database, email: string): Promise<boolean> {
	const found = await db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email));
	return found.length > 0;
}

/** Sends a mail to every address, so that neither the answer nor its time shows who is subscribed. */
export async function requestSubscription(services: LinkServices, { email, storeCode }: Reader): Promise<void> {
	const { db, limits, storeViews } = services;
	await limits.consume('mail-account', mailboxOf(email));
	await db.transaction(async (tx) => {
		const known = await isSubscribed(tx, email);
		const purpose = known ? 'newsletter-end' : 'newsletter-confirm';
		const url = await newLink(tx, services, { purpose, subject: email, storeCode });
		await sendLink(tx, storeViews, { to: email, storeCode, texts: known ? SUBSCRIBED : CONFIRM, url });
	});
}

/** Without a session, only whoever reads the address's mail can begin or end a subscription. */
export async function requestUnsubscription(services: LinkServices, { email, storeCode }: Reader): Promise<void> {
	const { db, limits, storeViews } = services;
	await limits.consume('mail-account', mailboxOf(email));
	await db.transaction(async (tx) => {
		const url = await newLink(tx, services, { purpose: 'newsletter-end', subject: email, storeCode });
		if (await isSubscribed(tx, email)) await sendLink(tx, storeViews, { to: email, storeCode, texts: END, url });
	});
}

/** The second half of the double opt-in; false for a token that has expired or was used. */
export function confirmNewsletter(services: LinkServices, token: string): Promise<boolean> {
	const { now, storeViews } = services;
	return redeemOnce(services, { purpose: 'newsletter-confirm', token }, async (tx, { subject: email, storeCode }) => {
		await tx.insert(newsletterSubscriptions).values({ email, storeCode, confirmedAt: now() }).onConflictDoNothing();
		const url = await newLink(tx, services, { purpose: 'newsletter-end', subject: email, storeCode });
		await sendLink(tx, storeViews, { to: email, storeCode, texts: WELCOME, url });
	});
}

/** False for a token that has expired or was used. */
export function endNewsletterByToken(services: LinkServices, token: string): Promise<boolean> {
	return redeemOnce(services, { purpose: 'newsletter-end', token }, (tx, { subject }) => endNewsletter(tx, subject));
}

export async function endNewsletter(db: Database, email: string): Promise<void> {
	await db.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email));
}
