import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { normaliseProduct, quantityOf } from './normalise-product.ts';

test.each([
	[undefined, 1],
	[null, 1],
	['', 1],
	['  ', 1],
	['3', 3],
	['2.5', 2.5],
	['2,5', 2.5],
	['dwa', 1],
	[Number.NaN, 1],
	[4, 4],
	[0, 0],
])('a quantity of %j is %d', (given, expected) => {
	expect(quantityOf(given)).toBe(expected);
});

describe('a loaded product', () => {
	it('is its own parent, asks for one piece and has nothing chosen', () => {
		expect(normaliseProduct({ id: 7, sku: 'A', name: 'Szal' })).toEqual({
			id: 7,
			sku: 'A',
			name: 'Szal',
			parentSku: 'A',
			parentId: 7,
			product_option: { extension_attributes: {} },
			qty: 1,
			errors: {},
			info: {},
		});
	});

	it('keeps its parent and its choice', () => {
		const chosen = { extension_attributes: { custom_options: [{ option_id: '1', option_value: 'Ola' }] } };
		const product = { id: 8, sku: 'A-M', parentSku: 'A', parentId: 7, product_option: chosen, qty: '2' };
		expect(normaliseProduct(product)).toMatchObject({ ...product, qty: 2 });
	});

	it('carries no errors or notes over', () => {
		const product = { id: 7, sku: 'A', errors: { variants: 'old' }, info: { stock: 'old' } };
		expect(normaliseProduct(product)).toMatchObject({ errors: {}, info: {} });
	});

	it('stays the same when it is loaded again, and leaves what it was given alone', () => {
		const given = fc.record(
			{ id: fc.nat(), sku: fc.string(), parentSku: fc.string(), qty: fc.oneof(fc.nat(), fc.string()) },
			{ requiredKeys: ['id', 'sku'] },
		);
		fc.assert(
			fc.property(given, (product) => {
				const before = structuredClone(product);
				const once = normaliseProduct(product);
				expect(normaliseProduct(once)).toEqual(once);
				expect(product).toEqual(before);
			}),
		);
	});
});
