import { CartCandidate } from '@pasaz/kernel/contract/cart-line';
import { describe, expect, it } from 'vitest';
import { BLOUSE, COLOR, pageOf, SCARF, SIZE } from '../products.fixture.ts';
import { cartCandidate } from './cart-candidate.ts';
import { choiceOf } from './choice.ts';
import type { ProductPageData } from './product-page-data.ts';

const TEXTS = {
	choose: ({ label }: { label: string }) => `Wybierz: ${label}`,
	noVariants: 'brak wariantów',
	noSuchVariant: 'nie ma takiego',
	variantSoldOut: 'wyprzedany',
};

function candidate(product: ProductPageData, search = '') {
	const choice = choiceOf(product, { childSku: undefined, search: new URLSearchParams(search) });
	return CartCandidate.parse(cartCandidate(product, choice, TEXTS));
}

const blouse = pageOf(BLOUSE, 0);

describe('what is put into the cart', () => {
	it('is the chosen variant with its options, as orders name them (4.4, 4.7)', () => {
		expect(candidate(blouse, `color=${COLOR.PINK}&size=${SIZE.M}`)).toEqual({
			sku: 'BL-006-PUD-M',
			parentSku: 'BL-006',
			id: 474,
			parentId: 470,
			name: 'Bluzka Jutrzenka',
			productType: 'configurable',
			href: '/bluzka?childSku=BL-006-PUD-M',
			image: '/b/l/pink-front',
			price: 19900,
			regularPrice: 22900,
			lowest30Days: 21000,
			options: [
				{ label: 'Kolor', value: 'Pudrowy' },
				{ label: 'Rozmiar', value: 'M' },
			],
			productOption: {
				extension_attributes: {
					configurable_item_options: [
						{ option_id: '1', option_value: COLOR.PINK, label: 'Kolor', value: 'Pudrowy' },
						{ option_id: '2', option_value: SIZE.M, label: 'Rozmiar', value: 'M' },
					],
				},
			},
			stockQty: 2,
			isInStock: true,
			errors: {},
		});
	});

	it('is a simple product as it is (4.7)', () => {
		const scarf = candidate(pageOf(SCARF, 0));
		expect(scarf).toMatchObject({ sku: 'SZ-002', parentSku: 'SZ-002', price: 14900, stockQty: 2, errors: {} });
		expect(scarf.productOption).toBeUndefined();
	});

	const soldOut = { ...blouse, variants: blouse.variants.map((variant) => ({ ...variant, isInStock: false })) };
	const withoutPinkM = { ...blouse, variants: blouse.variants.slice(0, 3) };
	it.each<[string, ProductPageData, string, Record<string, string>]>([
		['a size is missing', blouse, '', { size: 'Wybierz: Rozmiar' }],
		['it is sold out', blouse, `color=${COLOR.BLUE}&size=${SIZE.S}`, { variants: 'wyprzedany' }],
		['there is no such variant', withoutPinkM, `color=${COLOR.PINK}&size=${SIZE.M}`, { variants: 'nie ma takiego' }],
		['no variant is left', soldOut, '', { variants: 'brak wariantów' }],
	])('says why it cannot be bought when %s (4.13, 4.15)', (_, product, search, errors) => {
		expect(candidate(product, search).errors).toEqual(errors);
	});
});
