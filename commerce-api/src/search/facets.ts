import type { Attribute, Bucket, SearchAnswer } from '@pasaz/kernel/contract/catalog';
import type { CatalogView } from '../catalogue/catalog-view.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { badFilter } from './condition.ts';
import { facetOf } from './filters.ts';
import type { PriceRange } from './price-ranges.ts';

type Aggregations = NonNullable<SearchAnswer['aggregations']>;

/** Number of products with a value of a facet; a price's key is the number of its range, from 1. */
export interface Count extends Partial<PriceRange> {
	key: number;
	count: number;
}

const MAX_FACETS = 150;

/** The requested facets, without those that have no counts, such as text attributes. */
export function knownFacets(fields: string[], view: CatalogView): string[] {
	if (fields.length > MAX_FACETS) throw new Refusal(400, 'bad-filter', `More than ${MAX_FACETS} facets are requested.`);
	return [...new Set(fields.map(facetOf))].filter((code) => {
		if (code === 'price' || code === 'flags_ids' || code === 'erin_recommends' || view.filterable.has(code))
			return true;
		if (view.attributes.some(({ attribute_code }) => attribute_code === code)) return false;
		throw badFilter(code, 'names an unknown facet');
	});
}

/** Leaves out values without products, but no price ranges. */
export function toAggregation(code: string, counts: Count[]): Aggregations {
	if (code === 'price') return { agg_range_price: { buckets: priceBuckets(counts) } };
	const buckets = counts.filter(({ count }) => count > 0).map(({ key, count }) => ({ key, doc_count: count }));
	return { [`agg_terms_${code}`]: { buckets: buckets.toSorted((a, b) => b.doc_count - a.doc_count || a.key - b.key) } };
}

/** All ranges, even without products; the last one is open. */
function priceBuckets(counts: Count[]): Bucket[] {
	return counts.map(({ from = 0, to, count }) => ({
		key: `${from.toFixed(1)}-${to === undefined ? '*' : to.toFixed(1)}`,
		from,
		...(to !== undefined && { to }),
		doc_count: count,
	}));
}

interface Labels {
	recommended: string;
	yes: string;
	no: string;
	tags: string;
}

const POLISH: Labels = { recommended: 'Polecamy', yes: 'Tak', no: 'Nie', tags: 'Oznaczenia' };

const LABELS: Record<string, Labels> = {
	pl: POLISH,
	en: { recommended: 'Recommended', yes: 'Yes', no: 'No', tags: 'Labels' },
	de: { recommended: 'Empfohlen', yes: 'Ja', no: 'Nein', tags: 'Kennzeichen' },
	it: { recommended: 'Consigliati', yes: 'Sì', no: 'No', tags: 'Etichette' },
};

/** @param language of the store view */
export function facetMetadata(facets: string[], view: CatalogView, language: string): Attribute[] {
	const labels = LABELS[language] ?? POLISH;
	return facets.flatMap((code) => {
		if (code === 'flags_ids') return tagFacet(view, labels);
		if (code === 'erin_recommends') return recommendedFacet(labels);
		return view.attributes.find(({ attribute_code }) => attribute_code === code) ?? [];
	});
}

const FACET = {
	attribute_id: 0,
	is_user_defined: false,
	is_visible: true,
	is_visible_on_front: true,
	is_comparable: false,
};

function recommendedFacet({ recommended, yes, no }: Labels): Attribute {
	return {
		...FACET,
		attribute_code: 'erin_recommends',
		frontend_input: 'boolean',
		frontend_label: recommended,
		options: [
			{ value: 1, label: yes, sort_order: 1 },
			{ value: 0, label: no, sort_order: 2 },
		],
	};
}

function tagFacet({ tags }: CatalogView, labels: Labels): Attribute {
	return {
		...FACET,
		attribute_code: 'flags_ids',
		frontend_input: 'multiselect',
		frontend_label: labels.tags,
		options: tags
			.toSorted((a, b) => b.position - a.position)
			.map(({ id, name }, index) => ({ value: id, label: name, sort_order: index + 1 })),
	};
}
