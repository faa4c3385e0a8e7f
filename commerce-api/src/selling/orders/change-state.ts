import { eq } from 'drizzle-orm';
import { shareCatalog } from '../../catalogue/catalog-state.ts';
import type { Database } from '../../platform/database/database.ts';
import { orderStates, orders } from '../../platform/database/schema/sales.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { freeCoupon } from '../cart/coupons.ts';
import { showroomOf } from '../collect/collect-method.ts';
import { freeGiftCards } from '../digital/gift-cards.ts';
import type { OrderRow } from '../order-rows.ts';
import { giveBackGoods, goodsOfOrder } from '../stock/goods.ts';
import { refundOncePaid } from './claims/refund-once-paid.ts';
import { deliverDigital } from './deliver-digital.ts';
import { issueCorrection } from './invoices/corrections.ts';
import { issueInvoice } from './invoices/issue-invoice.ts';
import { mailState } from './letters/state-letter.ts';
import { isAwaited, SENDABLE, UNSENT } from './order-status.ts';
import { retryConflicts } from './retry-conflicts.ts';
import type { StateChange, StateServices } from './state-services.ts';

type State = StateChange['state'];

/** Whether a state follows from where the order is. */
const FOLLOWS: Record<State, (order: OrderRow, change: StateChange) => boolean> = {
	paid: ({ status, paymentStatus }) => status === 'pending' && ['pending', 'refused'].includes(paymentStatus),
	sent: ({ status, paymentStatus }) => UNSENT.includes(status) && SENDABLE.includes(paymentStatus),
	delivered: ({ status }) => status === 'sent',
	canceled: (order, { isReturned }) =>
		isReturned ? order.status === 'sent' : UNSENT.includes(order.status) || isAwaited(order),
};

/** Whether the order is or was in a state. */
const IS_PAST: Record<State, (order: OrderRow) => boolean> = {
	paid: ({ status, paymentStatus }) => paymentStatus === 'paid' && status !== 'canceled',
	sent: ({ status }) => status === 'sent' || status === 'delivered',
	delivered: ({ status }) => status === 'delivered',
	canceled: ({ status }) => status === 'canceled',
};

/** Idempotent; other tracking of a parcel on its way replaces what was known. @throws Refusal 404, or 409 for a state that does not follow */
export async function changeState(services: StateServices, uuid: string, change: StateChange): Promise<void> {
	const enter = async (tx: Database): Promise<void> => {
		if (change.state === 'canceled') await shareCatalog(tx);
		const order = await lockOrder(tx, uuid);
		if (IS_PAST[change.state](order) && !isOtherParcel(order, change)) {
			return change.state === 'canceled' ? endForGood(tx, services, order) : undefined;
		}
		if (change.state === 'sent' && order.status === 'sent') return replaceTracking(tx, services, { order, change });
		if (!FOLLOWS[change.state](order, change)) throw doesNotFollow(order, change);
		await enterState(tx, services, { order, change });
	};
	await retryConflicts(() => services.db.transaction(enter));
}

/** A repetition may leave the tracking out. */
function isOtherParcel({ tracking: known }: OrderRow, { tracking }: StateChange): boolean {
	if (!tracking || Object.keys(tracking).length === 0) return false;
	return (['carrier', 'number', 'url'] as const).some((part) => tracking[part] !== known?.[part]);
}

interface Entering {
	order: OrderRow;
	change: StateChange;
}

async function replaceTracking(tx: Database, services: StateServices, { order, change }: Entering): Promise<void> {
	const changed = { tracking: change.tracking ?? null, updatedAt: services.now() };
	await tx.update(orders).set(changed).where(eq(orders.uuid, order.uuid));
	await mailState(tx, services, { order: { ...order, ...changed }, state: 'sent', cause: 'tracking' });
}

function doesNotFollow({ status, paymentStatus }: OrderRow, { state, isReturned }: StateChange): Refusal {
	const sentences = [`An order that is ${status}, its payment ${paymentStatus}, cannot become ${state}.`];
	if (isReturned && UNSENT.includes(status)) sentences.push('It was not sent, so leave "returned" out.');
	// a parcel may be on its way without whoever cancels the order knowing
	if (state === 'canceled' && status === 'sent') sentences.push('If its parcel came back, say so by "returned": true.');
	return new Refusal(409, 'order-state', sentences.join(' '), { status, payment_status: paymentStatus });
}

/** @throws Refusal 404 */
export async function lockOrder(tx: Database, uuid: string): Promise<OrderRow> {
	const [order] = await tx.select().from(orders).where(eq(orders.uuid, uuid)).for('update');
	if (!order) throw notFound('There is no such order.');
	return order;
}

function columnsOf({ state, tracking, isExpired }: StateChange, { paymentStatus }: OrderRow): Partial<OrderRow> {
	if (state === 'paid') return { status: 'processing', paymentStatus: 'paid' };
	if (state === 'sent') return { status: 'sent', tracking: tracking ?? null };
	// The courier has taken what was to be paid on delivery.
	if (state === 'delivered')
		return { status: 'delivered', ...(paymentStatus === 'on-delivery' && { paymentStatus: 'paid' }) };
	return { status: 'canceled', ...(!isExpired && { payUntil: null, collectUntil: null }) };
}

/** Makes a cancelled order one that somebody cancelled, where it had ended by itself: no late payment revives it then (rule 15.26). */
export async function endForGood(tx: Database, { now }: StateServices, order: OrderRow): Promise<void> {
	if (order.payUntil === null) return;
	const changed = { payUntil: null, collectUntil: null, updatedAt: now() };
	await tx.update(orders).set(changed).where(eq(orders.uuid, order.uuid));
}

/** Returns what a cancelled order took. The caller has locked the catalogue. */
async function freeTaken(tx: Database, order: OrderRow, now: Date): Promise<void> {
	await giveBackGoods(tx, await goodsOfOrder(tx, order, showroomOf(order)), now);
	await freeCoupon(tx, order.uuid);
	await freeGiftCards(tx, order.uuid);
}

/** Stores the state with its time and mails the shopper; the caller has locked the order and checked that the state follows. */
export async function enterState(tx: Database, services: StateServices, { order, change }: Entering): Promise<void> {
	const at = services.now();
	const { uuid } = order;
	const changed = { ...columnsOf(change, order), updatedAt: at };
	await tx.update(orders).set(changed).where(eq(orders.uuid, uuid));
	await tx.insert(orderStates).values({ orderUuid: uuid, state: change.state, at });
	if (change.state === 'canceled') await freeTaken(tx, order, at);
	// What is paid on delivery is invoiced when it is sent.
	const isInvoiced = change.state === 'paid' || change.state === 'sent';
	if (services.seller && isInvoiced) await issueInvoice(tx, { orderUuid: uuid, seller: services.seller, at });
	const current = { ...order, ...changed };
	if (order.paymentStatus !== 'paid' && current.paymentStatus === 'paid') {
		await deliverDigital(tx, services, current);
		await refundOncePaid(tx, services.digital, current);
	}
	if (change.state === 'canceled') await issueCorrection(tx, { order, at });
	// nothing was paid for what costs nothing; its confirmation says all
	const isFree = change.state === 'paid' && order.grandTotal === 0;
	const cause = change.isReturned ? 'returned' : undefined;
	if (!isFree) await mailState(tx, services, { order: current, state: change.state, cause });
}
