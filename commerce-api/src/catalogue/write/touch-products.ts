import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { productParts, products } from '../../platform/database/schema/catalog.ts';
import { isAmong } from '../is-among.ts';

/** Products that are made of the given ones, at any depth. */
export async function madeOf(tx: Database, ids: number[]): Promise<number[]> {
	const parents = await tx
		.selectDistinct({ id: productParts.parentId })
		.from(productParts)
		.where(isAmong(productParts.partId, ids));
	const found = parents.map(({ id }) => id);
	return found.length === 0 ? [] : [...found, ...(await madeOf(tx, found))];
}

/** Says that the answers for these products are out of date. */
export async function touchProducts(tx: Database, ids: number[]): Promise<void> {
	if (ids.length === 0) return;
	await tx.update(products).set({ revision: sql`nextval('product_revision')` }).where(isAmong(products.id, ids));
}
