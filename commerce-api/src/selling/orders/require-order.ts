import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { orderItems, orders } from '../../platform/database/schema/sales.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { isUuid } from '../../platform/http/to-id.ts';
import type { OrderItemRow, OrderRow } from '../order-rows.ts';

/** @throws Refusal 404 */
export async function requireOrder(db: Database, uuid: string): Promise<OrderRow> {
	const [order] = isUuid(uuid) ? await db.select().from(orders).where(eq(orders.uuid, uuid)) : [];
	if (!order) throw notFound('There is no such order.');
	return order;
}

/** @throws Refusal 404 */
export async function requireOrderByNumber(db: Database, number = ''): Promise<OrderRow> {
	// the database throws for some characters, which no number has
	const isNumber = /^[A-Z\d]{1,8}-\d{1,12}$/.test(number);
	const [order] = isNumber ? await db.select().from(orders).where(eq(orders.number, number)) : [];
	if (!order) throw notFound('There is no such order.');
	return order;
}

/** The lines of orders, with the parts of bundles, by the orders' uuids. */
export async function itemsOf(db: Database, of: Pick<OrderRow, 'uuid'>[]): Promise<Map<string, OrderItemRow[]>> {
	if (of.length === 0) return new Map();
	const uuids = of.map(({ uuid }) => uuid);
	const rows = await db
		.select()
		.from(orderItems)
		.where(inArray(orderItems.orderUuid, uuids))
		.orderBy(asc(orderItems.id));
	return Map.groupBy(rows, ({ orderUuid }) => orderUuid);
}
