import fc from 'fast-check';
import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { QuantityStepper, quantityOf } from './quantity-stepper.tsx';

describe('quantityOf', () => {
	it.each([
		['3', 3],
		['0', 1],
		['-4', 1],
		['12', 9],
		['2.7', 2],
		['7 szt.', 7],
		['', 4],
		['dużo', 4],
	])('reads "%s" as %i', (typed, expected) => {
		expect(quantityOf(typed, { max: 9, fallback: 4 })).toBe(expected);
	});

	it('is a whole number from 1 to the limit, whatever is typed (22.2)', () => {
		fc.assert(
			fc.property(fc.string(), fc.integer({ min: 1, max: 999 }), (typed, max) => {
				const quantity = quantityOf(typed, { max, fallback: 1 });
				expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= max).toBe(true);
			}),
		);
	});
});

const stepper = (value: number, max?: number) =>
	render(
		<QuantityStepper
			value={value}
			max={max}
			label="Liczba sztuk: Koszula"
			lessLabel="Mniej"
			moreLabel="Więcej"
			onChange={() => undefined}
		/>,
	);

describe('QuantityStepper', () => {
	it('cannot go below one, and keeps the focus on the button that says so', () => {
		expect(stepper(1)).toMatch(/aria-label="Mniej" aria-disabled="true"/);
		expect(stepper(1)).not.toContain(' disabled');
		expect(stepper(2)).not.toContain('disabled');
	});

	it('cannot go above the limit', () => {
		expect(stepper(3, 3)).toMatch(/aria-label="Więcej" aria-disabled="true"/);
	});
});
