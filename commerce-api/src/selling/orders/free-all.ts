import type { Database } from '../../platform/database/database.ts';
import { freeCoupon } from '../cart/coupons.ts';
import { showroomOf } from '../collect/collect-method.ts';
import { freeGiftCards } from '../digital/gift-cards.ts';
import type { OrderRow } from '../order-rows.ts';
import { giveBackGoods, goodsOfOrder } from '../stock/goods.ts';

/** Returns what a cancelled order took. The caller has locked the catalogue. */
export async function freeAll(tx: Database, order: OrderRow, now: Date): Promise<void> {
	await giveBackGoods(tx, await goodsOfOrder(tx, order, showroomOf(order)), now);
	await freeCoupon(tx, order.uuid);
	await freeGiftCards(tx, order.uuid);
}
