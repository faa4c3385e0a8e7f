import { describe, expect, it } from 'vitest';
import { FACETS } from '../catalogue.fixture.ts';
import { inFilterOrder, isAttributeCode } from './filter-codes.ts';
import { listingFilters, priceRanges } from './listing-filters.ts';
import { parseListingQuery } from './listing-query.ts';

const CODES = inFilterOrder(['material', 'color']);
const ANSWER = { total: 60, hits: [], ...FACETS };
const query = (search: string) => parseListingQuery(new URLSearchParams(search), CODES);

describe('the filters of a listing', () => {
	it('hold the options that are left, in the shop’s order, counted by product or by variant (6.7)', () => {
		expect(listingFilters(ANSWER, query(''), CODES)).toEqual([
			{
				code: 'color',
				label: 'Kolor',
				options: [
					{ id: '1', label: 'Biały', colour: '#f6f3ec', count: 4 },
					{ id: '8', label: 'Rudy', colour: '#a9552c', count: 30 },
				],
			},
		]);
	});

	it('keep a chosen option that nothing has', () => {
		const [color] = listingFilters(ANSWER, query('color=9'), CODES);
		expect(color?.options.at(-1)).toMatchObject({ id: '9', count: 0 });
	});

	it('put options without an order last, by id (6.5, 6.14)', () => {
		const [known] = FACETS.attribute_metadata?.filter(({ attribute_code }) => attribute_code === 'color') ?? [];
		const options = [
			{ value: 8, label: 'Melange graphite' },
			{ value: 1, label: 'Biały' },
			{ value: 9, label: 'Czarny', sort_order: 7 },
		];
		const metadata = known ? [{ ...known, options }] : [];
		const [color] = listingFilters({ ...ANSWER, attribute_metadata: metadata }, query('color=9'), CODES);
		expect(color?.options.map(({ id, colour }) => [id, colour])).toEqual([
			['9', undefined],
			['1', undefined],
			['8', '#5b5e62'],
		]);
	});

	it('offer only the price ranges that hold something, and no single one, which filters nothing (6.4)', () => {
		const bucket = (from: number, to: number, doc_count: number) => ({ key: `${from}-${to}`, from, to, doc_count });
		const buckets = [bucket(0, 50, 0), bucket(50, 100, 20), { key: '100.0-*', from: 100, doc_count: 40 }];
		expect(priceRanges({ ...ANSWER, aggregations: { agg_range_price: { buckets } } })).toEqual([
			{ from: 50, to: 100, count: 20 },
			{ from: 100, to: null, count: 40 },
		]);
		expect(priceRanges(ANSWER)).toEqual([]);
	});
});

it('colour and size come first, the shop’s own filters in its order, flags last (6.6)', () => {
	expect(inFilterOrder(['material', 'size', 'fason', 'color'])).toEqual([
		'color',
		'size',
		'material',
		'fason',
		'erin_recommends',
		'flag',
	]);
});

it.each([
	['color', true],
	['stock.is_in_stock', false],
	['configurable_children.sku', false],
])('%s names an attribute: %s (6.9)', (code, expected) => {
	expect(isAttributeCode(code)).toBe(expected);
});
