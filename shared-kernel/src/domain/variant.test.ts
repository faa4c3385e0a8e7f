import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseVariant, exactVariant, isAvailable, isPossible, optionOf, type VariantSource } from './variant.ts';

const RED = 1;
const BLUE = 2;
const S = 11;
const M = 12;

function variant(sku: string, color: number, size: number, rest: Partial<VariantSource> = {}): VariantSource {
	return { sku, color, size, status: 1, price_incl_tax: 100, stock: { is_in_stock: true }, ...rest };
}

const CHILDREN = [
	variant('red-s', RED, S, { stock: { is_in_stock: false } }),
	variant('red-m', RED, M),
	variant('blue-s', BLUE, S, { price_incl_tax: 90 }),
	variant('blue-m', BLUE, M),
	variant('blue-m-old', BLUE, M, { status: 2 }),
];

describe('choosing a variant', () => {
	test.each<[string, Parameters<typeof chooseVariant>[1], string | null]>([
		['takes the wanted sku, even sold out', { sku: 'red-s', selection: { color: BLUE } }, 'red-s'],
		['takes the one with the most selected options', { selection: { color: BLUE, size: M } }, 'blue-m'],
		['takes the cheaper of equals', { selection: { color: BLUE } }, 'blue-s'],
		['passes over what is sold out', { selection: { color: RED, size: S } }, 'blue-s'],
		['does not count a price among the options', { selection: { price: 100 } }, null],
		['finds nothing without a match', { selection: { color: 99 } }, null],
		['may fall back to an available one', { selection: {}, fallback: true }, 'blue-s'],
		['looks further when the sku is unknown', { sku: 'green', selection: { size: M } }, 'red-m'],
	])('%s', (_, wanted, sku) => {
		expect(chooseVariant(CHILDREN, wanted)?.sku ?? null).toBe(sku);
	});

	test('gives an available variant or none, unless a sku is wanted', () => {
		const option = fc.integer({ min: 0, max: 3 });
		const child = fc.record({
			color: option,
			size: option,
			status: option,
			price_incl_tax: option,
			inStock: fc.boolean(),
		});
		fc.assert(
			fc.property(fc.array(child), option, option, fc.boolean(), (given, color, size, fallback) => {
				const children = given.map(({ inStock, ...rest }, index) => ({
					...rest,
					sku: `${index}`,
					stock: { is_in_stock: inStock },
				}));
				const chosen = chooseVariant(children, { selection: { color, size }, fallback });
				expect(chosen === null || isAvailable(chosen)).toBe(true);
				expect(fallback && chosen === null && children.some(isAvailable)).toBe(false);
			}),
		);
	});
});

describe('the exact variant', () => {
	test('has every selected option', () => {
		expect(exactVariant(CHILDREN, ['color', 'size'], { color: RED, size: S })?.sku).toBe('red-s');
		expect(exactVariant(CHILDREN, ['color', 'size'], { color: BLUE, size: M })?.sku).toBe('blue-m');
	});

	test('is missing while an attribute is not selected', () => {
		expect(exactVariant(CHILDREN, ['color', 'size'], { color: RED })).toBeNull();
	});
});

test.each([
	['size', S, { color: RED }, false],
	['size', M, { color: RED }, true],
	['color', RED, { size: S }, false],
	['color', RED, { color: BLUE, size: M }, true],
	['size', S, {}, true],
])('%s %i beside %o is possible: %s', (code, value, selection, possible) => {
	expect(isPossible(CHILDREN, { code, value }, selection)).toBe(possible);
});

test('options come from the variant’s own fields or from its custom attributes', () => {
	const child = variant('a', RED, S, { custom_attributes: [{ attribute_code: 'fason', value: '7' }] });
	expect([optionOf(child, 'color'), optionOf(child, 'fason'), optionOf(child, 'material')]).toEqual([RED, 7, null]);
});
