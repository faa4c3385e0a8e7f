import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Wish } from '../contract/wishlist.ts';
import { opId } from './line-ops.ts';
import { mergeWishes, rememberedWishes } from './wishes.ts';

const wish = (product_id: number, time: number, wished = true): Wish => ({ product_id, id: opId(time, 'tab'), wished });
const lists: fc.Arbitrary<Wish[]> = fc.uniqueArray(
	fc.tuple(fc.integer({ min: 1, max: 5 }), fc.nat(8), fc.boolean()).map((given) => wish(...given)),
	{ selector: ({ product_id }) => product_id },
);

describe('wishes of two devices', () => {
	it('merge in any order, in any grouping and any number of times (9.7)', () => {
		fc.assert(
			fc.property(lists, lists, lists, (a, b, c) => {
				expect(mergeWishes(a, b)).toEqual(mergeWishes(b, a));
				expect(mergeWishes(mergeWishes(a, b), c)).toEqual(mergeWishes(a, mergeWishes(b, c)));
				expect(mergeWishes(mergeWishes(a, b), b)).toEqual(mergeWishes(a, b));
			}),
		);
	});

	it('follow the later operation on each product', () => {
		const phone = [wish(1, 1), wish(2, 5, false), wish(3, 2)];
		const laptop = [wish(2, 4), wish(3, 3, false), wish(4, 1)];
		expect(mergeWishes(phone, laptop)).toEqual([wish(1, 1), wish(2, 5, false), wish(3, 3, false), wish(4, 1)]);
	});
});

it('removed wishes are remembered for 180 days, the newest 200 (9.7)', () => {
	const day = 86_400_000;
	const removed = Array.from({ length: 250 }, (_, at) => wish(at, 1000 * day + at, false));
	expect(rememberedWishes(removed, 1001 * day)).toEqual(removed.toReversed().slice(0, 200));
	expect(rememberedWishes(removed, 1179 * day)).toHaveLength(200);
	expect(rememberedWishes(removed, 1181 * day)).toEqual([]);
});
