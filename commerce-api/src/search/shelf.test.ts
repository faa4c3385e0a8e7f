import { catalogSearch, type SearchQuery } from '@pasaz/kernel/contract/catalog';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { raiseVersion } from '../catalog/catalog-state.ts';
import { fixtureCatalog } from '../catalog/fixture-catalog.ts';
import { writeCatalog } from '../catalog/write-catalog.ts';
import { products } from '../database/schema/catalog.ts';
import { DEMO } from '../label/demo-for-test.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

let shop: TestApp;
let options: number[];
let categories: number[];
beforeAll(async () => {
	shop = await createTestApp(DEMO.catalog);
	const list = (type: 'attribute' | 'category') =>
		shop.call(catalogSearch, { body: { type, searchQuery: {}, size: 150 } });
	const attributes = (await list('attribute')).hits;
	options = attributes.flatMap((hit) => (Array.isArray(hit.options) ? hit.options.map(({ value }) => value) : []));
	categories = (await list('category')).hits.map(({ id }) => Number(id));
});
afterAll(() => shop.close());

type Filters = NonNullable<SearchQuery['_appliedFilters']>;
/** The first form is answered by the index, the second, which means the same, by the tables. */
const FOR_INDEX: Filters = [{ attribute: 'visibility', value: { in: [2, 3, 4] } }];
const FOR_TABLES: Filters = [{ attribute: 'visibility', value: { gt: 1 } }];
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
	...['final_price:asc', 'order_priority:desc', 'name:asc', 'sku:desc', 'position:asc', 'updated_at:desc', ''],
);

test('the index and the tables find, count and sort the same', async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(filter, { maxLength: 4 }), sort, fc.nat(60), async (filters, sort, from) => {
			const ask = (first: Filters) =>
				shop.call(catalogSearch, {
					body: {
						type: 'product',
						searchQuery: {
							_appliedFilters: [...first, ...filters],
							_availableFilters: FACETS.map((field) => ({ field, scope: 'catalog' })),
						},
						sourceInclude: ['sku'],
						...{ sort, from, size: 20 },
					},
				});
			expect(await ask(FOR_INDEX)).toEqual(await ask(FOR_TABLES));
		}),
		{ numRuns: 150 },
	);
}, 120_000);

test('what another process changes is found at once', async () => {
	const ask = async (value: object) => {
		const searchQuery = { _appliedFilters: [...FOR_INDEX, { attribute: 'stock.is_in_stock', value }] };
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
