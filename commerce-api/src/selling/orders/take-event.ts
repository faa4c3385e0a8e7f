import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { shareCatalog } from '../../catalogue/catalog-state.ts';
import type { Database } from '../../platform/database/database.ts';
import { paymentEvents } from '../../platform/database/schema/pricing.ts';
import { orders } from '../../platform/database/schema/sales.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { OrderRow } from '../order-rows.ts';
import { enterState, lockOrder } from './change-state.ts';
import { mailRefundDue, type RefundReason } from './letters/refund-letter.ts';
import { dueOf } from './order-sums.ts';
import { reopenOrder } from './reopen-order.ts';
import { retryConflicts } from './retry-conflicts.ts';
import type { StateServices } from './state-services.ts';

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

type EventRow = typeof paymentEvents.$inferSelect;
type Outcome = EventRow['outcome'];

/**
 * Updates an order's payment by a provider's message. A message counts once; an order is paid once, and a refusal that comes
 * after the payment changes nothing. A payment of an order that had ended unpaid revives it, where its pieces are still there. Any
 * other payment that the order does not need is to be sent back.
 * @throws Refusal 404, or 409 for another amount or currency and for an order that is not payable
 */
export async function takeEvent(services: StateServices, event: PaymentEvent): Promise<Outcome> {
	const settle = async (tx: Database): Promise<Outcome> => {
		await shareCatalog(tx);
		const order = await lockOrder(tx, event.order);
		const known = await findEvent(tx, event.id);
		if (known && known.outcome !== 'rejected') return sameOutcome(known, event);
		check(order, event);
		const taken = await take(tx, services, { order, event });
		await storeEvent(tx, event, { ...taken, receivedAt: services.now() });
		return taken.outcome;
	};
	return retryConflicts(() => services.db.transaction(settle));
}

/** Notes a message that could not be taken, for the merchant; the provider may send it again. */
export async function noteRejected({ db, now }: StateServices, event: PaymentEvent, reason: string): Promise<void> {
	if (await findEvent(db, event.id)) return;
	await storeEvent(db, event, { outcome: 'rejected', reason, receivedAt: now() });
}

async function findEvent(db: Database, id: string): Promise<EventRow | undefined> {
	const [known] = await db.select().from(paymentEvents).where(eq(paymentEvents.id, id));
	return known;
}

type Taken = Pick<EventRow, 'outcome' | 'reason'>;

async function storeEvent(db: Database, event: PaymentEvent, taken: Taken & { receivedAt: Date }): Promise<void> {
	const { id, order: orderUuid, amount, currency } = event;
	const row = { orderUuid, amount, currency, ...taken };
	await db
		.insert(paymentEvents)
		.values({ id, ...row })
		.onConflictDoUpdate({ target: paymentEvents.id, set: row });
}

function sameOutcome(known: EventRow, event: PaymentEvent): Outcome {
	if (known.orderUuid === event.order) return known.outcome;
	throw new Refusal(409, 'event-reused', 'This message has stood for another order.');
}

function check(order: OrderRow, { amount, currency }: PaymentEvent): void {
	if (order.paymentStatus === 'on-delivery') {
		throw new Refusal(409, 'not-payable', 'The order is paid on delivery.');
	}
	if (amount !== dueOf(order) || currency !== order.currency) {
		throw new Refusal(409, 'payment-mismatch', 'The order costs another amount.');
	}
}

interface Taking {
	order: OrderRow;
	event: PaymentEvent;
}

async function take(tx: Database, services: StateServices, { order, event }: Taking): Promise<Taken> {
	const isUnpaid = order.paymentStatus !== 'paid' && order.status !== 'canceled';
	if (event.status === 'refused')
		return isUnpaid ? refusePayment(tx, services, order) : { outcome: 'ignored', reason: null };
	const open = order.status === 'canceled' ? await reopenOrder(tx, order, services.now()) : order;
	if (!open) return sendBack(tx, services, order, 'late');
	if (open.paymentStatus === 'paid') return sendBack(tx, services, order, 'twice');
	await enterState(tx, services, { order: open, change: { state: 'paid' } });
	return { outcome: 'paid', reason: null };
}

async function refusePayment(tx: Database, { now }: StateServices, { uuid }: OrderRow): Promise<Taken> {
	await tx.update(orders).set({ paymentStatus: 'refused', updatedAt: now() }).where(eq(orders.uuid, uuid));
	return { outcome: 'refused', reason: null };
}

async function sendBack(tx: Database, services: StateServices, order: OrderRow, reason: RefundReason): Promise<Taken> {
	await mailRefundDue(tx, services, { order, reason });
	return { outcome: 'refund-due', reason };
}
