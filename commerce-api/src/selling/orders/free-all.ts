import type { Database } from '../../platform/database/database.ts';
import { freeCoupon } from '../cart/coupons.ts';
import { freeGiftCards } from './gift-cards.ts';
import { giveBackGoods, goodsOfOrder } from './goods.ts';
import type { OrderRow } from './order-rows.ts';

/** Returns what a cancelled order took. The caller has locked the catalogue. */
export async function freeAll(tx: Database, order: OrderRow): Promise<void> {
	await giveBackGoods(tx, await goodsOfOrder(tx, order));
	await freeCoupon(tx, order.uuid);
	await freeGiftCards(tx, order.uuid);
}
