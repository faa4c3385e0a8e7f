import { cartUpdate } from '@pasaz/kernel/contract/cart';
import { fakeBrowser } from '@pasaz/kernel/stores/browser.fake';
import { $cart, addToCart, forgetCart } from '@pasaz/kernel/stores/cart';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartHash } from '../cart/cart-hash.ts';
import { SHIRT, TO_LOCKER } from '../checkout.fixture.ts';
import { fakeCommerce } from '../commerce.fake.ts';
import { setCoupon } from './coupon.ts';
import { askQuote, forgetQuote, isAsking } from './quote.ts';

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

describe('totals (14.2, 14.17)', () => {
	it('are asked for once while nothing changes', async () => {
		await ask();
		await ask();
		expect(asked()).toBe(1);
	});

	it('that are on their way are known by their question, until the cart is another', async () => {
		expect(isAsking(HERE)).toBe(false);
		const answer = ask();
		await Promise.resolve();
		expect(isAsking(HERE)).toBe(true);
		expect(isAsking({ ...HERE, country: 'DE' })).toBe(false);
		addToCart(SHIRT, 1);
		expect(isAsking(HERE)).toBe(false);
		await answer;
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

	it('are asked for again after the clock was set back (21.14)', async () => {
		vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
		await ask();
		expect(asked()).toBe(2);
		vi.mocked(Date.now).mockRestore();
	});

	it('are asked for whenever that is forced', async () => {
		await askQuote(commerce.caller, HERE);
		await askQuote(commerce.caller, HERE);
		expect(asked()).toBe(3);
	});

	it('are asked for beside the sync, if nothing was done here since the last one', async () => {
		const first = commerce.sent.length;
		await askQuote(commerce.caller, HERE);
		const paths = commerce.sent.slice(first).map(({ path }) => path);
		expect(paths.indexOf('/api/cart/shipping-information')).toBeLessThan(paths.indexOf('/api/cart/sync'));
		addToCart(SHIRT, 1);
		const second = commerce.sent.length;
		await askQuote(commerce.caller, HERE);
		const later = commerce.sent.slice(second).map(({ path }) => path);
		expect(later.indexOf('/api/cart/shipping-information')).toBeGreaterThan(later.indexOf('/api/cart/sync'));
	});

	it('are those of what another device has done, which the sync brings', async () => {
		const cartId = $cart.get().serverToken ?? '';
		await commerce.caller.api.call(cartUpdate, {
			query: { cartId },
			body: { cartItem: { sku: SHIRT.sku, qty: 3 } },
		});
		const { hash, totals } = await askQuote(commerce.caller, HERE);
		expect($cart.get().lines.map(({ qty }) => qty)).toEqual([3]);
		expect(hash).toBe(cartHash($cart.get().lines));
		expect(totals.subtotal_incl_tax).toBe(3 * 249);
		expect(asked()).toBe(3);
	});

	it('are those of the way of delivery that the list names', async () => {
		commerce.shop.disturb = (path) =>
			path === '/api/cart/shipping-methods' ? { code: 200, result: [{ ...TO_LOCKER, default: true }] } : undefined;
		const { shipping } = await askQuote(commerce.caller, HERE);
		const { body } = commerce.sent.findLast(({ path }) => path === '/api/cart/shipping-information') ?? {};
		expect(shipping).toBe('pickup/locker');
		expect(body).toMatchObject({ addressInformation: { shippingMethodCode: 'locker' } });
	});

	it.each(['/api/cart/sync', '/api/cart/shipping-information'])(
		'are never those of the cart before what the shopper does while %s is on its way',
		async (path) => {
			let taps = 1;
			commerce.shop.disturb = (asked) => {
				if (asked !== path || taps === 0) return;
				taps -= 1;
				addToCart(SHIRT, 1);
			};
			const during = await askQuote(commerce.caller, HERE);
			const priced = during.hash === cartHash($cart.get().lines) ? 2 : 1;
			expect(during.totals.subtotal_incl_tax).toBe(priced * 249);
			const { hash, totals } = await ask();
			expect(hash).toBe(cartHash($cart.get().lines));
			expect(totals.subtotal_incl_tax).toBe(2 * 249);
		},
	);
});
