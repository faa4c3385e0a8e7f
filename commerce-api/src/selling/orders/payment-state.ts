import { and, asc, eq } from 'drizzle-orm';
import { paymentEvents } from '../../platform/database/schema/pricing.ts';
import type { OrderRow, PaymentState } from './order-document.ts';
import type { OrderServices } from './order-parts.ts';

/** Where an order can be paid, if there is online payment, and what the shop sends back of it. */
export async function paymentStateOf(
	{ db, sandboxPayment, shop }: OrderServices,
	{ uuid }: OrderRow,
): Promise<PaymentState> {
	const isDue = and(eq(paymentEvents.orderUuid, uuid), eq(paymentEvents.outcome, 'refund-due'));
	return {
		payUrl: sandboxPayment ? `${shop.publicUrl}/sandbox-pay/${uuid}` : null,
		refunds: await db.select().from(paymentEvents).where(isDue).orderBy(asc(paymentEvents.receivedAt)),
	};
}
