import { sql } from 'drizzle-orm';
import { Recent } from '../catalog/recent.ts';
import type { Database } from '../database/database.ts';
import { products } from '../database/schema/catalog.ts';
import type { Bits } from './bits.ts';
import { type ProductIndex, placeOf } from './product-index.ts';
import { LISTED } from './read-products.ts';

/** What changes between imports, one entry for each product of the index. */
export interface SaleFacts {
	/** Gross grosze of the catalogue. */
	prices: Int32Array;
	/** 0 or 1. */
	inStock: Float64Array;
	/** Cents of a store view, by its code. */
	localPrices: Map<string, Float64Array>;
	/** What was worked out before from these. */
	conditions: Recent<Promise<Bits>>;
	orders: Recent<Promise<Int32Array>>;
}

const REMEMBERED = 200;
const REMEMBERED_ORDERS = 20;

/** Reads them as three long texts: a row for each product would cost several times as much. */
export async function readSaleFacts(db: Database, { ids, size }: ProductIndex): Promise<SaleFacts> {
	const [row] = await db
		.select({
			ids: sql<string | null>`array_to_string(array_agg(${products.id}), ',')`,
			prices: sql<string | null>`array_to_string(array_agg(${products.finalPrice}), ',')`,
			inStock: sql<string | null>`array_to_string(array_agg(${products.isInStock}::int), ',')`,
		})
		.from(products)
		.where(LISTED);
	const [found, prices, inStock] = [row?.ids, row?.prices, row?.inStock].map((text) => text?.split(',') ?? []);
	const facts: SaleFacts = {
		prices: new Int32Array(size),
		inStock: new Float64Array(size),
		localPrices: new Map(),
		conditions: new Recent(REMEMBERED),
		orders: new Recent(REMEMBERED_ORDERS),
	};
	found?.forEach((id, index) => {
		const place = placeOf(ids, Number(id));
		if (place === undefined) return;
		facts.prices[place] = Number(prices?.[index]);
		facts.inStock[place] = Number(inStock?.[index]);
	});
	return facts;
}
