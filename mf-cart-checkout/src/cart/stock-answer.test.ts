import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUNDLE, SHIRT, shirts } from '../checkout.fixture.ts';
import { chunksOf, isUnavailable, stockOf } from './stock-answer.ts';

describe('stockOf (12.8)', () => {
	it.each([
		['in stock', { qty: 3, is_in_stock: true, manage_stock: true }, { isInStock: true, stockQty: 3 }],
		['in stock, not counted', { qty: 0, is_in_stock: true, manage_stock: false }, { isInStock: true, stockQty: null }],
		['sold out', { qty: 0, is_in_stock: false, manage_stock: true }, { isInStock: false, stockQty: 0 }],
	])('of what is %s', (_, stock, expected) => {
		expect(stockOf(stock, SHIRT)).toEqual(expected);
	});

	it('leaves a bundle as many as its scarcest part allows, which the answer does not count (4.26)', () => {
		const stock = { qty: 0, is_in_stock: true, manage_stock: false };
		expect(stockOf(stock, BUNDLE)).toEqual({ isInStock: true, stockQty: 3 });
		expect(stockOf(stock, { ...BUNDLE, qty: 3 })).toEqual({ isInStock: true, stockQty: 3 });
	});

	it('forgets a bundle’s limit below what is in the line, as there may be more by now', () => {
		const stock = { qty: 0, is_in_stock: true, manage_stock: false };
		expect(stockOf(stock, { ...BUNDLE, qty: 4 })).toEqual({ isInStock: true, stockQty: null });
	});
});

describe('isUnavailable', () => {
	it.each([
		[shirts(5), false],
		[shirts(6), true],
		[shirts(6, { stockQty: null }), false],
		[shirts(1, { isInStock: false }), true],
	])('tells case %#', (line, expected) => {
		expect(isUnavailable(line)).toBe(expected);
	});
});

describe('chunksOf', () => {
	it('keeps every item in its order and no chunk above its size (12.9)', () => {
		fc.assert(
			fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 20 }), (items, size) => {
				const chunks = chunksOf(items, size);
				expect(chunks.flat()).toEqual(items);
				expect(chunks.every((chunk) => chunk.length > 0 && chunk.length <= size)).toBe(true);
			}),
		);
	});
});
