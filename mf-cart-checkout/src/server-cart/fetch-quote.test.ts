import { fakeBrowser } from '@pasaz/kernel/stores/browser.fake';
import { addToCart, forgetCart } from '@pasaz/kernel/stores/cart';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SHIRT } from '../checkout.fixture.ts';
import { fakeCommerce } from '../commerce.fake.ts';
import { setCoupon } from './coupon.ts';
import { askQuote, forgetQuote } from './quote.ts';

const HERE = { country: 'PL', region: '', postcode: '', shipping: '' };
let commerce: ReturnType<typeof fakeCommerce>;
const ask = (request = HERE) => askQuote(commerce.caller, request, { ifNeeded: true });
const asked = () => commerce.called('/api/cart/shipping-information');

beforeEach(async () => {
	fakeBrowser();
	vi.spyOn(console, 'warn').mockImplementation(() => undefined);
	commerce = fakeCommerce();
	addToCart(SHIRT, 1);
	await ask();
});
afterEach(() => {
	forgetCart();
	forgetQuote();
	setCoupon(null);
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

describe('totals (rule 14.17)', () => {
	it('are asked for once while nothing changes', async () => {
		await ask();
		await ask();
		expect(asked()).toBe(1);
	});

	it.each([
		['the country', { ...HERE, country: 'DE' }],
		['the region', { ...HERE, region: 'MZ' }],
		['the postcode', { ...HERE, postcode: '00-950' }],
	])('are asked for again with %s', async (_, request) => {
		await ask(request);
		await ask(request);
		expect(asked()).toBe(2);
		const { body } = commerce.sent.findLast(({ path }) => path === '/api/cart/shipping-information') ?? {};
		expect(body).toMatchObject({
			addressInformation: {
				shippingAddress: {
					countryId: request.country,
					...(request.region && { region: request.region }),
					...(request.postcode && { postcode: request.postcode }),
				},
			},
		});
	});

	it('are asked for again for another cart, another coupon, and after a minute', async () => {
		addToCart(SHIRT, 1);
		await ask();
		expect(asked()).toBe(2);
		commerce.shop.coupons = { LATO: 10 };
		setCoupon({ code: 'LATO', cartId: null });
		await ask();
		await ask();
		expect(asked()).toBe(3);
		const now = Date.now();
		vi.spyOn(Date, 'now').mockReturnValue(now + 61_000);
		await ask();
		expect(asked()).toBe(4);
		vi.mocked(Date.now).mockRestore();
	});

	it('are asked for whenever that is forced', async () => {
		await askQuote(commerce.caller, HERE);
		await askQuote(commerce.caller, HERE);
		expect(asked()).toBe(3);
	});
});
