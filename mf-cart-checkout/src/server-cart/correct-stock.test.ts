import { fakeBrowser } from '@pasaz/kernel/stores/browser.fake';
import { $cart, addToCart, forgetCart } from '@pasaz/kernel/stores/cart';
import { $notifications, dismiss } from '@pasaz/kernel/stores/notifications';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SHIRT, SOCKS } from '../checkout.fixture.ts';
import { fakeCommerce } from '../commerce.fake.ts';
import { correctStock } from './correct-stock.ts';

beforeEach(() => void fakeBrowser());
afterEach(() => {
	forgetCart();
	for (const { id } of $notifications.get()) dismiss(id);
	vi.unstubAllGlobals();
});

async function correct(cart: { synchronize: boolean; allowOutOfStockInCart: boolean }) {
	const { caller, shop } = fakeCommerce();
	shop.stock = { 'SWIT-M': 0, MGLA: 2 };
	addToCart(SHIRT, 1);
	addToCart(SOCKS, 3);
	await correctStock({ ...caller, storeView: { ...caller.storeView, cart } }, () => []);
	return $cart.get().lines.map(({ sku, isInStock, stockQty }) => [sku, isInStock, stockQty]);
}

it.each([
	{ synchronize: true, allowOutOfStockInCart: false },
	{ synchronize: false, allowOutOfStockInCart: true },
])('what is sold out stays and is marked with %o (12.7, 12.8)', async (settings) => {
	await expect(correct(settings)).resolves.toEqual([
		['SWIT-M', false, 0],
		['MGLA', true, 2],
	]);
	expect($notifications.get()).toEqual([]);
});

it('what is sold out goes where the shop allows neither it nor a sync, and the shopper is told (12.8)', async () => {
	await expect(correct({ synchronize: false, allowOutOfStockInCart: false })).resolves.toEqual([['MGLA', true, 2]]);
	expect($notifications.get()).toMatchObject([{ type: 'error', message: expect.stringContaining('Koszula Świt') }]);
});
