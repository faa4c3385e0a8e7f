import type { Loyalty } from '@pasaz/kernel/contract/loyalty';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { LoyaltySettings } from '../../platform/config.ts';
import type { Database } from '../../platform/database/database.ts';
import { claims, orders } from '../../platform/database/schema/sales.ts';

type OrderRow = typeof orders.$inferSelect;

function paidOrders(db: Database, userId: number): Promise<OrderRow[]> {
	const isPaid = and(eq(orders.userId, userId), eq(orders.paymentStatus, 'paid'), ne(orders.status, 'canceled'));
	return db.select().from(orders).where(isPaid).orderBy(desc(orders.createdAt));
}

/** Cents that went back to the shopper after withdrawals and complaints, beside what went back to gift cards, by order. */
async function refunds(db: Database, uuids: string[]): Promise<Map<string, number>> {
	const byOrder = new Map<string, number>();
	if (uuids.length === 0) return byOrder;
	const isRefund = and(inArray(claims.orderUuid, uuids), eq(claims.state, 'accepted'));
	for (const { orderUuid, amount, giftCardAmount } of await db.select().from(claims).where(isRefund)) {
		byOrder.set(orderUuid, (byOrder.get(orderUuid) ?? 0) + amount - giftCardAmount);
	}
	return byOrder;
}

/** What was paid for goods, without delivery and gift cards, which gave points when they were bought. */
function worthOf({ subtotal, discount, giftCardAmount }: OrderRow, refunded: number): number {
	return Math.max(0, subtotal - discount - giftCardAmount - refunded);
}

/** What one unit of the order's currency is in the catalogue's; a storefront that is gone had the catalogue's. */
function rateIn(storeViews: readonly StoreView[], storeCode: string): number {
	return storeViews.find((view) => view.storeCode === storeCode)?.prices.rate ?? 1;
}

/** Points of an account's orders. They are reckoned anew each time, so an order that is cancelled or sent back takes its own away. */
export async function loyaltyOf(
	{ db, storeViews, settings }: { db: Database; storeViews: readonly StoreView[]; settings: LoyaltySettings },
	userId: number,
): Promise<Loyalty> {
	const paid = await paidOrders(db, userId);
	const refunded = await refunds(
		db,
		paid.map(({ uuid }) => uuid),
	);
	const history = paid.map((order) => {
		const worth = worthOf(order, refunded.get(order.uuid) ?? 0) * rateIn(storeViews, order.storeCode);
		return {
			order_number: order.number,
			created_at: order.createdAt.toISOString(),
			points: Math.floor(worth / settings.point),
		};
	});
	return {
		...standing(
			history.reduce((all, { points }) => all + points, 0),
			settings,
		),
		history,
	};
}

function standing(points: number, { levels }: LoyaltySettings): Omit<Loyalty, 'history'> {
	const level = levels.filter((from) => from <= points).length;
	const next = levels[level];
	return { points, level, next: next === undefined ? null : { level: level + 1, points: next } };
}
