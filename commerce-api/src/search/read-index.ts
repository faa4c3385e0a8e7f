import { and, gt, not, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { products } from '../platform/database/schema/catalog.ts';
import { createMemo } from '../platform/memo.ts';
import { addBit, type Bits, noBits } from './bits.ts';
import {
	type IndexScope,
	isNumberColumn,
	type MemoryIndex,
	NUMBER_COLUMNS,
	type NumberColumn,
	rowOf,
	type SaleFacts,
	type Units,
} from './memory-index.ts';
import { createGroups, readUnits } from './read-units.ts';

const ROWS_AT_ONCE = 20_000;
const KEPT_RESULTS = 300;
const KEPT_ORDERS = 100;
const NAMES = Object.keys(NUMBER_COLUMNS).filter((name) => isNumberColumn(name));

export async function readIndex(db: Database, scope: IndexScope): Promise<MemoryIndex> {
	const rows = await readRows(db, scope.products);
	return {
		scope,
		...rows,
		units: await readUnits(db, scope.units, rows.ids),
		filters: createMemo(KEPT_RESULTS),
		texts: createMemo(KEPT_RESULTS),
		ranks: createMemo(KEPT_ORDERS),
		orders: createMemo(KEPT_ORDERS),
	};
}

async function readRows(db: Database, where: SQL) {
	const size = await db.$count(products, where);
	const numbers = newColumns(size);
	const [categories, tags, options] = [createGroups(size), createGroups(size), createGroups(size)];
	let row = 0;
	for await (const read of rowsOf(db, where)) {
		if (row === size) break;
		for (const name of NAMES) numbers[name][row] = Number(read[name] ?? Number.NaN);
		categories.add(read.categories, row);
		tags.add(read.tags, row);
		options.add(read.options, row);
		row += 1;
	}
	return {
		size,
		ids: Int32Array.from(numbers.id),
		numbers,
		categories: categories.groups,
		tags: tags.groups,
		options: options.groups,
	};
}

function newColumns(size: number): Record<NumberColumn, Float64Array>;
function newColumns(size: number): Record<string, Float64Array> {
	return Object.fromEntries(Object.keys(NUMBER_COLUMNS).map((name) => [name, new Float64Array(size)]));
}

async function* rowsOf(db: Database, where: SQL) {
	for (let last = 0; ; ) {
		const rows = await db
			.select({
				...NUMBER_COLUMNS,
				categories: sql<string>`array_to_string(${products.categoryIds}, ',')`,
				tags: sql<string>`array_to_string(${products.tagIds}, ',')`,
				options: sql<string>`array_to_string(${products.optionIds}, ',')`,
			})
			.from(products)
			.where(and(where, gt(products.id, last)))
			.orderBy(products.id)
			.limit(ROWS_AT_ONCE);
		yield* rows;
		const end = rows.at(-1);
		if (!end || rows.length < ROWS_AT_ONCE) return;
		last = end.id;
	}
}

const KEPT_SALE_FILTERS = 200;
const KEPT_SALE_ORDERS = 20;

/** Few units are sold out, so those are read. */
async function readUnitsInStock(db: Database, where: SQL, units: Units): Promise<Bits> {
	const [read] = await db
		.select({ ids: sql<string | null>`array_to_string(array_agg(${products.id}), ',')` })
		.from(products)
		.where(and(where, not(products.isInStock)));
	const soldOut = new Set(read?.ids?.split(',').map(Number));
	const bits = noBits(units.size);
	for (let unit = 0; unit < units.size; unit++) if (!soldOut.has(units.ids[unit] ?? 0)) addBit(bits, unit);
	return bits;
}

/** Reads three long texts, because a row for each product would cost several times as much. */
export async function readSaleFacts(db: Database, { scope, ids, size, units }: MemoryIndex): Promise<SaleFacts> {
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
		unitsInStock: await readUnitsInStock(db, scope.units, units),
		localPrices: new Map(),
		filters: createMemo(KEPT_SALE_FILTERS),
		orders: createMemo(KEPT_SALE_ORDERS),
	};
	found?.forEach((id, index) => {
		const row = rowOf(ids, Number(id));
		if (row === undefined) return;
		facts.prices[row] = Number(prices?.[index]);
		facts.inStock[row] = Number(inStock?.[index]);
	});
	return facts;
}
