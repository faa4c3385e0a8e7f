import { describe, expect, it } from 'vitest';
import { COURIER, KNOWN, SANDBOX, shirts, totalsOf } from '../checkout.fixture.ts';
import type { Quote } from './fetch-quote.ts';
import { shippingKey } from './methods.ts';
import { costIn, offerOf } from './offer.ts';

const quote: Quote = {
	hash: 'cart',
	subject: '',
	at: 0,
	cartId: 'c',
	country: 'PL',
	shipping: shippingKey(COURIER),
	totals: totalsOf(249, { grand_total: 254, shipping_incl_tax: 5 }),
	shippingMethods: [COURIER],
	paymentMethods: [SANDBOX],
	couponProblem: null,
};
const circumstances = {
	lines: [shirts(1)],
	hash: 'cart',
	quote,
	chosen: { shipping: '', payment: '', country: 'PL' },
	known: KNOWN,
	isOnline: true,
};

describe('offerOf', () => {
	it("shows the server's totals for this very cart (14.3)", () => {
		expect(offerOf(circumstances)).toMatchObject({ isConfirmed: true, totals: { grandTotal: 25_400 } });
	});

	it.each([
		['the server has not answered', { quote: null }],
		['the cart has changed since', { hash: 'another cart' }],
		['another country is chosen', { chosen: { shipping: '', payment: '', country: 'DE' } }],
	])("shows the shop's own totals while %s", (_, given) => {
		const offer = offerOf({ ...circumstances, ...given });
		expect(offer.isConfirmed).toBe(false);
		expect(offer.totals.grandTotal).toBe(24_900 + 500);
	});

	it('knows one delivery and one payment without the server (14.6)', () => {
		const { shippingMethods, payment } = offerOf({ ...circumstances, quote: null });
		expect(shippingMethods).toHaveLength(1);
		expect(payment?.code).toBe('cashondelivery');
	});

	it('prices a delivery as the server does, also where a coupon has made it free', () => {
		const free = { ...COURIER, price_incl_tax: 0 };
		const offer = offerOf({ ...circumstances, quote: { ...quote, shippingMethods: [free] } });
		expect(costIn(offer, free, KNOWN.freeFrom)).toBe(0);
		const unsure = offerOf({ ...circumstances, quote: null });
		expect(costIn(unsure, COURIER, KNOWN.freeFrom)).toBe(500);
	});

	it('ships nothing of a virtual cart', () => {
		const { shippingMethods, totals } = offerOf({
			...circumstances,
			lines: [shirts(1, { productType: 'virtual' })],
			hash: '',
		});
		expect(shippingMethods).toEqual([]);
		expect(totals.shipping).toBe(0);
	});
});
