import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type MailTokenPurpose, mailTokens } from '../../platform/database/schema/community.ts';
import { hashOf, newToken } from '../../platform/tokens.ts';

export type MailToken = typeof mailTokens.$inferSelect;

interface Issued {
	purpose: MailTokenPurpose;
	subject: string;
	storeCode: string;
}

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const LIFE_SECONDS: Record<MailTokenPurpose, number> = {
	'newsletter-confirm': 2 * DAY,
	'newsletter-end': 730 * DAY,
	'availability-end': 365 * DAY,
	contact: 30 * MINUTE,
};

/** A new token; those that are over go. */
export async function issueToken(tx: Database, issued: Issued, now: Date): Promise<string> {
	const token = newToken();
	await tx.delete(mailTokens).where(lt(mailTokens.expiresAt, now));
	const expiresAt = new Date(now.getTime() + LIFE_SECONDS[issued.purpose] * 1000);
	await tx.insert(mailTokens).values({ ...issued, hash: hashOf(token), expiresAt });
	return token;
}

/** What a token is good for, which it stays. */
export async function findToken(db: Database, token: string, now: Date): Promise<MailToken | undefined> {
	const [found] = await db
		.select()
		.from(mailTokens)
		.where(and(eq(mailTokens.hash, hashOf(token)), gt(mailTokens.expiresAt, now)));
	return found;
}

/** What a token was good for; from now on it is good for nothing. */
export async function redeemToken(
	tx: Database,
	{ token, purposes }: { token: string; purposes: MailTokenPurpose[] },
	now: Date,
): Promise<MailToken | undefined> {
	const [found] = await tx
		.delete(mailTokens)
		.where(
			and(eq(mailTokens.hash, hashOf(token)), inArray(mailTokens.purpose, purposes), gt(mailTokens.expiresAt, now)),
		)
		.returning();
	return found;
}
