import { orderCancel, orderCreate, orderPayment } from '@pasaz/kernel/contract/order';
import { userOrderHistory } from '@pasaz/kernel/contract/order-history';
import { asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { orderItems, orders } from '../../platform/database/schema/sales.ts';
import { findStoreView } from '../../platform/http/find-store-view.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Route } from '../../platform/http/route.ts';
import { cancelOrder } from './cancel-order.ts';
import { requireKey } from './idempotency.ts';
import type { OrderServices } from './order-call.ts';
import { type OrderItemRow, type OrderRow, toOrder, toOrderPayment } from './order-document.ts';
import { placeOrder } from './place-order.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const DEFAULT_PAGE = 20;
const MAX_PER_PAGE = 100;

export function orderRoutes(route: Route, services: OrderServices): void {
	const { db } = services;

	route(orderCreate, async ({ body, user, header, storeView: asking }) => {
		// An order that was made offline may be sent from another storefront than the one it was made in.
		const storeView = body.store_code ? findStoreView(services.storefronts.views, body.store_code) : asking;
		const answer = await placeOrder(services, {
			request: body,
			key: requireKey(header('idempotency-key')),
			user,
			storeView,
		});
		return new Response(answer, { headers: { 'Content-Type': 'application/json' } });
	});

	route(orderPayment, async ({ params, user }) => {
		const order = await requireOrder(db, params.uuid ?? '');
		if (user && order.userId !== null && order.userId !== user.userId) throw noSuchOrder();
		const items = (await itemsOf(db, [order])).get(order.uuid) ?? [];
		return toOrderPayment(
			order,
			items,
			services.sandboxPayment ? `${services.publicUrl}/sandbox-pay/${order.uuid}` : null,
		);
	});

	route(orderCancel, async ({ params, user }) => {
		const order = await requireOrder(db, params.uuid ?? '');
		if (order.userId !== null && order.userId !== user?.userId) throw noSuchOrder();
		await cancelOrder(db, order.uuid, services.now());
		return true;
	});

	route(userOrderHistory, async ({ query, user }) => {
		const size = pageSize(query.pageSize);
		const page = Math.min(Math.max(Math.trunc(query.currentPage ?? 1) || 1, 1), 10_000);
		const own = eq(orders.userId, user.userId);
		const rows = await db
			.select()
			.from(orders)
			.where(own)
			.orderBy(desc(orders.createdAt), desc(orders.number))
			.limit(size)
			.offset((page - 1) * size);
		const [total] = await db.select({ count: count() }).from(orders).where(own);
		const items = await itemsOf(db, rows);
		return {
			items: rows.map((order) => toOrder(order, items.get(order.uuid) ?? [])),
			total_count: total?.count ?? 0,
			search_criteria: { page_size: size, current_page: page },
		};
	});
}

function pageSize(asked: number | undefined): number {
	const size = Math.trunc(asked ?? DEFAULT_PAGE) || 0;
	return size <= 0 ? DEFAULT_PAGE : Math.min(size, MAX_PER_PAGE);
}

/** @throws Refusal 404; who knows the uuid may see the order's sums */
export async function requireOrder(db: Database, uuid: string): Promise<OrderRow> {
	const [order] = UUID.test(uuid) ? await db.select().from(orders).where(eq(orders.uuid, uuid)) : [];
	if (!order) throw noSuchOrder();
	return order;
}

function noSuchOrder(): Refusal {
	return new Refusal(404, 'not-found', 'There is no such order.');
}

async function itemsOf(db: Database, of: OrderRow[]): Promise<Map<string, OrderItemRow[]>> {
	if (of.length === 0) return new Map();
	const uuids = of.map(({ uuid }) => uuid);
	const rows = await db
		.select()
		.from(orderItems)
		.where(inArray(orderItems.orderUuid, uuids))
		.orderBy(asc(orderItems.id));
	return Map.groupBy(rows, ({ orderUuid }) => orderUuid);
}
