import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { shownName } from '../catalogue/read/shown-product.ts';
import type { Database } from '../platform/database/database.ts';
import { products } from '../platform/database/schema/catalog.ts';
import { type IndexSearch, isNumberColumn, type MemoryIndex, rowOf } from './memory-index.ts';

/** The values of a numeric field; undefined for others. `price` is in cents of the store view. */
export function numbersOf(name: string, search: IndexSearch): Float64Array | undefined {
	const { index, facts } = search;
	if (name === 'price' || name === 'final_price') return localPrices(search);
	if (name === 'stock.is_in_stock') return facts.inStock;
	return isNumberColumn(name) ? index.numbers[name] : undefined;
}

export function isChanging(name: string): boolean {
	return ['price', 'final_price', 'stock.is_in_stock'].includes(name);
}

function localPrices({ index, facts, storefront }: IndexSearch): Float64Array {
	const code = storefront.view.storeCode;
	const known = facts.localPrices.get(code);
	if (known) return known;
	const taxClasses = index.numbers.tax_class_id;
	const local = Float64Array.from(facts.prices, (gross, row) => storefront.localPrice(gross, taxClasses[row] ?? 0));
	facts.localPrices.set(code, local);
	return local;
}

/** Ranks of a text field, for which the database sorts the texts once for each import. */
export async function ranksOf(name: string, { db, index, storefront }: IndexSearch) {
	if (name !== 'sku' && name !== 'name') return undefined;
	const { store } = storefront.localization;
	if (name === 'sku') return index.ranks(name, () => readRanks(db, index, products.sku));
	return index.ranks(`${name} ${store}`, () => readRanks(db, index, nameOrder(store)));
}

function nameOrder(store: string): SQL {
	const shown = store === '' ? products.name : shownName(store);
	return sql`${shown} collate "unicode"`;
}

async function readRanks(db: Database, { ids, scope }: MemoryIndex, order: SQL | PgColumn): Promise<Float64Array> {
	const ranked = sql`(select id, dense_rank() over (order by ${order}) as rank from ${products} where ${scope.products}) ranked`;
	const [read] = await db
		.select({
			ids: sql<string | null>`array_to_string(array_agg(id), ',')`,
			ranks: sql<string | null>`array_to_string(array_agg(rank), ',')`,
		})
		.from(ranked);
	const result = new Float64Array(ids.length);
	const ranks = read?.ranks?.split(',') ?? [];
	read?.ids?.split(',').forEach((id, index) => {
		const row = rowOf(ids, Number(id));
		if (row !== undefined) result[row] = Number(ranks[index]);
	});
	return result;
}
