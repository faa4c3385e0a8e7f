import type { SQL } from 'drizzle-orm';
import type { CatalogView } from '../catalogue/catalog-view.ts';
import type { Storefront } from '../catalogue/prices/storefront.ts';
import type { Database } from '../platform/database/database.ts';
import type { Memo } from '../platform/memo.ts';
import type { Bits } from './bits.ts';
import type { TextMatches } from './find-text.ts';

/** Columns of numbers, one entry for each row; flags are 0 and 1, moments ms since 1970, missing values NaN. */
export type NumberColumn =
	| 'id'
	| 'parentId'
	| 'visibility'
	| 'status'
	| 'tax_class_id'
	| 'erin_recommends'
	| 'order_priority'
	| 'created_at'
	| 'updated_at';

/** By id of a category, tag or option: the rows that have it. */
export type Groups = ReadonlyMap<number, Bits>;

/** What is chosen together: a listed variant, or a product that is its own. A product's units are neighbours. */
export interface Units {
	size: number;
	/** By unit, the row of the product that it is listed as. */
	owners: Int32Array;
	options: Groups;
}

/** Which rows of the table an index holds: its products, and the units of these. */
export interface IndexScope {
	products: SQL;
	units: SQL;
}

/**
 * Products as columns and sets of bits, by their row in `ids`: filters, facet counts and orders are worked out on these, in time
 * that hardly grows with the catalogue. It stays the same from one import to the next.
 */
export interface MemoryIndex {
	scope: IndexScope;
	size: number;
	/** Rising. */
	ids: Int32Array;
	numbers: Readonly<Record<NumberColumn, Float64Array>>;
	categories: Groups;
	tags: Groups;
	/** Of the product itself and of all its listed variants. */
	options: Groups;
	units: Units;
	filters: Memo<Bits>;
	texts: Memo<TextMatches>;
	ranks: Memo<Float64Array>;
	orders: Memo<Int32Array>;
}

/** What changes between imports, one entry for each row of the index. */
export interface SaleFacts {
	/** Gross grosze of the catalogue. */
	prices: Int32Array;
	/** 0 or 1. */
	inStock: Float64Array;
	/** Cents of a store view, by its code. */
	localPrices: Map<string, Float64Array>;
	filters: Memo<Bits>;
	orders: Memo<Int32Array>;
}

/** One search's index, and for whom it is. */
export interface IndexSearch {
	db: Database;
	view: CatalogView;
	storefront: Storefront;
	index: MemoryIndex;
	facts: SaleFacts;
}

/** The row of a product; undefined for one that the index does not hold. */
export function rowOf(ids: Int32Array, id: number): number | undefined {
	let [low, high] = [0, ids.length - 1];
	while (low <= high) {
		const middle = (low + high) >>> 1;
		const found = ids[middle] ?? 0;
		if (found === id) return middle;
		if (found < id) low = middle + 1;
		else high = middle - 1;
	}
	return undefined;
}
