import { cartShippingMethods } from '@pasaz/kernel/contract/cart';
import { fakeBrowser } from '@pasaz/kernel/stores/browser.fake';
import { $cart, changeCart, forgetCart, leaveServerCart } from '@pasaz/kernel/stores/cart';
import { clearUser } from '@pasaz/kernel/stores/user';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FILLED, shirts } from '../checkout.fixture.ts';
import { fakeCommerce } from '../commerce.fake.ts';
import { setAttempt } from '../order/attempt.ts';
import { placeOrder } from '../order/place-order.ts';
import { $coupon, setCoupon } from './coupon.ts';
import { askQuote, forgetQuote } from './quote.ts';

function open() {
	const commerce = fakeCommerce();
	commerce.shop.coupons = { WITAJ10: 10 };
	changeCart((cart) => ({ ...cart, lines: [shirts(2)] }));
	const ask = () => askQuote(commerce.caller, { country: 'PL', region: '', postcode: '', shipping: '' });
	const want = (code: string | null) => {
		setCoupon({ code, cartId: null });
		return ask();
	};
	const place = (total: number) =>
		placeOrder(commerce.caller, { form: FILLED, storeCode: 'pl', agreed: { lines: $cart.get().lines, total } });
	return { ...commerce, ask, want, place };
}

beforeEach(() => void fakeBrowser());
afterEach(() => {
	forgetCart();
	clearUser();
	forgetQuote();
	setAttempt(null);
	setCoupon(null);
	vi.unstubAllGlobals();
});

describe('a coupon', () => {
	it('goes into the cart with the next quote, once (25.4)', async () => {
		const { ask, called, want } = open();
		expect((await want('WITAJ10')).totals).toMatchObject({ coupon_code: 'WITAJ10', grand_total: 448.2 });
		await ask();
		expect(called('/api/cart/apply-coupon')).toBe(1);
	});

	it('that the server does not know is told and forgotten (14.10)', async () => {
		const { ask, want } = open();
		expect((await want('NIEMA')).couponProblem).toEqual({ code: 'NIEMA', reason: 'coupon-unknown' });
		expect($coupon.get()).toBeNull();
		expect((await ask()).couponProblem).toBeNull();
	});

	it('that is refused is told by the next question when its own was ended after the refusal', async () => {
		const { ask, caller, want } = open();
		const { call } = caller.api;
		let later: ReturnType<typeof ask> | undefined;
		vi.spyOn(caller.api, 'call').mockImplementation((endpoint, ...given) => {
			if (endpoint.path === cartShippingMethods.path) later ??= ask();
			return call(endpoint, ...given);
		});
		await expect(want('NIEMA')).rejects.toThrow();
		expect((await later)?.couponProblem).toEqual({ code: 'NIEMA', reason: 'coupon-unknown' });
	});

	it('that is refused leaves the one before in its place', async () => {
		const { want } = open();
		await want('WITAJ10');
		await want('NIEMA');
		expect($coupon.get()?.code).toBe('WITAJ10');
	});

	it('goes out again', async () => {
		const { couponOf, want } = open();
		await want('WITAJ10');
		expect((await want(null)).totals.grand_total).toBe(498);
		expect(couponOf.size).toBe(0);
		expect($coupon.get()).toBeNull();
	});

	it('comes along into a new cart, as after a login (13.14)', async () => {
		const { ask, want } = open();
		await want('WITAJ10');
		leaveServerCart();
		expect((await ask()).totals.coupon_code).toBe('WITAJ10');
	});

	it('that was put in on another device is known here', async () => {
		const { ask, couponOf } = open();
		const { cartId } = await ask();
		couponOf.set(cartId, 'WITAJ10');
		await ask();
		expect($coupon.get()).toEqual({ code: 'WITAJ10', cartId });
	});

	it('waits where the server cannot be reached', async () => {
		const { ask, shop, want } = open();
		shop.disturb = () => 'down';
		await expect(want('WITAJ10')).rejects.toThrow();
		shop.disturb = () => undefined;
		expect((await ask()).totals.coupon_code).toBe('WITAJ10');
	});
});

describe('an order', () => {
	it('counts the coupon', async () => {
		const { place, want } = open();
		await want('WITAJ10');
		await expect(place(44820)).resolves.toMatchObject({ status: 'placed' });
	});

	it('is not sent with a higher sum than was shown when the coupon is over by then', async () => {
		const { called, orders, place, shop, want } = open();
		await want('WITAJ10');
		shop.coupons = {};
		const problem = { code: 'WITAJ10', reason: 'lost' };
		await expect(place(44820)).resolves.toMatchObject({ status: 'coupon-lost', problem, agreed: { total: 49800 } });
		expect(called('/api/order')).toBe(0);
		await expect(place(49800)).resolves.toMatchObject({ status: 'placed' });
		expect(orders.size).toBe(1);
	});

	it('that is refused for its coupon says why, and goes on without it', async () => {
		const { place, shop, want } = open();
		await want('WITAJ10');
		shop.disturb = (path) => {
			if (path === '/api/order') shop.coupons = {};
			return undefined;
		};
		const problem = { code: 'WITAJ10', reason: 'coupon-used' };
		await expect(place(44820)).resolves.toMatchObject({ status: 'coupon-lost', problem, agreed: { total: 49800 } });
		await expect(place(49800)).resolves.toMatchObject({ status: 'placed' });
	});
});
