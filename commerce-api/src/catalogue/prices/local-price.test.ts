import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localPrice } from './storefront.ts';

const grosze = fc.integer({ min: 0, max: 100_000_000 });

describe('a price in another store view', () => {
	it.each([
		['a dress of 259 PLN in Germany', 25_900, { homeTax: 23, localTax: 19, rate: 4.25 }, 5_896],
		['the same in Italy', 25_900, { homeTax: 23, localTax: 22, rate: 4.25 }, 6_045],
		['a gift card without tax', 10_000, { homeTax: 0, localTax: 0, rate: 4.25 }, 2_353],
		['a dress at a price point (5.22)', 25_900, { homeTax: 23, localTax: 19, rate: 4.25, ending: 90 }, 5_890],
		['socks below the first price point', 100, { homeTax: 23, localTax: 19, rate: 4.25, ending: 90 }, 90],
		['whole units for an ending of 0', 100, { homeTax: 23, localTax: 19, rate: 4.25, ending: 0 }, 100],
		['a gift card of whole units', 10_000, { homeTax: 0, localTax: 0, rate: 4.25, ending: 90, untaxedStep: 5 }, 2_500],
		['nothing', 0, { homeTax: 23, localTax: 19, rate: 4.25 }, 0],
	])('%s', (_name, gross, conversion, expected) => {
		expect(localPrice(gross, conversion)).toBe(expected);
	});

	it('is the catalogue’s where currency and tax are the same', () => {
		fc.assert(
			fc.property(grosze, fc.constantFrom(0, 5, 8, 23), (gross, tax) => {
				expect(localPrice(gross, { homeTax: tax, localTax: tax, rate: 1 })).toBe(gross);
			}),
		);
	});

	it('is never lower for what costs more', () => {
		const endings = fc.constantFrom(undefined, 0, 90, 99);
		fc.assert(
			fc.property(grosze, grosze, endings, (a, b, ending) => {
				const conversion = { homeTax: 23, localTax: 19, rate: 4.25, ending };
				const [low, high] = [Math.min(a, b), Math.max(a, b)];
				expect(localPrice(low, conversion)).toBeLessThanOrEqual(localPrice(high, conversion));
			}),
		);
	});
});
