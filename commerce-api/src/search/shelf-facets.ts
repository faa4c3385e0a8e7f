import type { CatalogView } from '../catalog/catalog-view.ts';
import { type Bits, countBits, countCommon, countLabels, eachBit } from './bits.ts';
import { type Count, PRICE_STEPS } from './facets.ts';
import { numbersOf, type ShelfAt } from './shelf-columns.ts';
import { type Matched, matchShelf, type ShelfQuery } from './shelf-query.ts';

/** Counts products by facet, each facet as if its own filter were off. */
export function countShelf(
	query: ShelfQuery,
	facets: string[],
	at: ShelfAt & { view: CatalogView },
): Map<string, Count[]> {
	const filtered = new Set(query.layers.map(({ code }) => code));
	const unfiltered = matchShelf(query, at);
	return new Map(
		facets.map((code) => [code, countFacet(code, filtered.has(code) ? matchShelf(query, at, code) : unfiltered, at)]),
	);
}

function countFacet(code: string, matched: Matched, at: ShelfAt & { view: CatalogView }): Count[] {
	if (code === 'price') return countPrices(matched.products, at);
	if (code === 'erin_recommends') return countFlag(code, matched.products, at);
	if (code === 'flags_ids') {
		return [...at.index.tags].map(([key, bits]) => ({ kind: code, key, count: countCommon(bits, matched.products) }));
	}
	const options = at.view.attributes.find(({ attribute_code }) => attribute_code === code)?.options ?? [];
	return options.map(({ value }) => ({ kind: 'option', key: value, count: countOption(value, matched, at) }));
}

/** Where variants decide, only those that fulfil the other filters lend their options. */
function countOption(id: number, { products, units }: Matched, at: ShelfAt): number {
	const { index } = at;
	if (!units) {
		const bits = index.options.get(id);
		return bits ? countCommon(bits, products) : 0;
	}
	const bits = index.units.options.get(id);
	return bits ? countLabels(bits, units, index.units.owners) : 0;
}

function countFlag(code: string, products: Bits, at: ShelfAt): Count[] {
	const flags = numbersOf(code, at);
	let yes = 0;
	eachBit(products, (place) => {
		yes += flags?.[place] ?? 0;
	});
	return [
		{ kind: code, key: 1, count: yes },
		{ kind: code, key: 0, count: countBits(products) - yes },
	];
}

function countPrices(products: Bits, at: ShelfAt): Count[] {
	const prices = numbersOf('price', at);
	const counts = PRICE_STEPS.map(() => 0);
	eachBit(products, (place) => {
		const step = PRICE_STEPS.findLastIndex((from) => (prices?.[place] ?? 0) >= from * 100);
		counts[step] = (counts[step] ?? 0) + 1;
	});
	return counts.map((count, index) => ({ kind: 'price', key: index + 1, count }));
}
