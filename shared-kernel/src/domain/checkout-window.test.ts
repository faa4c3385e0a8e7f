import { expect, it } from 'vitest';
import { CHECKOUT_WINDOW, checkoutTimeLeft, isInCheckout } from './checkout-window.ts';

const NOW = 1e12;
const DAY = 24 * 3_600_000;

it.each([
	['just now', NOW, CHECKOUT_WINDOW],
	['a minute ago', NOW - 60_000, CHECKOUT_WINDOW - 60_000],
	['30 minutes ago', NOW - CHECKOUT_WINDOW, 0],
	['a day ago', NOW - DAY, 0],
	['2 years ago', NOW - 730 * DAY, 0],
	['in a minute, by a clock set back', NOW + 60_000, CHECKOUT_WINDOW - 60_000],
	['in 2 years, by a clock set back', NOW + 730 * DAY, 0],
])('a change %s leaves its part of the window', (_, modifiedAt, left) => {
	expect(checkoutTimeLeft(modifiedAt, NOW)).toBe(left);
	expect(isInCheckout(modifiedAt, NOW)).toBe(left > 0);
});

it('nobody is in the checkout who has never been there', () => {
	expect(isInCheckout(null, NOW)).toBe(false);
});
