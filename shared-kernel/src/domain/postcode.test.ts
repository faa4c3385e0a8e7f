import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPostcode, postcodeForm, tidyPostcode } from './postcode.ts';

describe('tidyPostcode', () => {
	it.each([
		['00950', 'PL', '00-950'],
		[' 00 950 ', 'PL', '00-950'],
		['00-950', 'PL', '00-950'],
		['00–950', 'PL', '00-950'],
		['00\u00a0950', 'PL', '00-950'],
		['0095', 'PL', '0095'],
		['10115', 'DE', '10115'],
		['10 115', 'DE', '10115'],
		['11000', 'CZ', '110 00'],
		['1012ab', 'NL', '1012 AB'],
		[' SW1A 1AA ', 'GB', 'SW1A 1AA'],
	])('writes %s (%s) as %s', (typed, country, expected) => {
		expect(tidyPostcode(typed, country)).toBe(expected);
	});

	it('has nothing left to do the second time', () => {
		const country = fc.constantFrom('PL', 'DE', 'CZ', 'NL', 'PT', 'XX');
		fc.assert(
			fc.property(fc.string(), country, (typed, at) => {
				expect(tidyPostcode(tidyPostcode(typed, at), at)).toBe(tidyPostcode(typed, at));
			}),
		);
	});
});

describe('isPostcode (22.9)', () => {
	it.each([
		['00-950', 'PL', true],
		['00950', 'PL', true],
		['1234', 'PL', false],
		['0O-950', 'PL', false],
		['1234', 'AT', true],
		['12345', 'AT', false],
		['1012 A1', 'NL', false],
		['٠٠٩٥٠', 'PL', false],
		['', 'GB', false],
		['SW1A 1AA', 'GB', true],
	])('judges %s of %s', (typed, country, expected) => {
		expect(isPostcode(typed, country)).toBe(expected);
	});

	it('takes what it has tidied', () => {
		const digits = fc
			.array(fc.integer({ min: 0, max: 9 }), { minLength: 5, maxLength: 5 })
			.map((list) => list.join(''));
		fc.assert(
			fc.property(digits, fc.constantFrom('PL', 'DE', 'CZ', 'IT'), (typed, country) => {
				expect(isPostcode(tidyPostcode(typed, country), country)).toBe(true);
			}),
		);
	});
});

it('knows how postcodes of the store views are written', () => {
	expect(['PL', 'DE', 'IT', 'GB'].map(postcodeForm)).toEqual(['00-000', '00000', '00000', undefined]);
});
