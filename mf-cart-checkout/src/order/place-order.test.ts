import { cartCreate } from '@pasaz/kernel/contract/cart';
import { cartSync } from '@pasaz/kernel/contract/cart-sync';
import { HANNA } from '@pasaz/kernel/contract/user.fixture';
import { subtotal } from '@pasaz/kernel/domain/cart';
import { addTo, NO_OPS, opId } from '@pasaz/kernel/domain/line-ops';
import type { Api } from '@pasaz/kernel/network/api';
import { expireSession, logOut } from '@pasaz/kernel/network/session';
import { fakeBrowser, untilStored } from '@pasaz/kernel/stores/browser.fake';
import { $cart, changeCart, forgetCart } from '@pasaz/kernel/stores/cart';
import { setSilent } from '@pasaz/kernel/stores/online';
import { $user, clearUser, setSession, startUser } from '@pasaz/kernel/stores/user';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
	BUNDLE,
	bundles,
	FILLED,
	KNOWN,
	SANDBOX,
	SOCKS,
	shirts,
	socks,
	totalsItem,
	totalsOf,
} from '../checkout.fixture.ts';
import { fakeCommerce } from '../commerce.fake.ts';
import { askQuote, forgetQuote } from '../server-cart/quote.ts';
import { $attempt, setAttempt, startAttempt } from './attempt.ts';
import { type Agreed, acceptPrices } from './order-change.ts';
import { placeOrder } from './place-order.ts';
import { $waitingOrders } from './waiting-orders.ts';

function open() {
	const commerce = fakeCommerce();
	changeCart((cart) => ({ ...cart, lines: [shirts(2), socks(1)] }));
	const seen = (): Agreed => ({ lines: $cart.get().lines, total: subtotal($cart.get().lines) });
	const place = (given: Partial<typeof FILLED> = {}, agreed = seen()) =>
		placeOrder(commerce.caller, { form: { ...FILLED, ...given }, storeCode: 'pl', agreed });
	/** Another device puts a cap into a cart. */
	const putElsewhere = (api: Api, cartId: string) => {
		commerce.shop.prices.CZAPKA = 5999;
		commerce.shop.stock.CZAPKA = 5;
		const ops = addTo(NO_OPS, 1, opId(Date.now(), 'elsewhere'));
		return api.call(cartSync, { query: { cartId }, body: { lines: [{ sku: 'CZAPKA', ops }] } });
	};
	/** The next answer on this path never arrives, though the work is done. */
	const loseAnswer = (lostPath: string) => {
		commerce.shop.disturb = (path) => {
			if (path !== lostPath) return;
			commerce.shop.disturb = () => undefined;
			return 'lost';
		};
	};
	return { ...commerce, place, seen, putElsewhere, loseAnswer };
}

const UNCOUNTED = {
	...{ item_id: 1, product_id: 1, sku: 'KOMPLET', qty: 0, is_in_stock: true, manage_stock: false },
	...{ min_sale_qty: 1, max_sale_qty: 99 },
};
const lineMarks = () => $cart.get().lines.map(({ sku, isInStock }) => `${sku} ${isInStock}`);

/** A cart with a bundle, which the shop does not count and calls in stock whatever is chosen of it. */
function openWithBundle() {
	const opened = open();
	opened.shop.prices.KOMPLET = BUNDLE.price;
	changeCart((cart) => ({ ...cart, lines: [bundles(3), socks(1)] }));
	const socksStock = { ...UNCOUNTED, sku: 'MGLA', qty: 5, manage_stock: true };
	/** @param counted whether the server's sums know the bundle */
	const openBundle = ({ counted, refusal }: { counted: boolean; refusal?: object }) => {
		const goods = SOCKS.price / 100;
		const sums = () => {
			const { lines } = $cart.get();
			const items = lines.map(({ serverItemId = 0, price }) => totalsItem(serverItemId, price / 100)).slice(1);
			return { payment_methods: [SANDBOX], totals: totalsOf(goods, { items }) };
		};
		return (path: string) => {
			if (path === '/api/stock/list') return { code: 200, result: [UNCOUNTED, socksStock] };
			if (path === '/api/cart/shipping-information' && !counted) return { code: 200, result: sums() };
			if (path !== '/api/order' || !refusal) return;
			return { code: 409, result: { errorMessage: '', errorCode: 'out-of-stock', ...refusal } };
		};
	};
	return { ...opened, openBundle };
}

beforeEach(() => void fakeBrowser());
afterEach(() => {
	forgetCart();
	clearUser();
	forgetQuote();
	setAttempt(null);
	vi.unstubAllGlobals();
});

describe('placeOrder', () => {
	it('places the order of a guest (11.10, 15.6)', async () => {
		const { orders, place, shop } = open();
		await expect(place()).resolves.toMatchObject({ status: 'placed' });
		expect(orders.size).toBe(1);
		expect(shop.stock).toEqual({ 'SWIT-M': 3, MGLA: 4 });
	});

	it('is not sent while the server cannot be reached', async () => {
		const { called, place, shop } = open();
		shop.disturb = () => 'down';
		await expect(place()).resolves.toMatchObject({ status: 'failed', failure: { kind: 'not-sent' } });
		expect(called('/api/order')).toBe(0);
		expect($attempt.get()).toBeNull();
	});

	it('says in the log why it was not placed, and nothing of its shopper (15.10)', async () => {
		const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
		const { place, shop } = open();
		shop.disturb = (path) =>
			path === '/api/order'
				? { code: 422, result: { errorMessage: 'hanna@poczta.pl', errorCode: 'invalid-address' } }
				: undefined;
		await place();
		shop.disturb = () => 'down';
		await place();
		expect(warn.mock.calls).toEqual([
			['The order was not placed', '422 invalid-address'],
			['The order was not placed', expect.objectContaining({ name: 'NetworkError' })],
		]);
		warn.mockRestore();
	});

	it('is placed once when its answer is lost and the shopper clicks again (15.16)', async () => {
		const { loseAnswer, orders, place } = open();
		loseAnswer('/api/order');
		await expect(place()).resolves.toMatchObject({ status: 'failed', failure: { kind: 'unknown' } });
		await expect(place()).resolves.toMatchObject({ status: 'placed' });
		expect(orders.size).toBe(1);
	});

	it('is placed once even when it took the last pieces', async () => {
		const { loseAnswer, orders, place, shop } = open();
		shop.stock = { 'SWIT-M': 2, MGLA: 1 };
		loseAnswer('/api/order');
		await place();
		await expect(place()).resolves.toMatchObject({ status: 'placed' });
		expect(orders.size).toBe(1);
	});

	it('is placed once when the shopper corrects the address after a lost answer', async () => {
		const { loseAnswer, orders, place } = open();
		loseAnswer('/api/order');
		await place();
		const corrected = place({ shipping: { ...FILLED.shipping, apartmentNumber: '13' } });
		await expect(corrected).resolves.toMatchObject({ status: 'placed' });
		expect(orders.size).toBe(1);
	});

	it('is placed once when the shopper logs in after a lost answer (15.16)', async () => {
		const { loseAnswer, orders, place } = open();
		loseAnswer('/api/order');
		await place();
		setSession({ token: 'access', refreshToken: 'refresh' }, HANNA);
		await expect(place()).resolves.toMatchObject({ status: 'placed' });
		expect(orders.size).toBe(1);
	});

	it('is not answered with the order of another account, whose session ended by itself (17.18)', async () => {
		const { loseAnswer, orders, place } = open();
		setSession({ token: 'access', refreshToken: 'refresh' }, HANNA);
		loseAnswer('/api/order');
		await place();
		expireSession();
		changeCart((cart) => ({ ...cart, lines: [shirts(1)] }));
		setSession({ token: 'other', refreshToken: 'refresh' }, { ...HANNA, id: HANNA.id + 1 });
		await expect(place()).resolves.toMatchObject({ status: 'placed' });
		expect(orders.size).toBe(2);
	});

	it('says no more than that nobody knows, also where the network went meanwhile (15.18)', async () => {
		const { loseAnswer, place, shop } = open();
		loseAnswer('/api/order');
		await place();
		vi.stubGlobal('navigator', { onLine: true });
		setSilent(true);
		await expect(place()).resolves.toMatchObject({ status: 'failed', failure: { kind: 'unknown' } });
		setSilent(false);
		shop.disturb = () => 'down';
		const corrected = place({ shipping: { ...FILLED.shipping, apartmentNumber: '13' } });
		await expect(corrected).resolves.toMatchObject({ status: 'failed', failure: { kind: 'unknown' } });
	});

	it('begins anew after a logout, and goes on after a session that ended by itself (17.18)', async () => {
		const { caller, loseAnswer, orders, place } = open();
		startAttempt();
		const logIn = () => setSession({ token: 'access', refreshToken: 'refresh' }, HANNA);
		const lose = async () => {
			logIn();
			loseAnswer('/api/order');
			await place();
			await untilStored();
		};
		await lose();
		expireSession();
		expect($attempt.get()).not.toBeNull();
		logIn();
		await logOut(caller.api);
		expect($attempt.get()).toBeNull();
		expect(orders.size).toBe(1);
	});

	it('takes a new key after a refusal (15.23)', async () => {
		const { place, shop } = open();
		shop.stock = { 'SWIT-M': 0, MGLA: 5 };
		await place();
		expect($attempt.get()).toBeNull();
	});

	it('takes a new key where the shop knows the old one by no wording of this device (15.18)', async () => {
		const { orders, place, shop } = open();
		shop.disturb = (path) => (path === '/api/order' ? 'down' : undefined);
		await place();
		expect($attempt.get()?.sent).toHaveLength(1);
		shop.disturb = (path) =>
			path === '/api/order'
				? { code: 422, result: { errorMessage: '', errorCode: 'idempotency-key-reused' } }
				: undefined;
		const corrected = { shipping: { ...FILLED.shipping, apartmentNumber: '13' } };
		await expect(place(corrected)).resolves.toMatchObject({ status: 'failed', failure: { kind: 'key-reused' } });
		expect($attempt.get()).toBeNull();
		shop.disturb = () => undefined;
		await expect(place(corrected)).resolves.toMatchObject({ status: 'placed' });
		expect(orders.size).toBe(1);
	});

	it('is not taken without a connection where the device stores nothing, as it would go with the tab (16.9)', async () => {
		fakeBrowser({}, { blocked: true });
		const { place } = open();
		vi.stubGlobal('navigator', { onLine: true });
		setSilent(true);
		const result = await place({ payment: { method: KNOWN.payment.code } });
		setSilent(false);
		expect(result).toEqual({ status: 'failed', failure: { kind: 'not-kept' } });
		expect($waitingOrders.get()).toEqual([]);
		expect($cart.get().lines).toHaveLength(2);
	});

	it('marks what has been sold in the meantime (15.10)', async () => {
		const { place, shop } = open();
		shop.stock = { 'SWIT-M': 1, MGLA: 5 };
		await expect(place()).resolves.toEqual({ status: 'unavailable' });
		expect($cart.get().lines.map(({ sku, stockQty }) => [sku, stockQty])).toEqual([
			['SWIT-M', 1],
			['MGLA', 5],
		]);
	});

	it('names the bundle whose chosen part is sold out, of which only the sums tell, and orders nothing (13.29, 15.10)', async () => {
		const { called, openBundle, place, seen, shop } = openWithBundle();
		shop.disturb = openBundle({ counted: false });
		await expect(place({}, { ...seen(), total: SOCKS.price })).resolves.toEqual({ status: 'unavailable' });
		expect(lineMarks()).toEqual(['KOMPLET false', 'MGLA true']);
		expect(called('/api/order')).toBe(0);
	});

	it.each([
		[2, { isInStock: true, stockQty: 2 }],
		[0, { isInStock: false, stockQty: 3 }],
	])(
		'says at its line that there are %d of a bundle, whose parts the shop counts (4.26, 15.10)',
		async (there, mark) => {
			const { openBundle, place, shop } = openWithBundle();
			shop.disturb = openBundle({ counted: true, refusal: { skus: ['BLUZKA-M'], pieces: [there, 1] } });
			await expect(place()).resolves.toEqual({ status: 'unavailable' });
			expect($cart.get().lines).toMatchObject([mark, { sku: 'MGLA', isInStock: true, stockQty: 5 }]);
		},
	);

	it('says that something is not there where the shop does not say what (15.10)', async () => {
		const { openBundle, place, shop } = openWithBundle();
		shop.disturb = openBundle({ counted: true, refusal: { skus: ['BLUZKA-M'] } });
		await expect(place()).resolves.toMatchObject({ status: 'failed', failure: { code: 'out-of-stock' } });
	});

	it('asks before it goes on with another price (15.19)', async () => {
		const { orders, place, shop } = open();
		shop.prices = { 'SWIT-M': 27900, MGLA: 5999 };
		const result = await place();
		expect(result).toMatchObject({ status: 'prices-changed', agreed: { total: 61799 }, changes: [{ price: 27900 }] });
		expect(orders.size).toBe(0);
		if (result.status === 'prices-changed') acceptPrices(result.changes);
		await expect(place()).resolves.toMatchObject({ status: 'placed' });
	});

	it('asks before it orders what another device has put into the cart (15.19)', async () => {
		const { caller, orders, place, seen, putElsewhere } = open();
		const agreed = seen();
		const { cartId } = await askQuote(caller, { country: 'PL', region: '', postcode: '', shipping: '' });
		await putElsewhere(caller.api, cartId);
		const result = await place({}, agreed);
		expect(result).toMatchObject({
			status: 'sum-changed',
			unseen: [{ sku: 'CZAPKA', qty: 1 }],
			agreed: { total: agreed.total + 5999 },
		});
		expect(orders.size).toBe(0);
		if (result.status !== 'sum-changed') throw new Error('It was not asked');
		await expect(place({}, result.agreed)).resolves.toMatchObject({ status: 'placed' });
	});

	it('asks before it goes on with another price of delivery, also at the last moment (15.19, 15.22)', async () => {
		const { orders, place, shop } = open();
		shop.delivery = 1500;
		await expect(place()).resolves.toMatchObject({ status: 'sum-changed', unseen: [], agreed: { total: 57299 } });
		const dearer = () => {
			shop.disturb = (path) => {
				if (path === '/api/order') shop.delivery = 1900;
				return undefined;
			};
		};
		dearer();
		const agreed = { lines: $cart.get().lines, total: 57299 };
		await expect(place({}, agreed)).resolves.toMatchObject({ status: 'sum-changed', agreed: { total: 57699 } });
		expect(orders.size).toBe(0);
	});

	it('asks when the price changes at the last moment (15.22)', async () => {
		const { place, shop } = open();
		shop.disturb = (path) => {
			if (path === '/api/order') shop.prices = { 'SWIT-M': 27900, MGLA: 5999 };
			return undefined;
		};
		await expect(place()).resolves.toMatchObject({ status: 'prices-changed' });
	});

	it('sends the zip code in its form', async () => {
		const { place } = open();
		await place({ shipping: { ...FILLED.shipping, zipCode: '00561' } });
		expect($attempt.get()?.sent[0]?.addressInformation.billingAddress.postcode).toBe('00-561');
	});
});

describe('placeOrder with a new account', () => {
	const withAccount = { personal: { ...FILLED.personal, createAccount: true }, password: 'dlugiehaslo' };

	it('opens the account first, so that the order lands in it (15.6)', async () => {
		const { asked, place } = open();
		await expect(place(withAccount)).resolves.toMatchObject({ status: 'placed' });
		expect($user.get().current?.id).toBe(7);
		expect($attempt.get()?.sent[0]).toMatchObject({
			user_id: '7',
			cart_id: expect.stringContaining('cart-of-Bearer access'),
		});
		expect(asked.indexOf('/api/user/create')).toBeLessThan(asked.indexOf('/api/order'));
	});

	it('asks before it orders what the account had in its cart already (15.19)', async () => {
		const { callerOf, orders, place, putElsewhere, shop } = open();
		shop.account = FILLED.personal.emailAddress;
		const { api } = callerOf(() => 'access');
		await putElsewhere(api, await api.call(cartCreate));
		await expect(place(withAccount)).resolves.toMatchObject({ status: 'sum-changed', unseen: [{ sku: 'CZAPKA' }] });
		expect(orders.size).toBe(0);
	});

	it('goes on where an earlier try had registered already', async () => {
		const { loseAnswer, place } = open();
		loseAnswer('/api/user/create');
		await expect(place(withAccount)).resolves.toMatchObject({ status: 'failed', failure: { kind: 'not-sent' } });
		await expect(place(withAccount)).resolves.toMatchObject({ status: 'placed' });
	});

	it('sends no order when the address has an account with another password', async () => {
		const { called, place, shop } = open();
		shop.account = FILLED.personal.emailAddress;
		shop.disturb = (path) =>
			path === '/api/user/login' ? { code: 401, result: { errorMessage: '', errorCode: 'wrong-login' } } : undefined;
		await expect(place(withAccount)).resolves.toMatchObject({
			status: 'account-refused',
			error: { code: 'email-taken' },
		});
		expect(called('/api/order')).toBe(0);
	});

	it('sends no order either when the shop does not say so at the registration', async () => {
		const { called, place, shop } = open();
		shop.disturb = (path) =>
			path === '/api/user/login' ? { code: 401, result: { errorMessage: '', errorCode: 'wrong-login' } } : undefined;
		await expect(place(withAccount)).resolves.toMatchObject({
			status: 'account-refused',
			error: { code: 'email-taken' },
		});
		expect(called('/api/order')).toBe(0);
	});

	it('asks for another password where the shop refuses this one, and tries no login with it', async () => {
		const { called, place, shop } = open();
		shop.disturb = (path) =>
			path === '/api/user/create'
				? { code: 422, result: { errorMessage: '', errorCode: 'common-password' } }
				: undefined;
		await expect(place(withAccount)).resolves.toMatchObject({
			status: 'account-refused',
			error: { code: 'common-password' },
		});
		expect(called('/api/user/login')).toBe(0);
		expect(called('/api/order')).toBe(0);
	});

	it('cannot wait for a connection, which the shopper is told (16.2)', async () => {
		const { asked, place } = open();
		vi.stubGlobal('navigator', { onLine: true });
		setSilent(true);
		await expect(place(withAccount)).resolves.toEqual({ status: 'failed', failure: { kind: 'account-offline' } });
		setSilent(false);
		expect(asked).toEqual([]);
	});

	it('leaves nothing of the password on the device (15.11)', async () => {
		const { items } = fakeBrowser();
		await startUser();
		startAttempt();
		const { place } = open();
		await place(withAccount);
		await untilStored();
		expect([...items.keys()].sort()).toEqual([
			'shop/cart/synced',
			'shop/checkout/order-attempt',
			'shop/checkout/quoted',
			'shop/user/current-user',
		]);
		expect(JSON.stringify([...items])).not.toContain('dlugiehaslo');
	});
});
