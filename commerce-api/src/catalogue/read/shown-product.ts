import { eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { productTranslations } from '../../platform/database/schema/translations.ts';
import { notFound } from '../../platform/http/refusal.ts';

/** The product on whose page this one is shown: a variant's parent, else itself. */
export async function shownProduct(db: Database, id: number): Promise<{ id: number; enabled: boolean } | undefined> {
	const given = alias(products, 'given');
	const [product] = await db
		.select({ id: products.id, status: products.status })
		.from(given)
		.innerJoin(products, eq(products.id, sql`coalesce(${given.parentId}, ${given.id})`))
		.where(eq(given.id, id));
	return product && { id: product.id, enabled: product.status === 1 };
}

export function shownName(store: string): SQL<string> {
	const { name, productId } = productTranslations;
	const own = sql`select ${name} from ${productTranslations} where ${productTranslations.store} = ${store} and ${productId} = ${products.id}`;
	return sql`coalesce((${own}), ${products.name})`;
}

/** @throws Refusal 404 for one that is unknown or disabled */
export async function requireShown(db: Database, id: number): Promise<number> {
	const product = await shownProduct(db, id);
	if (!product?.enabled) throw notFound('There is no such product.');
	return product.id;
}
