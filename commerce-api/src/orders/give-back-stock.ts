import { asc, eq, inArray, sql } from 'drizzle-orm';
import { refreshAvailability } from '../catalog/availability.ts';
import { raiseVersion } from '../catalog/catalog-state.ts';
import { madeOf, touchProducts } from '../catalog/touch-products.ts';
import type { Database } from '../database/database.ts';
import { products, stock } from '../database/schema/catalog.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { purgeTags } from '../outbox/purge-tags.ts';
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
	await tellCatalog(
		tx,
		counted.map(({ productId }) => productId),
		returned,
	);
}

async function tellCatalog(tx: Database, given: number[], returned: number[]): Promise<void> {
	if (given.length === 0) return;
	const changed = [...given, ...(await madeOf(tx, given))];
	await tx
		.select({ id: products.id })
		.from(products)
		.where(inArray(products.id, changed))
		.orderBy(asc(products.id))
		.for('update');
	await touchProducts(tx, changed);
	if (returned.length === 0) return;
	const parents = await madeOf(tx, returned);
	await tx.update(products).set({ isInStock: true }).where(inArray(products.id, returned));
	for (const id of parents) await refreshAvailability(tx, eq(products.id, id));
	await raiseVersion(tx);
	await purgeTags(
		tx,
		[...returned, ...parents].map((id) => `product:${id}` as const),
	);
	await enqueue(tx, [{ kind: 'back-in-stock' }]);
}
