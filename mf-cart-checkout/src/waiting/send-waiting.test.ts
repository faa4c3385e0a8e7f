import { HANNA } from '@pasaz/kernel/contract/user.fixture';
import { logOut } from '@pasaz/kernel/network/session';
import { fakeBrowser, untilStored } from '@pasaz/kernel/stores/browser.fake';
import { addToCart, forgetCart } from '@pasaz/kernel/stores/cart';
import { $user, clearUser, setCurrentUser, setSession } from '@pasaz/kernel/stores/user';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FILLED, KNOWN, SHIRT, SOCKS } from '../checkout.fixture.ts';
import { fakeCommerce } from '../commerce.fake.ts';
import { addGiftCard, forgetGiftCards } from '../order/gift-cards.ts';
import { orderedHere } from '../order/ordered-here.ts';
import { placeOffline } from '../order/place-offline.ts';
import { $waitingOrders, dropOrder, ownOrders } from '../order/waiting-orders.ts';
import { setCoupon } from '../server-cart/coupon.ts';
import { askQuote, forgetQuote } from '../server-cart/quote.ts';
import { sendWaiting } from './send-waiting.ts';

const FORM = { ...FILLED, payment: { method: KNOWN.payment.code } };

function open() {
	const commerce = fakeCommerce();
	addToCart(SHIRT, 2);
	addToCart(SOCKS, 1);
	placeOffline(commerce.caller, { form: FORM, storeCode: 'pl' });
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

	it('says that its sum is without the discount of a coupon, of which the shop has not said how much (16.11)', () => {
		setCoupon({ code: 'WITAJ10', cartId: 'c' });
		open();
		expect($waitingOrders.get()).toMatchObject([{ total: 2 * 24900 + 5999, coupon: 'WITAJ10' }]);
		setCoupon(null);
	});

	it('has the shop’s own sum where that was the last word on this very cart (16.11)', async () => {
		const commerce = fakeCommerce();
		addToCart(SHIRT, 2);
		const { totals } = await askQuote(commerce.caller, { country: 'PL', region: '', postcode: '', shipping: '' });
		placeOffline(commerce.caller, { form: FORM, storeCode: 'pl' });
		expect($waitingOrders.get()).toMatchObject([{ total: Math.round(totals.grand_total * 100) }]);
		expect($waitingOrders.get()[0]).not.toHaveProperty('coupon');
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
		shop.disturb = () => {
			states.push($waitingOrders.get()[0]?.isSent);
			return undefined;
		};
		await send();
		expect(states).toEqual([true]);
	});

	it('that a logout has removed is not sent (15.43)', async () => {
		const commerce = fakeCommerce();
		setSession({ token: 'hanna', refreshToken: 'refresh' }, HANNA);
		addToCart(SHIRT, 1);
		placeOffline(commerce.caller, { form: FORM, storeCode: 'pl' });
		await untilStored();
		const [order] = ownNow();
		if (!order) throw new Error('The shopper does not see the order');
		await logOut(commerce.caller.api);
		setSession({ token: 'hanna', refreshToken: 'refresh' }, HANNA);
		expect(ownNow()).toEqual([]);
		await expect(sendWaiting(commerce.caller.api, order)).resolves.toEqual({ status: 'kept' });
		clearUser();
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
		placeOffline(commerce.caller, { form: FORM, storeCode: 'pl' });
		const [order] = ownNow();
		if (!order) throw new Error('The shopper does not see the order');
		setCurrentUser({ ...HANNA, id: HANNA.id + 1 });
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

	it('is refused when a product is gone (16.10)', async () => {
		const { send, shop } = open();
		shop.stock.MGLA = 0;
		await expect(send()).resolves.toMatchObject({ status: 'refused' });
		expect($waitingOrders.get()).toMatchObject([{ state: 'refused', refusal: 'out-of-stock' }]);
	});
});
