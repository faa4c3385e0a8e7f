import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartCandidate } from '../contract/cart-line.ts';
import { testCandidate, testCart, testLine } from './cart.fixture.ts';
import {
	addLine,
	isVirtual,
	type KeptCart,
	lastOp,
	pieces,
	setQuantity,
	subtotal,
	takeOrdered,
	updateLine,
} from './cart.ts';
import { nextOpId, opId } from './line-ops.ts';

const next = (cart: KeptCart) => nextOpId(lastOp(cart), 1, 'test');
const add = (cart: KeptCart, product: CartCandidate, qty: number) => addLine(cart, product, qty, next(cart));
const set = (cart: KeptCart, sku: string, qty: number) => setQuantity(cart, testLine(sku), qty, next(cart));
const told = ({ lines }: KeptCart) => lines.map(({ sku, qty }) => `${sku}${qty}`).join(' ');

const products = fc.record({
	id: fc.integer({ min: 1, max: 6 }),
	qty: fc.integer({ min: 1, max: 9 }),
	price: fc.nat(100_000),
});
const productOf = ({ id, price }: { id: number; price: number }) => testCandidate(`SKU-${id}`, { id, price });
const carts = fc
	.array(products, { maxLength: 12 })
	.map((list) => list.reduce<KeptCart>((cart, product) => add(cart, productOf(product), product.qty), testCart()));

describe('addLine', () => {
	it('appends a new product (11.5)', () => {
		expect(told(add(testCart(testLine('A')), testCandidate('B'), 1))).toBe('A1 B1');
	});

	it('raises the quantity of a product already there (11.5)', () => {
		expect(told(add(testCart(testLine('A', 2)), testCandidate('A'), 3))).toBe('A5');
	});

	it('puts a removed product last', () => {
		const removed = set(testCart(testLine('A', 2), testLine('B')), 'A', 0);
		expect(told(add(removed, testCandidate('A'), 1))).toBe('B1 A1');
	});

	it('raises the pieces by what was added and never doubles a line', () => {
		fc.assert(
			fc.property(carts, products, (cart, product) => {
				const after = add(cart, productOf(product), product.qty);
				expect(pieces(after.lines)).toBe(pieces(cart.lines) + product.qty);
				expect(new Set(after.lines.map(({ sku }) => sku)).size).toBe(after.lines.length);
			}),
		);
	});
});

describe('setQuantity', () => {
	it.each([
		[3, 'A3'],
		[0, ''],
		[-1, ''],
	])('set to %i leaves "%s" (11.5)', (qty, expected) => {
		expect(told(set(testCart(testLine('A')), 'A', qty))).toBe(expected);
	});

	it('keeps the operation that removed a line', () => {
		const { bare } = set(testCart(testLine('A', 2)), 'A', 0);
		expect(bare).toMatchObject([{ sku: 'A', qty: 0, ops: { set: { qty: 0 }, adds: {} } }]);
	});
});

describe('takeOrdered (13.21)', () => {
	const before = testCart(testLine('A', 2), testLine('B', 1));
	const id = nextOpId(lastOp(before), 1, 'order');

	it('leaves what was not ordered, and what was put in after the order was written', () => {
		const meanwhile = add(before, testCandidate('A'), 1);
		expect(told(takeOrdered(meanwhile, [testLine('A', 2)], id))).toBe('A1 B1');
	});

	it('takes pieces out once, however often the answer comes', () => {
		const once = takeOrdered(before, [testLine('A', 1)], id);
		expect(told(once)).toBe('A1 B1');
		expect(takeOrdered(once, [testLine('A', 1)], id)).toEqual(once);
	});
});

describe('updateLine', () => {
	it('changes one line only', () => {
		const cart = testCart(testLine('A'), testLine('B'));
		const { lines } = updateLine(cart, testLine('B'), { serverItemId: 7 }, next(cart));
		expect(lines[0]).toBe(cart.lines[0]);
		expect(lines[1]).toMatchObject({ sku: 'B', serverItemId: 7 });
	});

	it('changes nothing where the line has the properties already', () => {
		const cart = testCart(testLine('A', 2, { stockQty: 5 }));
		expect(updateLine(cart, testLine('A'), { stockQty: 5, isInStock: true }, opId(9, 'test'))).toBe(cart);
		expect(updateLine(cart, testLine('A'), { stockQty: 4 }, opId(9, 'test')).lines[0]?.stockQty).toBe(4);
	});
});

describe('subtotal', () => {
	it('is what the lines cost together', () => {
		expect(subtotal([testLine('A', 2, { price: 24900 }), testLine('B', 1, { price: 5999 })])).toBe(55799);
	});

	it('counts the tier that each line has reached (5.11)', () => {
		const tiers = [{ qty: 3, price: 5000 }];
		const of = (qty: number, more = {}) => subtotal([testLine('A', qty, { price: 5999, tiers, ...more })]);
		expect([of(2), of(3), of(3, { newPrice: 6500 }), of(2, { newPrice: 6500 })]).toEqual([11998, 15000, 15000, 13000]);
	});

	it('of the whole is the sum of its parts', () => {
		fc.assert(
			fc.property(carts, ({ lines }) => {
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
		['a set of files, by the server’s word (15.42)', [{ ...typed('bundle'), isVirtual: true }], true],
	])('of %s (14.7)', (_, lines, expected) => {
		expect(isVirtual(lines)).toBe(expected);
	});
});
