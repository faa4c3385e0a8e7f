import type { AccountExport } from '@pasaz/kernel/contract/user';
import { asc, count, eq, inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../platform/database/database.ts';
import { giftCards } from '../platform/database/schema/digital.ts';
import * as sales from '../platform/database/schema/sales.ts';
import { correctionNumber, invoiceNumber } from '../platform/document-numbers.ts';

/** An account's orders with all that belongs to them, the oldest first; amounts are grosze or cents. */
export async function exportOrders(db: Database, userId: number): Promise<AccountExport['orders']> {
	const { orders } = sales;
	const own = await db.select().from(orders).where(eq(orders.userId, userId)).orderBy(asc(orders.createdAt));
	const parts = await partsOf(db, userId);
	return own.map(({ userId: _, cartId: __, cartOperation: ___, ...order }) => {
		const ofOrder = <Row extends { orderUuid: string | null }>(rows: Row[]) =>
			rows.filter(({ orderUuid }) => orderUuid === order.uuid);
		const [invoice] = ofOrder(parts.invoices);
		return {
			...order,
			items: ofOrder(parts.items),
			states: ofOrder(parts.states),
			claims: ofOrder(parts.claims).map(({ claim, pictures }) => ({ ...claim, pictures })),
			giftCards: ofOrder(parts.giftCards).map(({ code, ...card }) => ({ ...card, code: card.active ? code : null })),
			invoice: invoice ? { number: invoiceNumber(invoice), ...invoice } : null,
			corrections: ofOrder(parts.corrections).map((each) => ({ number: correctionNumber(each), ...each })),
		};
	});
}

async function partsOf(db: Database, userId: number) {
	const { claimPictures, claims, corrections, invoices, orderItems, orderStates, orders } = sales;
	const uuids = db.select({ uuid: orders.uuid }).from(orders).where(eq(orders.userId, userId));
	const isOwn = (orderUuid: PgColumn) => inArray(orderUuid, uuids);
	const { code, currency, amount, balance, active, soldBy, createdAt } = giftCards;
	return {
		items: await db.select().from(orderItems).where(isOwn(orderItems.orderUuid)).orderBy(asc(orderItems.id)),
		states: await db.select().from(orderStates).where(isOwn(orderStates.orderUuid)).orderBy(asc(orderStates.at)),
		claims: await db
			.select({ orderUuid: claims.orderUuid, claim: claims, pictures: count(claimPictures.id) })
			.from(claims)
			.leftJoin(claimPictures, eq(claimPictures.claimId, claims.id))
			.where(isOwn(claims.orderUuid))
			.groupBy(claims.id)
			.orderBy(asc(claims.id)),
		giftCards: await db
			.select({ orderUuid: soldBy, code, currency, amount, balance, active, createdAt })
			.from(giftCards)
			.where(isOwn(soldBy))
			.orderBy(asc(code)),
		invoices: await db.select().from(invoices).where(isOwn(invoices.orderUuid)),
		corrections: await db.select().from(corrections).where(isOwn(corrections.orderUuid)).orderBy(asc(corrections.id)),
	};
}
