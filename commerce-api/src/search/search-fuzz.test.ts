import {
	catalogSearch,
	ENTITY_TYPES,
	type EntityType,
	OPERATORS,
	RANGES,
	type SearchQuery,
} from '@pasaz/kernel/contract/catalog';
import { catalogSuggest } from '@pasaz/kernel/contract/catalog-suggest';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.fixture.ts';
import { elasticSearch, elasticSearchByAddress } from './elastic-contract.ts';

let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp();
});
afterAll(() => shop.close());

const FIELDS = [
	'id',
	'sku',
	'name',
	'category_ids',
	'flags_ids',
	'final_price',
	'color',
	'stock.is_in_stock',
	'erin_recommends',
	'created_at',
	'configurable_children.sku',
	'url_path',
	'level',
	'position',
	'visibility',
	'parentId',
	'rating',
	'product_id',
	'price',
	'parent_ids',
	'status',
	'tax_class_id',
	'review_status',
	'__proto__',
	'constructor',
	'',
];
const nasty = fc.constantFrom(
	"'",
	'--',
	'%',
	'\\',
	'_',
	'1e308',
	'NaN',
	'-0',
	'2026-13-45',
	'<% x',
	'99999999999999999999',
	`' or 1=1; drop table products --`,
	'a & b | !c',
	'x:*A',
	"'x':*",
	'(a <-> b)',
	':*',
	'!',
	'&',
	'a\\',
	"''",
	'0000-01-01',
	'-271821-04-20',
	'+275760-09-13',
	'9999-12-31T23:59:59-14:00',
	'🧥',
	'ﬀ',
	'ı',
	'İ',
	'ß',
	'\u0301',
	'\u200d',
	'\u202e',
	'Ł'.repeat(300),
	'a '.repeat(90),
	'-.-/-',
	"o'neill",
);
const text = fc.oneof(fc.string(), nasty, fc.string({ minLength: 200, maxLength: 400, unit: 'binary' }));
const value = fc.oneof(
	text,
	nasty,
	fc.integer(),
	fc.constantFrom(-32_769, 32_768, 2_147_483_647),
	fc.double(),
	fc.boolean(),
	fc.constant(null),
);
const filter = fc.record({
	attribute: fc.oneof(fc.constantFrom(...FIELDS), fc.string()),
	value: fc.dictionary(fc.constantFrom(...OPERATORS, ...RANGES), fc.oneof(value, fc.array(value, { maxLength: 4 })), {
		maxKeys: 3,
	}),
	scope: fc.constantFrom('default', 'catalog'),
});
/** Most questions are the listings' own: answered by the kept index, not by reading named products. */
const listed = fc.constant({ attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' });
const searchQuery = fc.record(
	{
		_appliedFilters: fc.array(fc.oneof(filter, listed), { maxLength: 4 }),
		_availableFilters: fc.array(fc.record({ field: fc.constantFrom('color', 'price', 'flags_ids', 'care', 'x') }), {
			maxLength: 3,
		}),
		_appliedSort: fc.array(
			fc.record({ field: fc.constantFrom(...FIELDS), options: fc.constantFrom('asc', 'desc', 'x') }),
			{ maxLength: 2 },
		),
		_searchText: text,
	},
	{ requiredKeys: [] },
);
const request = fc.record({
	type: fc.constantFrom(...ENTITY_TYPES),
	searchQuery,
	size: fc.integer(),
	from: fc.integer(),
	sourceInclude: fc.array(fc.constantFrom('*', 'sku', 'stock.qty', 'cost', '__proto__', 'constructor.name', '.', ''), {
		maxLength: 3,
	}),
});

/** What an answer must never show: pieces of SQL, of stack traces or of the libraries behind. */
const INSIDES = /select |syntax error|drizzle|node_modules|tsquery|\.ts:\d|relation "/i;

async function expectCalm(sending: Promise<Response>): Promise<void> {
	const response = await sending;
	expect([200, 400, 404, 422]).toContain(response.status);
	if (response.status !== 200) expect(await response.text()).not.toMatch(INSIDES);
}

describe('no question breaks (26.18, 27.15)', () => {
	it('the search', async () => {
		const ask = (body: object) => expectCalm(shop.send(catalogSearch, { body }));
		await fc.assert(fc.asyncProperty(request, ask), { numRuns: 600 });
	}, 120_000);

	it('the suggestions', async () => {
		const ask = (q: string, size: number | string) => expectCalm(shop.send(catalogSuggest, { query: { q, size } }));
		await fc.assert(fc.asyncProperty(text, fc.oneof(fc.double(), nasty), ask), { numRuns: 300 });
	});

	it('the search of vue-storefront', async () => {
		const params = fc.record({ index: text, entity: fc.oneof(fc.constantFrom(...ENTITY_TYPES), text) });
		const query = fc.record(
			{
				size: fc.oneof(fc.integer(), nasty),
				from: fc.oneof(fc.integer(), nasty),
				sort: text,
				response_format: fc.oneof(fc.constant('compact'), text),
				_source_include: text,
				request: fc.oneof(
					fc.json(),
					text,
					searchQuery.map((body) => JSON.stringify(body)),
				),
			},
			{ requiredKeys: [] },
		);
		await fc.assert(
			fc.asyncProperty(params, query, searchQuery, async (at, asked, body) => {
				await expectCalm(shop.send(elasticSearchByAddress, { params: at, query: asked }));
				const { request: _inAddress, ...rest } = asked;
				await expectCalm(shop.send(elasticSearch, { params: at, query: rest, body }));
			}),
			{ numRuns: 300 },
		);
	}, 120_000);
});

describe('a question that is too much', () => {
	const deep = (levels: number): object => (levels === 0 ? {} : { in: deep(levels - 1) });
	const many = Array.from({ length: 1001 }, (_, id) => id);

	it.each([
		['too many values', { _appliedFilters: [{ attribute: 'id', value: { in: many } }] }, 400],
		['too many filters', { _appliedFilters: many.map((id) => ({ attribute: 'id', value: { eq: id } })) }, 400],
		['too many facets', { _availableFilters: many.map(() => ({ field: 'color' })) }, 400],
		['too many levels', { _appliedFilters: [{ attribute: 'id', value: deep(40) }] }, 422],
		['too many bytes', { _searchText: 'x'.repeat(70_000) }, 413],
	])('for %s is refused', async (_name, searchQuery, status) => {
		const response = await shop.send(catalogSearch, { body: { type: 'product', searchQuery } });
		expect(response.status).toBe(status);
	});

	type Filters = NonNullable<SearchQuery['_appliedFilters']>;
	const times = (count: number, attribute: string, value: Filters[number]['value']): Filters =>
		Array.from({ length: count }, () => ({ attribute, value }));
	const long = (length: number) => `a${'%'.repeat(length - 2)}a`;
	const texts = (count: number) => Array.from({ length: count }, (_, index) => `x${index}`);

	it.each<[string, EntityType, Filters]>([
		['a pattern of 60 kB', 'category', times(1, 'name', { like: long(60_000) })],
		['a pattern of 60 kB', 'product', times(1, 'name', { like: long(60_000) })],
		['a value of 2,049 characters', 'category', times(1, 'url_path', { in: ['x', long(2049)] })],
		['101 filters', 'attribute', times(101, 'attribute_code', { neq: 'x' })],
		['102 conditions', 'category', times(51, 'level', { gte: 1, lte: 9 })],
		['2,001 values', 'attribute', times(3, 'options', { nin: many.slice(0, 667) })],
		['11 patterns in one filter', 'review', times(1, 'detail', { like: texts(11) })],
		['11 patterns in all', 'cms_block', times(11, 'content', { like: '%x%' })],
		['6 filters on texts', 'product', times(6, 'name', { eq: 'x' })],
		['6 filters on texts', 'review', times(6, 'title', { or: 'x' })],
	])('for %s is refused of any type (24.15)', async (_what, type, filters) => {
		const refusal = await shop.refused(catalogSearch, { body: { type, searchQuery: { _appliedFilters: filters } } });
		expect(refusal).toMatchObject({ status: 400, errorCode: 'bad-filter' });
	});

	it.each<[string, EntityType, Filters]>([
		['an address as long as one is looked up', 'category', times(1, 'url_path', { eq: long(2048) })],
		['a pattern as long', 'product', times(1, 'name', { like: long(2048) })],
		['999 ids, twice', 'product', times(2, 'id', { in: many.slice(0, 999).map((id) => 1_000_000 + id) })],
		['a branch of the tree, of 999 paths', 'category', times(1, 'url_path', { in: texts(999) })],
		['100 filters', 'attribute', times(100, 'attribute_code', { eq: 'x' })],
		['10 patterns', 'cms_page', times(1, 'identifier', { like: texts(10) })],
		['5 filters on texts', 'product', times(5, 'name', { eq: 'x' })],
	])('begins beyond %s (24.15)', async (_what, type, filters) => {
		const searchQuery = { _appliedFilters: filters };
		expect(await shop.call(catalogSearch, { body: { type, searchQuery, size: 1 } })).toMatchObject({ hits: [] });
	});

	it('for a text longer than anybody types is cut', async () => {
		const _searchText = `sukienka ${'bardzo '.repeat(5000)}`;
		const { total } = await shop.call(catalogSearch, { body: { type: 'product', searchQuery: { _searchText } } });
		expect(total).toBe(0);
	});
});
