import type { SearchRequest } from '@pasaz/kernel/contract/catalog';
import { allBits, type Bits, eachBit, hasBit } from './bits.ts';
import { isChanging, numbersOf, ranksOf } from './index-columns.ts';
import type { IndexSearch } from './memory-index.ts';
import { sortsOf, unknownSort } from './range-of.ts';

interface SortKey {
	values: Float64Array;
	descending: boolean;
}

export interface TextResult {
	text: string;
	products: Bits;
	/** By row. */
	scores: Float64Array;
}

/** By default by score, or in the shop's own order; ties go to the newest. Cached, so that pages need no sorting. */
export function sortProducts(
	request: SearchRequest,
	found: TextResult | undefined,
	search: IndexSearch,
): Promise<Int32Array> {
	const { index, facts } = search;
	const sorts = sortsOf(request);
	const changing = sorts.some(({ field }) => isChanging(field));
	const { view, localization } = search.storefront;
	const name = JSON.stringify([sorts, found?.text, changing ? view.storeCode : localization.store]);
	return (changing ? facts : index).orders(name, async () => {
		const keys = await Promise.all(sorts.map(({ field, descending }) => keyOf(field, descending, search)));
		const natural = [
			...(found ? [{ values: found.scores, descending: true }] : []),
			{ values: index.numbers.order_priority, descending: true },
		];
		const newest = { values: index.numbers.id, descending: true };
		return sortedBy([...(keys.length > 0 ? keys : natural), newest], found?.products ?? allBits(index.size));
	});
}

export function readPage(order: Int32Array, matching: Bits, { size, from }: { size: number; from: number }): number[] {
	const page: number[] = [];
	let skipped = 0;
	for (const row of order) {
		if (!hasBit(matching, row)) continue;
		if (skipped < from) skipped += 1;
		else page.push(row);
		if (page.length === size) break;
	}
	return page;
}

async function keyOf(field: string, descending: boolean, search: IndexSearch): Promise<SortKey> {
	// `position` sorts upwards, as for categories.
	if (field === 'position') return { values: search.index.numbers.order_priority, descending: !descending };
	const values = SORTABLE.has(field) ? (numbersOf(field, search) ?? (await ranksOf(field, search))) : undefined;
	if (!values) throw unknownSort(field);
	return { values, descending };
}

const SORTABLE = new Set(['id', 'sku', 'name', 'price', 'final_price', 'order_priority', 'created_at', 'updated_at']);

function sortedBy(keys: SortKey[], found: Bits): Int32Array {
	const rows: number[] = [];
	eachBit(found, (row) => rows.push(row));
	return Int32Array.from(rows).sort((a, b) => {
		for (const { values, descending } of keys) {
			const difference = (values[a] ?? 0) - (values[b] ?? 0);
			if (difference !== 0) return descending ? -difference : difference;
		}
		return 0;
	});
}
