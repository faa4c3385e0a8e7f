import { and, eq, exists, gt, inArray, notExists, notInArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { piecesLeft } from '../../platform/database/pieces-left.ts';
import { giftCards } from '../../platform/database/schema/digital.ts';
import { orderItems, orders } from '../../platform/database/schema/sales.ts';
import { SENDABLE, UNSENT } from './order-status.ts';

/** Chooses the orders that can be sent and have something to pack: no file or gift card, nor what was withdrawn from. */
export function isToSend(db: Database) {
	const isTangible = notInArray(orderItems.productType, ['virtual', 'downloadable', 'bundle']);
	const cards = db.select().from(giftCards).where(eq(giftCards.itemId, orderItems.id));
	const isLeft = gt(piecesLeft(['received', 'accepted']), 0);
	const isOfOrder = eq(orderItems.orderUuid, orders.uuid);
	const goods = db
		.select()
		.from(orderItems)
		.where(and(isOfOrder, isTangible, notExists(cards), isLeft));
	return and(inArray(orders.status, UNSENT), inArray(orders.paymentStatus, SENDABLE), exists(goods));
}
