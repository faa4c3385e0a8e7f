import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PricedSource, rangePrice, shownPrice } from './price.ts';

const NOW = Date.parse('2026-05-10T12:00:00Z');

describe('the shown price', () => {
	it.each<[string, PricedSource, { regular: number; final: number }]>([
		['is the price', { price_incl_tax: 129.99 }, { regular: 12999, final: 12999 }],
		[
			'is a special price below it',
			{ price_incl_tax: 129.99, special_price_incl_tax: 99.9 },
			{ regular: 12999, final: 9990 },
		],
		['ignores a special price of 0', { price_incl_tax: 50, special_price_incl_tax: 0 }, { regular: 5000, final: 5000 }],
		[
			'ignores a special price that is not lower (5.4)',
			{ price_incl_tax: 50, special_price_incl_tax: 50 },
			{ regular: 5000, final: 5000 },
		],
		[
			'goes by the original where the price is already reduced',
			{ price_incl_tax: 80, original_price_incl_tax: 100, special_price_incl_tax: 80 },
			{ regular: 10000, final: 8000 },
		],
		[
			'is a lower final price (5.3)',
			{ price_incl_tax: 100, final_price_incl_tax: 70, special_price_incl_tax: 80 },
			{ regular: 10000, final: 7000 },
		],
		[
			'leaves out a final price that stands for a special price of other days',
			{
				price_incl_tax: 100,
				final_price_incl_tax: 80,
				special_price_incl_tax: 80,
				special_to_date: '2026-05-09',
			},
			{ regular: 10000, final: 10000 },
		],
	])('%s', (_, source, expected) => {
		expect(shownPrice(source, NOW)).toMatchObject(expected);
	});

	it.each<[string | null, string | null, boolean]>([
		[null, null, true],
		['2026-05-10', null, true],
		['2026-05-11', null, false],
		[null, '2026-05-10', true],
		[null, '2026-05-09 00:00:00', false],
		['2026-05-01 00:00:00', '2026-05-31 23:59:59', true],
	])('is special from %s to %s: %s (5.2)', (special_from_date, special_to_date, special) => {
		const source = { price_incl_tax: 100, special_price_incl_tax: 60, special_from_date, special_to_date };
		expect(shownPrice(source, NOW).final).toBe(special ? 6000 : 10000);
	});

	it('names the lowest price of 30 days only beside a reduced price', () => {
		const lowest = { lowest_price_30_days: 89.5 };
		expect(shownPrice({ price_incl_tax: 100, ...lowest }, NOW).lowest30Days).toBeNull();
		expect(shownPrice({ price_incl_tax: 100, special_price_incl_tax: 60, ...lowest }, NOW).lowest30Days).toBe(8950);
	});

	it('is never above the regular price and always whole grosze (5.4)', () => {
		const amount = fc.integer({ min: 0, max: 1_000_000 }).map((grosze) => grosze / 100);
		const source = fc.record({
			price_incl_tax: amount,
			special_price_incl_tax: fc.option(amount),
			final_price_incl_tax: amount,
		});
		fc.assert(
			fc.property(source, (given) => {
				const { regular, final } = shownPrice(given, NOW);
				expect(final).toBeLessThanOrEqual(regular);
				expect(Number.isInteger(final) && Number.isInteger(regular)).toBe(true);
			}),
		);
	});
});

describe('the price of a product with variants (5.5)', () => {
	it.each<[string, number, number[], { final: number; from: boolean }]>([
		['is the cheapest variant’s', 100, [100, 80, 90], { final: 8000, from: true }],
		['is one price when all agree', 100, [100, 100], { final: 10000, from: false }],
		['ignores variants above the product’s own', 100, [120, 110], { final: 10000, from: true }],
		['is a variant’s when the product has none', 0, [120, 110], { final: 11000, from: true }],
		['is the product’s own without variants', 100, [], { final: 10000, from: false }],
	])('%s', (_, parent, children, expected) => {
		const sources = children.map((price_incl_tax) => ({ price_incl_tax }));
		expect(rangePrice({ price_incl_tax: parent }, sources, NOW)).toMatchObject(expected);
	});

	it('begins at that of the cheapest part in a grouped product, without its reduction (5.17)', () => {
		const part = {
			price_incl_tax: 60,
			original_price_incl_tax: 100,
			final_price_incl_tax: 60,
			lowest_price_30_days: 80,
		};
		const reduced = { ...part, type_id: 'grouped' };
		expect(rangePrice(reduced, [], NOW)).toEqual({ regular: 6000, final: 6000, lowest30Days: null, from: true });
	});
});
