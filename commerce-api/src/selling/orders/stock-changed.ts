import { asc, eq, inArray } from 'drizzle-orm';
import { refreshAvailability } from '../../catalogue/availability.ts';
import { raiseVersion } from '../../catalogue/catalog-state.ts';
import { madeOf, touchProducts } from '../../catalogue/write/touch-products.ts';
import type { Database } from '../../platform/database/database.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { purgeTags } from '../../platform/outbox/purge-tags.ts';

/** Ids of products whose pieces were counted anew. */
interface StockChange {
	changed: number[];
	/** Those of which the last piece went. */
	soldOut?: number[];
	/** Those that can be had again. */
	returned?: number[];
}

/**
 * Lets listings and product pages show the new stock. What sold out or came back changes which products a filter on stock finds,
 * and the pages that are cached; who waits for what came back gets a mail.
 */
export async function stockChanged(tx: Database, { changed, soldOut = [], returned = [] }: StockChange): Promise<void> {
	if (changed.length === 0) return;
	await touchInOrder(tx, [...changed, ...(await madeOf(tx, changed))]);
	const turned = [...soldOut, ...returned];
	if (turned.length === 0) return;
	const parents = await madeOf(tx, turned);
	await tx
		.update(products)
		.set({ isInStock: inArray(products.id, returned) })
		.where(inArray(products.id, turned));
	for (const id of parents) await refreshAvailability(tx, eq(products.id, id));
	await raiseVersion(tx);
	await purgeTags(
		tx,
		[...turned, ...parents].map((id) => `product:${id}` as const),
	);
	if (returned.length > 0) await enqueue(tx, [{ kind: 'back-in-stock' }]);
}

/** Locks the products in the order of ids first, so that two orders never wait for each other. */
async function touchInOrder(tx: Database, ids: number[]): Promise<void> {
	await tx
		.select({ id: products.id })
		.from(products)
		.where(inArray(products.id, ids))
		.orderBy(asc(products.id))
		.for('update');
	await touchProducts(tx, ids);
}
