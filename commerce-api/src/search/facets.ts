import type { Bucket, SearchAnswer } from '@pasaz/kernel/contract/catalog';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { CatalogView } from '../catalog/catalog-view.ts';
import type { Database } from '../database/database.ts';
import { products } from '../database/schema/catalog.ts';
import { Refusal } from '../http/refusal.ts';
import { badFilter } from './condition.ts';
import { facetOf } from './filters.ts';
import { matching, type ProductQuery, unit, unitLayers } from './product-query.ts';

type Aggregations = NonNullable<SearchAnswer['aggregations']>;
/** How many products have one value of a facet; `kind` is `option` for attributes, `key` of a price the number of its range from 1. */
export interface Count {
	kind: string;
	key: number;
	count: number;
}

/** Gross, in decimal units (rule 6.4). */
const MOST_FACETS = 150;
export const PRICE_STEPS = [0, 50, 100, 150];

/** The facets asked for; what has no counts, such as a text attribute, is left out. */
export function knownFacets(fields: string[], view: CatalogView): string[] {
	if (fields.length > MOST_FACETS)
		throw new Refusal(400, 'bad-filter', `More than ${MOST_FACETS} facets are asked for.`);
	return [...new Set(fields.map(facetOf))].filter((code) => {
		if (code === 'price' || code === 'flags_ids' || code === 'erin_recommends' || view.filterable.has(code))
			return true;
		if (view.attributes.some(({ attribute_code }) => attribute_code === code)) return false;
		throw badFilter(code, 'names an unknown facet');
	});
}

/** Counts products by facet, each facet as if its own filter were off. */
export async function countFacets(
	db: Database,
	query: ProductQuery,
	facets: string[],
	view: CatalogView,
): Promise<Aggregations> {
	const filtered = new Set(query.layers.map(({ code }) => code));
	const aggregations: Aggregations = {};
	const open = facets.filter((code) => !filtered.has(code));
	const groups = [
		{ without: undefined, codes: open },
		...[...filtered].map((code) => ({ without: code, codes: [code] })),
	];
	for (const { without, codes } of groups) {
		const wanted = codes.filter((code) => facets.includes(code));
		if (wanted.length === 0) continue;
		const counts = await count(db, query, { without, wanted });
		for (const code of wanted) Object.assign(aggregations, toAggregation(code, counts, view));
	}
	return aggregations;
}

async function count(
	db: Database,
	query: ProductQuery,
	of: { without: string | undefined; wanted: string[] },
): Promise<Count[]> {
	const units = unitLayers(query.layers, of.without);
	const options = units
		? sql`select distinct m.id, unnest(${unit.optionIds}) as key from matched m join ${products} unit on ${eq(unit.listedAs, sql`m.id`)} and ${units}`
		: sql`select m.id, unnest(m.option_ids) as key from matched m`;
	const selects: Record<string, SQL> = {
		price: sql`select 'price' as kind, width_bucket(price, ${sql.raw(`array[${PRICE_STEPS.map((step) => step * 100)}]`)}) as key, count(*)::int as count from matched group by 2`,
		flags_ids: sql`select 'flags_ids' as kind, unnest(tag_ids) as key, count(*)::int as count from matched group by 2`,
		erin_recommends: sql`select 'erin_recommends' as kind, recommended::int as key, count(*)::int as count from matched group by 2`,
		option: sql`select 'option' as kind, key, count(*)::int as count from (${options}) chosen group by 2`,
	};
	const kinds = [...new Set(of.wanted.map((code) => (Object.hasOwn(selects, code) ? code : 'option')))];
	const matched = sql`select id, ${query.price} as price, tag_ids, recommended, option_ids from ${products} where ${matching(query, of.without) ?? sql`true`}`;
	const counts = sql.join(
		kinds.map((kind) => selects[kind]),
		sql` union all `,
	);
	return db
		.select({ kind: sql<string>`kind`, key: sql<number>`key`, count: sql<number>`count` })
		.from(sql`(with matched as materialized (${matched}) ${counts}) facets`);
}

/** Values without products are left out, but all price ranges are there. */
export function toAggregation(code: string, counts: Count[], view: CatalogView): Aggregations {
	if (code === 'price') return { agg_range_price: { buckets: priceBuckets(counts) } };
	const options = view.attributes.find(({ attribute_code }) => attribute_code === code)?.options;
	const kind = code === 'flags_ids' || code === 'erin_recommends' ? code : 'option';
	const ids = kind === 'option' ? new Set(options?.map(({ value }) => value)) : undefined;
	const buckets = counts
		.filter((row) => row.kind === kind && row.count > 0 && (!ids || ids.has(row.key)))
		.map(({ key, count }) => ({ key, doc_count: count }));
	return { [`agg_terms_${code}`]: { buckets: buckets.toSorted((a, b) => b.doc_count - a.doc_count || a.key - b.key) } };
}

/** All four, also where nothing costs that much; the last one is open. */
function priceBuckets(counts: Count[]): Bucket[] {
	return PRICE_STEPS.map((from, index) => {
		const to = PRICE_STEPS[index + 1];
		const found = counts.find(({ kind, key }) => kind === 'price' && key === index + 1);
		return {
			key: `${from.toFixed(1)}-${to === undefined ? '*' : to.toFixed(1)}`,
			from,
			...(to !== undefined && { to }),
			doc_count: found?.count ?? 0,
		};
	});
}
