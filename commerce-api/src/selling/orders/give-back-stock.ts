import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { stock } from '../../platform/database/schema/catalog.ts';
import { stockChanged } from './stock-changed.ts';
import type { Demand } from './take-stock.ts';

/**
 * Puts pieces back, in the order of locks that `takeStock` has; what the shop does not sell any more is passed over. What was sold out can be
 * had again; what the merchant took off sale with pieces left cannot.
 */
export async function giveBackStock(tx: Database, demand: Demand): Promise<void> {
	const skus = [...demand.keys()];
	const rows = await tx.select().from(stock).where(inArray(stock.sku, skus)).orderBy(asc(stock.sku)).for('update');
	const counted = rows.filter(({ manageStock }) => manageStock);
	const returned: number[] = [];
	for (const { sku, productId, qty, isInStock } of counted) {
		const pieces = demand.get(sku) ?? 0;
		const isBack = !isInStock && qty <= 0 && qty + pieces > 0;
		if (isBack) returned.push(productId);
		await tx
			.update(stock)
			.set({ qty: sql`${stock.qty} + ${pieces}`, isInStock: isInStock || isBack })
			.where(eq(stock.sku, sku));
	}
	await stockChanged(tx, { changed: counted.map(({ productId }) => productId), returned });
}
