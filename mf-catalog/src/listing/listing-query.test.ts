import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	filterCount,
	type ListingQuery,
	listingHref,
	listingSearch,
	parseListingQuery,
	SORTS,
	termOf,
	withoutFilters,
	withoutOption,
	withPrice,
} from './listing-query.ts';

const CODES = ['color', 'size', 'material'];
const parse = (text: string) => parseListingQuery(new URLSearchParams(text), CODES);

describe('the query of a listing', () => {
	it('holds filters, price, order and page (2.24, 6.8)', () => {
		expect(parse('color=12&color=13&size=4&price_from=0&price_to=150&sort=final_price:asc&page=2')).toEqual({
			term: '',
			options: { color: ['12', '13'], size: ['4'] },
			priceFrom: 0,
			priceTo: 150,
			sort: 'final_price:asc',
			page: 2,
		});
	});

	it.each([
		'utm_source=mail&fbclid=1',
		'color=red&color=',
		'sort=price:up',
		'page=0',
		'page=x',
		'price_from=&price_to=',
		'price_from=-5',
		'price_from=10',
		'price_to=50',
		'price_from=-5&price_to=50',
	])('leaves out %s (6.8)', (text) => {
		expect(parse(text)).toEqual({ term: '', options: {}, priceFrom: null, priceTo: null, sort: '', page: 1 });
	});

	it('takes an amount that nothing costs for the highest that can be asked for (6.8)', () => {
		expect(parse('price_from=0&price_to=99999999')).toMatchObject({ priceFrom: 0, priceTo: 1_000_000 });
	});

	it('is written the same way each time and read back as it was', () => {
		const amount = fc.option(fc.integer({ min: 0, max: 5000 }));
		const ids = fc.uniqueArray(fc.integer({ min: 1, max: 99 }).map(String), { minLength: 1, maxLength: 4 });
		const query = fc.record({
			term: fc.constant(''),
			options: fc.dictionary(fc.constantFrom('color', 'size', 'material'), ids, { noNullPrototype: true }),
			priceFrom: amount,
			priceTo: amount,
			sort: fc.constantFrom('', ...SORTS),
			page: fc.integer({ min: 1, max: 20 }),
		});
		fc.assert(
			fc.property(query, (given) => {
				const expected = given.priceTo === null ? given : { ...given, priceFrom: given.priceFrom ?? 0 };
				expect(parseListingQuery(listingSearch(given), CODES)).toEqual(expected);
			}),
		);
	});
});

describe('changing the query', () => {
	const query: ListingQuery = {
		term: '',
		options: { color: ['1', '2'], size: ['3'] },
		priceFrom: 0,
		priceTo: 50,
		sort: 'final_price:asc',
		page: 3,
	};

	it('removes one option and goes back to the first page', () => {
		expect(listingHref('/ona', withoutOption(query, 'color', '1'))).toBe(
			'/ona?color=2&size=3&price_from=0&price_to=50&sort=final_price%3Aasc',
		);
		expect(withoutOption(query, 'size', '3').options).toEqual({ color: ['1', '2'] });
	});

	it('removes all filters but keeps the order', () => {
		expect(listingHref('/ona', withoutFilters(query))).toBe('/ona?sort=final_price%3Aasc');
	});

	it('sets a price without an upper end', () => {
		expect(listingHref('/ona', withPrice(withoutFilters(query), 150, null))).toContain('price_from=150&price_to=');
	});

	it('counts the choices', () => {
		expect(filterCount(query)).toBe(4);
		expect(filterCount(withoutFilters(query))).toBe(0);
	});
});

describe('the term of a search', () => {
	it.each([
		['%20lniana%20%20sukienka%20', 'lniana sukienka'],
		['sukienka%00', 'sukienka'],
		['%00%0A%1F', ''],
		['szal%E2%80%8D🧣', 'szal\u200d🧣'],
	])('of %s is %j', (text, term) => expect(termOf(new URLSearchParams(`q=${text}`))).toBe(term));

	it('cut within a character loses the whole of it', () => {
		expect(termOf(new URLSearchParams({ q: `${'a'.repeat(199)}🧣` }))).toBe('a'.repeat(199));
	});
});
