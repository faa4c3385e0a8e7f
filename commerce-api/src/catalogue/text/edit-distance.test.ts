import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

describe('the distance of two words', () => {
	it.each([
		['sukienka', 'sukienka', 0],
		['sukienkka', 'sukienka', 1],
		['kurkta', 'kurtka', 1],
		['szlik', 'szalik', 1],
		['', 'len', 3],
		['bluza', 'kurtka', 5],
	])('%s and %s is %i', (from, to, distance) => {
		expect(editDistance(from, to)).toBe(distance);
	});

	it('is the same both ways, 0 only for the same word, and never more than the longer word', () => {
		fc.assert(
			fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
				const distance = editDistance(a, b);
				expect(distance).toBe(editDistance(b, a));
				expect(distance === 0).toBe(a === b);
				expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
			}),
		);
	});
});
