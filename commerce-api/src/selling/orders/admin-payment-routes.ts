import { toAmount } from '@pasaz/kernel/domain/money';
import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import { adminPaymentRefund, adminPayments } from '../../platform/admin-contract.ts';
import type { Database } from '../../platform/database/database.ts';
import { paymentEvents } from '../../platform/database/schema/pricing.ts';
import { orders } from '../../platform/database/schema/sales.ts';
import type { Services } from '../../platform/database/services.ts';
import { adminPage, ONE_ENTRY } from '../../platform/http/page-of.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Route } from '../../platform/http/route.ts';

export function adminPaymentRoutes(route: Route, { db, now }: Services): void {
	route(adminPayments, ({ query }) => {
		const { outcome } = query;
		const isOpen = outcome === 'refund-due' ? isNull(paymentEvents.refundedAt) : undefined;
		const isChosen = outcome && and(eq(paymentEvents.outcome, outcome), isOpen);
		const count = db.$count(paymentEvents, isChosen);
		return adminPage(query, { count, find: (range) => findPayments(db, isChosen, range) });
	});

	route(adminPaymentRefund, async ({ params }) => {
		const named = eq(paymentEvents.id, params.event ?? '');
		const isDue = and(named, eq(paymentEvents.outcome, 'refund-due'), isNull(paymentEvents.refundedAt));
		await db.update(paymentEvents).set({ refundedAt: now() }).where(isDue);
		const [payment] = await findPayments(db, named);
		if (!payment) throw notFound('There is no such payment.');
		if (payment.outcome !== 'refund-due') throw new Refusal(409, 'no-refund', 'The shop keeps this payment.');
		return payment;
	});
}

async function findPayments(db: Database, where: SQL | undefined, { size, start } = ONE_ENTRY) {
	const found = await db
		.select({ event: paymentEvents, number: orders.number })
		.from(paymentEvents)
		.leftJoin(orders, eq(orders.uuid, paymentEvents.orderUuid))
		.where(where)
		.orderBy(desc(paymentEvents.receivedAt), desc(paymentEvents.id))
		.limit(size)
		.offset(start);
	return found.map(({ event: { id, outcome, reason, amount, currency, receivedAt, refundedAt }, number }) => ({
		...{ id, order_number: number, outcome, reason, currency },
		amount: amount === null ? null : toAmount(amount),
		received_at: receivedAt.toISOString(),
		refunded_at: refundedAt?.toISOString() ?? null,
	}));
}
