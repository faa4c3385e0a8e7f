import { and, asc, eq, getTableColumns, gt, ne, notExists, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { piecesLeft } from '../../platform/database/pieces-left.ts';
import { downloads } from '../../platform/database/schema/digital.ts';
import { orderItems, orders } from '../../platform/database/schema/sales.ts';
import type { OrderItemRow } from '../order-rows.ts';

/** Names of files by the sku of their product. */
export type FilesBySku = ReadonlyMap<string, readonly string[]>;

/** Lines of downloads that are paid, unless the shopper has withdrawn from all their pieces. */
export function isPaidDownload(): SQL | undefined {
	return and(
		sql`${orderItems.productType} = 'downloadable'`,
		eq(orders.paymentStatus, 'paid'),
		ne(orders.status, 'canceled'),
		gt(piecesLeft(['received', 'accepted']), 0),
	);
}

export function paidDownloads(db: Database, which?: SQL): Promise<OrderItemRow[]> {
	return db
		.select(getTableColumns(orderItems))
		.from(orderItems)
		.innerJoin(orders, eq(orders.uuid, orderItems.orderUuid))
		.where(and(isPaidDownload(), which))
		.orderBy(asc(orderItems.id));
}

/** Paid downloads of which no file was there yet. */
export function awaitedFiles(db: Database, which?: SQL): Promise<OrderItemRow[]> {
	const granted = db.select().from(downloads).where(eq(downloads.itemId, orderItems.id));
	return paidDownloads(db, and(notExists(granted), which));
}

/** Skus of the downloads in orders that were placed after a moment. */
export async function skusOfDownloads(db: Database, since: Date): Promise<string[]> {
	const rows = await db
		.selectDistinct({ sku: orderItems.sku })
		.from(orderItems)
		.innerJoin(orders, eq(orders.uuid, orderItems.orderUuid))
		.where(and(isPaidDownload(), gt(orders.createdAt, since)))
		.orderBy(asc(orderItems.sku));
	return rows.map(({ sku }) => sku);
}

/** Uuids of the orders, placed after a moment, whose shoppers do not have all of these files yet. */
export async function ordersWithoutFiles(db: Database, files: FilesBySku, since: Date): Promise<string[]> {
	const present = [...files].flatMap(([sku, names]) => names.map((file) => ({ sku, file })));
	const presentFiles = sql`jsonb_to_recordset(${JSON.stringify(present)}::jsonb) present(sku text, file text)`;
	const isIts = and(eq(downloads.itemId, orderItems.id), sql`${downloads.file} = present.file`);
	const isMissing = notExists(db.select().from(downloads).where(isIts));
	const rows = await db
		.selectDistinct({ uuid: orders.uuid })
		.from(orderItems)
		.innerJoin(orders, eq(orders.uuid, orderItems.orderUuid))
		.innerJoin(presentFiles, sql`present.sku = ${orderItems.sku}`)
		.where(and(isPaidDownload(), gt(orders.createdAt, since), isMissing));
	return rows.map(({ uuid }) => uuid);
}
