import type { AnalyticsEvent } from '@pasaz/kernel/analytics/events';
import { receiveEvents } from '@pasaz/kernel/analytics/track';
import { OrderRequest } from '@pasaz/kernel/contract/order';
import { HANNA } from '@pasaz/kernel/contract/user.fixture';
import { takeOrdered } from '@pasaz/kernel/domain/cart';
import { logOut } from '@pasaz/kernel/network/session';
import { fakeBrowser, untilStored } from '@pasaz/kernel/stores/browser.fake';
import { $cart, addToCart, changeCart, forgetCart, noteLine } from '@pasaz/kernel/stores/cart';
import { $user, clearUser, setSession } from '@pasaz/kernel/stores/user';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FILLED, KNOWN, SHIRT, SOCKS } from '../checkout.fixture.ts';
import { fakeCommerce } from '../commerce.fake.ts';
import { addGiftCard, forgetGiftCards } from '../order/gift-cards.ts';
import { orderedHere } from '../order/ordered-here.ts';
import { placeOffline } from '../order/place-offline.ts';
import { $waitingOrders, changeOrder, dropOrder, ownOrders } from '../order/waiting-orders.ts';
import { setCoupon } from '../server-cart/coupon.ts';
import { askQuote, forgetQuote } from '../server-cart/quote.ts';
import { sendWaiting } from './send-waiting.ts';

const FORM = { ...FILLED, payment: { method: KNOWN.payment.code } };

function open() {
	const commerce = fakeCommerce();
	addToCart(SHIRT, 2);
	addToCart(SOCKS, 1);
	void placeOffline(commerce.caller, { form: FORM, storeCode: 'pl' });
	const send = async () => {
		const [order] = $waitingOrders.get();
		if (!order) throw new Error('No order waits');
		return sendWaiting(commerce.caller.api, order);
	};
	return { ...commerce, send };
}

const ownNow = () => ownOrders($waitingOrders.get(), $user.get());

beforeEach(() => {
	fakeBrowser();
	const stored = new Map<string, string>();
	vi.stubGlobal('sessionStorage', {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, text: string) => stored.set(key, text),
	});
});
afterEach(() => {
	for (const { key } of $waitingOrders.get()) dropOrder(key);
	forgetCart();
	vi.unstubAllGlobals();
});

describe('an order that was made offline', () => {
	it('is kept as it was made, with the sum that the shopper has seen (16.3, 16.11)', () => {
		open();
		expect($waitingOrders.get()).toMatchObject([
			{
				state: 'waiting',
				total: 2 * 24900 + 5999,
				request: { products: [{ sku: 'SWIT-M', qty: 2 }, { sku: 'MGLA' }] },
			},
		]);
	});

	it('tells how its pieces came into the cart, of which the shop may not have heard (15.24)', () => {
		open();
		const [order] = $waitingOrders.get();
		const brought = order?.request.products.map(({ sku, ops }) => [sku, Object.values(ops?.adds ?? {})]);
		expect(brought).toEqual([
			['SWIT-M', [2]],
			['MGLA', [1]],
		]);
	});

	it.each([
		['says so by what the cart still knows', 'waiting'],
		['is sent again in its own words where it may have arrived', 'unsure'],
	] as const)('of a release that told nothing of that %s (15.16, 15.24)', async (_, state) => {
		const { send, sent } = open();
		const [order] = $waitingOrders.get();
		if (!order) throw new Error('No order waits');
		const { request } = order;
		changeCart((cart) => takeOrdered(cart, request.products, request.cart_operation ?? ''));
		const untold = { ...request, products: request.products.map(({ ops: _ops, ...product }) => product) };
		changeOrder(order.key, { request: untold, state });
		await send();
		const bodies = sent.filter(({ path }) => path === '/api/order').map(({ body }) => body);
		expect(bodies).toEqual([state === 'waiting' ? request : untold]);
	});

	it('brings a coupon along of which the shop has not said how much it takes off (16.11)', () => {
		setCoupon({ code: 'WITAJ10', cartId: 'c' });
		open();
		expect($waitingOrders.get()).toMatchObject([
			{ total: 2 * 24900 + 5999, coupon: 'WITAJ10', request: { expected_total: 557.99 } },
		]);
		setCoupon(null);
	});

	it('has the shop’s own sum where that was the last word on this very cart (16.11)', async () => {
		const commerce = fakeCommerce();
		addToCart(SHIRT, 2);
		const { totals } = await askQuote(commerce.caller, { country: 'PL', region: '', postcode: '', shipping: '' });
		void placeOffline(commerce.caller, { form: FORM, storeCode: 'pl' });
		expect($waitingOrders.get()).toMatchObject([{ total: Math.round(totals.grand_total * 100) }]);
		forgetQuote();
	});

	it('has the device’s sum, as the page does, where the country was changed since the shop’s last word (15.19, 16.11)', async () => {
		const commerce = fakeCommerce();
		commerce.shop.delivery = 1900;
		addToCart(SHIRT, 1);
		await askQuote(commerce.caller, { country: 'PL', region: '', postcode: '', shipping: '' });
		const form = { ...FORM, shipping: { ...FORM.shipping, country: 'DE' } };
		void placeOffline(commerce.caller, { form, storeCode: 'pl' });
		const [{ total, request } = {}] = $waitingOrders.get();
		expect({ total, sent: request?.expected_total }).toEqual({ total: 24900 + 500, sent: 254 });
		forgetQuote();
	});

	it.each([
		['entered after that, without a connection', 'later', { isCouponCounted: false, expected_total: 498 }],
		['that the sum counts', 'before', { isCouponCounted: true, expected_total: 448.2 }],
	])('has the shop’s own sum, and a coupon %s (16.11)', async (_, when, expected) => {
		const commerce = fakeCommerce();
		commerce.shop.coupons = { WITAJ10: 10 };
		addToCart(SHIRT, 2);
		if (when === 'before') setCoupon({ code: 'WITAJ10', cartId: null });
		await askQuote(commerce.caller, { country: 'PL', region: '', postcode: '', shipping: '' });
		if (when === 'later') setCoupon({ code: 'WITAJ10', cartId: null });
		void placeOffline(commerce.caller, { form: FORM, storeCode: 'pl' });
		const [order] = $waitingOrders.get();
		const { coupon, isCouponCounted, request } = order ?? {};
		expect({ coupon, isCouponCounted, expected_total: request?.expected_total }).toEqual({
			coupon: 'WITAJ10',
			...expected,
		});
		setCoupon(null);
		forgetQuote();
	});

	it('is paid with the gift cards that were given (16.3)', () => {
		addGiftCard({ code: 'K7QX-2MNA-PT4R-9CWE', balance: 5000, currency: 'PLN' });
		open();
		expect($waitingOrders.get()).toMatchObject([{ request: { gift_cards: ['K7QX-2MNA-PT4R-9CWE'] } }]);
		forgetGiftCards();
	});

	it('waits for the shopper where its delivery costs more by then (16.7, 15.19)', async () => {
		const { orders, send, shop } = open();
		shop.delivery = 1500;
		await send();
		const totalNow = 2 * 24900 + 5999 + 1500;
		expect($waitingOrders.get()).toMatchObject([{ state: 'changed', totalNow }]);
		await expect(send()).resolves.toMatchObject({ status: 'placed' });
		expect(orders.size).toBe(1);
	});

	it('is known to its confirmation with the shopper’s data (16.11)', async () => {
		const { send } = open();
		const sent = await send();
		expect(orderedHere(sent.status === 'placed' ? sent.uuid : '', null)).toMatchObject({
			email: 'hanna@poczta.pl',
			address: { firstname: 'Hanna', street: ['Mokotowska', '12 m. 4'], postcode: '00-561', country_id: 'PL' },
		});
	});

	it('is gone from the device when it is placed (16.9)', async () => {
		const { orders, send } = open();
		await expect(send()).resolves.toMatchObject({ status: 'placed' });
		expect(orders.size).toBe(1);
		expect($waitingOrders.get()).toEqual([]);
	});

	it('waits on while the shop cannot be reached, and is placed once when an answer was lost (16.8, 16.10)', async () => {
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

	it('can be cancelled no more once it is on its way (16.6)', async () => {
		const { send, shop } = open();
		const states: unknown[] = [];
		shop.disturb = (path) => {
			if (path === '/api/order') states.push($waitingOrders.get()[0]?.isSent);
			return undefined;
		};
		await send();
		expect(states).toEqual([true]);
	});

	it('that a logout has removed is not sent (15.43)', async () => {
		const commerce = fakeCommerce();
		setSession({ token: 'hanna', refreshToken: 'refresh' }, HANNA);
		addToCart(SHIRT, 1);
		void placeOffline(commerce.caller, { form: FORM, storeCode: 'pl' });
		await untilStored();
		const [order] = ownNow();
		if (!order) throw new Error('The shopper does not see the order');
		await logOut(commerce.caller.api);
		setSession({ token: 'hanna', refreshToken: 'refresh' }, HANNA);
		expect(ownNow()).toEqual([]);
		await expect(sendWaiting(commerce.caller.api, order)).resolves.toEqual({ status: 'kept' });
		clearUser();
	});

	it('is placed without a question where the sum already had the shop’s new price (13.28, 16.7)', async () => {
		const { caller, shop } = fakeCommerce();
		addToCart(SHIRT, 2);
		const [line] = $cart.get().lines;
		if (line) noteLine(line, { newPrice: 26400 });
		shop.prices['SWIT-M'] = 26400;
		void placeOffline(caller, { form: FORM, storeCode: 'pl' });
		const [order] = $waitingOrders.get();
		if (!order) throw new Error('No order waits');
		expect(order.total).toBe(2 * 26400);
		await expect(sendWaiting(caller.api, order)).resolves.toMatchObject({ status: 'placed' });
	});

	it('waits for the shopper where prices have changed, and is placed at the new ones (16.7)', async () => {
		const { orders, send, shop } = open();
		shop.prices.MGLA = 6999;
		await expect(send()).resolves.toMatchObject({ status: 'changed' });
		expect($waitingOrders.get()).toMatchObject([{ state: 'changed', totalNow: 2 * 24900 + 6999 }]);
		expect(orders.size).toBe(0);
		await expect(send()).resolves.toMatchObject({ status: 'placed' });
	});

	it.each([
		[5000, 2 * 24900 + 6999 - 5000],
		[2 * 24900 + 5999, 1000],
	])('has %d grosze of gift cards paid at the new prices, too (16.7)', async (balance, due) => {
		addGiftCard({ code: 'K7QX-2MNA-PT4R-9CWE', balance, currency: 'PLN' });
		const { send, shop } = open();
		shop.prices.MGLA = 6999;
		await expect(send()).resolves.toMatchObject({ status: 'changed', order: { request: { expected_due: due / 100 } } });
		forgetGiftCards();
	});

	it('of an account is shown to nobody else, and sent by nobody else (15.43)', async () => {
		const commerce = fakeCommerce();
		setSession({ token: 'hanna', refreshToken: 'refresh' }, HANNA);
		addToCart(SHIRT, 1);
		void placeOffline(commerce.caller, { form: FORM, storeCode: 'pl' });
		const [order] = ownNow();
		if (!order) throw new Error('The shopper does not see the order');
		setSession({ token: 'another', refreshToken: 'refresh' }, { ...HANNA, id: HANNA.id + 1 });
		expect(ownNow()).toEqual([]);
		await expect(sendWaiting(commerce.caller.api, order)).resolves.toEqual({ status: 'kept' });
		clearUser();
		expect(ownNow()).toEqual([]);
		await expect(sendWaiting(commerce.caller.api, order)).resolves.toEqual({ status: 'kept' });
		expect(commerce.called('/api/order')).toBe(0);
	});

	it('of a guest is not shown to who logs in later (15.43)', () => {
		open();
		expect(ownNow()).toHaveLength(1);
		setSession({ token: 'hanna', refreshToken: 'refresh' }, HANNA);
		expect(ownNow()).toEqual([]);
		clearUser();
	});

	it('says in the log why it was not placed, and nothing of its shopper (15.10)', async () => {
		const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
		const { send, shop } = open();
		shop.stock.MGLA = 0;
		await send();
		expect(warn.mock.calls).toEqual([['The order was not placed', '409 out-of-stock']]);
		warn.mockRestore();
	});

	it('is sent no more where the shop knows its key by other words (15.18, 16.10)', async () => {
		const { send, shop } = open();
		shop.disturb = (path) =>
			path === '/api/order'
				? { code: 422, result: { errorMessage: '', errorCode: 'idempotency-key-reused' } }
				: undefined;
		await expect(send()).resolves.toMatchObject({ status: 'refused' });
		expect($waitingOrders.get()).toMatchObject([{ state: 'refused', refusal: 'key-reused', isSent: false }]);
	});

	it('is refused when a product is gone (16.10)', async () => {
		const { send, shop } = open();
		shop.stock.MGLA = 0;
		await expect(send()).resolves.toMatchObject({ status: 'refused' });
		expect($waitingOrders.get()).toMatchObject([{ state: 'refused', refusal: 'out-of-stock' }]);
	});
});

describe('an order that was made offline with a coupon', () => {
	const FULL = 2 * 24900 + 5999;
	function openWithCoupon(coupons: Record<string, number>) {
		setCoupon({ code: 'WITAJ10', cartId: null });
		const opened = open();
		setCoupon(null);
		opened.shop.coupons = coupons;
		const sentNow = () => opened.sent.filter(({ path }) => path === '/api/order').map(({ body }) => body);
		return { ...opened, sentNow };
	}

	it('has it taken off without a question, and once when an answer is lost (16.11)', async () => {
		const { called, orders, send, sentNow, shop } = openWithCoupon({ WITAJ10: 10 });
		shop.disturb = (path) => (path === '/api/order' ? 'lost' : undefined);
		await expect(send()).resolves.toMatchObject({ status: 'unsure' });
		// the coupon was for one use
		shop.coupons = {};
		shop.disturb = () => undefined;
		await expect(send()).resolves.toMatchObject({ status: 'placed' });
		expect(orders.size).toBe(1);
		expect(called('/api/order')).toBe(2);
		expect(sentNow()[0]).toEqual(sentNow()[1]);
		expect(sentNow()[0]).toMatchObject({ coupon: 'WITAJ10', expected_total: FULL / 100 });
	});

	it('has it taken off, too, where an older release kept it, without a sum (16.11)', async () => {
		const { send, sentNow } = openWithCoupon({ WITAJ10: 10 });
		const [{ key = '', request } = {}] = $waitingOrders.get();
		const { expected_total: _, ...older } = request ?? {};
		changeOrder(key, { request: OrderRequest.parse(older) });
		await expect(send()).resolves.toMatchObject({ status: 'placed' });
		expect(sentNow()).toEqual([{ ...older, coupon: 'WITAJ10' }]);
	});

	it('waits for the shopper where the coupon does not count, and is placed without it (15.19, 16.11)', async () => {
		const { orders, send, sentNow } = openWithCoupon({});
		await expect(send()).resolves.toMatchObject({ status: 'changed' });
		expect(orders.size).toBe(0);
		expect($waitingOrders.get()).toMatchObject([{ totalNow: FULL, refusal: 'coupon-unavailable' }]);
		await expect(send()).resolves.toMatchObject({ status: 'placed' });
		expect(sentNow()[1]).toMatchObject({ expected_total: FULL / 100 });
		expect(sentNow()[1]).not.toHaveProperty('coupon');
	});

	it('waits for the shopper where it costs more all the same, and keeps the coupon (15.19)', async () => {
		const { orders, send, sentNow, shop } = openWithCoupon({ WITAJ10: 10 });
		shop.delivery = 9900;
		const totalNow = Math.round(FULL * 0.9) + 9900;
		await send();
		expect($waitingOrders.get()).toMatchObject([{ state: 'changed', totalNow, refusal: 'total-changed' }]);
		expect(orders.size).toBe(0);
		await expect(send()).resolves.toMatchObject({ status: 'placed' });
		expect(sentNow()[1]).toMatchObject({ coupon: 'WITAJ10', expected_total: totalNow / 100 });
	});
});

describe('the purchase of an order that was made offline', () => {
	function watch() {
		const events: AnalyticsEvent[] = [];
		receiveEvents((event) => void events.push(event));
		// of the tests before
		events.splice(0);
		return events;
	}

	it('is counted when it is placed, on whatever page (23.1, 23.4)', async () => {
		const events = watch();
		const { send, shop } = open();
		shop.disturb = () => 'lost';
		await send();
		shop.disturb = () => undefined;
		await send();
		const products = [
			{ sku: 'SWIT-M', qty: 2, price: 24900, name: 'Koszula Świt', href: '/koszula-swit' },
			{ sku: 'MGLA', qty: 1 },
		];
		const order = { id: '1', grandTotal: 2 * 24900 + 5999, shipping: 0, products };
		await vi.waitFor(() => expect(events).toMatchObject([{ kind: 'order-placed', order }]));
	});

	it('is counted once, however many tabs send it at the same time (16.8, 23.1)', async () => {
		const events = watch();
		const { called, send } = open();
		const sent = await Promise.all([send(), send()]);
		expect(sent.map(({ status }) => status)).toEqual(['placed', 'kept']);
		await vi.waitFor(() => expect(called('/api/order')).toBe(1));
		await vi.waitFor(() => expect(events).toHaveLength(1));
	});

	it('was counted elsewhere where the cart had become another order already (15.24)', async () => {
		const events = watch();
		const { called, send, shop } = open();
		const result = { backendOrderId: '3f0c6a52-1f4e-4c77-9c3e-2b7c1f7a9e10', magentoOrderId: '1', orderNumber: '1' };
		const other = { ...result, transferedAt: '', cart_operation: '00mi4xq4v-elsewher' };
		shop.disturb = (path) => (path === '/api/order' ? { code: 200, result: other } : undefined);
		await expect(send()).resolves.toMatchObject({ status: 'placed' });
		expect(called(`/api/order/${other.backendOrderId}/payment`)).toBe(0);
		expect(events).toEqual([]);
	});
});
