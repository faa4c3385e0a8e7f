import { setTimeout } from 'node:timers/promises';
import type { CatalogView } from '../catalog/catalog-view.ts';
import { Recent } from '../catalog/recent.ts';
import type { Database } from '../database/database.ts';
import type { Bits } from './bits.ts';
import type { TextMatches } from './find-text.ts';
import { readProducts } from './read-products.ts';
import { readSaleFacts, type SaleFacts } from './read-sale-facts.ts';
import { readUnits } from './read-units.ts';

/** Columns of numbers, one for each product in the order of `ids`; flags are 0 and 1, moments ms since 1970. */
export type NumberColumn =
	| 'id'
	| 'visibility'
	| 'status'
	| 'tax_class_id'
	| 'erin_recommends'
	| 'order_priority'
	| 'created_at'
	| 'updated_at';

/** Which products have an id in one of their lists. */
export type Groups = ReadonlyMap<number, Bits>;

/** What is chosen together: a listed variant, or a product that is its own. A product's units are neighbours. */
export interface Units {
	size: number;
	/** By unit, the product it is listed as. */
	owners: Int32Array;
	options: Groups;
}

/**
 * The products that lists can show, as columns and sets of bits by their place in `ids`: filters, facet counts and orders are
 * worked out on these, in time that hardly grows with the catalogue. It stays the same from one import to the next.
 */
export interface ProductIndex {
	size: number;
	/** Rising. */
	ids: Int32Array;
	numbers: Readonly<Record<NumberColumn, Float64Array>>;
	categories: Groups;
	tags: Groups;
	/** Of the product itself and of all its listed variants. */
	options: Groups;
	units: Units;
	/** What was worked out before, by what was asked. */
	conditions: Recent<Promise<Bits>>;
	texts: Recent<Promise<TextMatches>>;
	ranks: Map<string, Promise<Float64Array>>;
	orders: Recent<Promise<Int32Array>>;
}

/** The index, and what orders and the calendar change. */
export interface Shelf {
	index: ProductIndex;
	facts: SaleFacts;
	/** The import that the index is of. */
	imported: number;
}

type Indexed = Pick<Shelf, 'index' | 'imported'>;

export type ShelfOf = (view: CatalogView) => Promise<Shelf>;

/** ms. A large catalogue takes seconds to read; shoppers find what was there before until then. */
const PATIENCE = 300;
const REMEMBERED = 300;
const REMEMBERED_ORDERS = 100;

/** Each process keeps its own index; the catalogue's version, which every search asks for, tells when it is out of date. */
export function createShelves(db: Database): ShelfOf {
	const indexOf = latest(async (imported) => ({ imported, index: await readIndex(db) }));
	const factsOf = latest((_version, index: ProductIndex) => readSaleFacts(db, index));
	let before: Indexed | undefined;
	const orBefore = (reading: Promise<Indexed>) =>
		before ? Promise.race([reading, setTimeout(PATIENCE, before, { ref: false })]) : reading;

	return async (view) => {
		const current =
			before && before.imported >= view.imported ? before : await orBefore(indexOf(view.imported, undefined));
		before = current;
		return { ...current, facts: await factsOf(view.version, current.index) };
	};
}

/** Keeps the result for the latest version and source only; a failure is not kept. */
function latest<From, T>(read: (version: number, from: From) => Promise<T>) {
	let known: { version: number; from: From; result: Promise<T> } | undefined;
	return (version: number, from: From): Promise<T> => {
		if (known?.version === version && known.from === from) return known.result;
		const current = { version, from, result: read(version, from) };
		known = current;
		current.result.catch(() => {
			if (known === current) known = undefined;
		});
		return current.result;
	};
}

async function readIndex(db: Database): Promise<ProductIndex> {
	const products = await readProducts(db);
	return {
		...products,
		units: await readUnits(db, products.ids),
		conditions: new Recent(REMEMBERED),
		texts: new Recent(REMEMBERED),
		ranks: new Map(),
		orders: new Recent(REMEMBERED_ORDERS),
	};
}

/** Where a product stands in `ids`; undefined for one that no list shows. */
export function placeOf(ids: Int32Array, id: number): number | undefined {
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
