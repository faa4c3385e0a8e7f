import type { SQL } from 'drizzle-orm';
import type { CatalogView } from '../catalogue/catalog-view.ts';
import type { Storefront } from '../catalogue/prices/storefront.ts';
import type { Database } from '../platform/database/database.ts';
import { products } from '../platform/database/schema/catalog.ts';
import type { Memo } from '../platform/memo.ts';
import type { SearchSettings } from '../platform/search-settings.ts';
import type { Bits } from './bits.ts';
import type { TextMatches } from './find-text.ts';

/** The fields that are held as columns of numbers, one entry for each row: flags are 0 and 1, moments ms since 1970, missing values NaN. */
export const NUMBER_COLUMNS = {
	id: products.id,
	parentId: products.parentId,
	visibility: products.visibility,
	status: products.status,
	tax_class_id: products.taxClassId,
	erin_recommends: products.recommended,
	order_priority: products.priority,
	created_at: products.createdAt,
	updated_at: products.updatedAt,
};
export type NumberColumn = keyof typeof NUMBER_COLUMNS;

export function isNumberColumn(name: string): name is NumberColumn {
	return Object.hasOwn(NUMBER_COLUMNS, name);
}

/** Rows by the id of a category, tag or option. */
export type Groups = ReadonlyMap<number, Bits>;

/** What shoppers choose: a listed variant, or a product without variants. A product's units are adjacent. */
export interface Units {
	size: number;
	/** Option ids of the product or variant, in no order. */
	ids: Int32Array;
	/** Row of the product that each unit is listed as. */
	owners: Int32Array;
	options: Groups;
}

export interface IndexScope {
	products: SQL;
	units: SQL;
}

/** Columns and sets of bits by row in `ids`: searches hardly slow down with the catalogue. Only imports change it. */
export interface MemoryIndex {
	scope: IndexScope;
	size: number;
	/** Rising. */
	ids: Int32Array;
	numbers: Readonly<Record<NumberColumn, Float64Array>>;
	categories: Groups;
	tags: Groups;
	options: Groups;
	units: Units;
	filters: Memo<Bits>;
	texts: Memo<TextMatches>;
	ranks: Memo<Float64Array>;
	orders: Memo<Int32Array>;
}

/** The values that change between imports, by row of the index. */
export interface SaleFacts {
	/** Gross grosze of the catalogue. */
	prices: Int32Array;
	/** 0 or 1. */
	inStock: Float64Array;
	unitsInStock: Bits;
	/** Cents of a store view, by its code. */
	localPrices: Map<string, Float64Array>;
	filters: Memo<Bits>;
	orders: Memo<Int32Array>;
}

export interface IndexSearch {
	db: Database;
	view: CatalogView;
	storefront: Storefront;
	index: MemoryIndex;
	facts: SaleFacts;
	settings: SearchSettings;
}

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
