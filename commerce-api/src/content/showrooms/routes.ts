import { type Showroom, showroomList, showroomStock } from '@pasaz/kernel/contract/showroom';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import * as schema from '../../platform/database/schema/showrooms.ts';
import type { Route } from '../../platform/http/route.ts';

export function showroomRoutes(route: Route, db: Database): void {
	route(showroomList, ({ storeView }) => readShowrooms(db, storeView.storeCode));
	route(showroomStock, ({ query }) =>
		db
			.select({ slug: schema.showroomStock.showroom, qty: schema.showroomStock.qty })
			.from(schema.showroomStock)
			.innerJoin(schema.showrooms, eq(schema.showrooms.slug, schema.showroomStock.showroom))
			.where(eq(schema.showroomStock.sku, query.sku.replaceAll('\0', '')))
			.orderBy(asc(schema.showrooms.position)),
	);
}

/** In the merchant's order. @param store whose texts are wanted; the merchant's own without it */
export async function readShowrooms(db: Database, store = ''): Promise<Showroom[]> {
	const rows = await db.select().from(schema.showrooms).orderBy(asc(schema.showrooms.position));
	return rows.map(({ document, texts }) => ({ ...document, ...texts[store] }));
}
