import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import { shareCatalog } from '../../catalogue/catalog-state.ts';
import type { Database } from '../../platform/database/database.ts';
import { stock } from '../../platform/database/schema/catalog.ts';
import { orderRefusal } from './order-refusal.ts';
import { stockChanged } from './stock-changed.ts';

/** Pieces wanted, summed by sku. */
export type Demand = Map<string, number>;

/**
 * Takes all pieces or none. Stock is locked in the order of skus, then products in the order of ids, so that two orders never
 * wait for each other; an import, which replaces both, is waited for before.
 * @throws Refusal 409 `out-of-stock` with the skus of which too few are left
 */
export async function takeStock(tx: Database, demand: Demand): Promise<void> {
	await shareCatalog(tx);
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
	await stockChanged(tx, { changed: counted.map(({ productId }) => productId), soldOut });
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
