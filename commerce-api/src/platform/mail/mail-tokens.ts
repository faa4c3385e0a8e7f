import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type MailTokenPurpose, mailTokens } from '../database/schema/community.ts';
import type { Services } from '../database/services.ts';
import { Refusal } from '../http/refusal.ts';
import type { RateLimits } from '../rate-limit/rate-limits.ts';
import type { StoreViews } from '../store-views.ts';
import { hashOf, newToken } from '../tokens.ts';

export type MailToken = typeof mailTokens.$inferSelect;

export interface TokenLinks extends Services {
	linkTo(token: string): string;
}

export interface LinkServices extends TokenLinks {
	limits: RateLimits;
	storeViews: StoreViews;
}

type IssuedToken = Pick<MailToken, 'purpose' | 'subject' | 'storeCode'> & Partial<Pick<MailToken, 'userId'>>;

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
/** How long the link of a mail is good. */
export const LIFE_SECONDS: Record<MailTokenPurpose, number> = {
	'newsletter-confirm': 2 * DAY,
	'newsletter-end': 730 * DAY,
	'availability-end': 365 * DAY,
	contact: 30 * MINUTE,
	'email-change': 60 * MINUTE,
	'email-verify': 2 * DAY,
};

export async function issueToken(tx: Database, issued: IssuedToken, now: Date): Promise<string> {
	const token = newToken();
	await storeTokens(tx, [{ token, issued }], now);
	return token;
}

async function storeTokens(tx: Database, all: { token: string; issued: IssuedToken }[], now: Date): Promise<void> {
	const rows = all.map(({ token, issued: { purpose, subject, storeCode, userId } }) => {
		const row = { purpose, subject, storeCode, hash: hashOf(token), expiresAt: endOf(purpose, now) };
		return { ...row, ...(userId !== undefined && { userId }) };
	});
	if (rows.length > 0) await tx.insert(mailTokens).values(rows);
}

export async function newLink(tx: Database, { now, linkTo }: TokenLinks, issued: IssuedToken): Promise<string> {
	return linkTo(await issueToken(tx, issued, now()));
}

/** New links of many mails in one go, each beside what was given for it. */
export async function newLinks<Issued extends IssuedToken>(
	tx: Database,
	{ now, linkTo }: TokenLinks,
	given: readonly Issued[],
): Promise<(Issued & { url: string })[]> {
	const all = given.map((issued) => ({ token: newToken(), issued }));
	await storeTokens(tx, all, now());
	return all.map(({ token, issued }) => ({ ...issued, url: linkTo(token) }));
}

/** Makes the links about a subject that are still good last as long as new ones. @returns whether there are any */
export async function renewLinks(
	tx: Database,
	{ purpose, subject }: Pick<MailToken, 'purpose' | 'subject'>,
	now: Date,
): Promise<boolean> {
	const isGood = and(eq(mailTokens.purpose, purpose), eq(mailTokens.subject, subject), gt(mailTokens.expiresAt, now));
	const renewed = await tx
		.update(mailTokens)
		.set({ expiresAt: endOf(purpose, now) })
		.where(isGood)
		.returning();
	return renewed.length > 0;
}

function endOf(purpose: MailTokenPurpose, now: Date): Date {
	return new Date(now.getTime() + LIFE_SECONDS[purpose] * 1000);
}

/** Finds a valid token and keeps it valid. */
export async function findToken(db: Database, token: string, now: Date): Promise<MailToken | undefined> {
	const [found] = await db.select().from(mailTokens).where(isValid(token, now));
	return found;
}

/** Acts in the same transaction. @returns false for a token that has expired, was used or has another purpose */
export function redeemOnce(
	{ db, now }: Services,
	{ token, purpose }: { token: string; purpose: MailTokenPurpose },
	act: (tx: Database, found: MailToken) => Promise<void>,
): Promise<boolean> {
	return db.transaction(async (tx) => {
		const [found] = await tx
			.delete(mailTokens)
			.where(and(isValid(token, now()), eq(mailTokens.purpose, purpose)))
			.returning();
		if (found) await act(tx, found);
		return found !== undefined;
	});
}

function isValid(token: string, now: Date) {
	return and(eq(mailTokens.hash, hashOf(token)), gt(mailTokens.expiresAt, now));
}

/** The same for a token that never was, was used, or has expired. */
export function tokenOver(): Refusal {
	return new Refusal(404, 'token-over', 'This link is not valid any more.');
}
