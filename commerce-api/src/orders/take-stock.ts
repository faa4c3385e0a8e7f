import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import { refreshAvailability } from '../catalog/availability.ts';
import { lockCatalog, raiseVersion } from '../catalog/catalog-state.ts';
import { madeOf, touchProducts } from '../catalog/touch-products.ts';
import type { Database } from '../database/database.ts';
import { products, stock } from '../database/schema/catalog.ts';
import { orderRefusal } from './order-refusal.ts';

/** Pieces wanted, summed by sku. */
export type Demand = Map<string, number>;

/**
 * Takes all pieces or none. Rows are locked in the order of their skus, so that two orders never wait for each other.
 * @throws Refusal 409 `out-of-stock` with the skus of which too few are left
 */
export async function takeStock(tx: Database, demand: Demand): Promise<void> {
	const skus = [...demand.keys()];
	const rows = await tx.select().from(stock).where(inArray(stock.sku, skus)).orderBy(asc(stock.sku)).for('update');
	const bySku = new Map(rows.map((row) => [row.sku, row]));
	const missing = skus.filter((sku) => {
		const row = bySku.get(sku);
		return !row?.isInStock || (row.manageStock && row.qty < (demand.get(sku) ?? 0));
	});
	if (missing.length > 0) throw orderRefusal('out-of-stock', { skus: missing });

	const counted = rows.filter(({ manageStock }) => manageStock);
	const soldOut: number[] = [];
	for (const { sku, productId } of counted) {
		const left = await takePieces(tx, sku, demand.get(sku) ?? 0);
		if (left === undefined) throw orderRefusal('out-of-stock', { skus: [sku] });
		if (left === 0) soldOut.push(productId);
	}
	await tellCatalog(
		tx,
		counted.map(({ productId }) => productId),
		soldOut,
	);
}

/** The condition holds even if the lock above were missing. */
async function takePieces(tx: Database, sku: string, pieces: number): Promise<number | undefined> {
	const [row] = await tx
		.update(stock)
		.set({ qty: sql`${stock.qty} - ${pieces}`, isInStock: sql`${stock.qty} > ${pieces}` })
		.where(and(eq(stock.sku, sku), gte(stock.qty, pieces)))
		.returning({ qty: stock.qty });
	return row?.qty;
}

/** Listings and product pages show the new stock; what sold out changes which products a filter on stock finds. */
async function tellCatalog(tx: Database, taken: number[], soldOut: number[]): Promise<void> {
	if (taken.length === 0) return;
	await touchProducts(tx, [...taken, ...(await madeOf(tx, taken))]);
	if (soldOut.length === 0) return;
	await lockCatalog(tx);
	await tx.update(products).set({ isInStock: false }).where(inArray(products.id, soldOut));
	for (const id of await madeOf(tx, soldOut)) await refreshAvailability(tx, eq(products.id, id));
	await raiseVersion(tx);
}
