import { fakeBrowser } from '@pasaz/kernel/stores/browser.fake';
import { afterEach, expect, it, vi } from 'vitest';
import { $waitingOrders, startWaitingOrders, type WaitingOrder } from './waiting-orders.ts';

const address = { firstname: 'Hanna', lastname: 'Wilk', street: [], postcode: '', city: '', country_id: 'PL' };
const ORDER: WaitingOrder = {
	key: '5d8f6a52-9f0b-4c39-9c3f-0d6d2f3a7b11',
	request: {
		...{ user_id: '', cart_id: '', products: [{ sku: 'SWIT-M', qty: 1, price: 249 }] },
		addressInformation: { billingAddress: address, payment_method_code: 'banktransfer' },
	},
	...{ lines: [], total: 24900, madeAt: Date.now(), state: 'waiting' },
};

afterEach(() => void vi.unstubAllGlobals());

it('a damaged order that waits takes no other along, and leaves no copy with its address (16.9)', () => {
	const stored = JSON.stringify([{ ...ORDER, request: { user_id: '7' } }, ORDER]);
	const { items } = fakeBrowser({ 'shop/orders/waiting-orders': stored });
	startWaitingOrders();
	expect($waitingOrders.get()).toEqual([ORDER]);
	expect([...items.keys()]).toEqual(['shop/orders/waiting-orders']);
});
