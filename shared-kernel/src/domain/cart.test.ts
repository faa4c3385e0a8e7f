import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartCandidate, CartLine } from '../contract/cart-line.ts';
import { testLine } from './cart.fixture.ts';
import { addLine, isVirtual, pieces, removeLine, setQuantity, subtotal, updateLine } from './cart.ts';

const line = (sku: string, { qty = 1, ...given }: { id: number; qty?: number; price?: number }): CartLine =>
	testLine(sku, qty, given);

const products = fc.record({
	id: fc.integer({ min: 1, max: 6 }),
	qty: fc.integer({ min: 1, max: 9 }),
	price: fc.nat(100_000),
});
const carts = fc
	.array(products, { maxLength: 12 })
	.map((list) =>
		list.reduce<CartLine[]>((lines, { id, ...rest }) => addLine(lines, line(`SKU-${id}`, { id, ...rest })), []),
	);

describe('addLine', () => {
	it('appends a new product', () => {
		expect(addLine([line('A', { id: 1 })], line('B', { id: 2 })).map(({ sku }) => sku)).toEqual(['A', 'B']);
	});

	it('raises the quantity of a product already there', () => {
		const [only, ...others] = addLine([line('A', { id: 1, qty: 2 })], line('A', { id: 1, qty: 3 }));
		expect(only?.qty).toBe(5);
		expect(others).toEqual([]);
	});

	it('raises the pieces by what was added and never doubles a line', () => {
		fc.assert(
			fc.property(carts, products, (lines, { id, ...rest }) => {
				const after = addLine(lines, line(`SKU-${id}`, { id, ...rest }));
				expect(pieces(after)).toBe(pieces(lines) + rest.qty);
				expect(new Set(after.map(({ sku }) => sku)).size).toBe(after.length);
			}),
		);
	});
});

describe('setQuantity', () => {
	it.each([
		[3, 3],
		[0, undefined],
		[-1, undefined],
	])('set to %i leaves %s', (qty, expected) => {
		const [only] = setQuantity([line('A', { id: 1 })], line('A', { id: 1 }), qty);
		expect(only?.qty).toBe(expected);
	});
});

describe('removeLine', () => {
	it('undoes the adding of a new product', () => {
		fc.assert(
			fc.property(carts, (lines) => {
				const added = line('NEW', { id: 99 });
				expect(removeLine(addLine(lines, added), added)).toEqual(lines);
			}),
		);
	});
});

describe('updateLine', () => {
	it('changes one line only', () => {
		const lines = [line('A', { id: 1 }), line('B', { id: 2 })];
		const [first, second] = updateLine(lines, line('B', { id: 2 }), { serverItemId: 7 });
		expect(first).toBe(lines[0]);
		expect(second).toMatchObject({ sku: 'B', serverItemId: 7 });
	});
});

describe('subtotal', () => {
	it('is what the lines cost together', () => {
		expect(subtotal([line('A', { id: 1, qty: 2, price: 24900 }), line('B', { id: 2, price: 5999 })])).toBe(55799);
	});

	it('of the whole is the sum of its parts', () => {
		fc.assert(
			fc.property(carts, (lines) => {
				expect(subtotal(lines)).toBe(lines.reduce((sum, one) => sum + subtotal([one]), 0));
			}),
		);
	});
});

describe('isVirtual', () => {
	const typed = (productType: CartCandidate['productType']) => testLine('A', 1, { productType });
	it.each([
		['an empty cart', [], false],
		['a gift card and a file', [typed('virtual'), typed('downloadable')], true],
		['a gift card and a shirt', [typed('virtual'), typed('simple')], false],
	])('of %s', (_, lines, expected) => {
		expect(isVirtual(lines)).toBe(expected);
	});
});
