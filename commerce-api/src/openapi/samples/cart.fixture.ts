import type { Owns, SampleRequest, Samples } from './sample.fixture.ts';

const cartId = '6f1c1b52-6a0e-4f35-9f0e-0c8a4a4a1f11';
const cart: Owns = {
	unknown: ({ query, ...asked }) => ({ ...asked, query: { ...query, cartId } }),
	foreign: '404 cart-not-found',
	guest: '404 cart-not-found',
};
const address = { countryId: 'PL', firstname: 'Ola', city: 'Łódź', street: ['Polna', '1'] };
const methods = { shippingCarrierCode: 'flatrate', shippingMethodCode: 'flatrate' };

function withCart(asked: SampleRequest = {}): Samples[string] {
	return { owns: cart, ask: (_world, owner) => ({ ...asked, query: { ...asked.query, cartId: owner.cartId } }) };
}

export const cartSamples: Samples = {
	'POST /api/cart/create': { owns: 'self', ask: () => ({}) },
	'GET /api/cart/pull': withCart(),
	'POST /api/cart/update': withCart({ body: { cartItem: { sku: 'SZAL-1', qty: 2 } } }),
	'POST /api/cart/delete': withCart({ body: { cartItem: { sku: 'SZAL-1', item_id: 999_999 } } }),
	'POST /api/cart/sync': withCart({
		body: { lines: [{ sku: 'SZAL-1', ops: { set: { id: '0mi7zvk00-1f2e3d4c', qty: 2 }, adds: {} } }] },
	}),
	'GET /api/cart/totals': withCart(),
	'GET /api/cart/payment-methods': withCart(),
	'POST /api/cart/shipping-methods': withCart({ body: { address: { country_id: 'PL' } } }),
	'POST /api/cart/shipping-information': withCart({
		body: { addressInformation: { shippingAddress: address, ...methods } },
	}),
	'POST /api/cart/collect-totals': withCart({ body: { methods } }),
	'POST /api/cart/apply-coupon': withCart({ query: { coupon: 'DOSTAWA' } }),
	'POST /api/cart/delete-coupon': withCart(),
	'GET /api/cart/coupon': withCart(),
	'POST /api/cart/save-start-page-url': withCart({ body: { url: '/ona', date: '2026-11-20T10:00:00Z' } }),
	'GET /api/countries/place': { owns: 'nothing', ask: () => ({ query: { country: 'PL', postcode: '81-368' } }) },
	'GET /api/cart/pickup-points': { owns: 'nothing', ask: () => ({ query: { country: 'PL', search: 'Gdynia' } }) },
	'GET /api/cart/shipping-countries': { owns: 'nothing', ask: () => ({}) },
};
