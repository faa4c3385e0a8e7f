import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { orderLinks } from '../../platform/database/schema/community.ts';
import { isUuid } from '../../platform/http/to-id.ts';
import { hashOf } from '../../platform/tokens.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The two years in which a complaint may come up, and some weeks to settle it. */
const MAIL_LIFE_MS = 760 * DAY_MS;
/** The address of a file stays in the browser's history. */
export const FILE_LIFE_MS = 15 * 60 * 1000;
/** For who found the order by its number. */
export const FOUND_LIFE_MS = 60 * 60 * 1000;

type OrderLink = typeof orderLinks.$inferSelect;

interface SecretOptions {
	now: Date;
	lifeMs?: number;
	/** Whether it opens the order's files and nothing else. */
	filesOnly?: boolean;
}

/** Each mail gets its own secret. @returns 192 random bits, of which only the hash is stored */
export async function newOrderSecret(
	tx: Database,
	orderUuid: string,
	{ now, lifeMs = MAIL_LIFE_MS, filesOnly = false }: SecretOptions,
): Promise<string> {
	const secret = randomBytes(24).toString('base64url');
	await tx.delete(orderLinks).where(and(eq(orderLinks.orderUuid, orderUuid), lt(orderLinks.expiresAt, now)));
	const expiresAt = new Date(now.getTime() + lifeMs);
	await tx.insert(orderLinks).values({ hash: hashOf(secret), orderUuid, createdAt: now, expiresAt, filesOnly });
	return secret;
}

interface LinkKey {
	orderUuid: string;
	orderSecret: string;
}

/** The link that opens an order's files, be it for them alone or for the order; undefined for a wrong or expired secret. */
export async function findFileLink(
	db: Database,
	{ orderUuid, orderSecret }: LinkKey,
	now: Date,
): Promise<OrderLink | undefined> {
	if (!isUuid(orderUuid)) return undefined;
	const isOpen = and(eq(orderLinks.hash, hashOf(orderSecret)), gt(orderLinks.expiresAt, now));
	const [link] = await db
		.select()
		.from(orderLinks)
		.where(and(isOpen, eq(orderLinks.orderUuid, orderUuid)));
	return link;
}

/** The link that opens an order by a secret; undefined for one that is wrong, expired or for files only. */
export async function findOrderLink(db: Database, key: LinkKey, now: Date): Promise<OrderLink | undefined> {
	const link = await findFileLink(db, key, now);
	return link?.filesOnly ? undefined : link;
}

/** As `findOrderLink`, for who does not say which order. */
export async function orderOfSecret(db: Database, secret: string, now: Date): Promise<string | undefined> {
	const isOpen = and(eq(orderLinks.hash, hashOf(secret)), gt(orderLinks.expiresAt, now));
	const [link] = await db
		.select({ orderUuid: orderLinks.orderUuid })
		.from(orderLinks)
		.where(and(isOpen, eq(orderLinks.filesOnly, false)));
	return link?.orderUuid;
}
