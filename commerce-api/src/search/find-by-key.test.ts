import { catalogSearch, type SearchQuery, type SearchRequest } from '@pasaz/kernel/contract/catalog';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.fixture.ts';
import { attributes, products } from '../platform/database/schema/catalog.ts';

let shop: TestApp;
const ids = new Map<string, number>();
beforeAll(async () => {
	shop = await createTestApp();
	for (const { sku, id } of await shop.db.select().from(products)) ids.set(sku, id);
});
afterAll(() => shop.close());

type Filters = NonNullable<SearchQuery['_appliedFilters']>;
const idOf = (sku: string) => ids.get(sku) ?? 0;
const search = (filters: Filters, query: SearchQuery = {}, request: Partial<SearchRequest> = {}) =>
	shop.call(catalogSearch, {
		body: { type: 'product', searchQuery: { _appliedFilters: filters, ...query }, sourceInclude: ['sku'], ...request },
	});
const skus = async (...sent: Parameters<typeof search>) => (await search(...sent)).hits.map(({ sku }) => sku);

const PARENT = 'SUK-1';
const VARIANTS = ['SUK-1-Rudy-S', 'SUK-1-Rudy-M', 'SUK-1-Czarny-M', 'SUK-1-Czarny-L'];

it.each<[string, () => Filters, string[]]>([
	['a sku', () => [{ attribute: 'sku', value: { eq: PARENT } }], [PARENT]],
	['the sku of a variant', () => [{ attribute: 'sku', value: { in: ['SUK-1-Rudy-S', 'nic'] } }], ['SUK-1-Rudy-S']],
	['an id', () => [{ attribute: 'id', value: { in: [idOf('SZAL-1'), '2147483647'] } }], ['SZAL-1']],
	['an address', () => [{ attribute: 'url_path', value: { eq: 'szalik-mgla' } }], ['SZAL-1']],
	[
		'a product whose variants are meant',
		() => [{ attribute: 'parentId', value: { eq: idOf(PARENT) } }],
		VARIANTS.toReversed(),
	],
	[
		'two keys, both of which hold',
		() => [
			{ attribute: 'sku', value: { in: [PARENT, 'SZAL-1'] } },
			{ attribute: 'url_key', value: { eq: 'szalik-mgla' } },
		],
		['SZAL-1'],
	],
	['nothing', () => [{ attribute: 'sku', value: { in: [] } }], []],
])('products are named by %s', async (_name, filters, expected) => {
	expect(await skus(filters())).toEqual(expected);
});

const DRESS_AND_SCARF: Filters = [{ attribute: 'sku', value: { in: [...VARIANTS, PARENT, 'SZAL-1'] } }];

it('named products are paged in the shop\u2019s order, the newest first of equals', async () => {
	const all = await skus(DRESS_AND_SCARF);
	expect(all).toHaveLength(6);
	const page = await search(DRESS_AND_SCARF, {}, { size: 2, from: 1 });
	expect([page.total, page.hits.map(({ sku }) => sku)]).toEqual([6, all.slice(1, 3)]);
});

it.each<[string, Filters, string[]]>([
	['visible', [{ attribute: 'visibility', value: { gt: 1 } }], ['SUK-1', 'SZAL-1']],
	['enabled', [{ attribute: 'status', value: { neq: 2 } }], [...VARIANTS.slice(0, 3), 'SUK-1', 'SZAL-1'].toSorted()],
	['a variant', [{ attribute: 'parentId', value: { neq: null } }], VARIANTS.toSorted()],
	['called so', [{ attribute: 'name', value: { like: 'szal' } }], ['SZAL-1']],
	['cheaper', [{ attribute: 'final_price', value: { lt: 100 } }], ['SZAL-1']],
])('of named products those are found that are %s', async (_name, filters, expected) => {
	expect((await skus([...DRESS_AND_SCARF, ...filters])).toSorted()).toEqual(expected);
});

it('named products are sorted, counted and narrowed by colour as listings are', async () => {
	expect(await skus(DRESS_AND_SCARF, {}, { sort: 'sku:asc' })).toEqual(['SUK-1', ...VARIANTS.toSorted(), 'SZAL-1']);
	const [row] = await shop.db.select().from(attributes).where(eq(attributes.code, 'color'));
	const black = row?.document.options.find(({ label }) => label === 'Czarny')?.value ?? 0;
	const answer = await search([...DRESS_AND_SCARF, { attribute: 'color', value: { eq: black }, scope: 'catalog' }], {
		_availableFilters: [{ field: 'price' }],
	});
	expect(answer.hits.map(({ sku }) => sku)).toEqual(['SUK-1', 'SZAL-1']);
	expect(answer.aggregations?.agg_range_price?.buckets.map(({ doc_count }) => doc_count)).toEqual([1, 0, 0, 1]);
});
