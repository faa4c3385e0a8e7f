import { addBit, type Bits, eachBit, hasBit, intersection, noBits, union } from './bits.ts';
import { filterBits, optionBits } from './filter-bits.ts';
import type { Filters, Layer } from './filters.ts';
import type { IndexSearch, MemoryIndex, SaleFacts } from './memory-index.ts';

interface LayerBits {
	code: string;
	onProducts?: Bits;
	/** One variant must match all of these. */
	onUnits?: Bits;
}

/** A product search as sets of rows: those that all facets share, and those of single layers. */
export interface IndexQuery {
	base: Bits;
	layers: LayerBits[];
}

export interface Matches {
	products: Bits;
	/** If filters select variants: the matching variants of these products. */
	units: Bits | undefined;
}

/** @param text the rows that match the text, if there is one @throws Refusal for a value that does not fit its field */
export async function readQuery(filters: Filters, text: Bits | undefined, search: IndexSearch): Promise<IndexQuery> {
	const { size } = search.index;
	const required = await inTurn(filters.required, (filter) => filterBits(filter, search));
	const alternatives = await inTurn(filters.alternatives, (filter) => filterBits(filter, search));
	const either = alternatives.length > 0 ? [union(alternatives, size)] : [];
	return {
		base: intersection([...required, ...either, ...(text ? [text] : [])], size),
		layers: await inTurn(filters.layers, (layer) => layerBits(layer, search)),
	};
}

/** One search holds one connection to the database at a time, of the few that all share. */
async function inTurn<From, To>(filters: readonly From[], read: (filter: From) => Promise<To>): Promise<To[]> {
	const results: To[] = [];
	for (const filter of filters) results.push(await read(filter));
	return results;
}

export function matchProducts({ base, layers }: IndexQuery, index: MemoryIndex, without?: string): Matches {
	const others = layers.filter(({ code }) => code !== without);
	const onProducts = others.flatMap((layer) => layer.onProducts ?? []);
	const onUnits = others.flatMap((layer) => layer.onUnits ?? []);
	const products = intersection([base, ...onProducts], index.size);
	if (onUnits.length === 0) return { products, units: undefined };
	return narrow(products, intersection(onUnits, index.units.size), index);
}

/** Keeps the products with one of the units, and the units of these products. */
function narrow(products: Bits, units: Bits, index: MemoryIndex): Matches {
	const { owners, size } = index.units;
	const matches = { products: noBits(index.size), units: noBits(size) };
	eachBit(units, (unit) => {
		const owner = owners[unit] ?? 0;
		if (!hasBit(products, owner)) return;
		addBit(matches.products, owner);
		addBit(matches.units, unit);
	});
	return matches;
}

/** The facet whose options count only where they are there: a sold-out size fits nobody. */
export const SIZE = 'size';

export function onlyInStock({ base, layers }: IndexQuery, { unitsInStock }: SaleFacts): IndexQuery {
	return { base, layers: [...layers, { code: 'stock', onUnits: unitsInStock }] };
}

async function layerBits(layer: Layer, search: IndexSearch): Promise<LayerBits> {
	const { code } = layer;
	const { units } = search.index;
	if (!layer.isOfUnit) return { code, onProducts: await filterBits(layer, search) };
	const onUnits = optionBits(layer, units.options, units.size);
	if (code !== SIZE) return { code, onUnits };
	return { code, onUnits: intersection([onUnits, search.facts.unitsInStock], units.size) };
}
