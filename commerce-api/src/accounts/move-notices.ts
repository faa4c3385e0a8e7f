import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { availabilitySubscriptions } from '../platform/database/schema/community.ts';

interface Move {
	userId: number;
	/** Addresses in lower case. */
	from: string;
	to: string;
}

/**
 * Sends the notices of return that the account asked for to its new address, whose own ones become the account's. The newsletter stays
 * with the address that confirmed it, which nobody has shown to be the account's.
 */
export async function moveNotices(db: Database, { userId, from, to }: Move): Promise<void> {
	const { productId, email, userId: owner } = availabilitySubscriptions;
	const own = and(eq(owner, userId), eq(email, from));
	await db.update(availabilitySubscriptions).set({ userId }).where(eq(email, to));
	// links of mails end the ones at the new address, so those stay
	const known = db.select({ id: productId }).from(availabilitySubscriptions).where(eq(email, to));
	await db.delete(availabilitySubscriptions).where(and(own, inArray(productId, known)));
	await db.update(availabilitySubscriptions).set({ email: to }).where(own);
}
