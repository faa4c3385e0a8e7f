import { HANNA } from '@pasaz/kernel/contract/user.fixture';
import { addTo, NO_OPS, opId } from '@pasaz/kernel/domain/line-ops';
import { fakeBrowser } from '@pasaz/kernel/stores/browser.fake';
import { $cart, addToCart, changeCart, forgetCart } from '@pasaz/kernel/stores/cart';
import { setSilent } from '@pasaz/kernel/stores/online';
import { clearUser, setSession } from '@pasaz/kernel/stores/user';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FILLED, KNOWN, SHIRT, SOCKS } from '../checkout.fixture.ts';
import { fakeCommerce } from '../commerce.fake.ts';
import { setCoupon } from '../server-cart/coupon.ts';
import { askQuote, forgetQuote } from '../server-cart/quote.ts';
import { setAttempt } from './attempt.ts';
import { orderedHere } from './ordered-here.ts';
import { order } from './ordering.ts';
import { rememberPlaced } from './placed-order.ts';
import { $waitingOrders, dropOrder } from './waiting-orders.ts';

const REQUEST = { country: 'PL', region: '', postcode: '', shipping: '' };
const FORM = { ...FILLED, payment: { method: KNOWN.payment.code } };

function open() {
	const commerce = fakeCommerce();
	const place = (total: number) => {
		const agreed = { lines: $cart.get().lines, total };
		const page = { show: () => undefined, leave: async () => undefined };
		return order(commerce.caller, { form: FORM, storeCode: 'pl', agreed }, page);
	};
	return { ...commerce, place };
}

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
	clearUser();
	forgetQuote();
	setCoupon(null);
	setAttempt(null);
	rememberPlaced('', []);
	vi.unstubAllGlobals();
});

/** As a login in another tab makes the cart the account's: its pieces are added anew. */
function joinElsewhere() {
	const id = opId(Date.now() + 1_000, 'another');
	changeCart((cart) => ({
		...cart,
		lines: cart.lines.map((line) => ({ ...line, ops: addTo(NO_OPS, line.qty, id) })),
		...{ serverToken: 'of-hanna', owner: HANNA.id, since: id, restAt: id },
	}));
}

it('an order takes its pieces out of the cart, also where a login meanwhile has made that the account’s (13.21, 13.25)', async () => {
	const { place, shop } = open();
	addToCart(SHIRT, 2);
	shop.disturb = (path) => {
		if (path === '/api/order') joinElsewhere();
		return undefined;
	};
	await expect(place(2 * 24900)).resolves.toMatchObject({ status: 'placed' });
	expect($cart.get().lines).toEqual([]);
});

it('an order that waits takes its coupon along, so that the next one is not counted with it (16.11)', async () => {
	const { caller, couponOf, place, shop } = open();
	shop.coupons = { WITAJ10: 10 };
	addToCart(SHIRT, 2);
	setCoupon({ code: 'WITAJ10', cartId: null });
	const { cartId } = await askQuote(caller, REQUEST);
	expect(couponOf.get(cartId)).toBe('WITAJ10');
	vi.stubGlobal('navigator', { onLine: true });
	setSilent(true);
	await expect(place(44820)).resolves.toMatchObject({ status: 'kept' });
	setSilent(false);
	expect($waitingOrders.get()).toMatchObject([{ coupon: 'WITAJ10', isCouponCounted: true, total: 44820 }]);
	expect($cart.get().lines).toEqual([]);
	addToCart(SOCKS, 1);
	const next = await askQuote(caller, REQUEST);
	expect(next.cartId).toBe(cartId);
	expect(next.totals.coupon_code).toBeUndefined();
});

it('an account’s order leaves nothing with the tab where a logout in another one came before its answer (15.24, 17.4)', async () => {
	const { place, shop } = open();
	setSession({ token: 'access', refreshToken: 'refresh' }, HANNA);
	addToCart(SHIRT, 2);
	shop.disturb = (path) => {
		if (path === '/api/order') clearUser();
		return undefined;
	};
	const placed = await place(2 * 24900);
	const uuid = placed.status === 'placed' ? placed.confirmation.backendOrderId : '';
	expect(uuid).not.toBe('');
	expect(orderedHere(uuid, null)).toBeNull();
	expect(orderedHere(uuid, String(HANNA.id))).toBeNull();
});
