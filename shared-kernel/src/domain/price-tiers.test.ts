import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tieredPrice, tiersBelow } from './price-tiers.ts';

const TIERS = [
	{ qty: 6, price: 7_900 },
	{ qty: 3, price: 8_900 },
];

it.each([
	[1, 9_900],
	[2, 9_900],
	[3, 8_900],
	[5, 8_900],
	[6, 7_900],
	[60, 7_900],
])('each of %i pieces costs %i (5.11)', (qty, price) => {
	expect(tieredPrice(9_900, TIERS, qty)).toBe(price);
});

it('never costs more for a tier, nor with more pieces (5.11)', () => {
	const tier = fc.record({ qty: fc.integer({ min: 1, max: 20 }), price: fc.integer({ min: 0, max: 20_000 }) });
	const pieces = fc.integer({ min: 1, max: 50 });
	fc.assert(
		fc.property(fc.array(tier), pieces, (tiers, qty) => {
			expect(tieredPrice(10_000, tiers, qty)).toBeLessThanOrEqual(10_000);
			expect(tieredPrice(10_000, tiers, qty + 1)).toBeLessThanOrEqual(tieredPrice(10_000, tiers, qty));
			const told = tiersBelow(10_000, tiers).filter((one) => one.qty <= qty);
			expect(tieredPrice(tieredPrice(10_000, tiers, 1), told, qty)).toBe(tieredPrice(10_000, tiers, qty));
		}),
	);
});

it('tells only of tiers that lower the price, in turn', () => {
	const tiers = [...TIERS, { qty: 4, price: 9_000 }, { qty: 2, price: 9_900 }, { qty: 1, price: 9_500 }];
	expect(tiersBelow(9_500, tiers)).toEqual([
		{ qty: 3, price: 8_900 },
		{ qty: 6, price: 7_900 },
	]);
});
