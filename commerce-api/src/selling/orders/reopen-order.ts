import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { orderStates, orders } from '../../platform/database/schema/sales.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { useCouponAgain } from '../cart/coupons.ts';
import { showroomOf } from '../collect/collect-method.ts';
import { payByGiftCardsAgain } from '../digital/gift-cards.ts';
import type { OrderRow } from '../order-rows.ts';
import { goodsOfOrder, takeGoods } from '../stock/goods.ts';

/**
 * Takes again what an order gave back when it ended unpaid, all of it or nothing. The caller has locked the catalogue and the order, and
 * brings it into its next state.
 * @returns the order as it is then; undefined for one that somebody cancelled, and where something is not there any more
 */
export async function reopenOrder(tx: Database, order: OrderRow, now: Date): Promise<OrderRow | undefined> {
	// Only an order that ended by itself keeps the time.
	if (!order.payUntil || order.paymentStatus === 'paid') return undefined;
	try {
		await tx.transaction(async (nested) => {
			await takeGoods(nested, await goodsOfOrder(nested, order, showroomOf(order)), now);
			await useCouponAgain(nested, order);
			await payByGiftCardsAgain(nested, order.uuid);
		});
	} catch (error) {
		if (error instanceof Refusal) return undefined;
		throw error;
	}
	const isEnd = and(eq(orderStates.orderUuid, order.uuid), eq(orderStates.state, 'canceled'));
	await tx.delete(orderStates).where(isEnd);
	const collectUntil = collectEndOf(order, now);
	await tx.update(orders).set({ collectUntil }).where(eq(orders.uuid, order.uuid));
	return { ...order, collectUntil };
}

/** A showroom keeps its pieces for as long again where they had gone back to its shelf. */
function collectEndOf({ createdAt, collectUntil }: OrderRow, now: Date): Date | null {
	if (!collectUntil || collectUntil > now) return collectUntil;
	return new Date(now.getTime() + collectUntil.getTime() - createdAt.getTime());
}
