import { type Showroom, showroomList, showroomStock } from '@pasaz/kernel/contract/showroom';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import * as schema from '../../platform/database/schema/showrooms.ts';
import type { Route } from '../../platform/http/route.ts';
import { skusIn } from '../../platform/http/skus-in.ts';

export function showroomRoutes(route: Route, db: Database): void {
	route(showroomList, ({ storeView }) => readShowrooms(db, storeView.storeCode));
	route(showroomStock, ({ query }) => readShelves(db, skusIn(query.skus)));
}

/** In the merchant's order. @param store whose texts are wanted; the merchant's own without it */
export async function readShowrooms(db: Database, store = ''): Promise<Showroom[]> {
	const rows = await db.select().from(schema.showrooms).orderBy(asc(schema.showrooms.position));
	return rows.map(({ document, texts }) => ({ ...document, ...texts[store] }));
}

async function readShelves(db: Database, skus: string[]) {
	const { showroomStock: shelves, showrooms } = schema;
	return db
		.select({ slug: shelves.showroom, sku: shelves.sku, qty: sql<number>`greatest(${shelves.qty}, 0)` })
		.from(shelves)
		.innerJoin(showrooms, eq(showrooms.slug, shelves.showroom))
		.where(inArray(shelves.sku, skus))
		.orderBy(asc(showrooms.position), asc(shelves.sku));
}
