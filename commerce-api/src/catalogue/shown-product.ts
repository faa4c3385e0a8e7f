import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../platform/database/database.ts';
import { products } from '../platform/database/schema/catalog.ts';

/** The product on whose page this one is shown: a variant's parent, else itself; undefined where there is none. */
export async function shownProduct(db: Database, id: number): Promise<{ id: number; enabled: boolean } | undefined> {
	const asked = alias(products, 'asked');
	const [product] = await db
		.select({ id: products.id, status: products.status })
		.from(asked)
		.innerJoin(products, eq(products.id, sql`coalesce(${asked.parentId}, ${asked.id})`))
		.where(eq(asked.id, id));
	return product && { id: product.id, enabled: product.status === 1 };
}
