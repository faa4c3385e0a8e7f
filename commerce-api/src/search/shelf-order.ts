import type { SearchRequest } from '@pasaz/kernel/contract/catalog';
import { allBits, type Bits, eachBit, hasBit } from './bits.ts';
import { remember } from './condition-bits.ts';
import { sortsOf, unknownSort } from './page-of.ts';
import { isChanging, numbersOf, ranksOf, type ShelfAt } from './shelf-columns.ts';

/** One thing to sort by. */
interface Key {
	values: Float64Array;
	descending: boolean;
}

/** A text search: what was typed, and what it found. */
export interface TextFound {
	text: string;
	products: Bits;
	/** By place. */
	scores: Float64Array;
}

/**
 * All products in the asked order; for a text, those it found. Without a wish: the best match of the text, else the shop's own
 * order. Ties go to the newest. Kept, so that a page is read off without sorting.
 */
export function orderShelf(request: SearchRequest, found: TextFound | undefined, at: ShelfAt): Promise<Int32Array> {
	const sorts = sortsOf(request);
	const isLasting = !sorts.some(({ field }) => isChanging(field));
	const { view, words } = at.storefront;
	const name = JSON.stringify([sorts, found?.text, isLasting ? words.store : view.storeCode]);
	return remember(isLasting ? at.index.orders : at.facts.orders, name, async () => {
		const keys = await Promise.all(sorts.map(({ field, descending }) => keyOf(field, descending, at)));
		const natural = [
			...(found ? [{ values: found.scores, descending: true }] : []),
			{ values: at.index.numbers.order_priority, descending: true },
		];
		const newest = { values: at.index.numbers.id, descending: true };
		return sortedBy([...(keys.length > 0 ? keys : natural), newest], found?.products ?? allBits(at.index.size));
	});
}

/** One page of the matching products. */
export function pageOfShelf(
	order: Int32Array,
	matching: Bits,
	{ size, from }: { size: number; from: number },
): number[] {
	const page: number[] = [];
	let skipped = 0;
	for (const place of order) {
		if (!hasBit(matching, place)) continue;
		if (skipped < from) skipped += 1;
		else page.push(place);
		if (page.length === size) break;
	}
	return page;
}

async function keyOf(field: string, descending: boolean, at: ShelfAt): Promise<Key> {
	// Lowest first, as with categories: the shop's own order.
	if (field === 'position') return { values: at.index.numbers.order_priority, descending: !descending };
	const values = SORTABLE.has(field) ? (numbersOf(field, at) ?? (await ranksOf(field, at))) : undefined;
	if (!values) throw unknownSort(field);
	return { values, descending };
}

const SORTABLE = new Set(['id', 'sku', 'name', 'price', 'final_price', 'order_priority', 'created_at', 'updated_at']);

function sortedBy(keys: Key[], found: Bits): Int32Array {
	const places: number[] = [];
	eachBit(found, (place) => places.push(place));
	return Int32Array.from(places).sort((a, b) => {
		for (const { values, descending } of keys) {
			const difference = (values[a] ?? 0) - (values[b] ?? 0);
			if (difference !== 0) return descending ? -difference : difference;
		}
		return 0;
	});
}
