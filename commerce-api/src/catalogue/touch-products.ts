import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { isAmong } from '../platform/database/large-lists.ts';
import { productParts, products } from '../platform/database/schema/catalog.ts';

/** Ids of the products that contain the given ones, directly or not. */
export async function compositesOf(tx: Database, ids: number[]): Promise<number[]> {
	const parents = await tx
		.selectDistinct({ id: productParts.parentId })
		.from(productParts)
		.where(isAmong(productParts.partId, ids));
	const found = parents.map(({ id }) => id);
	return found.length === 0 ? [] : [...found, ...(await compositesOf(tx, found))];
}

/** Gives products a new revision, so that cached answers are not used any more. */
export async function touchProducts(tx: Database, ids: number[]): Promise<void> {
	if (ids.length === 0) return;
	await tx.update(products).set({ revision: sql`nextval('product_revision')` }).where(isAmong(products.id, ids));
}

/** One enabled part in stock is enough, but a bundle needs one for each required option. */
export async function refreshAvailability(tx: Database, chosen: SQL | undefined): Promise<void> {
	const options = sql`(
		select bool_or(${productParts.required}) as required, bool_or(part.is_in_stock and part.status = 1) as available
		from ${productParts} join products part on part.id = ${productParts.partId}
		where ${productParts.parentId} = ${products.id} group by ${productParts.optionId}
	)`;
	const available = sql`(select bool_or(available) and bool_and(available or not required) from ${options} options)`;
	await tx
		.update(products)
		.set({ isInStock: sql`coalesce(${available}, false)` })
		.where(chosen);
}
