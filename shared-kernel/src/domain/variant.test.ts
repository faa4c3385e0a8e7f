import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactVariant, isAvailable, isPossible, nearestVariant, type Variant, variantOptions } from './variant.ts';

const RED = 1;
const BLUE = 2;
const S = 11;
const M = 12;

function variant(sku: string, options: Variant['options'], rest: Partial<Variant> = {}): Variant {
	return { sku, options, price: 10000, isInStock: true, ...rest };
}

const VARIANTS = [
	variant('red-s', { color: RED, size: S }, { isInStock: false }),
	variant('red-m', { color: RED, size: M }),
	variant('blue-s', { color: BLUE, size: S }, { price: 9000 }),
	variant('blue-m', { color: BLUE, size: M }),
];

describe('choosing a variant (4.12, 4.13)', () => {
	it.each<[string, Parameters<typeof nearestVariant>[1], string]>([
		['takes the one with the most selected options', { color: BLUE, size: M }, 'blue-m'],
		['takes the cheaper of equals', { color: BLUE }, 'blue-s'],
		['passes over what is sold out', { color: RED, size: S }, 'blue-s'],
		['does not count a price among the options', { price: 9000 }, 'red-m'],
		['takes the first available one where nothing matches', { color: 99 }, 'red-m'],
		['takes the first available one where nothing is selected', {}, 'red-m'],
	])('%s', (_, selection, sku) => {
		expect(nearestVariant(VARIANTS, selection)?.sku).toBe(sku);
	});

	it('finds nothing where nothing is available', () => {
		expect(nearestVariant(VARIANTS.slice(0, 1), { color: RED })).toBeNull();
	});

	it('gives an available variant, the best there is', () => {
		const option = fc.integer({ min: 0, max: 3 });
		const given = fc.record({ color: option, size: option, price: option, isInStock: fc.boolean() });
		fc.assert(
			fc.property(fc.array(given), option, option, (rows, color, size) => {
				const variants = rows.map((row, index) => variant(`${index}`, { color: row.color, size: row.size }, row));
				const chosen = nearestVariant(variants, { color, size });
				const score = (of: Variant) => Number(of.options.color === color) + Number(of.options.size === size);
				const available = variants.filter(({ isInStock }) => isInStock);
				if (chosen) {
					expect(chosen.isInStock).toBe(true);
					expect(available.every((other) => score(other) <= score(chosen))).toBe(true);
				} else expect(available).toEqual([]);
			}),
		);
	});
});

describe('the exact variant (4.14)', () => {
	it('has every selected option', () => {
		expect(exactVariant(VARIANTS, ['color', 'size'], { color: RED, size: S })?.sku).toBe('red-s');
		expect(exactVariant(VARIANTS, ['color', 'size'], { color: BLUE, size: M })?.sku).toBe('blue-m');
	});

	it('is missing while an attribute is not selected', () => {
		expect(exactVariant(VARIANTS, ['color', 'size'], { color: RED })).toBeNull();
	});
});

it.each([
	['size', S, { color: RED }, false],
	['size', M, { color: RED }, true],
	['color', RED, { size: S }, false],
	['color', RED, { color: BLUE, size: M }, true],
	['size', S, {}, true],
])('%s %i beside %o is possible: %s', (code, value, selection, possible) => {
	expect(isPossible(VARIANTS, { code, value }, selection)).toBe(possible);
});

it('options come from the variant’s own fields or from its custom attributes', () => {
	const child = { status: 1, color: RED, size: null, custom_attributes: [{ attribute_code: 'fason', value: '7' }] };
	expect(variantOptions(child, ['color', 'size', 'fason', 'material'])).toEqual({ color: RED, fason: 7 });
});

it.each([
	[{ status: 1 }, true],
	[{ status: 1, stock: { is_in_stock: false } }, false],
	[{ status: 2, stock: { is_in_stock: true } }, false],
])('%o is available: %s (4.11)', (child, available) => {
	expect(isAvailable(child)).toBe(available);
});
