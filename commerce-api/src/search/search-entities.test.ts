import {
	catalogSearch,
	type FilterCondition,
	type SearchQuery,
	type SearchRequest,
	TaxRule,
} from '@pasaz/kernel/contract/catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.fixture.ts';
import { writeContent } from '../content/write-content.ts';
import { reviews } from '../platform/database/schema/community.ts';
import { rangeOf } from './range-of.ts';

let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp();
});
afterAll(() => shop.close());

describe('search of other entities', () => {
	const of = (type: SearchRequest['type'], searchQuery: SearchQuery = {}, request: Partial<SearchRequest> = {}) =>
		shop.call(catalogSearch, { body: { type, searchQuery, ...request } });

	it('sorts categories by level, then position descending, if the request names no sort (6.13, 24.6)', async () => {
		const pathsBy = async (query: SearchQuery) => (await of('category', query)).hits.map(({ url_path }) => url_path);
		expect(await pathsBy({})).toEqual(['ona', 'on', 'dodatki', 'ona/sukienki', 'ona/sukienki/midi']);
		const [deepest] = await pathsBy({ _appliedSort: [{ field: 'level', options: 'desc' }] });
		expect(deepest).toBe('ona/sukienki/midi');
	});

	it('finds attributes by code, tags by url_key and pages by a part of their identifier (4.21, 24.6)', async () => {
		const attribute = await of('attribute', {
			_appliedFilters: [{ attribute: 'attribute_code', value: { in: ['color', 'size'] } }],
		});
		expect(attribute.total).toBe(2);
		const tag = await of(
			'tag',
			{ _appliedFilters: [{ attribute: 'url_key', value: { eq: 'promocje' } }] },
			{ size: 1 },
		);
		expect(tag.hits).toMatchObject([{ menu_name: 'Okazje', left: false }]);
		const page = await of('cms_page', { _appliedFilters: [{ attribute: 'identifier', value: { like: '%nas%' } }] });
		expect(page.hits).toMatchObject([{ url_key: 'o-nas', content: '<h2>Pasaż</h2>' }]);
	});

	it('knows the Polish tax rules and takes flags as numbers or words (5.9, 24.6)', async () => {
		const rules = (await of('taxrule')).hits.map((hit) => TaxRule.parse(hit));
		const polish = rules.flatMap(({ rates }) => rates.filter(({ tax_country_id }) => tax_country_id === 'PL'));
		expect(polish.map(({ rate }) => rate)).toEqual(expect.arrayContaining([23, 5]));
		expect((await of('category', { _appliedFilters: [{ attribute: 'is_active', value: { eq: 'true' } }] })).total).toBe(
			5,
		);
		expect((await of('category', { _appliedFilters: [{ attribute: 'level', value: { gte: 3, lt: 4 } }] })).total).toBe(
			1,
		);
	});

	it('knows what is above and below a category (6.13)', async () => {
		const { hits } = await of('category', {
			_appliedFilters: [{ attribute: 'url_path', value: { eq: 'ona/sukienki' } }],
		});
		const [above, midi] = await Promise.all(
			['ona', 'ona/sukienki/midi'].map((path) =>
				of('category', { _appliedFilters: [{ attribute: 'url_path', value: { eq: path } }] }),
			),
		);
		expect(hits).toMatchObject([
			{
				parent_ids: expect.arrayContaining([above?.hits[0]?.id]),
				children_data: [{ id: midi?.hits[0]?.id, children_data: [] }],
				children_count: 1,
			},
		]);
	});

	it('finds blocks and the places of pages in the hierarchy (10.1, 24.6)', async () => {
		await writeContent(shop.db, {
			blocks: [{ identifier: 'dostawa', title: 'Dostawa', content: '<p>Jutro</p><script>x()</script>' }],
			hierarchy: [
				{ key: 'firma', label: 'Firma' },
				{ key: 'o-nas', parent: 'firma', label: 'O nas', page: 'o-nas' },
			],
			partners: [],
			layouts: {},
			sizeTables: [],
			redirects: [],
			settings: { menuTags: [], headImage: null, contact: { email: '', phone: '', address: '', hours: '' } },
		});
		const block = await of('cms_block', { _appliedFilters: [{ attribute: 'identifier', value: { like: 'dost%' } }] });
		expect(block.hits).toMatchObject([{ title: 'Dostawa', content: '<p>Jutro</p>' }]);
		const { hits } = await of('cms_hierarchy', { _appliedFilters: [{ attribute: 'level', value: { gt: 1 } }] });
		expect(hits).toMatchObject([{ label: 'O nas', url_key: 'o-nas' }]);
	});

	it('finds names by their forms', async () => {
		expect((await of('category', { _searchText: 'sukienek' })).hits).toMatchObject([{ url_path: 'ona/sukienki' }]);
		expect((await of('tag', { _searchText: 'nowosci' })).hits).toMatchObject([{ url_key: 'nowosc' }]);
	});

	it('finds published reviews only, the newest first, at most 50 (8.1, 8.11, 24.6)', async () => {
		const review = (index: number, status: number) => ({
			productId: 1,
			title: `T${index}`,
			detail: 'D',
			nickname: 'N',
			rating: 1 + (index % 5),
			status,
			createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
		});
		await shop.db
			.insert(reviews)
			.values([...Array.from({ length: 60 }, (_, index) => review(index, 1)), review(100, 2), review(101, 3)]);
		const ofProduct = { attribute: 'product_id', value: { eq: 1 } };
		const all = await of('review', { _appliedFilters: [ofProduct] }, { size: 1000 });
		expect([all.total, all.hits.length, all.hits[0]?.title]).toEqual([60, 50, 'T59']);
		const waiting = [ofProduct, { attribute: 'review_status', value: { in: [2, 3] } }];
		expect((await of('review', { _appliedFilters: waiting })).total).toBe(0);
		const best = await of('review', { _appliedFilters: [ofProduct] }, { sort: 'rating:desc', size: 1, from: -1 });
		expect(best.hits).toMatchObject([{ rating: 5, review_status: 1 }]);
		expect(best.hits[0]).not.toHaveProperty('userId');
	});

	it.each([
		['category', 4000],
		['attribute', 150],
		['cms_page', 500],
		['cms_block', 500],
		['review', 50],
	] as const)('gives at most so many of %s: %i (6.20, 6.21, 24.12)', (type, most) => {
		expect(rangeOf({ type, size: 1e9, from: -5 })).toEqual({ size: most, from: 0 });
		expect(rangeOf({ type, size: 0 }).size).toBe(50);
	});

	it('gives all categories and fifty of anything else where no size is named (6.21)', () => {
		expect([rangeOf({ type: 'category' }).size, rangeOf({ type: 'tag' }).size]).toEqual([4000, 50]);
	});

	it('compares lists, flags and what is missing as their texts (24.5, 24.6)', async () => {
		const count = async (attribute: string, value: FilterCondition) =>
			(await of('category', { _appliedFilters: [{ attribute, value }] })).total;
		expect([await count('is_active', { eq: 1 }), await count('is_active', { in: [false, '0'] })]).toEqual([5, 0]);
		expect([await count('level', { eq: '3' }), await count('level', { nin: [3, '4'] })]).toEqual([1, 3]);
		expect([await count('image', { eq: null }), await count('image', { neq: null })]).toEqual([5, 0]);
		expect([await count('url_path', { like: '%SUKIENKI' }), await count('level', { like: '3' })]).toEqual([2, 0]);
	});

	it('refuses unknown fields', async () => {
		const body = { type: 'tag' as const, searchQuery: { _appliedFilters: [{ attribute: 'cost', value: { eq: 1 } }] } };
		expect(await shop.refused(catalogSearch, { body })).toMatchObject({ status: 400, errorCode: 'bad-filter' });
	});
});
