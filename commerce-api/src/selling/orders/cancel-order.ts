import { and, eq, inArray } from 'drizzle-orm';
import { shareCatalog } from '../../catalogue/catalog-state.ts';
import type { Database } from '../../platform/database/database.ts';
import { orderItems, orders } from '../../platform/database/schema/sales.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { freeCoupon } from '../cart/coupons.ts';
import { type Demand, giveBackStock } from './stock.ts';

/**
 * Cancels an order that is neither paid nor being packed, and returns its stock and its coupon. Idempotent.
 * @throws Refusal 409 when it is too late
 */
export async function cancelOrder(db: Database, uuid: string, now: Date): Promise<void> {
	await db.transaction(async (tx) => {
		await shareCatalog(tx);
		const canceled = await tx
			.update(orders)
			.set({ status: 'canceled', updatedAt: now })
			.where(
				and(
					eq(orders.uuid, uuid),
					eq(orders.status, 'pending'),
					inArray(orders.paymentStatus, ['pending', 'refused', 'on-delivery']),
				),
			)
			.returning({ uuid: orders.uuid });
		if (canceled.length === 0) return requireCanceled(tx, uuid);
		await giveBackStock(tx, await demandOf(tx, uuid));
		await freeCoupon(tx, uuid);
	});
}

async function requireCanceled(tx: Database, uuid: string): Promise<void> {
	const [order] = await tx.select({ status: orders.status }).from(orders).where(eq(orders.uuid, uuid));
	if (order?.status !== 'canceled') throw new Refusal(409, 'not-cancelable', 'The order cannot be cancelled any more.');
}

/** The stock that the order took; a bundle's parts are items of their own. */
async function demandOf(tx: Database, uuid: string): Promise<Demand> {
	const items = await tx.select().from(orderItems).where(eq(orderItems.orderUuid, uuid));
	const demand: Demand = new Map();
	for (const { sku, qty } of items) demand.set(sku, (demand.get(sku) ?? 0) + qty);
	return demand;
}
