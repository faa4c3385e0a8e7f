import { catalogSearch, type SearchQuery, type SearchRequest } from '@pasaz/kernel/contract/catalog';
import { Product } from '@pasaz/kernel/contract/product';
import { productTile, TILE, TILE_FIELDS, TileSource } from '@pasaz/kernel/domain/product-tile';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.fixture.ts';
import { attributes } from '../platform/database/schema/catalog.ts';
import { orderOf, sendOrder } from '../selling/orders/order.fixture.ts';

let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp();
});
afterAll(() => shop.close());

type Filters = NonNullable<SearchQuery['_appliedFilters']>;
const LISTED: Filters = [
	{ attribute: 'visibility', value: { in: [2, 3, 4] } },
	{ attribute: 'status', value: { in: [0, 1] } },
];

const search = (searchQuery: SearchQuery, request: Partial<SearchRequest> = {}) =>
	shop.call(catalogSearch, { body: { type: 'product', searchQuery, ...request } });

const skus = async (filters: Filters, request: Partial<SearchRequest> = {}) => {
	const { hits } = await search({ _appliedFilters: [...LISTED, ...filters] }, request);
	return hits.map((hit) => hit.sku);
};

const option = async (code: string, label: string) => {
	const [row] = await shop.db.select().from(attributes).where(eq(attributes.code, code));
	return row?.document.options.find((candidate) => candidate.label === label)?.value ?? 0;
};

describe('product search', () => {
	it('answers whole products of the contract, the shop’s own order first (4.1, 6.3, 24.8)', async () => {
		const { total, hits } = await search({ _appliedFilters: LISTED });
		expect(total).toBe(7);
		expect(hits.map((hit) => Product.parse(hit).sku)).toEqual([
			'SUK-1',
			'KOSZ-1',
			'SZAL-1',
			'ZESTAW-1',
			'KOMPLET-1',
			'WYKROJ-1',
			'KARTA-1',
		]);
	});

	it('gives each price net, as tax and gross, and crosses out the original one (4.2, 5.1, 24.3, 24.8)', async () => {
		const { hits } = await search({ _appliedFilters: [{ attribute: 'sku', value: { eq: 'SUK-1' } }] });
		const dress = Product.parse(hits[0]);
		expect(dress).toMatchObject({
			price: 161.79,
			price_tax: 37.21,
			price_incl_tax: 199,
			original_price_incl_tax: 269,
			special_price_incl_tax: 199,
			lowest_price_30_days: 249,
			stock: { is_in_stock: true, qty: 15 },
			sale: true,
			new: true,
		});
		expect(dress.configurable_children?.map(({ stock, status }) => [stock?.is_in_stock, status])).toEqual([
			[true, 1],
			[false, 1],
			[true, 1],
			[true, 2],
		]);
	});

	it('answers finished tiles without the variants that they are made of (24.14)', async () => {
		const { hits: whole } = await search({ _appliedFilters: LISTED });
		const { hits } = await search({ _appliedFilters: LISTED }, { sourceInclude: [TILE, ...TILE_FIELDS, 'slug'] });
		expect(hits).toEqual(
			whole.map((hit) => {
				const { id, sku, slug } = Product.parse(hit);
				return { id, sku, slug, tile: productTile(TileSource.parse(hit), Date.now()) };
			}),
		);
	});

	it.each<[string, Filters, string[]]>([
		['eq', [{ attribute: 'sku', value: { eq: 'SZAL-1' } }], ['SZAL-1']],
		['in', [{ attribute: 'url_key', value: { in: ['szalik-mgla', 'nic'] } }], ['SZAL-1']],
		['an empty list', [{ attribute: 'sku', value: { in: [] } }], []],
		[
			'nin',
			[{ attribute: 'type_id', value: { nin: ['configurable', 'simple', 'virtual', 'bundle'] } }],
			['ZESTAW-1', 'WYKROJ-1'],
		],
		[
			'neq',
			[
				{ attribute: 'type_id', value: { neq: 'configurable' } },
				{ attribute: 'final_price', value: { gt: 60 } },
			],
			['KARTA-1'],
		],
		[
			'a missing value',
			[
				{ attribute: 'flags_ids', value: { eq: null } },
				{ attribute: 'type_id', value: { eq: 'configurable' } },
			],
			['KOSZ-1'],
		],
		[
			'or',
			[
				{ attribute: 'sku', value: { or: 'KARTA-1' } },
				{ attribute: 'erin_recommends', value: { or: true } },
			],
			['SUK-1', 'KARTA-1'],
		],
		[
			'nor',
			[{ attribute: 'type_id', value: { nor: ['simple', 'bundle', 'grouped', 'virtual', 'downloadable'] } }],
			['SUK-1', 'KOSZ-1'],
		],
		['like', [{ attribute: 'name', value: { like: '%koszula%' } }], ['KOSZ-1']],
		['pattern signs as themselves', [{ attribute: 'sku', value: { like: '____' } }], []],
		[
			'gte and lt together',
			[{ attribute: 'price', value: { gte: 49.99, lt: 100 } }],
			['SZAL-1', 'ZESTAW-1', 'KOMPLET-1'],
		],
		['lte', [{ attribute: 'final_price', value: { lte: 20 } }], ['WYKROJ-1']],
		['stock', [{ attribute: 'stock.is_in_stock', value: { eq: false } }], []],
		['a variant’s sku', [{ attribute: 'configurable_children.sku', value: { eq: 'KOSZ-1-Czarny-S' } }], ['KOSZ-1']],
	])('filters by %s (24.5)', async (_name, filters, expected) => {
		expect(await skus(filters)).toEqual(expected);
	});

	it('finds the products of a category and of all below it', async () => {
		const { hits } = await shop.call(catalogSearch, {
			body: { type: 'category', searchQuery: { _appliedFilters: [{ attribute: 'url_path', value: { eq: 'ona' } }] } },
		});
		expect(await skus([{ attribute: 'category_ids', value: { in: [Number(hits[0]?.id)] } }])).toEqual(['SUK-1']);
	});

	it('matches colour and size in one and the same variant (6.28, 24.5)', async () => {
		const layered = async (color: string, size: string) =>
			skus([
				{ attribute: 'color', value: { in: [await option('color', color)] }, scope: 'catalog' },
				{ attribute: 'size', value: { eq: await option('size', size) }, scope: 'catalog' },
			]);
		expect(await layered('Rudy', 'S')).toEqual(['SUK-1']);
		expect(await layered('Rudy', 'L')).toEqual([]);
		expect(await layered('Czarny', 'L')).toEqual([]);
		expect(await layered('Żółty', 'L')).toEqual(['KOSZ-1']);
	});

	it('counts each facet as if its own filter were off (6.6, 6.15)', async () => {
		const black = await option('color', 'Czarny');
		const answer = await search({
			_appliedFilters: [...LISTED, { attribute: 'color', value: { eq: black }, scope: 'catalog' }],
			_availableFilters: ['color', 'size', 'material', 'price', 'flags_ids', 'erin_recommends'].map((field) => ({
				field,
			})),
		});
		const counts = (name: string) =>
			Object.fromEntries(answer.aggregations?.[name]?.buckets.map(({ key, doc_count }) => [key, doc_count]) ?? []);
		expect(answer.hits.map((hit) => hit.sku)).toEqual(['SUK-1', 'KOSZ-1', 'SZAL-1']);
		expect(counts('agg_terms_color')).toEqual({
			[black]: 3,
			[await option('color', 'Rudy')]: 1,
			[await option('color', 'Żółty')]: 1,
		});
		expect(counts('agg_terms_size')).toEqual({ [await option('size', 'S')]: 1, [await option('size', 'M')]: 1 });
		expect(counts('agg_terms_material')).toEqual({
			[await option('material', 'Len')]: 1,
			[await option('material', 'Bawełna')]: 1,
		});
		expect(counts('agg_range_price')).toEqual({ '0.0-50.0': 1, '50.0-100.0': 0, '100.0-150.0': 1, '150.0-*': 1 });
		expect(counts('agg_terms_erin_recommends')).toEqual({ 0: 2, 1: 1 });
		expect(answer.attribute_metadata?.map(({ attribute_code }) => attribute_code)).toEqual([
			'color',
			'size',
			'material',
			'flags_ids',
			'erin_recommends',
		]);
	});

	it('finds text without diacritics, with a slip of the pen, and by a variant’s sku', async () => {
		for (const text of ['zonkil', 'ŻONKIL suk', 'sukienkka', 'suk-1-czarny-m', 'SUK-1-Czarny-M']) {
			const { hits } = await search({ _appliedFilters: LISTED, _searchText: text });
			expect([text, hits[0]?.sku]).toEqual([text, 'SUK-1']);
		}
		expect((await search({ _appliedFilters: LISTED, _searchText: '100% wełny \\ _' })).total).toBe(0);
	});

	it('sorts and pages (6.3, 6.20)', async () => {
		expect(await skus([], { sort: 'final_price:desc', size: 2 })).toEqual(['SUK-1', 'KOSZ-1']);
		expect(await skus([], { sort: 'updated_at:desc', size: 1 })).toEqual(['KOSZ-1']);
		expect(await skus([], { size: 0, from: -3 })).toHaveLength(7);
		expect(await search({ _appliedFilters: LISTED }, { from: 100 })).toMatchObject({ total: 7, hits: [] });
		const { hits } = await search({
			_appliedFilters: LISTED,
			_appliedSort: [{ field: 'final_price', options: { order: 'asc' } }],
		});
		expect(hits[0]?.sku).toBe('WYKROJ-1');
	});

	it.each([-32_769, 32_768, 2_147_483_647])(
		'finds nothing by the number %i, which no such field has',
		async (number) => {
			for (const attribute of ['visibility', 'status', 'tax_class_id']) {
				expect((await search({ _appliedFilters: [{ attribute, value: { in: [number] } }] })).hits).toEqual([]);
				const both = [
					{ attribute, value: { gt: number } },
					{ attribute, value: { lt: number } },
				];
				const [above, below] = await Promise.all(both.map((filter) => search({ _appliedFilters: [filter] })));
				expect([above?.total, below?.total].filter((total) => total === 0)).toHaveLength(1);
			}
		},
	);

	it('leaves out fields that were not requested, and has no secret ones (24.4, 27.2)', async () => {
		const { hits } = await search(
			{ _appliedFilters: [{ attribute: 'sku', value: { eq: 'SUK-1' } }] },
			{ sourceInclude: ['sku', 'stock.qty', 'configurable_children.sku', 'cost', '__proto__'] },
		);
		expect(hits[0]).toEqual({
			sku: 'SUK-1',
			stock: { qty: 15 },
			configurable_children: [
				...['Rudy-S', 'Rudy-M', 'Czarny-M', 'Czarny-L'].map((rest) => ({ sku: `SUK-1-${rest}` })),
			],
		});
		const { hits: all } = await search(
			{ _appliedFilters: [{ attribute: 'sku', value: { eq: 'SUK-1' } }] },
			{ sourceInclude: ['*', 'cost'] },
		);
		expect(all[0]).toHaveProperty('description');
		expect(all[0]).not.toHaveProperty('cost');
		const { hits: without } = await search({}, { sourceExclude: ['description', 'configurable_children'], size: 1 });
		expect(without[0]).not.toHaveProperty('description');
	});

	it('prices follow the calendar (5.2, 5.13)', async () => {
		const price = async () => {
			const { hits } = await search({ _appliedFilters: [{ attribute: 'sku', value: { eq: 'WYKROJ-1' } }] });
			return hits[0]?.price_incl_tax;
		};
		expect(await price()).toBe(20);
		shop.clock.now = new Date('2026-12-01T00:00:00+01:00');
		expect(await price()).toBe(25);
	});

	it.each<[string, Partial<SearchRequest> & { searchQuery: SearchQuery }]>([
		['bad-filter', { searchQuery: { _appliedFilters: [{ attribute: 'cost', value: { eq: 1 } }] } }],
		['bad-filter', { searchQuery: { _appliedFilters: [{ attribute: 'constructor', value: { eq: 1 } }] } }],
		['bad-filter', { searchQuery: { _appliedFilters: [{ attribute: 'id', value: { eq: 'x; drop table' } }] } }],
		['bad-filter', { searchQuery: { _appliedFilters: [{ attribute: 'id', value: { eq: 99999999999 } }] } }],
		['bad-filter', { searchQuery: { _appliedFilters: [{ attribute: 'created_at', value: { gt: '0000-01-01' } }] } }],
		['bad-filter', { searchQuery: { _appliedFilters: [{ attribute: 'created_at', value: { lt: '+275760-09-13' } }] } }],
		['bad-filter', { searchQuery: { _appliedFilters: [{ attribute: 'sku', value: {} }] } }],
		['bad-filter', { searchQuery: { _availableFilters: [{ field: 'cost' }] } }],
		['bad-sort', { searchQuery: {}, sort: 'cost:desc' }],
	])('refuses with %s: %j (27.15)', async (errorCode, body) => {
		const refusal = await shop.refused(catalogSearch, { body: { type: 'product', ...body } });
		expect(refusal).toMatchObject({ status: 400, errorCode, errorMessage: expect.stringMatching(/\.$/) });
	});
});

it('shows a tile as sold out once its last pieces are ordered (24.14)', async () => {
	const tile = async () => {
		const found = await search(
			{ _appliedFilters: [{ attribute: 'sku', value: { eq: 'SZAL-1' } }] },
			{ sourceInclude: [TILE] },
		);
		return found.hits[0]?.tile;
	};
	expect(await tile()).toMatchObject({ isInStock: true });
	await sendOrder(shop, orderOf([{ sku: 'SZAL-1', qty: 10, price: 49.99 }]));
	expect(await tile()).toMatchObject({ isInStock: false });
});
