import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { netOf, toAmount, toGrosze } from './money.ts';

const grosze = fc.integer({ min: 0, max: 100_000_000 });

describe('toGrosze', () => {
	it.each([
		[129.99, 12999],
		[0.1 + 0.2, 30],
		[1.005, 101],
		[-1.005, -101],
		[4.35, 435],
		[0, 0],
		[-0.001, 0],
	])('turns %d into %i', (amount, expected) => {
		expect(toGrosze(amount)).toBe(expected);
	});

	it('returns every amount it was given', () => {
		fc.assert(fc.property(grosze, (value) => toGrosze(toAmount(value)) === value));
	});
});

describe('netOf (5.12)', () => {
	it.each([
		[12300, 23, 10000],
		[500, 23, 407],
		[10800, 8, 10000],
		[999, 0, 999],
		[0, 23, 0],
	])('takes the tax out of %i at %i %%', (gross, rate, expected) => {
		expect(netOf(gross, rate)).toBe(expected);
	});

	it('is off the exact net by at most half a grosz and grows with the price', () => {
		fc.assert(
			fc.property(grosze, fc.constantFrom(0, 5, 8, 23), (gross, rate) => {
				const net = netOf(gross, rate);
				return (
					Math.abs(net * (1 + rate / 100) - gross) <= 0.5 * (1 + rate / 100) + 1e-6 && netOf(gross + 1, rate) >= net
				);
			}),
		);
	});
});
