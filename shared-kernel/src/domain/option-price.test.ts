import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { bundlePrice, type CustomOptionValue, priceWithOptions } from './option-price.ts';

const fixed = (price: number, option_type_id = 1): CustomOptionValue => ({
	option_type_id,
	price_type: 'fixed',
	price,
});
const percent = (price: number, option_type_id = 1): CustomOptionValue => ({
	option_type_id,
	price_type: 'percent',
	price,
});

describe('a price with custom options', () => {
	test.each<[string, CustomOptionValue[], number]>([
		['nothing chosen', [], 10000],
		['a fixed amount', [fixed(12.5)], 11250],
		['a share of the price', [percent(10)], 11000],
		['shares of the original, not of each other', [percent(10), percent(10)], 12000],
		['both, in any order', [percent(10), fixed(5)], 11500],
		['an option that stands for no choice', [fixed(12.5, 0), percent(10, -1)], 10000],
		['an option that makes it cheaper', [fixed(-20)], 8000],
	])('with %s', (_, chosen, expected) => {
		expect(priceWithOptions(10000, chosen)).toBe(expected);
	});

	const option = fc.record({
		option_type_id: fc.integer({ min: -1, max: 9 }),
		price_type: fc.constantFrom('fixed', 'percent'),
		price: fc.integer({ min: 0, max: 5000 }).map((amount) => amount / 100),
	});

	it('does not depend on the order, is whole grosze and the sum of what each option adds', () => {
		fc.assert(
			fc.property(fc.nat(1_000_000), fc.array(option), (original, chosen) => {
				const price = priceWithOptions(original, chosen);
				const each = chosen.map((one) => priceWithOptions(original, [one]) - original);
				expect(price).toBe(original + each.reduce((sum, added) => sum + added, 0));
				expect(price).toBe(priceWithOptions(original, chosen.toReversed()));
				expect(Number.isInteger(price)).toBe(true);
			}),
		);
	});
});

describe('a bundle’s price', () => {
	test.each([
		['no parts', [], 0],
		[
			'each part as often as it is in it',
			[
				{ price: 1000, qty: 2 },
				{ price: 550, qty: 1 },
			],
			2550,
		],
		[
			'a part that is left out',
			[
				{ price: 1000, qty: 0 },
				{ price: 550, qty: 1 },
			],
			550,
		],
		[
			'a quantity that makes no sense',
			[
				{ price: 1000, qty: -1 },
				{ price: 550, qty: 1 },
			],
			550,
		],
		['half a metre', [{ price: 1999, qty: 0.5 }], 1000],
	])('counts %s', (_, parts, expected) => {
		expect(bundlePrice(parts)).toBe(expected);
	});

	it('is the sum of its parts’', () => {
		const parts = fc.array(fc.record({ price: fc.nat(100_000), qty: fc.integer({ min: -2, max: 9 }) }));
		fc.assert(
			fc.property(parts, (list) => {
				expect(bundlePrice(list)).toBe(list.reduce((sum, part) => sum + bundlePrice([part]), 0));
			}),
		);
	});
});
