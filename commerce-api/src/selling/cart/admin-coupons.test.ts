import { cartApplyCoupon, cartCoupon, cartCreate, cartTotals, cartUpdate } from '@pasaz/kernel/contract/cart';
import { orderDocument } from '@pasaz/kernel/contract/order-document';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { input } from 'zod/mini';
import { createTestApp, type TestApp } from '../../app.fixture.ts';
import { adminCouponEnd, adminCoupons, adminCouponWrite } from '../../platform/admin-voucher-contract.ts';
import { stock } from '../../platform/database/schema/catalog.ts';
import { coupons } from '../../platform/database/schema/pricing.ts';
import { orderOf, sendOrder } from '../orders/order.fixture.ts';

const SECRET = 'a-secret-of-the-merchant-only';
const headers = { authorization: `Bearer ${SECRET}` };
const NO_LIMITS = { valid_from: null, valid_until: null, most_uses: null, most_uses_per_customer: null };

let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp(undefined, { env: { ADMIN_SECRET: SECRET } });
	await shop.db.update(stock).set({ qty: 100 }).where(eq(stock.sku, 'SZAL-1'));
});
beforeEach(async () => {
	await shop.db.delete(coupons);
});
afterAll(() => shop.close());

const write = (body: input<typeof adminCouponWrite.body>) => shop.call(adminCouponWrite, { body, headers });
const end = (code: string) => shop.call(adminCouponEnd, { params: { code }, headers });
const list = () => shop.call(adminCoupons, { headers });

async function cartOf(qty: number, storeCode = 'pl') {
	const cartId = await shop.call(cartCreate);
	await shop.call(cartUpdate, { query: { cartId }, body: { cartItem: { sku: 'SZAL-1', qty } }, storeCode });
	const asked = (coupon: string) => ({ query: { cartId, coupon }, storeCode });
	return {
		apply: (coupon: string) => shop.call(cartApplyCoupon, asked(coupon)),
		refused: async (coupon: string) => (await shop.refused(cartApplyCoupon, asked(coupon))).errorCode,
		coupon: () => shop.call(cartCoupon, { query: { cartId } }),
		discount: async () => (await shop.call(cartTotals, { query: { cartId }, storeCode })).discount_amount,
	};
}

async function order(coupon: string) {
	const { answer } = await sendOrder(shop, { ...orderOf([{ sku: 'SZAL-1', qty: 1, price: 49.99 }]), coupon });
	const { backendOrderId: uuid, orderSecret: secret, errorCode } = JSON.parse(answer).result;
	return { uuid, secret, errorCode };
}

describe('a coupon that the merchant makes (14.26, 25.33)', () => {
	it('of each kind counts in the cart as its terms say, however its code is typed', async () => {
		await write({ code: ' wiosna–15 ', kind: 'percent', percent: 15 });
		await write({ code: 'MINUS20', kind: 'fixed', amounts: { PLN: 20.5, EUR: 5 }, minimums: { PLN: 99.98, EUR: 25 } });
		await write({ code: 'DOSTAWA', kind: 'free-shipping' });
		expect((await list()).map(({ code }) => code)).toEqual(['DOSTAWA', 'MINUS20', 'WIOSNA-15']);
		const cart = await cartOf(2);
		await cart.apply('Wiosna-15');
		expect(await cart.discount()).toBe(-15);
		await cart.apply('minus20');
		expect(await cart.discount()).toBe(-20.5);
		await cart.apply('dostawa');
		expect(await cart.discount()).toBe(0);
		expect(await (await cartOf(1)).refused('MINUS20')).toBe('coupon-minimum');
	});

	it('is answered as it was stored, and so it is listed by pages', async () => {
		const terms = { percent: 15, valid_from: '2026-11-01T00:00:00+01:00', valid_until: '2026-12-01T00:00:00+01:00' };
		const made = await write({ code: 'jesien', kind: 'percent', ...terms, most_uses: 2, most_uses_per_customer: 1 });
		expect(made).toEqual({
			...{ code: 'JESIEN', kind: 'percent', percent: 15, amounts: {}, minimums: {}, active: true, uses: 0 },
			...{ valid_from: '2026-10-31T23:00:00.000Z', valid_until: '2026-11-30T23:00:00.000Z' },
			...{ most_uses: 2, most_uses_per_customer: 1 },
		});
		await write({ code: 'ZIMA', kind: 'fixed', amounts: { PLN: 19.99 } });
		const page = { query: { pageSize: 1, currentPage: 2 }, headers };
		const { result, meta } = await (await shop.send(adminCoupons, page)).json();
		expect(result).toMatchObject([{ code: 'ZIMA', percent: null, amounts: { PLN: 19.99 }, ...NO_LIMITS }]);
		expect(meta).toEqual({ total_count: 2, search_criteria: { page_size: 1, current_page: 2 } });
	});

	it('gets other terms by its code, while its uses stay counted', async () => {
		await write({ code: 'RAZ', kind: 'percent', percent: 10, most_uses: 1 });
		expect((await order('raz')).errorCode).toBeUndefined();
		expect(await (await cartOf(1)).refused('RAZ')).toBe('coupon-used');
		const changed = await write({ code: 'raz', kind: 'fixed', amounts: { PLN: 5 } });
		expect(changed).toMatchObject({ kind: 'fixed', percent: null, uses: 1, ...NO_LIMITS });
		const cart = await cartOf(1);
		await cart.apply('RAZ');
		expect(await cart.discount()).toBe(-5);
	});

	it.each<[string, object]>([
		['no percentage', { kind: 'percent' }],
		['more than all of it', { kind: 'percent', percent: 101 }],
		['nothing of it', { kind: 'percent', percent: 0 }],
		['a part of a percent', { kind: 'percent', percent: 12.5 }],
		['a kind that there is not', { kind: 'gift' }],
		['no amounts', { kind: 'fixed', amounts: {} }],
		['an amount below nothing', { kind: 'fixed', amounts: { PLN: -5 } }],
		['a part of a grosz', { kind: 'fixed', amounts: { PLN: 4.995 } }],
		['a currency of no storefront', { kind: 'fixed', amounts: { USD: 5 } }],
		['a minimum in a currency of no storefront', { kind: 'free-shipping', minimums: { CZK: 500 } }],
		['a currency in small letters', { kind: 'fixed', amounts: { pln: 5 } }],
		['terms of another kind', { kind: 'percent', percent: 10, amounts: { PLN: 5 } }],
		['an end before its beginning', { valid_from: '2026-12-01T00:00:00Z', valid_until: '2026-11-30T23:00:00Z' }],
		['an end at its beginning', { valid_from: '2026-12-01T00:00:00Z', valid_until: '2026-12-01T01:00:00+01:00' }],
		['a moment without its offset', { valid_until: '2026-12-01T00:00:00' }],
		['no uses at all', { most_uses: 0 }],
		['a part of a use', { most_uses_per_customer: 1.5 }],
		['uses that it claims', { uses: 0 }],
		['a code that nobody sees', { code: '\u200b' }],
		['no code', { code: ' ' }],
	])('is refused with %s', async (_name, given) => {
		const body = Object.assign({ code: 'WIOSNA', kind: 'free-shipping' }, given);
		const answer = await shop.send(adminCouponWrite, { body, headers });
		expect([answer.status, (await answer.json()).result.errorCode]).toEqual([422, 'invalid-input']);
		expect(await list()).toEqual([]);
	});
});

it('a coupon that the merchant ends is taken out of carts at once, and stays with the orders that use it (14.26)', async () => {
	await write({ code: 'MINUS5', kind: 'fixed', amounts: { PLN: 5 } });
	const cart = await cartOf(1);
	await cart.apply('MINUS5');
	const { uuid, secret } = await order('MINUS5');
	for (const code of [' minus5', 'MINUS5']) expect(await end(code)).toMatchObject({ active: false, uses: 1 });
	expect(await cart.discount()).toBe(0);
	expect(await cart.coupon()).toBeNull();
	expect(await cart.refused('MINUS5')).toBe('coupon-unknown');
	expect((await order('MINUS5')).errorCode).toBe('coupon-unavailable');
	expect(await shop.call(orderDocument, { params: { uuid }, body: { secret } })).toMatchObject({ discount_amount: -5 });
	expect(await write({ code: 'MINUS5', kind: 'fixed', amounts: { PLN: 5 } })).toMatchObject({ active: true, uses: 1 });
	await cart.apply('MINUS5');
});

it('nobody but the merchant reads, makes or ends coupons, and what is not there cannot be ended (25.33)', async () => {
	const body = { code: 'WLAMANIE', kind: 'percent', percent: 100 } as const;
	expect(await shop.refused(adminCoupons)).toMatchObject({ status: 401 });
	expect(await shop.refused(adminCouponWrite, { body })).toMatchObject({ status: 401 });
	expect(await shop.refused(adminCouponEnd, { params: { code: 'WLAMANIE' } })).toMatchObject({ status: 401 });
	expect(await list()).toEqual([]);
	expect(await shop.refused(adminCouponEnd, { params: { code: 'NIE MA' }, headers })).toMatchObject({ status: 404 });
});
