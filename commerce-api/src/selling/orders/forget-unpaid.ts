import { and, eq, inArray, isNull, lt, ne, notExists } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { paymentEvents } from '../../platform/database/schema/pricing.ts';
import { claims, invoices, orders } from '../../platform/database/schema/sales.ts';

/** A payment can be disputed for 13 months (art. 44 of the Polish payment services act). */
const LIFE_MS = 400 * 24 * 60 * 60 * 1000;
/** At a time, so that no statement holds up shoppers for long. */
const BATCH = 1000;

/** Deletes the orders without an account that ended unpaid: bookkeeping needs none of them (GDPR art. 5 (1) e, rule 27.39). */
export async function forgetUnpaid(db: Database, now: Date): Promise<void> {
	const hasMoney = inArray(paymentEvents.outcome, ['paid', 'refund-due']);
	const isPayment = and(eq(paymentEvents.orderUuid, orders.uuid), hasMoney);
	const isUnneeded = and(
		eq(orders.status, 'canceled'),
		isNull(orders.userId),
		ne(orders.paymentStatus, 'paid'),
		lt(orders.updatedAt, new Date(now.getTime() - LIFE_MS)),
		notExists(db.select().from(invoices).where(eq(invoices.orderUuid, orders.uuid))),
		notExists(db.select().from(claims).where(eq(claims.orderUuid, orders.uuid))),
		notExists(db.select().from(paymentEvents).where(isPayment)),
	);
	for (;;) {
		const some = db.select({ uuid: orders.uuid }).from(orders).where(isUnneeded).limit(BATCH);
		const gone = await db.delete(orders).where(inArray(orders.uuid, some)).returning({ uuid: orders.uuid });
		if (gone.length < BATCH) return;
	}
}
