import { fakeBrowser } from '@pasaz/kernel/stores/browser.fake';
import { addToCart, forgetCart } from '@pasaz/kernel/stores/cart';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FILLED, SHIRT, SOCKS } from '../checkout.fixture.ts';
import { fakeCommerce } from '../commerce.fake.ts';
import { placeOffline } from '../order/place-offline.ts';
import { $waitingOrders, dropOrder } from '../order/waiting-orders.ts';
import { sendWaiting } from './send-waiting.ts';

function open() {
	const commerce = fakeCommerce();
	addToCart(SHIRT, 2);
	addToCart(SOCKS, 1);
	placeOffline(commerce.caller, { form: FILLED, storeCode: 'pl' });
	const send = async () => {
		const [order] = $waitingOrders.get();
		if (!order) throw new Error('No order waits');
		return sendWaiting(commerce.caller.api, order);
	};
	return { ...commerce, send };
}

beforeEach(() => void fakeBrowser());
afterEach(() => {
	for (const { key } of $waitingOrders.get()) dropOrder(key);
	forgetCart();
	vi.unstubAllGlobals();
});

describe('an order that was made offline', () => {
	it('is kept as it was made, with the sum that the shopper has seen', () => {
		open();
		expect($waitingOrders.get()).toMatchObject([
			{
				state: 'waiting',
				total: 2 * 24900 + 5999,
				request: { products: [{ sku: 'SWIT-M', qty: 2 }, { sku: 'MGLA' }] },
			},
		]);
	});

	it('is gone from the device when it is placed', async () => {
		const { orders, send } = open();
		await expect(send()).resolves.toEqual(expect.any(String));
		expect(orders.size).toBe(1);
		expect($waitingOrders.get()).toEqual([]);
	});

	it('waits on while the shop cannot be reached, and is placed once when an answer was lost', async () => {
		const { orders, send, shop } = open();
		shop.disturb = () => 'down';
		await send();
		expect($waitingOrders.get()).toMatchObject([{ state: 'unsure' }]);
		shop.disturb = () => 'lost';
		await send();
		shop.disturb = () => undefined;
		await send();
		expect(orders.size).toBe(1);
		expect($waitingOrders.get()).toEqual([]);
	});

	it('waits for the shopper where prices have changed, and is placed at the new ones', async () => {
		const { orders, send, shop } = open();
		shop.prices.MGLA = 6999;
		await expect(send()).resolves.toBeNull();
		expect($waitingOrders.get()).toMatchObject([{ state: 'changed', totalNow: 2 * 24900 + 6999 }]);
		expect(orders.size).toBe(0);
		await expect(send()).resolves.toEqual(expect.any(String));
	});

	it('is refused when a product is gone', async () => {
		const { send, shop } = open();
		shop.stock.MGLA = 0;
		await expect(send()).resolves.toBeNull();
		expect($waitingOrders.get()).toMatchObject([{ state: 'refused' }]);
	});
});
