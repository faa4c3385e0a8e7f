import { and, eq, exists, gt, inArray, isNotNull, ne, notExists, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { piecesLeft } from '../../platform/database/pieces-left.ts';
import type { stock } from '../../platform/database/schema/catalog.ts';
import { giftCards } from '../../platform/database/schema/digital.ts';
import { orderItems, orderStates, orders } from '../../platform/database/schema/sales.ts';

type StockRow = typeof stock.$inferInsert;

interface HeldPieces {
	/** Slug of the showroom where they wait to be fetched; null for the warehouse. */
	showroom: string | null;
	sku: string;
	qty: number;
}

const DAY_MS = 86_400_000;
/** An older order that nobody has marked sent, or in a showroom delivered, holds nothing any more. */
const HELD_MS = 90 * DAY_MS;

/**
 * Pieces that orders have taken and that are still where the merchant counts them (rule 15.46): not those that came back by a
 * withdrawal, nor what was delivered as files or gift cards. A bundle's parts are items of their own.
 * @param countedAt what has left since was still there
 */
export function heldPieces(tx: Database, countedAt: Date): Promise<HeldPieces[]> {
	const isRecent = gt(orders.createdAt, new Date(countedAt.getTime() - HELD_MS));
	const isCollected = isNotNull(orders.collectUntil);
	const isWaiting = or(inArray(orders.status, ['pending', 'processing']), and(eq(orders.status, 'sent'), isCollected));
	const isEnd = sql`${orderStates.state} = case when ${isCollected} then 'delivered' else 'sent' end`;
	const isLate = and(eq(orderStates.orderUuid, orders.uuid), isEnd, gt(orderStates.at, countedAt));
	const hasJustLeft = and(ne(orders.status, 'canceled'), exists(tx.select().from(orderStates).where(isLate)));
	const isThere = or(isWaiting, hasJustLeft);
	const { sku, productType } = orderItems;
	// as they are taken: what is not fetched is on no shelf
	const isOnShelf = and(isCollected, sql`${productType} not in ('virtual', 'downloadable')`);
	const showroom = sql<string | null>`case when ${isOnShelf} then ${orders.shippingAddress} ->> 'pickup_point' end`;
	const isUnpaid = ne(orders.paymentStatus, 'paid');
	const isShipped = or(isUnpaid, notInArray(productType, ['virtual', 'downloadable']));
	const cards = tx.select().from(giftCards).where(eq(giftCards.itemId, orderItems.id));
	return tx
		.select({ showroom, sku, qty: sql<number>`sum(${piecesLeft(['accepted'])})::int` })
		.from(orderItems)
		.innerJoin(orders, eq(orders.uuid, orderItems.orderUuid))
		.where(and(isThere, ne(productType, 'bundle'), isShipped, notExists(cards), isRecent))
		.groupBy(showroom, sku);
}

/**
 * What is left to sell of the pieces that were counted in the warehouse: less than nothing where fewer were counted than orders hold,
 * so that an order that ends gives back no piece that is not there. What is off sale keeps its count, by which it stays off sale then.
 */
export async function withoutHeld(tx: Database, counted: StockRow[], now: Date): Promise<StockRow[]> {
	const pieces = await heldPieces(tx, now);
	const held = new Map(pieces.flatMap(({ showroom, sku, qty }) => (showroom === null ? [[sku, qty] as const] : [])));
	return counted.map((row) => {
		const isOffSale = !row.isInStock && row.qty > 0;
		const taken = held.get(row.sku);
		if (taken === undefined || !row.manageStock || isOffSale) return row;
		return { ...row, qty: row.qty - taken, isInStock: row.qty > taken };
	});
}
