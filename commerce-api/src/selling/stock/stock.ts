import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import { raiseVersion, shareCatalog } from '../../catalogue/catalog-state.ts';
import { repriceComposites } from '../../catalogue/prices/reprice-composites.ts';
import { compositesOf, refreshAvailability, touchProducts } from '../../catalogue/touch-products.ts';
import { withoutHeld } from '../../catalogue/write/held-pieces.ts';
import type { Database } from '../../platform/database/database.ts';
import { products, stock } from '../../platform/database/schema/catalog.ts';
import { enqueue, purgeTags } from '../../platform/outbox/enqueue.ts';
import { OutOfStock } from '../order-refusal.ts';

/** Pieces by sku. */
export type Demand = Map<string, number>;

/**
 * Takes all pieces or none. To avoid deadlocks, stock is locked in the order of skus, then products in the order of
 * ids; an import, which replaces both, is waited for first.
 * @throws OutOfStock with the skus that are short
 */
export async function takeStock(tx: Database, demand: Demand, now: Date): Promise<void> {
	await shareCatalog(tx);
	const skus = [...demand.keys()];
	const rows = await tx.select().from(stock).where(inArray(stock.sku, skus)).orderBy(asc(stock.sku)).for('update');
	const bySku = new Map(rows.map((row) => [row.sku, row]));
	const missing = skus.filter((sku) => {
		const row = bySku.get(sku);
		return !row?.isInStock || (row.manageStock && row.qty < (demand.get(sku) ?? 0));
	});
	const there = new Map(rows.map(({ sku, qty, isInStock }) => [sku, isInStock ? qty : 0]));
	if (missing.length > 0) throw new OutOfStock(new Map(missing.map((sku) => [sku, there.get(sku) ?? 0])));

	const counted = rows.filter(({ manageStock }) => manageStock);
	const soldOut: number[] = [];
	for (const { sku, productId } of counted) {
		const left = await takePieces(tx, sku, demand.get(sku) ?? 0);
		if (left === undefined) throw new OutOfStock(new Map([[sku, 0]]));
		if (left === 0) soldOut.push(productId);
	}
	await stockChanged(tx, { changed: counted.map(({ productId }) => productId), soldOut, now });
}

/** The condition would hold even without the lock above. */
async function takePieces(tx: Database, sku: string, pieces: number): Promise<number | undefined> {
	const [row] = await tx
		.update(stock)
		.set({ qty: sql`${stock.qty} - ${pieces}`, isInStock: sql`${stock.qty} > ${pieces}` })
		.where(and(eq(stock.sku, sku), gte(stock.qty, pieces)))
		.returning({ qty: stock.qty });
	return row?.qty;
}

/**
 * Puts pieces back, locking in the same order as `takeStock`; ignores products that are gone. A product that was sold out can be
 * bought again, but not one that the merchant took off sale with pieces left: its count has the pieces that orders held (rule 15.46).
 */
export async function giveBackStock(tx: Database, demand: Demand, now: Date): Promise<void> {
	const skus = [...demand.keys()];
	const rows = await tx.select().from(stock).where(inArray(stock.sku, skus)).orderBy(asc(stock.sku)).for('update');
	const counted = rows.filter(({ manageStock, isInStock, qty }) => manageStock && (isInStock || qty <= 0));
	const returned: number[] = [];
	for (const { sku, productId, qty, isInStock } of counted) {
		const pieces = demand.get(sku) ?? 0;
		const isBack = !isInStock && qty + pieces > 0;
		if (isBack) returned.push(productId);
		await tx
			.update(stock)
			.set({ qty: sql`${stock.qty} + ${pieces}`, isInStock: isInStock || isBack })
			.where(eq(stock.sku, sku));
	}
	await stockChanged(tx, { changed: counted.map(({ productId }) => productId), returned, now });
}

interface Count {
	row: typeof stock.$inferSelect;
	qty: number;
	/** False takes it off sale. */
	isInStock: boolean;
}

/** Sets what was counted in the warehouse, as an import does: what orders hold is taken off (rule 15.46). The caller has locked the catalogue. */
export async function setStock(tx: Database, { row, qty, isInStock }: Count, now: Date): Promise<void> {
	const counted = { ...row, qty, isInStock: isInStock && (qty > 0 || !row.manageStock) };
	const [left = counted] = await withoutHeld(tx, [counted], now);
	const changed = [row.productId];
	await tx.update(stock).set({ qty: left.qty, isInStock: left.isInStock }).where(inArray(stock.productId, changed));
	const soldOut = row.isInStock && !left.isInStock ? changed : [];
	const returned = left.isInStock && !row.isInStock ? changed : [];
	await stockChanged(tx, { changed, soldOut, returned, now });
}

interface StockChange {
	changed: number[];
	soldOut?: number[];
	returned?: number[];
	now: Date;
}

/** Selling out and coming back change prices, filters on stock and cached pages; subscribers hear of what came back. */
async function stockChanged(tx: Database, { changed, soldOut = [], returned = [], now }: StockChange): Promise<void> {
	if (changed.length === 0) return;
	await touchInOrder(tx, [...changed, ...(await compositesOf(tx, changed))]);
	const turned = [...soldOut, ...returned];
	if (turned.length === 0) return;
	const parents = await compositesOf(tx, turned);
	await tx
		.update(products)
		.set({ isInStock: inArray(products.id, returned) })
		.where(inArray(products.id, turned));
	for (const id of parents) await refreshAvailability(tx, eq(products.id, id));
	await repriceComposites(tx, parents, now);
	await raiseVersion(tx);
	await purgeTags(
		tx,
		[...turned, ...parents].map((id) => `product:${id}` as const),
	);
	if (returned.length > 0) await enqueue(tx, [{ kind: 'back-in-stock' }]);
}

/** Locks the products in the order of ids to avoid deadlocks. */
async function touchInOrder(tx: Database, ids: number[]): Promise<void> {
	await tx
		.select({ id: products.id })
		.from(products)
		.where(inArray(products.id, ids))
		.orderBy(asc(products.id))
		.for('update');
	await touchProducts(tx, ids);
}
