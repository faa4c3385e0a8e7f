import { fakeBrowser } from '@pasaz/kernel/stores/browser.fake';
import { $cart, addToCart, forgetCart } from '@pasaz/kernel/stores/cart';
import { afterEach, expect, it, vi } from 'vitest';
import { FILLED, KNOWN, SHIRT } from '../checkout.fixture.ts';
import { fakeCommerce } from '../commerce.fake.ts';
import { placeOffline } from '../order/place-offline.ts';
import { $waitingOrders } from '../order/waiting-orders.ts';
import { $coupon, setCoupon, startCoupon } from '../server-cart/coupon.ts';
import { takeBack } from './take-back.ts';

const FORM = { ...FILLED, payment: { method: KNOWN.payment.code } };
type Coupon = Parameters<typeof setCoupon>[0];
const OWN = { code: 'WITAJ10', cartId: null };
const OTHER = { code: 'LATO', cartId: 'c' };

afterEach(() => {
	setCoupon(null);
	forgetCart();
	vi.unstubAllGlobals();
});

it.each<[string, Coupon, Coupon]>([
	['brings its coupon back', null, OWN],
	['brings its coupon back where the server’s cart has yet to lose it', { code: null, cartId: null }, OWN],
	['leaves the coupon that the cart has by then', OTHER, OTHER],
])('an order that is taken back %s (16.9, 16.11)', async (_, held, expected) => {
	fakeBrowser();
	startCoupon();
	const { caller } = fakeCommerce();
	addToCart(SHIRT, 2);
	setCoupon(OWN);
	await placeOffline(caller, { form: FORM, storeCode: 'pl' });
	const [order] = $waitingOrders.get();
	if (!order) throw new Error('No order waits');
	forgetCart();
	setCoupon(held);
	takeBack(order);
	expect($waitingOrders.get()).toEqual([]);
	expect($cart.get().lines).toMatchObject([{ sku: 'SWIT-M', qty: 2 }]);
	expect($coupon.get()).toEqual(expected);
});
