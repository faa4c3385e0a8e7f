import { expect, it } from 'vitest';
import { mayOffer, type Visits, visited } from './offer-installation.ts';

const FIRST: Visits = { count: 1, lastAt: 1000, isOffered: false };
const HOUR = 3_600_000;

it.each([
	['a page of the same visit', 2000, 1],
	['a page an hour later', 1000 + HOUR, 2],
	['a page after the clock was set back', 1000 - HOUR, 2],
])('counts visits: %s', (_, now, count) => {
	expect(visited(FIRST, now)).toMatchObject({ count, lastAt: now });
});

it.each<[string, Visits, number, boolean]>([
	['a first visit', FIRST, 3, false],
	['nothing in the cart', { ...FIRST, count: 2 }, 0, false],
	['a second visit with something in the cart', { ...FIRST, count: 2 }, 1, true],
	['a shopper who was asked', { ...FIRST, count: 9, isOffered: true }, 1, false],
])('offers to install the shop: %s (1.18)', (_, visits, pieces, expected) => {
	expect(mayOffer(visits, pieces)).toBe(expected);
});
