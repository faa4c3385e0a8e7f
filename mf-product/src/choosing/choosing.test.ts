import { CartCandidate } from '@pasaz/kernel/contract/cart-line';
import { describe, expect, it } from 'vitest';
import type { PartProduct, SetOption } from '../product/product-page-data.ts';
import { onlyParts, partsOf, withParts } from './bundle-choice.ts';
import { textsOf, withCustomOptions } from './custom-choice.ts';

const part = (sku: string, price: number, stockQty: number | null = 5): PartProduct => ({
	...{ id: 1, sku, name: sku, href: `/${sku}`, image: `/${sku}`, hoverImage: null, price, regularPrice: price + 100 },
	...{ lowest30Days: null, from: false, isNew: false, isInStock: stockQty !== 0, swatches: [] },
	...{ type: 'simple', stockQty },
});
const SET: SetOption[] = [
	{
		title: 'Koszula',
		choice: { id: 1, required: true, several: false },
		parts: [
			{ id: 11, sku: 'K-S', qty: 1, product: part('K-S', 100_00) },
			{ id: 12, sku: 'K-M', qty: 1, product: part('K-M', 110_00, 0) },
			{ id: 13, sku: 'K-L', qty: 1, product: null },
		],
	},
	{
		title: 'Skarpety',
		choice: { id: 2, required: false, several: true },
		parts: [
			{ id: 21, sku: 'S-1', qty: 2, product: part('S-1', 10_00, 3) },
			{ id: 22, sku: 'S-2', qty: 1, product: part('S-2', 20_00, null) },
		],
	},
	{
		title: 'Pasek',
		choice: { id: 3, required: true, several: false },
		parts: [{ id: 31, sku: 'P', qty: 1, product: part('P', 50_00) }],
	},
];
const BUNDLE: CartCandidate = {
	...{ sku: 'ZB', parentSku: 'ZB', id: 9, name: 'Zestaw', productType: 'bundle', href: '/zestaw', image: null },
	...{ price: 150_00, regularPrice: 150_00, options: [], stockQty: null, isInStock: true, errors: {} },
};
const choose = (title: string) => `Wybierz: ${title}`;

describe('a bundle', () => {
	it('costs what is chosen, is named by it, and is there as often as its scarcest part (4.26, 5.7)', () => {
		const chosen = withParts(BUNDLE, SET, { chosen: { 1: [11], 2: [21, 22], 3: [31] }, choose });
		expect(CartCandidate.parse(chosen)).toMatchObject({
			...{ price: 190_00, regularPrice: 195_00, stockQty: 1, isInStock: true, errors: {}, image: '/K-S' },
			options: [
				{ label: 'Koszula', value: '1 × K-S' },
				{ label: 'Skarpety', value: '2 × S-1' },
				{ label: 'Skarpety', value: '1 × S-2' },
				{ label: 'Pasek', value: '1 × P' },
			],
			productOption: {
				extension_attributes: {
					bundle_options: [
						{ option_id: 1, option_qty: 1, option_selections: [11] },
						{ option_id: 2, option_qty: 1, option_selections: [21, 22] },
						{ option_id: 3, option_qty: 1, option_selections: [31] },
					],
				},
			},
		});
	});

	it('begins with what there is only one of, and asks for the rest', () => {
		const chosen = onlyParts(SET);
		expect(chosen).toEqual({ 3: [31] });
		expect(withParts(BUNDLE, SET, { chosen, choose }).errors).toEqual({ 'bundle-1': 'Wybierz: Koszula' });
	});

	it('is sold out with its part', () => {
		expect(withParts(BUNDLE, SET, { chosen: { 1: [12], 3: [31] }, choose })).toMatchObject({
			isInStock: false,
			stockQty: 0,
		});
	});

	it('is opened again with the parts of its line', () => {
		const { productOption } = withParts(BUNDLE, SET, { chosen: { 1: [11], 3: [31] }, choose });
		expect(partsOf(productOption?.extension_attributes.bundle_options ?? [])).toEqual({ 1: [11], 3: [31] });
	});
});

describe('a product with custom options (4.27)', () => {
	const OFFERS = [
		{ option_id: 1, title: 'Inicjały', type: 'field', is_require: true, max_characters: 3 },
		{
			...{ option_id: 2, title: 'Nić', type: 'drop_down', is_require: false },
			values: [{ option_type_id: 4, title: 'złota', price: 12, price_type: 'fixed' as const }],
		},
	];
	const words = { choose, tooLong: (title: string, max: number) => `${title}: ${max}` };
	const chosen = (texts: Record<string, string>) => withCustomOptions(BUNDLE, OFFERS, { texts, words });

	it('costs more by them, and is named by them without blanks around', () => {
		expect(chosen({ 1: ' AB ', 2: '4' })).toMatchObject({
			...{ price: 162_00, regularPrice: 162_00, errors: {} },
			options: [
				{ label: 'Inicjały', value: 'AB' },
				{ label: 'Nić', value: 'złota' },
			],
			productOption: {
				extension_attributes: {
					custom_options: [
						{ option_id: '1', option_value: 'AB' },
						{ option_id: '2', option_value: '4' },
					],
				},
			},
		});
	});

	it('says what is missing or too long', () => {
		expect(chosen({}).errors).toEqual({ 'custom-1': 'Wybierz: Inicjały' });
		expect(chosen({ 1: 'ABCD' }).errors).toEqual({ 'custom-1': 'Inicjały: 3' });
	});

	it('is opened again with the texts of its line', () => {
		const options = chosen({ 1: 'AB', 2: '4' }).productOption?.extension_attributes.custom_options ?? [];
		expect(textsOf(options)).toEqual({ 1: 'AB', 2: '4' });
	});
});
