import { fakeBrowser } from '@pasaz/kernel/stores/browser.fake';
import { changeCart, forgetCart } from '@pasaz/kernel/stores/cart';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { COURIER, shirts, TO_LOCKER } from '../checkout.fixture.ts';
import { fakeCommerce } from '../commerce.fake.ts';
import { askQuote, forgetQuote } from '../server-cart/quote.ts';
import { deliveryNeed } from './delivery-need.ts';

const LOCKER_KEY = 'pickup/locker';

beforeEach(() => void fakeBrowser());
afterEach(() => {
	forgetCart();
	forgetQuote();
	vi.unstubAllGlobals();
});

async function open(productType: 'simple' | 'virtual') {
	const commerce = fakeCommerce();
	changeCart((cart) => ({ ...cart, lines: [shirts(1, { productType })] }));
	commerce.shop.disturb = (path) =>
		path === '/api/cart/shipping-methods' ? { code: 200, result: [COURIER, TO_LOCKER] } : undefined;
	await askQuote(commerce.caller, { country: 'PL', region: '', postcode: '', shipping: LOCKER_KEY });
}

it('a locker needs a point, the courier an address', async () => {
	await open('simple');
	expect(deliveryNeed(LOCKER_KEY)).toBe('point');
	expect(deliveryNeed('')).toBe('address');
	expect(deliveryNeed('flatrate/flatrate')).toBe('address');
});

it('before the server has told its ways of delivery, the courier comes', () => {
	changeCart((cart) => ({ ...cart, lines: [shirts(1)] }));
	expect(deliveryNeed(LOCKER_KEY)).toBe('address');
});

it('virtual goods need nothing', async () => {
	await open('virtual');
	expect(deliveryNeed(LOCKER_KEY)).toBe('nothing');
});
