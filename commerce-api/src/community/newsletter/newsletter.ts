import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { newsletterSubscriptions } from '../../platform/database/schema/community.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import type { StoreViews } from '../../platform/store-views.ts';
import { issueToken, type MailToken, redeemToken } from '../mail-links/mail-tokens.ts';
import { askToConfirm, askToEnd, toldTwice, welcome } from './letters.ts';

export interface NewsletterServices {
	db: Database;
	now: () => Date;
	/** Of mails to one address. */
	limits: RateLimits;
	storeViews: StoreViews;
	/** The address of a mail's link. */
	linkTo(token: string): string;
}

interface Reader {
	/** Lower case. */
	email: string;
	storeCode: string;
}

export async function isSubscribed(db: Database, email: string): Promise<boolean> {
	const found = await db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email));
	return found.length > 0;
}

/** Sends a mail to every address, so that the answer and the time that it takes tell nothing of who is subscribed. */
export async function askForNewsletter(services: NewsletterServices, { email, storeCode }: Reader): Promise<void> {
	const { db, now, limits, linkTo, storeViews } = services;
	await limits.consume('mail-account', email);
	await db.transaction(async (tx) => {
		const known = await isSubscribed(tx, email);
		const purpose = known ? 'newsletter-end' : 'newsletter-confirm';
		const token = await issueToken(tx, { purpose, subject: email, storeCode }, now());
		const letter = known ? toldTwice : askToConfirm;
		await sendMail(tx, {
			to: email,
			storeViews,
			storeCode,
			letter: (language, shopName) => letter(language, { url: linkTo(token), shopName }),
		});
	});
}

/** Only who reads the address's mail can end or begin a subscription without a session. */
export async function askToEndNewsletter(services: NewsletterServices, { email, storeCode }: Reader): Promise<void> {
	const { db, now, limits, linkTo, storeViews } = services;
	await limits.consume('mail-account', email);
	await db.transaction(async (tx) => {
		const token = await issueToken(tx, { purpose: 'newsletter-end', subject: email, storeCode }, now());
		if (!(await isSubscribed(tx, email))) return;
		await sendMail(tx, {
			to: email,
			storeViews,
			storeCode,
			letter: (language, shopName) => askToEnd(language, { url: linkTo(token), shopName }),
		});
	});
}

/** The second half of the double opt-in; false for a token that is over or was used. */
export async function confirmNewsletter(services: NewsletterServices, token: string): Promise<boolean> {
	return services.db.transaction(async (tx) => {
		const found = await redeemToken(tx, { token, purposes: ['newsletter-confirm'] }, services.now());
		if (found) await begin(tx, services, found);
		return found !== undefined;
	});
}

async function begin(
	tx: Database,
	services: NewsletterServices,
	{ subject: email, storeCode }: MailToken,
): Promise<void> {
	const { now, linkTo, storeViews } = services;
	await tx.insert(newsletterSubscriptions).values({ email, storeCode, confirmedAt: now() }).onConflictDoNothing();
	const end = await issueToken(tx, { purpose: 'newsletter-end', subject: email, storeCode }, now());
	await sendMail(tx, {
		to: email,
		storeViews,
		storeCode,
		letter: (language, shopName) => welcome(language, { url: linkTo(end), shopName }),
	});
}

/** False for a token that is over or was used. */
export async function endNewsletterByToken({ db, now }: NewsletterServices, token: string): Promise<boolean> {
	return db.transaction(async (tx) => {
		const found = await redeemToken(tx, { token, purposes: ['newsletter-end'] }, now());
		if (found) await endNewsletter(tx, found.subject);
		return found !== undefined;
	});
}

export async function endNewsletter(db: Database, email: string): Promise<void> {
	await db.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email));
}
