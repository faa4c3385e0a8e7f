import { fakeBrowser } from '@pasaz/kernel/stores/browser.fake';
import { $cart, addToCart, forgetCart } from '@pasaz/kernel/stores/cart';
import { $notifications, dismiss, notify } from '@pasaz/kernel/stores/notifications';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BUNDLE, SHIRT } from '../checkout.fixture.ts';
import { fakeCommerce } from '../commerce.fake.ts';
import { changeLine, putInCart } from './put-in-cart.ts';

const messages = () => $notifications.get().map(({ message }) => message);

beforeEach(() => {
	fakeBrowser();
	// what is done once the shopper was answered finds no storage here
	vi.spyOn(console, 'warn').mockImplementation(() => undefined);
	vi.stubGlobal('document', { documentElement: { lang: 'pl' } });
});
afterEach(() => {
	forgetCart();
	for (const { id } of $notifications.get()) dismiss(id);
	vi.unstubAllGlobals();
});

it('asks for a missing size until one was chosen, and leaves alone what others said (12.1)', async () => {
	const buying = { ...fakeCommerce().caller, toCheckout: () => undefined };
	const withoutSize = { ...SHIRT, errors: { size: 'Wybierz rozmiar' } };
	notify({ type: 'error', message: 'Brak połączenia' });
	await putInCart({ product: withoutSize, quantity: 1 }, buying);
	await putInCart({ product: withoutSize, quantity: 1 }, buying);
	expect(messages()).toEqual(['Brak połączenia', 'Wybierz rozmiar']);
	await putInCart({ product: SHIRT, quantity: 1 }, buying);
	await vi.waitFor(() => expect(messages()).toEqual(['Brak połączenia', 'Produkt został dodany do koszyka']));
});

it('says that a product is sold out before it says that it was added, and takes it back (12.5)', async () => {
	const { caller, shop } = fakeCommerce();
	const buying = { ...caller, toCheckout: () => undefined };
	shop.stock = { 'SWIT-M': 0 };
	await putInCart({ product: SHIRT, quantity: 1 }, buying);
	expect($cart.get().lines).toHaveLength(1);
	await vi.waitFor(() => expect(messages()).toEqual([expect.stringContaining('nie ma już w magazynie')]));
	expect($cart.get().lines).toEqual([]);
});

it('takes back the pieces that are not there (12.10)', async () => {
	const { caller, shop } = fakeCommerce();
	const buying = { ...caller, toCheckout: () => undefined };
	shop.stock = { 'SWIT-M': 1 };
	await putInCart({ product: SHIRT, quantity: 1 }, buying);
	await putInCart({ product: SHIRT, quantity: 1 }, buying);
	await vi.waitFor(() => expect(messages()).toContain('Dostępna jest tylko 1 sztuka tego produktu.'));
	expect($cart.get().lines[0]?.qty).toBe(1);
});

it('has put it on the device by the time the shopper can leave the page', async () => {
	const { items } = fakeBrowser();
	await putInCart({ product: SHIRT, quantity: 1 }, { ...fakeCommerce().caller, toCheckout: () => undefined });
	expect(items.get('shop/shared-cart/operations')).toContain('SWIT-M');
});

it('asks nobody about stock, and leads to no checkout, where the store view says so (13.27)', async () => {
	const { caller, called } = fakeCommerce();
	const cart = { synchronizeStock: false, externalCheckout: 'https://kasa.example/' };
	const storeView = { ...caller.storeView, cart };
	await putInCart({ product: SHIRT, quantity: 1 }, { ...caller, storeView, toCheckout: () => undefined });
	await vi.waitFor(() => expect(messages()).toEqual(['Produkt został dodany do koszyka']));
	expect($notifications.get()[0]).not.toHaveProperty('action1');
	expect(called('/api/stock/check')).toBe(0);
});

it('adds a product whose stock nobody tells (12.4)', async () => {
	const { caller, shop } = fakeCommerce();
	shop.disturb = () => 'down';
	await putInCart({ product: SHIRT, quantity: 1 }, { ...caller, toCheckout: () => undefined });
	await vi.waitFor(() => expect(messages()).toEqual(['Produkt został dodany do koszyka']));
});

it('warns of a product whose stock nobody tells where the shop wants that to be known (12.4, 20.4)', async () => {
	const { caller, shop } = fakeCommerce();
	shop.disturb = () => 'down';
	const storeView = { ...caller.storeView, cart: { allowOutOfStockInCart: false } };
	await putInCart(
		{ product: { ...SHIRT, stockQty: null }, quantity: 1 },
		{ ...caller, storeView, toCheckout: () => undefined },
	);
	await vi.waitFor(() =>
		expect($notifications.get()).toMatchObject([
			{ type: 'warning', message: expect.stringContaining('Nie mamy pewności') },
			{ message: 'Produkt został dodany do koszyka', action1: { label: 'Przejdź do kasy' } },
		]),
	);
});

const UNCOUNTED = {
	...{ item_id: 1, product_id: 1, qty: 0, is_in_stock: true, manage_stock: false },
	...{ min_sale_qty: 1, max_sale_qty: 99 },
};

it('does not doubt what the shop does not count but calls in stock (12.3)', async () => {
	const { caller, shop } = fakeCommerce();
	shop.disturb = () => ({ code: 200, result: { ...UNCOUNTED, sku: SHIRT.sku } });
	const storeView = { ...caller.storeView, cart: { allowOutOfStockInCart: false } };
	const buying = { ...caller, storeView, toCheckout: () => undefined };
	await putInCart({ product: { ...SHIRT, stockQty: null }, quantity: 1 }, buying);
	await vi.waitFor(() => expect(messages()).toEqual(['Produkt został dodany do koszyka']));
});

it('keeps the limit of a bundle’s scarcest part at its line (4.26)', async () => {
	const { caller, shop } = fakeCommerce();
	shop.disturb = () => ({ code: 200, result: { ...UNCOUNTED, sku: BUNDLE.sku } });
	const buying = { ...caller, toCheckout: () => undefined };
	await putInCart({ product: BUNDLE, quantity: 3 }, buying);
	await vi.waitFor(() => expect(messages()).toEqual(['Produkt został dodany do koszyka']));
	expect($cart.get().lines).toMatchObject([{ qty: 3, stockQty: 3 }]);
});

it('saves another choice of a line with all of its pieces, and leads back to the cart', async () => {
	const { caller } = fakeCommerce();
	const toCheckout = vi.fn();
	addToCart(SHIRT, 2);
	const [line] = $cart.get().lines;
	const other = { ...SHIRT, sku: 'MGLA', id: 99 };
	if (line) await changeLine({ product: other, line }, { ...caller, toCheckout });
	expect($cart.get().lines.map(({ sku, qty }) => [sku, qty])).toEqual([['MGLA', 2]]);
	expect(messages()).toEqual(['Zmieniliśmy produkt w koszyku']);
	expect(toCheckout).toHaveBeenCalledOnce();
});

it('keeps the line where the shop has not as many of the other choice', async () => {
	const { caller, shop } = fakeCommerce();
	const toCheckout = vi.fn();
	shop.stock = { MGLA: 1 };
	addToCart(SHIRT, 2);
	const [line] = $cart.get().lines;
	if (line) await changeLine({ product: { ...SHIRT, sku: 'MGLA', id: 99 }, line }, { ...caller, toCheckout });
	expect($cart.get().lines.map(({ sku, qty }) => [sku, qty])).toEqual([['SWIT-M', 2]]);
	expect(messages()).toEqual(['Dostępna jest tylko 1 sztuka tego produktu.']);
	expect(toCheckout).not.toHaveBeenCalled();
});
