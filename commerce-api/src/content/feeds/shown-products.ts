import { and, asc, count, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { products } from '../../platform/database/schema/catalog.ts';

/** Products that have a page of their own: enabled, to be seen alone, no variants. */
const SHOWN = and(isNull(products.parentId), eq(products.status, 1), inArray(products.visibility, [2, 3, 4]));

export interface ShownProduct {
	id: number;
	revision: number;
	urlKey: string;
	updatedAt: Date;
}

export async function countShown(db: Database): Promise<number> {
	const [row] = await db.select({ products: count() }).from(products).where(SHOWN);
	return row?.products ?? 0;
}

interface Slice {
	/** How many to leave out at the start. */
	offset: number;
	limit: number;
	batch: number;
}

/** Some of them in the order of their ids, a batch at a time: each begins where the last one ended. */
export async function* shownProducts(db: Database, { offset, limit, batch }: Slice): AsyncGenerator<ShownProduct[]> {
	let last: number | undefined;
	for (let left = limit; left > 0; left -= batch) {
		const { id, revision, urlKey, updatedAt } = products;
		const rows: ShownProduct[] = await db
			.select({ id, revision, urlKey, updatedAt })
			.from(products)
			.where(last === undefined ? SHOWN : and(SHOWN, gt(products.id, last)))
			.orderBy(asc(products.id))
			.offset(last === undefined ? offset : 0)
			.limit(Math.min(batch, left));
		if (rows.length === 0) return;
		yield rows;
		last = rows.at(-1)?.id;
	}
}
