import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { paymentEvents } from '../../platform/database/schema/pricing.ts';
import { orders } from '../../platform/database/schema/sales.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { enterState, lockOrder, type StateServices } from '../orders/change-state.ts';
import type { OrderRow } from '../orders/order-document.ts';

/** A payment provider's message; `amount` in cents. */
export const PaymentEvent = z.strictObject({
	/** The provider's id; repeated messages have the same. */
	id: z.string().check(z.regex(/^[\w-]{8,64}$/)),
	order: z.uuid(),
	status: z.enum(['accepted', 'refused']),
	amount: z.int().check(z.gte(0)),
	currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
});
export type PaymentEvent = z.infer<typeof PaymentEvent>;

type Outcome = (typeof paymentEvents.$inferSelect)['outcome'];

/**
 * Updates an order's payment by a provider's message. A message counts once; an order is paid once, and a refusal that comes
 * after the payment changes nothing.
 * @throws Refusal 404, or 409 for another amount or currency and for an order that is not payable
 */
export async function takeEvent(services: StateServices, event: PaymentEvent): Promise<Outcome> {
	const now = services.now();
	return services.db.transaction(async (tx) => {
		const order = await lockOrder(tx, event.order);
		const [known] = await tx.select().from(paymentEvents).where(eq(paymentEvents.id, event.id));
		if (known) return sameOutcome(known, event);
		check(order, event);
		const outcome = outcomeOf(order, event);
		await tx.insert(paymentEvents).values({ id: event.id, orderUuid: order.uuid, outcome, receivedAt: now });
		if (outcome === 'paid') await enterState(tx, services, { order, change: { state: 'paid' } });
		if (outcome === 'refused') {
			await tx.update(orders).set({ paymentStatus: outcome, updatedAt: now }).where(eq(orders.uuid, order.uuid));
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
