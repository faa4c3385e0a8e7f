import { expect, it } from 'vitest';
import { timeOf } from './time-of.ts';

const at = new Date(2026, 10, 23, 14, 5).getTime();

it('tells the time of a page of today, and its day where it is older (16.14)', () => {
	expect(timeOf(at, 'pl', at + 60_000)).toBe('14:05');
	expect(timeOf(at, 'pl', at + 86_400_000)).toBe('23 listopada 14:05');
	expect(timeOf(at, 'de', at + 86_400_000)).toBe('23. November um 14:05');
});
