import type { Attribute, SearchAnswer } from '@pasaz/kernel/contract/catalog';
import { swatchOf } from '@pasaz/kernel/domain/swatch';
import type { ListingQuery } from './listing-query.ts';
import { fieldOf } from './listing-request.ts';

export interface FilterOption {
	id: string;
	label: string;
	/** `#rrggbb`, the same text as in the swatches of tiles, so that the page compresses better. */
	colour?: string;
	/** Products that match with this option chosen. */
	count: number;
}

export interface ListingFilter {
	code: string;
	label: string;
	options: FilterOption[];
}

/** Whole currency units; `to` is null for "and more". */
export interface PriceRange {
	from: number;
	to: number | null;
	count: number;
}

type Aggregations = NonNullable<SearchAnswer['aggregations']>;

/** The index counts the options of products and those of variants apart. */
function countsOf(aggregations: Aggregations, field: string): Map<string, number> {
	const counts = new Map<string, number>();
	for (const name of [`agg_terms_${field}`, `agg_terms_${field}_options`]) {
		for (const { key, doc_count } of aggregations[name]?.buckets ?? []) {
			counts.set(String(key), Math.max(counts.get(String(key)) ?? 0, doc_count));
		}
	}
	return counts;
}

/** Options without a position come last (rule 6.5). */
function orderOf({ sort_order, value }: Attribute['options'][number]): number {
	return sort_order ?? 9999 + value;
}

function optionOf(option: Attribute['options'][number], counts: Map<string, number>): FilterOption {
	const id = String(option.value);
	const colour = swatchOf(option);
	return { id, label: option.label, ...(colour && { colour }), count: counts.get(id) ?? 0 };
}

function optionsOf(attribute: Attribute, counts: Map<string, number>, chosen: readonly string[]): FilterOption[] {
	return attribute.options
		.toSorted((a, b) => orderOf(a) - orderOf(b))
		.map((option) => optionOf(option, counts))
		.filter(({ id, count }) => count > 0 || chosen.includes(id));
}

/** A yes-or-no attribute offers "yes" only. */
function choicesOf(attribute: Attribute): Attribute {
	if (attribute.frontend_input !== 'boolean') return attribute;
	const yes = attribute.options.filter(({ value }) => value === 1);
	return { ...attribute, options: yes.map((option) => ({ ...option, label: attribute.frontend_label })) };
}

/** Filters with at least one option to choose or already chosen, in the order of `codes`. */
export function listingFilters(answer: SearchAnswer, query: ListingQuery, codes: readonly string[]): ListingFilter[] {
	const known = answer.attribute_metadata?.map(choicesOf);
	const attributes = new Map(known?.map((attribute) => [attribute.attribute_code, attribute]));
	return codes.flatMap((code) => {
		const attribute = attributes.get(fieldOf(code));
		if (!attribute) return [];
		const chosen = query.options[code] ?? [];
		const options = optionsOf(attribute, countsOf(answer.aggregations ?? {}, fieldOf(code)), chosen);
		const isUseful = chosen.length > 0 || options.length > 1 || options.some(({ count }) => count < answer.total);
		return isUseful ? [{ code, label: attribute.frontend_label, options }] : [];
	});
}

/** The price ranges that hold products; none where a single one holds all. */
export function priceRanges({ aggregations }: SearchAnswer): PriceRange[] {
	const buckets = aggregations?.agg_range_price?.buckets ?? [];
	const filled = buckets.filter(({ doc_count }) => doc_count > 0);
	if (filled.length < 2) return [];
	return filled.map(({ from = 0, to = null, doc_count }) => ({ from, to, count: doc_count }));
}
