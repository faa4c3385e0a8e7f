import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import {
	availabilitySubscriptions,
	mailTokens,
	newsletterSubscriptions,
} from '../platform/database/schema/community.ts';

interface Move {
	userId: number;
	/** Addresses in lower case. */
	from: string;
	to: string;
}

/**
 * Sends the newsletter, and the notices that the account asked for, to its new address. What was asked for at the old one without the
 * account stays there: nobody has shown that it is the account's.
 */
export async function moveSubscriptions(db: Database, { userId, from, to }: Move): Promise<void> {
	await moveNewsletter(db, from, to);
	const { productId, email, userId: owner } = availabilitySubscriptions;
	const own = and(eq(owner, userId), eq(email, from));
	const awaited = db.select({ id: productId }).from(availabilitySubscriptions).where(own);
	// one notice for a product and an address
	await db.delete(availabilitySubscriptions).where(and(eq(email, to), inArray(productId, awaited)));
	await db.update(availabilitySubscriptions).set({ email: to }).where(own);
}

/** Links of mails to the old address go on ending it. */
async function moveNewsletter(db: Database, from: string, to: string): Promise<void> {
	const [ended] = await db.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, from)).returning();
	if (!ended) return;
	await db
		.insert(newsletterSubscriptions)
		.values({ ...ended, email: to })
		.onConflictDoNothing();
	const isEnding = and(eq(mailTokens.purpose, 'newsletter-end'), eq(mailTokens.subject, from));
	await db.update(mailTokens).set({ subject: to }).where(isEnding);
}
