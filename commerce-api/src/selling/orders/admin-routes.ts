import type { BodyOf } from '@pasaz/kernel/contract/endpoint';
import { toAmount } from '@pasaz/kernel/domain/money';
import { asc, eq, inArray, type SQL } from 'drizzle-orm';
import { adminOrderState, adminOrders } from '../../platform/admin-contract.ts';
import type { Database } from '../../platform/database/database.ts';
import { orderStates, orders } from '../../platform/database/schema/sales.ts';
import { adminPage, ONE_ENTRY } from '../../platform/http/page-of.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Route } from '../../platform/http/route.ts';
import { BANK_TRANSFER } from '../cart/methods.ts';
import { awaitedFiles } from '../digital/awaited-files.ts';
import type { OrderRow } from '../order-rows.ts';
import { changeState } from './change-state.ts';
import { dueOf } from './order-sums.ts';
import { isToSend } from './orders-to-send.ts';
import { requireOrderByNumber } from './require-order.ts';
import type { StateChange, StateServices } from './state-services.ts';
import { type PaymentEvent, takeEvent } from './take-event.ts';

export function adminOrderRoutes(route: Route, services: StateServices): void {
	const { db } = services;

	route(adminOrders, ({ query }) => {
		const isChosen = query.status === 'to-send' ? isToSend(db) : eq(orders.status, query.status);
		const count = db.$count(orders, isChosen);
		return adminPage(query, { count, find: (range) => findOrders(db, isChosen, range) });
	});

	route(adminOrderState, async ({ params, body }) => {
		const change = toChange(body);
		const found = await requireOrderByNumber(db, params.number);
		if (body.state === 'paid' && isLateTransfer(found)) await takeEvent(services, transferOf(found));
		else await changeState(services, found.uuid, change);
		const [order] = await findOrders(db, eq(orders.uuid, found.uuid));
		if (!order) throw notFound('There is no such order.');
		return order;
	});
}

/** @throws Refusal 422 where what came back shall not be cancelled */
function toChange({ returned = false, ...change }: BodyOf<typeof adminOrderState>): StateChange {
	if (returned && change.state !== 'canceled')
		throw new Refusal(422, 'invalid-input', 'The field "returned" goes only with the state "canceled".');
	return { ...change, isReturned: returned };
}

/** Whether the money of a transfer comes when its order has ended: that revives it, or the money is to be sent back (rule 15.26). */
function isLateTransfer({ status, paymentStatus, paymentMethod }: OrderRow): boolean {
	return status === 'canceled' && paymentStatus !== 'paid' && paymentMethod === BANK_TRANSFER;
}

/** One for an order: reported again, it counts once. */
function transferOf(order: OrderRow): PaymentEvent {
	const { uuid, currency } = order;
	return { id: `transfer-${uuid}`, order: uuid, status: 'accepted', amount: dueOf(order), currency };
}

async function findOrders(db: Database, where: SQL | undefined, { size, start } = ONE_ENTRY) {
	const found = await db
		.select()
		.from(orders)
		.where(where)
		.orderBy(asc(orders.createdAt), asc(orders.number))
		.limit(size)
		.offset(start);
	const uuids = found.map(({ uuid }) => uuid);
	const states = uuids.length === 0 ? [] : await statesOf(db, uuids);
	const awaited = uuids.length === 0 ? [] : await awaitedFiles(db, inArray(orders.uuid, uuids));
	return found.map((order) => ({
		number: order.number,
		status: order.status,
		payment_status: order.paymentStatus,
		created_at: order.createdAt.toISOString(),
		email: order.email,
		grand_total: toAmount(order.grandTotal),
		currency: order.currency,
		tracking: order.tracking,
		history: states
			.filter(({ orderUuid }) => orderUuid === order.uuid)
			.map(({ state, at }) => ({ state, at: at.toISOString() })),
		awaited_files: awaited.filter(({ orderUuid }) => orderUuid === order.uuid).map(({ sku }) => sku),
	}));
}

function statesOf(db: Database, uuids: string[]) {
	return db.select().from(orderStates).where(inArray(orderStates.orderUuid, uuids)).orderBy(asc(orderStates.at));
}
