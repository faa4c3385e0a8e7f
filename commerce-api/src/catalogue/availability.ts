import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { productParts, products } from '../platform/database/schema/catalog.ts';

/**
 * Works out anew whether the chosen configurable, grouped and bundle products can be had: one enabled part is enough,
 * but a bundle needs one for each required option.
 */
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
