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
}

const REMEMBERED = 300;
const REMEMBERED_ORDERS = 100;

/** Each process keeps its own index; the catalogue's version, which every search asks for, tells when it is out of date. */
export function createShelves(db: Database): (view: CatalogView) => Promise<Shelf> {
	const indexOf = remembering(() => readIndex(db));
	const factsOf = remembering((index: ProductIndex) => readSaleFacts(db, index));

	return async (view) => {
		const index = await indexOf(view.imported, undefined);
		const facts = await factsOf(view.version, index);
		return { index, facts };
	};
}

/** Keeps the result for the latest version only; a failure is not kept. */
function remembering<From, T>(read: (from: From) => Promise<T>) {
	let known: { version: number; result: Promise<T> } | undefined;
	return (version: number, from: From): Promise<T> => {
		if (known?.version === version) return known.result;
		const current = { version, result: read(from) };
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
