import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testCandidate } from '../domain/cart.fixture.ts';
import { EMPTY_CART, lineOf } from '../domain/cart.ts';
import { opId, setTo } from '../domain/line-ops.ts';
import { fakeBrowser, untilStored } from './browser.fake.ts';

const SHIRT = testCandidate('KOSZULA-M', { id: 11, price: 24900 });
/** As another tab has set it. */
function shirts(qty: number, given: Partial<typeof SHIRT> = {}) {
	const id = opId(qty, 'another');
	return lineOf({ ...SHIRT, ...given }, setTo(qty, id), id);
}
const KEY = 'shop/cart/current-cart';

/** A fresh copy of the store, as each page load has. */
async function openStore() {
	vi.resetModules();
	return import('./cart.ts');
}

beforeEach(() => void fakeBrowser());
afterEach(() => vi.unstubAllGlobals());

describe('the cart', () => {
	it('refuses to be written on the server', async () => {
		vi.unstubAllGlobals();
		const { forgetCart } = await openStore();
		expect(() => forgetCart()).toThrow('browser only');
	});

	it('counts pieces and grosze (11.12)', async () => {
		const { $cartCount, $cartSubtotal, addToCart } = await openStore();
		addToCart(SHIRT, 2);
		expect([$cartCount.get(), $cartSubtotal.get()]).toEqual([2, 49800]);
	});

	it('says when it is restored (11.1, 11.9)', async () => {
		const { $cartIsLoaded, startCart } = await openStore();
		expect($cartIsLoaded.get()).toBe(false);
		await startCart();
		expect($cartIsLoaded.get()).toBe(true);
	});

	it('is the same when it is started twice, as React does with effects in development', async () => {
		const { items } = fakeBrowser();
		const before = await openStore();
		await before.startCart();
		before.addToCart(SHIRT, 2);
		await untilStored();

		fakeBrowser(Object.fromEntries(items));
		const after = await openStore();
		await Promise.all([after.startCart(), after.startCart()]);
		expect(after.$cartCount.get()).toBe(2);
	});

	it('survives a reload (11.4, 11.9)', async () => {
		const { items } = fakeBrowser();
		const before = await openStore();
		await before.startCart();
		before.addToCart(SHIRT, 2);
		before.pageCart.setServerCart('server-cart', null);
		await untilStored();

		fakeBrowser(Object.fromEntries(items));
		const after = await openStore();
		await after.startCart();
		expect(after.$cart.get()).toEqual(before.$cart.get());
	});

	it('keeps what was put in before it was restored', async () => {
		fakeBrowser({
			[KEY]: JSON.stringify({ lines: [shirts(1, { sku: 'CZAPKA', id: 3 })], serverToken: null }),
		});
		const { $cart, startCart, addToCart } = await openStore();
		addToCart(SHIRT, 2);
		await startCart();
		expect($cart.get().lines.map(({ sku }) => sku)).toEqual(['CZAPKA', 'KOSZULA-M']);
	});

	it('follows another tab (11.11)', async () => {
		const { change } = fakeBrowser();
		const { $cart, startCart } = await openStore();
		await startCart();
		change(KEY, { lines: [shirts(3)], serverToken: null });
		await untilStored();
		expect($cart.get().lines[0]?.qty).toBe(3);
		change(KEY, { lines: [shirts(4)], serverToken: null });
		expect($cart.get().lines[0]?.qty).toBe(4);
	});

	it.each([
		['truncated JSON', '{"lines":['],
		['another shape', '{"lines":"many"}'],
		['null', 'null'],
	])('starts empty from %s', async (_, stored) => {
		fakeBrowser({ [KEY]: stored });
		const { $cart, startCart } = await openStore();
		await startCart();
		expect($cart.get()).toEqual({ ...EMPTY_CART, isLoaded: true });
	});

	it('goes on from memory where storage is blocked (21.11)', async () => {
		fakeBrowser({}, { blocked: true });
		const { $cartCount, startCart, addToCart } = await openStore();
		await startCart();
		addToCart(SHIRT, 1);
		expect($cartCount.get()).toBe(1);
	});

	it('is empty without a server cart once it is cleared (13.15)', async () => {
		const { $cart, forgetCart, pageCart, addToCart } = await openStore();
		addToCart(SHIRT, 1);
		pageCart.setServerCart('server-cart', null);
		forgetCart();
		expect($cart.get()).toEqual({ ...EMPTY_CART, since: expect.any(String) });
	});
});
