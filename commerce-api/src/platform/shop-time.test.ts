import { expect, it } from 'vitest';
import { dayOf, startOfDay, yearOf } from './shop-time.ts';

it.each([
	['2026-11-20T22:59:59Z', '2026-11-20'],
	['2026-11-20T23:00:00Z', '2026-11-21'],
	['2026-06-20T22:00:00Z', '2026-06-21'],
	['2026-12-31T23:00:00Z', '2027-01-01'],
])('the moment %s is on %s in the shop', (at, day) => {
	expect(dayOf(new Date(at))).toBe(day);
	expect(yearOf(new Date(at))).toBe(Number(day.slice(0, 4)));
});

it.each([
	['2026-11-20', 0, '2026-11-19T23:00:00.000Z'],
	// the clocks go forward in between
	['2026-03-20', 15, '2026-04-03T22:00:00.000Z'],
	['2026-12-31', 1, '2026-12-31T23:00:00.000Z'],
])('the day %s, and %d more, begin at %s', (day, days, at) => {
	expect(startOfDay(day, days).toISOString()).toBe(at);
});
