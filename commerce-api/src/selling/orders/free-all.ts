import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { orderItems } from '../../platform/database/schema/sales.ts';
import { freeCoupon } from '../cart/coupons.ts';
import { freeGiftCards } from './gift-cards.ts';
import { type Demand, giveBackStock } from './stock.ts';

/** Returns what a cancelled order took. The caller has locked the catalogue. */
export async function freeAll(tx: Database, uuid: string): Promise<void> {
	await giveBackStock(tx, await demandOf(tx, uuid));
	await freeCoupon(tx, uuid);
	await freeGiftCards(tx, uuid);
}

/** The stock that the order took; a bundle's parts are items of their own. */
export async function demandOf(tx: Database, uuid: string): Promise<Demand> {
	const items = await tx.select().from(orderItems).where(eq(orderItems.orderUuid, uuid));
	const demand: Demand = new Map();
	for (const { sku, qty } of items) demand.set(sku, (demand.get(sku) ?? 0) + qty);
	return demand;
}
