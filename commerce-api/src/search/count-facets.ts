import { type Bits, countBits, countCommon, countLabels, eachBit } from './bits.ts';
import type { Count } from './facets.ts';
import { numbersOf } from './index-columns.ts';
import { type IndexQuery, type Matches, matchProducts, onlyInStock, SIZE } from './match-products.ts';
import type { IndexSearch } from './memory-index.ts';
import { priceRanges } from './price-ranges.ts';

/** Counts products by facet, each facet as if its own filter were off. */
export function countFacets(query: IndexQuery, facets: string[], search: IndexSearch): Map<string, Count[]> {
	const filtered = new Set(query.layers.map(({ code }) => code));
	const unfiltered = matchProducts(query, search.index);
	const sizes = () => matchProducts(onlyInStock(query, search.facts), search.index, SIZE);
	return new Map(
		facets.map((code) => {
			if (code === SIZE) return [code, countFacet(code, sizes(), search)];
			const matches = filtered.has(code) ? matchProducts(query, search.index, code) : unfiltered;
			return [code, countFacet(code, matches, search)];
		}),
	);
}

function countFacet(code: string, matches: Matches, search: IndexSearch): Count[] {
	const { index, view } = search;
	if (code === 'price') return countPrices(matches.products, search);
	if (code === 'erin_recommends') return countFlag(code, matches.products, search);
	if (code === 'flags_ids') {
		return [...index.tags].map(([key, bits]) => ({ key, count: countCommon(bits, matches.products) }));
	}
	const options = view.attributes.find(({ attribute_code }) => attribute_code === code)?.options ?? [];
	return options.map(({ value }) => ({ key: value, count: countOption(value, matches, search) }));
}

/** If filters select variants, only matching variants count. */
function countOption(id: number, { products, units }: Matches, { index }: IndexSearch): number {
	if (!units) {
		const bits = index.options.get(id);
		return bits ? countCommon(bits, products) : 0;
	}
	const bits = index.units.options.get(id);
	return bits ? countLabels(bits, units, index.units.owners) : 0;
}

function countFlag(code: string, products: Bits, search: IndexSearch): Count[] {
	const flags = numbersOf(code, search);
	let yes = 0;
	eachBit(products, (row) => {
		yes += flags?.[row] ?? 0;
	});
	return [
		{ key: 1, count: yes },
		{ key: 0, count: countBits(products) - yes },
	];
}

function countPrices(products: Bits, search: IndexSearch): Count[] {
	const prices = numbersOf('price', search);
	const listed = new Float64Array(countBits(products));
	let index = 0;
	eachBit(products, (row) => {
		listed[index] = prices?.[row] ?? 0;
		index += 1;
	});
	return priceRanges(listed).map((range, index) => ({ key: index + 1, ...range }));
}
