import type { Bucket, SearchAnswer } from '@pasaz/kernel/contract/catalog';
import type { CatalogView } from '../catalogue/catalog-view.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { badFilter } from './condition.ts';
import { facetOf } from './filters.ts';

type Aggregations = NonNullable<SearchAnswer['aggregations']>;

/** How many products have one value of a facet; the key of a price is the number of its range, from 1. */
export interface Count {
	key: number;
	count: number;
}

const MAX_FACETS = 150;
/** Gross, in decimal units (rule 6.4). */
export const PRICE_STEPS = [0, 50, 100, 150];

/** The facets asked for; what has no counts, such as a text attribute, is left out. */
export function knownFacets(fields: string[], view: CatalogView): string[] {
	if (fields.length > MAX_FACETS) throw new Refusal(400, 'bad-filter', `More than ${MAX_FACETS} facets are asked for.`);
	return [...new Set(fields.map(facetOf))].filter((code) => {
		if (code === 'price' || code === 'flags_ids' || code === 'erin_recommends' || view.filterable.has(code))
			return true;
		if (view.attributes.some(({ attribute_code }) => attribute_code === code)) return false;
		throw badFilter(code, 'names an unknown facet');
	});
}

/** Values without products are left out, but all price ranges are there. */
export function toAggregation(code: string, counts: Count[]): Aggregations {
	if (code === 'price') return { agg_range_price: { buckets: priceBuckets(counts) } };
	const buckets = counts.filter(({ count }) => count > 0).map(({ key, count }) => ({ key, doc_count: count }));
	return { [`agg_terms_${code}`]: { buckets: buckets.toSorted((a, b) => b.doc_count - a.doc_count || a.key - b.key) } };
}

/** All four, also where nothing costs that much; the last one is open. */
function priceBuckets(counts: Count[]): Bucket[] {
	return PRICE_STEPS.map((from, index) => {
		const to = PRICE_STEPS[index + 1];
		return {
			key: `${from.toFixed(1)}-${to === undefined ? '*' : to.toFixed(1)}`,
			from,
			...(to !== undefined && { to }),
			doc_count: counts.find(({ key }) => key === index + 1)?.count ?? 0,
		};
	});
}
