import type { Addresses } from '@pasaz/kernel/contract/catalog';
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { productDocuments, products } from '../../platform/database/schema/catalog.ts';

/** Products with a page of their own: enabled, visible, no variants. */
const SHOWN = and(isNull(products.parentId), eq(products.status, 1), inArray(products.visibility, [2, 3, 4]));

export type ShownProduct = Pick<typeof products.$inferSelect, 'id' | 'revision' | 'urlKey' | 'updatedAt'>;

interface ShownPage {
	pictures: string[];
	/** Null where it is at the same address in all store views. */
	addresses: Addresses | null;
}

/** Pages of products by id; a product without a document has none. */
export async function pagesOf(db: Database, ids: readonly number[]): Promise<Map<number, ShownPage>> {
	const { productId, document } = productDocuments;
	const paths = sql`jsonb_path_query_array(${document}, '$.media_gallery[*].image')::text`;
	const places = sql<Addresses | null>`(${document}->'addresses')::text`;
	const addresses = places.mapWith((text: string): Addresses => JSON.parse(text));
	const rows = await db
		.select({ id: productId, addresses, paths: paths.mapWith((text: string): string[] => JSON.parse(text)) })
		.from(productDocuments)
		.where(inArray(productId, [...ids]));
	return new Map(rows.map(({ id, addresses, paths }) => [id, { addresses, pictures: [...new Set(paths)] }]));
}

export function countShown(db: Database): Promise<number> {
	return db.$count(products, SHOWN);
}

interface Slice {
	offset: number;
	limit: number;
	batch: number;
}

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
