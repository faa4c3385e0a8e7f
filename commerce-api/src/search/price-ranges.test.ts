import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceRanges } from './price-ranges.ts';

const rangesOf = (...prices: number[]) =>
	priceRanges(Float64Array.from(prices, (price) => price * 100)).map(({ from, to, count }) => [from, to, count]);

describe('price ranges (6.4)', () => {
	it('are the configured ones where those divide the list', () => {
		expect(rangesOf(20, 60, 70, 120, 500)).toEqual([
			[0, 50, 1],
			[50, 100, 2],
			[100, 150, 1],
			[150, undefined, 1],
		]);
	});

	it('are by the prices of the list, in round numbers, where all are in one of them', () => {
		expect(rangesOf(199, 229, 249, 259, 289, 319, 349, 489)).toEqual([
			[0, 250, 3],
			[250, 300, 2],
			[300, 350, 2],
			[350, undefined, 1],
		]);
		expect(rangesOf(5, 12, 22, 31, 39, 44).map(([from]) => from)).toEqual([0, 10, 30, 40]);
	});

	it('stay as they are for one price, which nothing divides', () => {
		expect(rangesOf(199, 199, 199).map(([from]) => from)).toEqual([0, 50, 100, 150]);
		expect(rangesOf()).toHaveLength(4);
	});

	it('follow one another without a gap and hold every price once', () => {
		const price = fc.integer({ min: 0, max: 1_000_000 });
		fc.assert(
			fc.property(fc.array(price, { maxLength: 50 }), (cents) => {
				const ranges = priceRanges(Float64Array.from(cents));
				expect(ranges[0]?.from).toBe(0);
				expect(ranges.at(-1)?.to).toBeUndefined();
				for (const [index, { from, to = Number.POSITIVE_INFINITY, count }] of ranges.entries()) {
					expect(to).toBeGreaterThan(from);
					if (index > 0) expect(ranges[index - 1]?.to).toBe(from);
					expect(count).toBe(cents.filter((price) => price >= from * 100 && price < to * 100).length);
				}
			}),
		);
	});
});
