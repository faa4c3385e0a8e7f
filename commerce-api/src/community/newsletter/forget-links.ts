import { and, eq, lt, notExists, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { mailTokens, newsletterSubscriptions } from '../../platform/database/schema/community.ts';
import { LIFE_SECONDS } from '../../platform/mail/mail-tokens.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** Mails that were sent before their reader unsubscribed may be opened later. */
const UNSUBSCRIBED_SECONDS = 30 * DAY_SECONDS;

/** Deletes the links of mails that are over, and those of the newsletter with addresses that are not subscribed (rule 10.21). */
export async function forgetLinks(db: Database, now: Date): Promise<void> {
	const madeEarly = (LIFE_SECONDS['newsletter-end'] - UNSUBSCRIBED_SECONDS) * 1000;
	const isOwn = eq(newsletterSubscriptions.email, mailTokens.subject);
	const isUnneeded = and(
		eq(mailTokens.purpose, 'newsletter-end'),
		lt(mailTokens.expiresAt, new Date(now.getTime() + madeEarly)),
		notExists(db.select().from(newsletterSubscriptions).where(isOwn)),
	);
	await db.delete(mailTokens).where(or(lt(mailTokens.expiresAt, now), isUnneeded));
}
