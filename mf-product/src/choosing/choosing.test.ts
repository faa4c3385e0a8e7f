import { CartCandidate } from '@pasaz/kernel/contract/cart-line';
import type { Product } from '@pasaz/kernel/contract/product';
import { describe, expect, it } from 'vitest';
import { garmentParts } from '../parts/load-garments.ts';
import type { SetOption } from '../product/product-page-data.ts';
import { BLOUSE, COLOR, SCARF, SIZE } from '../products.fixture.ts';
import { withParts } from './bundle-candidate.ts';
import { type ChosenParts, openingParts, partsOf } from './bundle-choice.ts';
import { partsIn } from './bundle-form.ts';
import { textsOf, withCustomOptions } from './custom-choice.ts';

const PINK = ['BL-006-PUD-S', 'BL-006-PUD-M'];
const CAP: Product = { ...SCARF, id: 501, sku: 'CZ', name: 'Czapka', price_incl_tax: 50 };

interface LinksOf {
	qty?: number;
	canChange?: boolean;
	/** Skus. */
	defaults?: string[];
	products?: Product[] | undefined;
}

const option = (
	title: string,
	choice: SetOption['choice'],
	skus: string[],
	{ defaults = [], products = [BLOUSE, SCARF, CAP], ...more }: LinksOf = {},
) => ({
	title,
	choice,
	parts: garmentParts(skus, products).map((part) => ({
		...part,
		selections: skus
			.map((sku, index) => ({
				...{ id: choice.id * 10 + index, sku, qty: 1, canChange: false, isDefault: defaults.includes(sku) },
				...more,
			}))
			.filter(({ sku }) => sku === part.sku || part.product?.variants.some((variant) => variant.sku === sku)),
	})),
});
const SET: SetOption[] = [
	option('Bluzka', { id: 1, required: true, several: false }, PINK),
	option('Dodatki', { id: 2, required: false, several: true }, ['SZ-002', 'CZ'], { qty: 2 }),
	option('Czapka', { id: 3, required: true, several: false }, ['CZ', 'GONE'], { canChange: true }),
];
const BUNDLE: CartCandidate = {
	...{ sku: 'ZB', parentSku: 'ZB', id: 9, name: 'Zestaw', productType: 'bundle', href: '/zestaw', image: null },
	...{ price: 150_00, regularPrice: 150_00, options: [], stockQty: null, isInStock: true, errors: {} },
};
const choose = (title: string) => `Wybierz: ${title}`;
const words = { choose, chooseOption: () => 'Wybierz rozmiar', noSuchVariant: 'Nie ma' };
const M = { size: String(SIZE.M) };
const bundle = (chosen: ChosenParts) => withParts(BUNDLE, SET, { chosen, words });

describe('a bundle', () => {
	it('costs what is chosen, is named by it, and is there as often as its scarcest part (4.26, 4.30, 5.7)', () => {
		const chosen = bundle({
			1: { garments: { 'BL-006': M } },
			2: { garments: { 'SZ-002': {} } },
			3: { garments: { CZ: {} }, quantity: 2 },
		});
		expect(CartCandidate.parse(chosen)).toMatchObject({
			...{ price: (199 + 2 * 149 + 2 * 50) * 100, stockQty: 1, isInStock: true, errors: {} },
			image: '/b/l/pink-front',
			options: [
				{ label: 'Bluzka', value: '1 × Bluzka Jutrzenka, Pudrowy, M' },
				{ label: 'Dodatki', value: '2 × Szalik Ponowa' },
				{ label: 'Czapka', value: '2 × Czapka' },
			],
			productOption: {
				extension_attributes: {
					bundle_options: [
						{ option_id: 1, option_qty: 1, option_selections: [11] },
						{ option_id: 2, option_qty: 1, option_selections: [20] },
						{ option_id: 3, option_qty: 2, option_selections: [30] },
					],
				},
			},
		});
	});

	it('begins with what there is only one of, and asks for the rest, also for a size (4.26)', () => {
		const chosen = openingParts(SET);
		expect(chosen).toEqual({ 1: { garments: { 'BL-006': {} } }, 3: { garments: { CZ: {} } } });
		expect(bundle(chosen).errors).toEqual({ 'bundle-1-BL-006-size': 'Wybierz rozmiar' });
		expect(bundle({ 1: { garments: { 'BL-006': M } } }).errors).toEqual({ 'bundle-3': 'Wybierz: Czapka' });
	});

	describe('begins with the merchant’s defaults (4.3, 4.26)', () => {
		const garments = ['SZ-002', 'CZ', 'BL-006-BLE-S', 'BL-006-BLE-M', 'BL-006-PUD-S'];
		const begun = (several: boolean, defaults: string[], products?: Product[], required = true) => {
			const set = [option('Góra', { id: 4, required, several }, garments, { defaults, products })];
			return openingParts(set)[4]?.garments;
		};

		it('but for what need not be bought', () => {
			expect(begun(false, ['SZ-002'], undefined, false)).toBeUndefined();
		});

		it('one of an option, or all where several may be chosen', () => {
			expect(begun(false, ['SZ-002', 'CZ'])).toEqual({ 'SZ-002': {} });
			expect(begun(true, ['SZ-002', 'CZ'])).toEqual({ 'SZ-002': {}, CZ: {} });
			expect(begun(true, [])).toBeUndefined();
		});

		it('in the default’s colour, without a size', () => {
			expect(begun(false, ['BL-006-PUD-S'])).toEqual({ 'BL-006': { color: String(COLOR.PINK) } });
			expect(begun(false, ['BL-006-BLE-S'])).toEqual({ 'BL-006': {} });
		});

		it('as far as they are in stock', () => {
			const stock = { product_id: 500, is_in_stock: false, qty: 0 };
			expect(begun(false, ['SZ-002', 'CZ'], [{ ...SCARF, stock }, CAP])).toEqual({ CZ: {} });
			expect(begun(false, ['SZ-002'], [{ ...SCARF, stock }, CAP])).toBeUndefined();
		});
	});

	it('had the sum of its parts’ lowest prices, unless nothing is reduced or one of them is unknown (5.23)', () => {
		const chosen = { 1: { garments: { 'BL-006': M } }, 3: { garments: { CZ: {} }, quantity: 2 } };
		expect(bundle(chosen)).toMatchObject({ price: 299_00, regularPrice: 329_00, lowest30Days: 310_00 });
		expect(bundle({ 3: { garments: { CZ: {} } } })).toMatchObject({ price: 50_00, lowest30Days: null });
		const products = [{ ...SCARF, special_price_incl_tax: 99, lowest_price_30_days: null }, CAP];
		const set = [
			...SET.slice(0, 1),
			option('Szal', { id: 2, required: true, several: false }, ['SZ-002'], { products }),
		];
		const both = { ...chosen, 2: { garments: { 'SZ-002': {} } } };
		const found = withParts(BUNDLE, set, { chosen: both, words });
		expect(found).toMatchObject({ price: 298_00, regularPrice: 378_00, lowest30Days: null });
	});

	it('strikes no price that the shown colour never had (5.7)', () => {
		const [blouse] = SET;
		const part = blouse?.parts[0];
		if (!blouse || !part?.product) throw new Error('The set begins with a blouse');
		const full = { price: 120_00, regularPrice: 120_00 };
		const variants = part.product.variants.map((variant) => ({ ...variant, ...full }));
		// another colour is reduced, from which the garment has its lowest price
		const product = { ...part.product, price: 90_00, regularPrice: 150_00, variants };
		const set = [{ ...blouse, parts: [{ ...part, product }] }];
		expect(withParts(BUNDLE, set, { chosen: { 1: { garments: { 'BL-006': {} } } }, words })).toMatchObject(full);
	});

	it('counts a part that is chosen twice twice (4.30)', () => {
		const chosen = { 2: { garments: { CZ: {} } }, 3: { garments: { CZ: {} } } };
		expect(bundle(chosen)).toMatchObject({ stockQty: 0 });
	});

	it('is opened again with the parts of its line', () => {
		const chosen: ChosenParts = { 1: { garments: { 'BL-006': M } }, 3: { garments: { CZ: {} }, quantity: 3 } };
		const { productOption, options } = bundle(chosen);
		const opened = partsOf(SET, productOption?.extension_attributes.bundle_options ?? []);
		expect(opened[1]?.garments).toEqual({ 'BL-006': { ...M, color: String(COLOR.PINK) } });
		expect(bundle(opened)).toMatchObject({ options, productOption });
	});

	it('takes over what was chosen in its fields before it was alive', () => {
		const fields = (entries: Record<string, string>) => {
			const data = new FormData();
			for (const [name, value] of Object.entries(entries)) data.append(name, value);
			return data;
		};
		const shown = openingParts(SET);
		expect(partsIn(SET, shown, fields({ 'bundle-3-qty': '1' }))).toBeNull();
		const found = partsIn(
			SET,
			shown,
			fields({ 'bundle-1-BL-006-size': M.size, 'bundle-2': 'CZ', 'bundle-3-qty': '2' }),
		);
		expect(found).toMatchObject({
			1: { garments: { 'BL-006': M } },
			2: { garments: { CZ: {} } },
			3: { garments: { CZ: {} }, quantity: 2 },
		});
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
	const customWords = { choose, tooLong: (title: string, max: number) => `${title}: ${max}` };
	const chosen = (texts: Record<string, string>) => withCustomOptions(BUNDLE, OFFERS, { texts, words: customWords });

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

	it('had a lowest price with its options, where there was one (5.23)', () => {
		const lowestOf = (lowest30Days: number | null) =>
			withCustomOptions({ ...BUNDLE, lowest30Days }, OFFERS, { texts: { 2: '4' }, words: customWords }).lowest30Days;
		expect([lowestOf(140_00), lowestOf(null)]).toEqual([152_00, null]);
	});

	it('costs as much more where many pieces cost less each (5.11)', () => {
		const product = { ...BUNDLE, tiers: [{ qty: 3, price: 140_00 }] };
		const { tiers } = withCustomOptions(product, OFFERS, { texts: { 1: 'AB', 2: '4' }, words: customWords });
		expect(tiers).toEqual([{ qty: 3, price: 152_00 }]);
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
