import { addBit, type Bits, eachBit, hasBit, intersection, noBits, union } from './bits.ts';
import { conditionBits } from './condition-bits.ts';
import type { Filters, Layer } from './filters.ts';
import { toId } from './product-condition.ts';
import type { ShelfAt } from './shelf-columns.ts';

interface ShelfLayer {
	code: string;
	onProducts?: Bits;
	/** Must hold for one and the same variant together with the others. */
	onUnits?: Bits;
}

/** A product search as sets: what always holds, and what single facets leave out. */
export interface ShelfQuery {
	base: Bits;
	layers: ShelfLayer[];
}

/** What matches when the filters on one facet are left out. */
export interface Matched {
	products: Bits;
	/** Where variants decide: those of these products that fulfil all that is asked of one. */
	units: Bits | undefined;
}

/** @throws Refusal for a value that does not fit its field */
export async function shelfQuery(filters: Filters, text: Bits | undefined, at: ShelfAt): Promise<ShelfQuery> {
	const { size } = at.index;
	const required = await Promise.all(filters.required.map((filter) => conditionBits(filter, at)));
	const alternatives = await Promise.all(filters.alternatives.map((filter) => conditionBits(filter, at)));
	const either = alternatives.length > 0 ? [union(alternatives, size)] : [];
	return {
		base: intersection([...required, ...either, ...(text ? [text] : [])], size),
		layers: await Promise.all(filters.layers.map((layer) => layerBits(layer, at))),
	};
}

export function matchShelf({ base, layers }: ShelfQuery, at: ShelfAt, without?: string): Matched {
	const { index } = at;
	const others = layers.filter(({ code }) => code !== without);
	const onProducts = others.flatMap((layer) => layer.onProducts ?? []);
	const onUnits = others.flatMap((layer) => layer.onUnits ?? []);
	const products = intersection([base, ...onProducts], index.size);
	if (onUnits.length === 0) return { products, units: undefined };
	return narrowed(products, intersection(onUnits, index.units.size), at);
}

/** Only the products that have one of the units, and only their units. */
function narrowed(products: Bits, units: Bits, { index }: ShelfAt): Matched {
	const { owners, size } = index.units;
	const matched = { products: noBits(index.size), units: noBits(size) };
	eachBit(units, (unit) => {
		const owner = owners[unit] ?? 0;
		if (!hasBit(products, owner)) return;
		addBit(matched.products, owner);
		addBit(matched.units, unit);
	});
	return matched;
}

async function layerBits(layer: Layer, at: ShelfAt): Promise<ShelfLayer> {
	const { code, attribute, condition } = layer;
	if (!layer.isOfUnit) return { code, onProducts: await conditionBits(layer, at) };
	const { size, options } = at.index.units;
	const ids = condition.values.filter((value) => value !== null).map((value) => toId(attribute, value));
	return {
		code,
		onUnits: union(
			ids.flatMap((id) => options.get(id) ?? []),
			size,
		),
	};
}
