import { catalogSearch } from '@pasaz/kernel/contract/catalog';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.fixture.ts';
import { raiseVersion } from '../catalogue/catalog-state.ts';
import { fixtureCatalog } from '../catalogue/source/catalog.fixture.ts';
import { writeCatalog } from '../catalogue/write/write-catalog.ts';
import { DEMO } from '../import/label/demo-label.fixture.ts';
import { attributes, products } from '../platform/database/schema/catalog.ts';
import { type AppliedFilter, type NaiveCatalog, naiveSearch } from './naive-search.fixture.ts';

let shop: TestApp;
let catalog: NaiveCatalog;
let options: number[];
let categories: number[];
beforeAll(async () => {
	shop = await createTestApp(DEMO.catalog);
	const documents = await shop.db.select({ document: attributes.document }).from(attributes);
	catalog = {
		rows: await shop.db.select().from(products),
		attributes: documents.map(({ document }) => document),
	};
	options = catalog.attributes.flatMap((attribute) => attribute.options.map(({ value }) => value));
	categories = [...new Set(catalog.rows.flatMap(({ categoryIds }) => categoryIds))];
});
afterAll(() => shop.close());

const LISTED: AppliedFilter[] = [{ attribute: 'visibility', value: { in: [2, 3, 4] } }];
const FACETS = ['color', 'size', 'material', 'price', 'flags_ids', 'erin_recommends'];

const some = (values: () => number[]) =>
	fc
		.array(fc.nat(), { minLength: 1, maxLength: 3 })
		.map((picks) => picks.map((pick) => values()[pick % values().length] ?? 0));
const scope = fc.constantFrom('default' as const, 'catalog' as const);
const code = fc.constantFrom('color', 'size', 'material');
const amount = fc.integer({ min: 0, max: 500 });
const filter = fc.oneof(
	fc.record({ attribute: code, value: fc.record({ in: some(() => options) }), scope }),
	fc.record({ attribute: code, value: fc.record({ nin: some(() => options) }), scope }),
	fc.record({ attribute: fc.constant('category_ids'), value: fc.record({ in: some(() => categories) }), scope }),
	fc.record({ attribute: fc.constant('price'), value: fc.record({ gte: amount, lte: amount }), scope }),
	fc.record({ attribute: fc.constant('final_price'), value: fc.record({ lt: amount }), scope }),
	fc.record({ attribute: fc.constant('erin_recommends'), value: fc.record({ eq: fc.boolean() }), scope }),
	fc.record({ attribute: fc.constant('stock.is_in_stock'), value: fc.record({ neq: fc.boolean() }), scope }),
	fc.record({ attribute: fc.constant('flags_ids'), value: fc.constant({ eq: null }), scope }),
	fc.record({
		attribute: fc.constant('type_id'),
		value: fc.record({ or: fc.constant<string[]>(['simple', 'bundle']) }),
		scope,
	}),
	fc.record({ attribute: fc.constant('created_at'), value: fc.constant({ gt: '2026-06-01' }), scope }),
	fc.record({ attribute: fc.constant('name'), value: fc.constant({ like: '%len%' }), scope }),
);
const sort = fc.constantFrom(
	'final_price:asc',
	'order_priority:desc',
	'name:asc',
	'sku:desc',
	'position:asc',
	'updated_at:desc',
	'',
);

const visibility = fc.constantFrom<AppliedFilter[]>(
	LISTED,
	[],
	[{ attribute: 'visibility', value: { gt: 1 } }],
	[{ attribute: 'visibility', value: { eq: 1 } }],
);

it('the index finds, counts and sorts what loops over the table do', async () => {
	await fc.assert(
		fc.asyncProperty(
			visibility,
			fc.array(filter, { maxLength: 4 }),
			sort,
			fc.nat(60),
			async (visible, applied, sort, from) => {
				const filters: AppliedFilter[] = [...visible, ...applied];
				const answer = await shop.call(catalogSearch, {
					body: {
						type: 'product',
						searchQuery: {
							_appliedFilters: filters,
							_availableFilters: FACETS.map((field) => ({ field, scope: 'catalog' })),
						},
						sourceInclude: ['sku'],
						sort,
						from,
						size: 20,
					},
				});
				const expected = naiveSearch(catalog, filters, sort);
				expect(answer.total).toBe(expected.skus.length);
				expect(answer.hits.map(({ sku }) => sku)).toEqual(expected.skus.slice(from, from + 20));
				for (const [code, counts] of Object.entries(expected.counts)) {
					const { buckets = [] } = answer.aggregations?.[`agg_terms_${code}`] ?? {};
					const counted = buckets.flatMap(({ key, doc_count }) => (doc_count > 0 ? [[String(key), doc_count]] : []));
					expect([code, Object.fromEntries(counted)]).toEqual([code, counts]);
				}
				for (const { from = 0, to = Number.POSITIVE_INFINITY, doc_count } of answer.aggregations?.agg_range_price
					?.buckets ?? []) {
					const held = expected.prices.filter((price) => price >= from * 100 && price < to * 100);
					expect([from, doc_count]).toEqual([from, held.length]);
				}
			},
		),
		{ numRuns: 300 },
	);
}, 120_000);

it('what another process changes is found at once', async () => {
	const ask = async (value: object) => {
		const searchQuery = { _appliedFilters: [...LISTED, { attribute: 'stock.is_in_stock', value }] };
		return (await shop.call(catalogSearch, { body: { type: 'product', searchQuery, size: 1 } })).total;
	};
	const before = await ask({ eq: true });
	await shop.db.transaction(async (tx) => {
		await tx.update(products).set({ isInStock: false }).where(eq(products.visibility, 4));
		await raiseVersion(tx);
	});
	expect([before > 0, await ask({ eq: true })]).toEqual([true, 0]);
	await writeCatalog(shop.db, fixtureCatalog(), shop.clock.now);
	expect(await ask({ eq: true })).toBe(8);
});
