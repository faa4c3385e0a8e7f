import type { Attribute } from '@pasaz/kernel/contract/catalog';
import { describe, expect, it } from 'vitest';
import { product } from '../catalogue.fixture.ts';
import { comparedFeatures, isComparable } from './comparison.ts';
import { ComparedProduct } from './load-comparison.ts';

const compared = (sku: string, rest: Record<string, unknown>) => ComparedProduct.parse({ ...product(sku), ...rest });
const attribute = (attribute_code: string, options: [number, string][] = [], is_comparable: string | boolean = '1') =>
	({
		attribute_id: 1,
		attribute_code,
		frontend_input: 'select',
		frontend_label: attribute_code.toUpperCase(),
		is_user_defined: true,
		is_visible: true,
		is_visible_on_front: true,
		is_comparable,
		options: options.map(([value, label]) => ({ value, label, sort_order: 1 })),
	}) satisfies Attribute;

it.each([
	['1', true],
	[true, true],
	['0', false],
	[false, false],
	['', false],
])('an attribute marked %j is compared: %s (4.22)', (is_comparable, expected) => {
	expect(isComparable({ is_comparable })).toBe(expected);
});

describe('a comparison', () => {
	const dress = compared('A', {
		custom_attributes: [
			{ attribute_code: 'material', value: [40, 41] },
			{ attribute_code: 'sklad', value: '100% len' },
		],
		configurable_options: [
			{
				id: 1,
				attribute_id: 1,
				attribute_code: 'size',
				label: 'Rozmiar',
				position: 0,
				product_id: 1,
				values: [
					{ value_index: 1, label: 'S' },
					{ value_index: 2, label: 'M' },
				],
			},
		],
	});
	const scarf = compared('B', { color: 8 });
	const attributes = [
		attribute('material', [
			[40, 'Len'],
			[41, 'Bawełna'],
		]),
		attribute('size', [[1, 'S']]),
		attribute('color', [[8, 'Rudy']]),
		attribute('sklad'),
		attribute('kraj'),
		attribute('fason', [[1, 'Luźny']], '0'),
	];

	it('shows labels for ids, all that variants offer, and leaves out what nothing has or nobody compares', () => {
		expect(comparedFeatures([dress, scarf], attributes)).toEqual([
			{ code: 'material', label: 'MATERIAL', values: ['Len, Bawełna', ''] },
			{ code: 'size', label: 'SIZE', values: ['S, M', ''] },
			{ code: 'color', label: 'COLOR', values: ['', 'Rudy'] },
			{ code: 'sklad', label: 'SKLAD', values: ['100% len', ''] },
		]);
	});

	it('of what is no longer sold has nothing to say', () => {
		expect(comparedFeatures([undefined, scarf], attributes)).toEqual([
			{ code: 'color', label: 'COLOR', values: ['', 'Rudy'] },
		]);
	});

	it('of nothing is empty', () => {
		expect(comparedFeatures([], attributes)).toEqual([]);
	});
});
