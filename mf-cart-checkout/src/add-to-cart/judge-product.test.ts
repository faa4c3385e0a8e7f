import { describe, expect, it } from 'vitest';
import { SHIRT } from '../checkout.fixture.ts';
import { judgeProduct } from './judge-product.ts';

describe('judgeProduct (12.1, 12.3)', () => {
	it.each([
		['a product in stock', {}, { quantity: 1, inCart: 0 }, { status: 'ok' }],
		['the last pieces', {}, { quantity: 2, inCart: 3 }, { status: 'ok' }],
		['more than there are', {}, { quantity: 1, inCart: 5 }, { status: 'limit', max: 5 }],
		['an unknown stock', { stockQty: null }, { quantity: 99, inCart: 0 }, { status: 'unsure' }],
		['a sold-out product (12.5)', { isInStock: false }, { quantity: 1, inCart: 0 }, { status: 'out-of-stock' }],
		['a price of zero (12.2)', { price: 0 }, { quantity: 1, inCart: 0 }, { status: 'price-unknown' }],
		['a negative price', { price: -1 }, { quantity: 1, inCart: 0 }, { status: 'price-unknown' }],
		['a price that is no number', { price: Number.NaN }, { quantity: 1, inCart: 0 }, { status: 'price-unknown' }],
		[
			'a missing size',
			{ errors: { size: 'Wybierz rozmiar' }, isInStock: false },
			{ quantity: 1, inCart: 0 },
			{ status: 'invalid', messages: ['Wybierz rozmiar'] },
		],
	])('of %s', (_, given, circumstances, verdict) => {
		expect(judgeProduct({ ...SHIRT, ...given }, circumstances)).toEqual(verdict);
	});
});
