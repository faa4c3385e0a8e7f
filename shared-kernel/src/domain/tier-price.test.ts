import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type TierPrice, tierPrice } from './tier-price.ts';

const TIERS: TierPrice[] = [
	{ qty: 1, value: 90, customer_group_id: 2 },
	{ qty: 10, value: 70, customer_group_id: 2 },
	{ qty: 5, value: 80.5, customer_group_id: 32_000 },
	{ qty: 2, value: 95, customer_group_id: 0 },
];

describe('a tier price', () => {
	test.each([
		['a guest', { qty: 1 }, 10000],
		['a guest who takes two', { qty: 2 }, 9500],
		['anybody who takes five', { qty: 5, groupId: 7 }, 8050],
		['a member', { qty: 1, groupId: 2 }, 9000],
		['a member who takes nine', { qty: 9, groupId: 2 }, 8050],
		['a member who takes ten', { qty: 10, groupId: 2 }, 7000],
		['no group at all', { qty: 4, groupId: null }, 9500],
	])('for %s', (_, buyer, expected) => {
		expect(tierPrice(10000, TIERS, buyer)).toBe(expected);
	});

	it('never makes a product dearer', () => {
		expect(tierPrice(5000, TIERS, { qty: 10, groupId: 2 })).toBe(5000);
	});

	it('falls or stays as the quantity grows, in whole grosze', () => {
		const tier = fc.record({
			qty: fc.integer({ min: 1, max: 20 }),
			value: fc.integer({ min: 0, max: 20_000 }).map((grosze) => grosze / 100),
			customer_group_id: fc.constantFrom(0, 1, 32_000),
		});
		fc.assert(
			fc.property(fc.array(tier), fc.nat(20_000), fc.integer({ min: 1, max: 30 }), (tiers, price, qty) => {
				const one = tierPrice(price, tiers, { qty });
				const more = tierPrice(price, tiers, { qty: qty + 1 });
				expect(more).toBeLessThanOrEqual(one);
				expect(one).toBeLessThanOrEqual(price);
				expect(Number.isInteger(one)).toBe(true);
			}),
		);
	});
});
