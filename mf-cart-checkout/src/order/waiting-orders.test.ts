import { fakeBrowser } from '@pasaz/kernel/stores/browser.fake';
import { afterEach, expect, it, vi } from 'vitest';
import { $waitingOrders, dropOrder, keepOrder, startWaitingOrders, type WaitingOrder } from './waiting-orders.ts';

const address = { firstname: 'Hanna', lastname: 'Wilk', street: [], postcode: '', city: '', country_id: 'PL' };
const ORDER: WaitingOrder = {
	key: '5d8f6a52-9f0b-4c39-9c3f-0d6d2f3a7b11',
	request: {
		...{ user_id: '', cart_id: '', products: [{ sku: 'SWIT-M', qty: 1, price: 249 }] },
		addressInformation: { billingAddress: address, payment_method_code: 'banktransfer' },
	},
	...{ lines: [], total: 24900, madeAt: Date.now(), state: 'waiting' },
};
const OF_CART = { ...ORDER.request, cart_id: 'c' };

afterEach(() => {
	for (const { key } of $waitingOrders.get()) dropOrder(key);
	vi.unstubAllGlobals();
});

it('a damaged order that waits takes no other along, and leaves no copy with its address (16.9)', () => {
	const stored = JSON.stringify([{ ...ORDER, request: { user_id: '7' } }, ORDER]);
	const { items } = fakeBrowser({ 'shop/orders/waiting-orders': stored });
	startWaitingOrders();
	expect($waitingOrders.get()).toEqual([ORDER]);
	expect([...items.keys()]).toEqual(['shop/orders/waiting-orders']);
});

it.each<[string, Partial<WaitingOrder>, Partial<WaitingOrder>]>([
	['waits', {}, { state: 'refused', refusal: 'too-old' }],
	['waits for a word about its sum', { state: 'changed' }, { state: 'refused', refusal: 'too-old' }],
	['may have arrived', { state: 'unsure', request: OF_CART }, { state: 'unsure' }],
	['is on its way', { isSent: true, request: OF_CART }, { state: 'waiting', isSent: true }],
	['may have arrived and names no cart', { state: 'unsure' }, { state: 'refused', refusal: 'never-answered' }],
	['is on its way and names no cart', { isSent: true }, { state: 'refused', refusal: 'never-answered', isSent: false }],
])('an order that %s stays after 30 days by a clock that may have jumped (16.9, 21.14)', async (_, given, expected) => {
	fakeBrowser();
	await keepOrder({ ...ORDER, ...given, madeAt: Date.now() - 31 * 24 * 3_600_000 });
	startWaitingOrders();
	expect($waitingOrders.get()).toMatchObject([{ key: ORDER.key, ...expected }]);
});

it('an order that the device cannot store is not kept (16.9)', async () => {
	fakeBrowser();
	await expect(keepOrder(ORDER)).resolves.toBe(true);
	dropOrder(ORDER.key);
	fakeBrowser({}, { blocked: true });
	await expect(keepOrder(ORDER)).resolves.toBe(false);
	expect($waitingOrders.get()).toEqual([]);
});
