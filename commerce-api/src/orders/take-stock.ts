import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import { refreshAvailability } from '../catalog/availability.ts';
import { raiseVersion, shareCatalog } from '../catalog/catalog-state.ts';
import { madeOf, touchProducts } from '../catalog/touch-products.ts';
import type { Database } from '../database/database.ts';
import { products, stock } from '../database/schema/catalog.ts';
import { purgeTags } from '../outbox/purge-tags.ts';
import { orderRefusal } from './order-refusal.ts';

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

/**
 * Listings and product pages show the new stock; what sold out changes which products a filter on stock finds, and the pages
 * that are cached.
 */
async function tellCatalog(tx: Database, taken: number[], soldOut: number[]): Promise<void> {
	if (taken.length === 0) return;
	const changed = [...taken, ...(await madeOf(tx, taken))];
	await tx
		.select({ id: products.id })
		.from(products)
		.where(inArray(products.id, changed))
		.orderBy(asc(products.id))
		.for('update');
	await touchProducts(tx, changed);
	if (soldOut.length === 0) return;
	const parents = await madeOf(tx, soldOut);
	await tx.update(products).set({ isInStock: false }).where(inArray(products.id, soldOut));
	for (const id of parents) await refreshAvailability(tx, eq(products.id, id));
	await raiseVersion(tx);
	await purgeTags(
		tx,
		[...soldOut, ...parents].map((id) => `product:${id}` as const),
	);
}
