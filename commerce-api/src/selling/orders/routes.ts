import { orderCancel, orderCreate, orderPayment } from '@pasaz/kernel/contract/order';
import { userOrderHistory } from '@pasaz/kernel/contract/order-history';
import { desc, eq } from 'drizzle-orm';
import { orders } from '../../platform/database/schema/sales.ts';
import { findStoreView } from '../../platform/http/find-store-view.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Route } from '../../platform/http/route.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { requireKey } from '../idempotency.ts';
import { cancelOrder } from './cancel-order.ts';
import { openOrder } from './order-access.ts';
import { toOrder, toOrderPayment } from './order-document.ts';
import type { OrderServices } from './order-parts.ts';
import { paymentStateOf } from './payment-state.ts';
import { placeOrder } from './place-order.ts';
import { itemsOf, requireOrder } from './require-order.ts';

const PAGE = { defaultSize: 20, maxSize: 100 };

export function orderRoutes(route: Route, services: OrderServices & { limits: RateLimits }): void {
	const { db, limits } = services;

	route(orderCreate, async ({ body, user, header, network, storeView: asking }) => {
		// its refusal says whether there is such a coupon (rule 27.35)
		if (body.coupon !== undefined && network !== undefined) await limits.consume('coupon', network);
		// An order that was made offline may be sent from another storefront.
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
		if (user && order.userId !== null && order.userId !== user.userId) throw notFound('There is no such order.');
		const items = (await itemsOf(db, [order])).get(order.uuid) ?? [];
		return toOrderPayment(order, items, await paymentStateOf(services, order));
	});

	route(orderCancel, async ({ params, body, user }) => {
		const { uuid } = await openOrder(services, { uuid: params.uuid ?? '', secret: body?.secret, user });
		await cancelOrder(services, uuid);
		return true;
	});

	route(userOrderHistory, async ({ query, user }) => {
		const page = pageOf(query, PAGE);
		const own = eq(orders.userId, user.userId);
		const rows = await db
			.select()
			.from(orders)
			.where(own)
			.orderBy(desc(orders.createdAt), desc(orders.number))
			.limit(page.size)
			.offset(page.start);
		const items = await itemsOf(db, rows);
		return {
			items: rows.map((order) => toOrder(order, items.get(order.uuid) ?? [])),
			total_count: await db.$count(orders, own),
			search_criteria: page.criteria,
		};
	});
}
