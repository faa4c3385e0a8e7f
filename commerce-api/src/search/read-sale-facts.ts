import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { products } from '../platform/database/schema/catalog.ts';
import { createMemo } from '../platform/memo.ts';
import { type MemoryIndex, rowOf, type SaleFacts } from './memory-index.ts';

const KEPT_FILTERS = 200;
const KEPT_ORDERS = 20;

/** Reads them as three long texts: a row for each product would cost several times as much. */
export async function readSaleFacts(db: Database, { scope, ids, size }: MemoryIndex): Promise<SaleFacts> {
	const [read] = await db
		.select({
			ids: sql<string | null>`array_to_string(array_agg(${products.id}), ',')`,
			prices: sql<string | null>`array_to_string(array_agg(${products.finalPrice}), ',')`,
			inStock: sql<string | null>`array_to_string(array_agg(${products.isInStock}::int), ',')`,
		})
		.from(products)
		.where(scope.products);
	const [found, prices, inStock] = [read?.ids, read?.prices, read?.inStock].map((text) => text?.split(',') ?? []);
	const facts: SaleFacts = {
		prices: new Int32Array(size),
		inStock: new Float64Array(size),
		localPrices: new Map(),
		filters: createMemo(KEPT_FILTERS),
		orders: createMemo(KEPT_ORDERS),
	};
	found?.forEach((id, index) => {
		const row = rowOf(ids, Number(id));
		if (row === undefined) return;
		facts.prices[row] = Number(prices?.[index]);
		facts.inStock[row] = Number(inStock?.[index]);
	});
	return facts;
}
