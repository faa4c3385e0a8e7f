import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { paymentEvents } from '../../platform/database/schema/pricing.ts';
import { orders } from '../../platform/database/schema/sales.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { OrderRow } from '../orders/order-document.ts';
import type { PaymentEvent } from './payment-event.ts';

type Outcome = (typeof paymentEvents.$inferSelect)['outcome'];

/**
 * Makes of a provider's message what the order says of its payment. A message counts once; an order is paid once, and a refusal that comes
 * after the payment changes nothing.
 * @throws Refusal 404, or 409 for another amount or currency, and for money that an order does not wait for
 */
export async function takeEvent(db: Database, event: PaymentEvent, now: Date): Promise<Outcome> {
	return db.transaction(async (tx) => {
		const [order] = await tx.select().from(orders).where(eq(orders.uuid, event.order)).for('update');
		if (!order) throw new Refusal(404, 'not-found', 'There is no such order.');
		const [known] = await tx.select().from(paymentEvents).where(eq(paymentEvents.id, event.id));
		if (known) return sameOutcome(known, event);
		check(order, event);
		const outcome = outcomeOf(order, event);
		await tx.insert(paymentEvents).values({ id: event.id, orderUuid: order.uuid, outcome, receivedAt: now });
		if (outcome !== 'ignored') {
			const status = outcome === 'paid' ? 'processing' : order.status;
			await tx
				.update(orders)
				.set({ paymentStatus: outcome, status, updatedAt: now })
				.where(eq(orders.uuid, order.uuid));
		}
		return outcome;
	});
}

function sameOutcome(known: typeof paymentEvents.$inferSelect, event: PaymentEvent): Outcome {
	if (known.orderUuid === event.order) return known.outcome;
	throw new Refusal(409, 'event-reused', 'This message has stood for another order.');
}

function check(order: OrderRow, { amount, currency, status }: PaymentEvent): void {
	if (order.paymentStatus === 'on-delivery') {
		throw new Refusal(409, 'not-payable', 'The order is paid on delivery.');
	}
	if (amount !== order.grandTotal || currency !== order.currency) {
		throw new Refusal(409, 'payment-mismatch', 'The order costs another amount.');
	}
	if (order.status === 'canceled' && status === 'accepted') {
		throw new Refusal(409, 'order-canceled', 'The order was cancelled: the payment must be given back.');
	}
}

function outcomeOf({ paymentStatus, status }: OrderRow, event: PaymentEvent): Outcome {
	if (paymentStatus === 'paid' || status === 'canceled') return 'ignored';
	return event.status === 'accepted' ? 'paid' : 'refused';
}
