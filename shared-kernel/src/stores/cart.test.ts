import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testCandidate } from '../domain/cart.fixture.ts';
import { addLine, EMPTY_CART, lineOf } from '../domain/cart.ts';
import { fakeBrowser, untilStored } from './browser.fake.ts';

const SHIRT = testCandidate('KOSZULA-M', { id: 11, price: 24900 });
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
		const { clearCart } = await openStore();
		expect(() => clearCart()).toThrow('browser only');
	});

	it('counts pieces and grosze', async () => {
		const { $cartCount, $cartSubtotal, updateLines } = await openStore();
		updateLines((lines) => addLine(lines, lineOf(SHIRT, 2)));
		expect([$cartCount.get(), $cartSubtotal.get()]).toEqual([2, 49800]);
	});

	it('says when it is restored', async () => {
		const { $cartIsLoaded, startCart } = await openStore();
		expect($cartIsLoaded.get()).toBe(false);
		await startCart();
		expect($cartIsLoaded.get()).toBe(true);
	});

	it('is the same when it is started twice, as React does with effects in development', async () => {
		const { items } = fakeBrowser();
		const before = await openStore();
		await before.startCart();
		before.updateLines((lines) => addLine(lines, lineOf(SHIRT, 2)));
		await untilStored();

		fakeBrowser(Object.fromEntries(items));
		const after = await openStore();
		await Promise.all([after.startCart(), after.startCart()]);
		expect(after.$cartCount.get()).toBe(2);
	});

	it('survives a reload', async () => {
		const { items } = fakeBrowser();
		const before = await openStore();
		await before.startCart();
		before.updateLines((lines) => addLine(lines, lineOf(SHIRT, 2)));
		before.setServerToken('server-cart');
		await untilStored();

		fakeBrowser(Object.fromEntries(items));
		const after = await openStore();
		await after.startCart();
		expect(after.$cart.get()).toEqual(before.$cart.get());
	});

	it('keeps what was put in before it was restored', async () => {
		fakeBrowser({
			[KEY]: JSON.stringify({ lines: [lineOf({ ...SHIRT, sku: 'CZAPKA', id: 3 }, 1)], serverToken: null }),
		});
		const { $cart, startCart, updateLines } = await openStore();
		updateLines((lines) => addLine(lines, lineOf(SHIRT, 2)));
		await startCart();
		expect($cart.get().lines.map(({ sku }) => sku)).toEqual(['CZAPKA', 'KOSZULA-M']);
	});

	it('follows another tab', async () => {
		const { change } = fakeBrowser();
		const { $cart, startCart } = await openStore();
		await startCart();
		change(KEY, { lines: [lineOf(SHIRT, 3)], serverToken: null });
		await untilStored();
		expect($cart.get().lines[0]?.qty).toBe(3);
		change(KEY, { lines: [lineOf(SHIRT, 4)], serverToken: null });
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

	it('goes on from memory where storage is blocked', async () => {
		fakeBrowser({}, { blocked: true });
		const { $cartCount, startCart, updateLines } = await openStore();
		await startCart();
		updateLines((lines) => addLine(lines, lineOf(SHIRT, 1)));
		expect($cartCount.get()).toBe(1);
	});

	it('is empty without a server cart once it is cleared', async () => {
		const { $cart, clearCart, setServerToken, updateLines } = await openStore();
		updateLines((lines) => addLine(lines, lineOf(SHIRT, 1)));
		setServerToken('server-cart');
		clearCart();
		expect($cart.get()).toEqual(EMPTY_CART);
	});
});
