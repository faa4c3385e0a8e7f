import { randomUUID } from 'node:crypto';
import {
	cartApplyCoupon,
	cartCollectTotals,
	cartCoupon,
	cartCreate,
	cartDeleteCoupon,
	cartShippingInformation,
	cartTotals,
	cartUpdate,
} from '@pasaz/kernel/contract/cart';
import { orderCreate } from '@pasaz/kernel/contract/order';
import { cartSaveStartPageUrl } from '@pasaz/kernel/contract/start-page';
import { userCreate, userLogin } from '@pasaz/kernel/contract/user';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../app.fixture.ts';
import { DEMO } from '../../import/label/demo-label.fixture.ts';
import { stock } from '../../platform/database/schema/catalog.ts';
import { coupons, couponUses } from '../../platform/database/schema/pricing.ts';
import { orderItems, orders } from '../../platform/database/schema/sales.ts';

let shop: TestApp;
let cartId: string;
beforeAll(async () => {
	shop = await createTestApp();
});
beforeEach(async () => {
	await shop.db.delete(orders);
	await shop.db.delete(coupons);
	await shop.db.insert(coupons).values(DEMO.coupons);
	await shop.db
		.insert(coupons)
		.values({ code: 'JUTRO', kind: 'percent', percent: 5, validFrom: new Date('2026-11-21') });
	cartId = await shop.call(cartCreate);
});
afterAll(() => shop.close());

const put = (sku: string, qty: number, id = cartId) =>
	shop.call(cartUpdate, { query: { cartId: id }, body: { cartItem: { sku, qty } } });
const apply = (coupon: string, id = cartId) => shop.call(cartApplyCoupon, { query: { cartId: id, coupon } });
const refusal = (coupon: string, storeCode = 'pl') =>
	shop.refused(cartApplyCoupon, { query: { cartId, coupon }, storeCode });
const totals = (id = cartId) => shop.call(cartTotals, { query: { cartId: id } });
const coupon = () => shop.call(cartCoupon, { query: { cartId } });
const shipTo = async (countryId: string) =>
	(
		await shop.call(cartShippingInformation, {
			query: { cartId },
			body: {
				addressInformation: {
					shippingAddress: { countryId },
					shippingCarrierCode: 'flatrate',
					shippingMethodCode: 'flatrate',
				},
			},
		})
	).totals;
const usesOf = async (code: string) => (await shop.db.select().from(coupons).where(eq(coupons.code, code)))[0]?.uses;

const address = {
	firstname: 'Anna',
	lastname: 'Nowak',
	street: ['Polna', '1'],
	postcode: '00-001',
	city: 'Warszawa',
	country_id: 'PL',
};
const order = (id: string, email: string, qty = 2) => ({
	headers: { 'Idempotency-Key': randomUUID() },
	body: {
		user_id: '',
		cart_id: id,
		products: [{ sku: 'SZAL-1', qty, price: 49.99 }],
		addressInformation: {
			billingAddress: { ...address, email },
			shipping_carrier_code: 'flatrate',
			shipping_method_code: 'flatrate',
			payment_method_code: 'cashondelivery',
		},
	},
});

describe('a coupon', () => {
	it('of 10 percent is taken off the goods, whatever the case it is written in, and shown as a part of the total (25.4, 25.5)', async () => {
		await put('SZAL-1', 2);
		await apply(' witaj10 ');
		expect(await coupon()).toBe('WITAJ10');
		const { total_segments, ...sums } = await shipTo('PL');
		expect(sums).toMatchObject({
			coupon_code: 'WITAJ10',
			subtotal_incl_tax: 99.98,
			discount_amount: -10,
			grand_total: 94.98,
		});
		expect(total_segments.map(({ code, value }) => [code, value])).toEqual([
			['subtotal', 99.98],
			['shipping', 5],
			['discount', -10],
			['tax', 17.76],
			['grand_total', 94.98],
		]);
	});

	it('of a fixed amount is spread over the lines', async () => {
		await put('SZAL-1', 3);
		await put('SUK-1-Czarny-M', 1);
		await apply('MINUS50');
		const { items, discount_amount } = await totals();
		expect(discount_amount).toBe(-50);
		expect(items.map((item) => item.discount_amount)).toEqual([21.49, 28.51]);
	});

	it('for free delivery makes every way of delivery free', async () => {
		await put('SZAL-1', 1);
		expect((await shipTo('PL')).shipping_incl_tax).toBe(5);
		await apply('DOSTAWA');
		expect(await totals()).toMatchObject({
			shipping_incl_tax: 0,
			discount_amount: 0,
			grand_total: 49.99,
			coupon_code: 'DOSTAWA',
		});
	});

	it('takes the goods below 300 PLN, and delivery is to be paid again', async () => {
		await put('SZAL-1', 7);
		expect((await shipTo('PL')).shipping_incl_tax).toBe(0);
		await apply('MINUS50');
		expect(await totals()).toMatchObject({ discount_amount: -50, shipping_incl_tax: 5, grand_total: 304.93 });
	});

	it('takes the place of another: two never add up (27.4)', async () => {
		await put('SZAL-1', 6);
		await apply('WITAJ10');
		await apply('MINUS50');
		expect(await totals()).toMatchObject({ coupon_code: 'MINUS50', discount_amount: -50 });
	});

	it('counts once however often it is put in and taken out', async () => {
		await put('SZAL-1', 1);
		for (let time = 0; time < 3; time += 1) {
			await apply('WITAJ10');
			await shop.call(cartDeleteCoupon, { query: { cartId } });
		}
		await apply('WITAJ10');
		expect(await totals()).toMatchObject({ discount_amount: -5 });
		expect(await usesOf('WITAJ10')).toBe(0);
	});

	it.each([
		['NIC', 404, 'coupon-unknown'],
		["' or 1=1", 404, 'coupon-unknown'],
		['JUTRO', 409, 'coupon-not-yet'],
		['LATO2026', 409, 'coupon-expired'],
		['MINUS50', 409, 'coupon-minimum'],
	])('%s is refused with %i %s, and the one before stays', async (code, status, errorCode) => {
		await put('SZAL-1', 1);
		await apply('DOSTAWA');
		expect(await refusal(code)).toMatchObject({ status, errorCode });
		expect(await coupon()).toBe('DOSTAWA');
	});

	it('of a currency that it has no amount in is not good there', async () => {
		await shop.db.insert(coupons).values({ code: 'ZLOTE', kind: 'fixed', amounts: { PLN: 1000 } });
		await put('SZAL-1', 1);
		expect(await refusal('ZLOTE', 'de')).toMatchObject({ status: 409, errorCode: 'coupon-currency' });
		await put('SZAL-1', 10);
		await shop.call(cartApplyCoupon, { query: { cartId, coupon: 'MINUS50' }, storeCode: 'de' });
		expect(await shop.call(cartTotals, { query: { cartId }, storeCode: 'de' })).toMatchObject({
			discount_amount: -12,
		});
	});

	it('that does not count any more is taken out of the cart', async () => {
		await put('SZAL-1', 6);
		await apply('MINUS50');
		await put('SZAL-1', 1);
		expect(await totals()).not.toHaveProperty('coupon_code');
		await put('SZAL-1', 6);
		expect(await coupon()).toBeNull();
	});

	it('never makes a total negative (14.12)', async () => {
		await shop.db.insert(coupons).values({ code: 'DUZO', kind: 'fixed', amounts: { PLN: 99_999_00 } });
		await put('SZAL-1', 1);
		await apply('DUZO');
		expect(await totals()).toMatchObject({ discount_amount: -49.99, grand_total: 0, tax_amount: 0 });
	});

	it('of a guest is put into the cart of the account by the client after login, and is checked against the account', async () => {
		const customer = { email: 'ola@example.pl', firstname: 'Ola', lastname: 'Nowak' };
		await shop.call(userCreate, { body: { customer, password: 'long enough' } });
		const token = (await shop.tokens(userLogin, { body: { username: customer.email, password: 'long enough' } }))
			.access;
		const own = await shop.call(cartCreate, { token });
		await shop.call(cartUpdate, { query: { cartId: own }, body: { cartItem: { sku: 'SZAL-1', qty: 2 } }, token });
		const applied = () => shop.send(cartApplyCoupon, { query: { cartId: own, coupon: 'WITAJ10' }, token });
		expect((await applied()).status).toBe(200);
		await shop.call(orderCreate, { ...order(own, 'other@example.pl'), token });
		await shop.call(cartUpdate, { query: { cartId: own }, body: { cartItem: { sku: 'SZAL-1', qty: 2 } }, token });
		expect((await applied()).status).toBe(409);
	});
});

describe('an order with a coupon', () => {
	const prepared = async (code: string) => {
		await put('SZAL-1', 2);
		await apply(code);
		await shipTo('PL');
	};

	it('costs what the totals showed, keeps each line’s part, and uses the coupon', async () => {
		await prepared('WITAJ10');
		const { grand_total } = await totals();
		const { backendOrderId } = await shop.call(orderCreate, order(cartId, 'Anna@Example.pl'));
		const [stored] = await shop.db.select().from(orders).where(eq(orders.uuid, backendOrderId));
		expect(stored).toMatchObject({ coupon: 'WITAJ10', discount: 1000, grandTotal: grand_total * 100 });
		const items = await shop.db.select().from(orderItems).where(eq(orderItems.orderUuid, backendOrderId));
		expect(items.map(({ rowTotal, discount }) => [rowTotal, discount])).toEqual([[9998, 1000]]);
		expect(await usesOf('WITAJ10')).toBe(1);
		expect(await shop.db.select().from(couponUses)).toMatchObject([{ customer: 'anna@example.pl' }]);
		expect(await coupon()).toBeNull();
	});

	it('is refused when a customer has used it before, with the total without it, and then goes through at that (27.35)', async () => {
		await prepared('WITAJ10');
		await shop.call(orderCreate, order(cartId, 'anna@example.pl'));
		await prepared('WITAJ10');
		const refused = await shop.refused(orderCreate, order(cartId, 'ANNA@example.pl'));
		expect(refused).toMatchObject({ status: 409, errorCode: 'coupon-unavailable' });
		expect(refused.result).toMatchObject({ couponError: 'coupon-used', totals: { grand_total: 104.98 } });
		await shop.call(orderCreate, order(cartId, 'anna@example.pl'));
		expect(await usesOf('WITAJ10')).toBe(1);
		await prepared('WITAJ10');
		expect(await shop.refused(orderCreate, order(cartId, 'Anna+znowu@example.pl'))).toMatchObject({
			errorCode: 'coupon-unavailable',
		});
	});

	it.each([
		['expires', { validUntil: new Date('2026-11-19') }, 'coupon-expired'],
		['is used up', { mostUses: 1, uses: 1 }, 'coupon-used'],
		['is withdrawn', { active: false }, 'coupon-unknown'],
		['asks for more', { minimums: { PLN: 500_00 } }, 'coupon-minimum'],
	])('is refused when the coupon %s between totals and order', async (_what, change, couponError) => {
		await prepared('WITAJ10');
		await shop.db.update(coupons).set(change).where(eq(coupons.code, 'WITAJ10'));
		const refused = await shop.refused(orderCreate, order(cartId, 'anna@example.pl'));
		expect(refused.result).toMatchObject({ errorCode: 'coupon-unavailable', couponError });
		expect(await shop.db.$count(orders)).toBe(0);
	});
});

describe('an order that brings its coupon, as one that was made offline does (16.11)', () => {
	beforeEach(async () => void (await shop.db.update(stock).set({ qty: 10 }).where(eq(stock.sku, 'SZAL-1'))));
	/** No cart has the pieces any more, and the sum is the one without the coupon. */
	const waiting = (coupon: string, given: { expected_total?: number; qty?: number; cart_id?: string } = {}) => {
		const { qty = 2, cart_id = cartId, expected_total = 104.98 } = given;
		const { headers, body } = order(cart_id, 'anna@example.pl', qty);
		return { headers, body: { ...body, coupon, expected_total } };
	};
	const stored = async () => (await shop.db.select().from(orders))[0];

	it.each(['cart', 'no cart'])('uses it, and costs less than the shopper saw, with %s', async (what) => {
		await shop.call(orderCreate, waiting(' witaj10', { cart_id: what === 'cart' ? cartId : '' }));
		expect(await stored()).toMatchObject({ coupon: 'WITAJ10', discount: 1000, grandTotal: 9498 });
		expect(await usesOf('WITAJ10')).toBe(1);
	});

	it('leaves the cart its own, which is for what is bought next', async () => {
		await put('SZAL-1', 4);
		await apply('WITAJ10');
		await shop.call(orderCreate, waiting('MINUS50', { qty: 6, expected_total: 299.94 + 5 }));
		expect(await stored()).toMatchObject({ coupon: 'MINUS50' });
		expect(await coupon()).toBe('WITAJ10');
	});

	it('uses up the same one of the cart', async () => {
		await put('SZAL-1', 2);
		await apply('WITAJ10');
		await shop.call(orderCreate, waiting(' witaj10'));
		expect(await coupon()).toBeFalsy();
	});

	it('is measured by its own pieces, not by those of the cart', async () => {
		const call = waiting('MINUS50', { qty: 6, expected_total: 299.94 + 5 });
		await shop.call(orderCreate, call);
		expect(await stored()).toMatchObject({ coupon: 'MINUS50', discount: 5000 });
	});

	it('uses it once when its answer is lost and it is sent again (15.16)', async () => {
		const call = waiting('JEDYNY20');
		const first = await shop.call(orderCreate, call);
		expect(await shop.call(orderCreate, call)).toEqual(first);
		expect(await usesOf('JEDYNY20')).toBe(1);
		expect(await shop.db.$count(orders)).toBe(1);
	});

	it('is refused where the sum is higher all the same, with the new one (15.19)', async () => {
		const refused = await shop.refused(orderCreate, waiting('WITAJ10', { expected_total: 94.97 }));
		expect(refused).toMatchObject({ errorCode: 'total-changed', result: { totals: { grand_total: 94.98 } } });
		expect(await shop.db.$count(orders)).toBe(0);
	});

	it('is refused where it does not count, and leaves the cart its own', async () => {
		await put('SZAL-1', 2);
		await apply('WITAJ10');
		const refused = await shop.refused(orderCreate, waiting('LATO2026'));
		expect(refused).toMatchObject({
			errorCode: 'coupon-unavailable',
			result: { couponError: 'coupon-expired', totals: { grand_total: 104.98 } },
		});
		expect(await shop.db.$count(orders)).toBe(0);
		expect(await coupon()).toBe('WITAJ10');
	});

	it('is placed without it at the second try, also where the cart has the same one', async () => {
		await put('SZAL-1', 2);
		await apply('WITAJ10');
		await shop.db.update(coupons).set({ active: false }).where(eq(coupons.code, 'WITAJ10'));
		const { headers, body } = waiting('witaj10');
		const { coupon: _, ...without } = body;
		expect(await shop.refused(orderCreate, { headers, body })).toMatchObject({ errorCode: 'coupon-unavailable' });
		await shop.call(orderCreate, { headers, body: without });
		expect(await stored()).toMatchObject({ coupon: null, grandTotal: 10498 });
	});
});

describe('other calls', () => {
	it('collect-totals chooses a way of delivery, or just answers the totals (14.16, 25.6)', async () => {
		await put('SZAL-1', 1);
		const collect = (methods?: object) => shop.call(cartCollectTotals, { query: { cartId }, body: { methods } });
		expect((await collect()).grand_total).toBe(49.99);
		const chosen = {
			shippingCarrierCode: 'flatrate',
			shippingMethodCode: 'flatrate',
			paymentMethod: { method: 'sandbox' },
		};
		expect((await collect(chosen)).grand_total).toBe(54.99);
		expect((await collect()).grand_total).toBe(54.99);
	});

	it('save-start-page-url goes with the order (25.8)', async () => {
		const startPage = { url: '/sukienki?utm_source=list', date: '2026-11-20T09:00:00Z' };
		await shop.call(cartSaveStartPageUrl, { query: { cartId }, body: startPage });
		await put('SZAL-1', 2);
		const { backendOrderId } = await shop.call(orderCreate, order(cartId, 'anna@example.pl'));
		const [stored] = await shop.db.select().from(orders).where(eq(orders.uuid, backendOrderId));
		expect(stored?.startPage).toEqual(startPage);
	});
});
