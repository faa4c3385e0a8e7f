import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { products } from '../database/schema/catalog.ts';
import type { Storefront } from '../store-views/storefront.ts';
import { nameOrder } from './product-fields.ts';
import { type NumberColumn, placeOf, type Shelf } from './product-index.ts';
import { LISTED } from './read-products.ts';

/** Where one search looks. */
export interface ShelfAt extends Shelf {
	db: Database;
	storefront: Storefront;
}

/** The values of a field that is held as numbers; undefined for others. `price` is in cents of the store view. */
export function numbersOf(name: string, { index, facts, storefront }: ShelfAt): Float64Array | undefined {
	if (name === 'price' || name === 'final_price') return localPrices({ index, facts, storefront });
	if (name === 'stock.is_in_stock') return facts.inStock;
	return isNumberColumn(name, index.numbers) ? index.numbers[name] : undefined;
}

/** Whether the values of a field change between imports. */
export function isChanging(name: string): boolean {
	return ['price', 'final_price', 'stock.is_in_stock'].includes(name);
}

function isNumberColumn(name: string, numbers: Shelf['index']['numbers']): name is NumberColumn {
	return Object.hasOwn(numbers, name);
}

function localPrices({ index, facts, storefront }: Pick<ShelfAt, 'index' | 'facts' | 'storefront'>): Float64Array {
	const code = storefront.view.storeCode;
	const known = facts.localPrices.get(code);
	if (known) return known;
	const taxClasses = index.numbers.tax_class_id;
	const local = Float64Array.from(facts.prices, (gross, place) => storefront.localPrice(gross, taxClasses[place] ?? 0));
	facts.localPrices.set(code, local);
	return local;
}

/** Numbers that sort as the texts of a field do: the database compares texts, once for each import. */
export function ranksOf(name: string, { db, index, storefront }: ShelfAt): Promise<Float64Array> | undefined {
	if (name !== 'sku' && name !== 'name') return undefined;
	const { store } = storefront.words;
	const key = name === 'sku' ? name : `${name} ${store}`;
	const known = index.ranks.get(key);
	if (known) return known;
	const reading = readRanks(db, index.ids, name === 'sku' ? products.sku : nameOrder(store));
	index.ranks.set(key, reading);
	reading.catch(() => index.ranks.delete(key));
	return reading;
}

async function readRanks(db: Database, ids: Int32Array, order: SQL | PgColumn): Promise<Float64Array> {
	const ranked = sql`(select id, dense_rank() over (order by ${order}) as rank from ${products} where ${LISTED}) ranked`;
	const [row] = await db
		.select({
			ids: sql<string | null>`array_to_string(array_agg(id), ',')`,
			ranks: sql<string | null>`array_to_string(array_agg(rank), ',')`,
		})
		.from(ranked);
	const result = new Float64Array(ids.length);
	const ranks = row?.ranks?.split(',') ?? [];
	row?.ids?.split(',').forEach((id, index) => {
		const place = placeOf(ids, Number(id));
		if (place !== undefined) result[place] = Number(ranks[index]);
	});
	return result;
}
