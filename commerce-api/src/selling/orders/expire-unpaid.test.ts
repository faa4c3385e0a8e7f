import { randomUUID } from 'node:crypto';
import { cartApplyCoupon, cartCreate, cartUpdate } from '@pasaz/kernel/contract/cart';
import { orderCancel, orderPayment } from '@pasaz/kernel/contract/order';
import { stockCheck } from '@pasaz/kernel/contract/stock';
import { STORE_VIEWS_FILE } from '@pasaz/kernel/contract/store-views-file.fixture';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testAppOn } from '../../app.fixture.ts';
import { fixtureCatalog } from '../../catalogue/source/catalog.fixture.ts';
import { writeCatalog } from '../../catalogue/write/write-catalog.ts';
import { adminOrderState, adminPaymentRefund, adminPayments } from '../../platform/admin-contract.ts';
import { getConfig } from '../../platform/config.ts';
import { type RealPostgres, startRealPostgres } from '../../platform/database/real-postgres.fixture.ts';
import { stock } from '../../platform/database/schema/catalog.ts';
import { coupons } from '../../platform/database/schema/pricing.ts';
import { orderStates, orders } from '../../platform/database/schema/sales.ts';
import { digitalGoods } from '../digital/digital-goods.ts';
import { SIGNATURE_HEADER, sign } from '../sandbox-payment/callback.ts';
import { expireUnpaid } from './expire-unpaid.ts';
import { orderOf, sendOrder } from './order.fixture.ts';

const ENV = {
	PAYMENT_SECRET: 'a secret that the provider and the shop share',
	ADMIN_SECRET: 'a-secret-of-the-merchant-only',
};
const bearer = { headers: { authorization: `Bearer ${ENV.ADMIN_SECRET}` } };

let postgres: RealPostgres;
let shop: TestApp;
/** Of the last order. */
let secret: string;
beforeAll(async () => {
	postgres = await startRealPostgres((db) => writeCatalog(db, fixtureCatalog(), new Date('2026-11-20T10:00:00Z')));
});
afterAll(() => postgres?.remove());
beforeEach(async () => {
	const copy = await postgres.copy();
	shop = testAppOn(copy, { env: ENV });
	await copy.db.insert(coupons).values({ code: 'MINUS50', kind: 'fixed', amounts: { PLN: 5000 } });
	return copy.close;
});

const left = async () => (await shop.call(stockCheck, { query: { sku: 'SZAL-1' } })).qty;
const couponUses = async () => (await shop.db.select().from(coupons).where(eq(coupons.code, 'MINUS50')))[0]?.uses;
const later = (minutes: number) => {
	shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
};
const expire = () => {
	const config = getConfig({ ...ENV, SANDBOX_PAYMENT: 'true', STORE_VIEWS: STORE_VIEWS_FILE });
	return expireUnpaid({
		db: shop.db,
		now: () => shop.clock.now,
		shop: config,
		seller: undefined,
		digital: digitalGoods(config),
	});
};
const payment = (uuid: string) => shop.call(orderPayment, { params: { uuid } });

/** Orders all ten scarves with a coupon; answers the order's uuid. */
async function hoard(payment_method_code = 'sandbox'): Promise<string> {
	const cartId = await shop.call(cartCreate);
	await shop.call(cartUpdate, { query: { cartId }, body: { cartItem: { sku: 'SZAL-1', qty: 10 } } });
	await shop.call(cartApplyCoupon, { query: { cartId, coupon: 'MINUS50' } });
	const order = { ...orderOf([{ sku: 'SZAL-1', qty: 10, price: 49.99 }]), cart_id: cartId };
	Object.assign(order.addressInformation, { payment_method_code });
	const { answer } = await sendOrder(shop, order);
	const { backendOrderId, orderSecret } = JSON.parse(answer).result;
	secret = orderSecret;
	return backendOrderId;
}

async function pay(uuid: string, id: string = randomUUID(), given = {}) {
	const [order] = await shop.db.select().from(orders).where(eq(orders.uuid, uuid));
	const event = { id, order: uuid, status: 'accepted', amount: order?.grandTotal, currency: 'PLN', ...given };
	const body = JSON.stringify(event);
	const headers = { [SIGNATURE_HEADER]: sign(ENV.PAYMENT_SECRET, body, shop.clock.now) };
	const response = await shop.app.request('/api/payment/callback', { method: 'POST', body, headers });
	return (await response.json()).result;
}

describe('an order that is to be paid online (15.25)', () => {
	it('says until when, on its page and in its mail', async () => {
		const uuid = await hoard();
		expect(await payment(uuid)).toMatchObject({ status: 'pending', pay_until: '2026-11-20T10:30:00.000Z' });
		const [mail] = await shop.mails();
		expect(mail?.text).toContain('Czekamy na nią do: 20 listopada 2026 11:30');
	});

	it('ends when it is not paid by then: stock and coupon go back once, by however many processes', async () => {
		const uuid = await hoard();
		await shop.mails();
		later(29);
		await expire();
		expect([await left(), await couponUses()]).toEqual([0, 1]);
		later(1);
		await Promise.all(Array.from({ length: 6 }, expire));
		await expire();
		expect([await left(), await couponUses()]).toEqual([10, 0]);
		expect(await payment(uuid)).toMatchObject({
			status: 'canceled',
			pay_until: '2026-11-20T10:30:00.000Z',
			redirect_url: null,
		});
		const mails = await shop.mails();
		expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('wygasło')]);
		expect(mails[0]?.text).toContain('nie zostało opłacone w terminie');
	});

	it('ends also where another one cannot, and that is told', async () => {
		const order = orderOf([{ sku: 'SUK-1-Czarny-M', qty: 1, price: 199 }]);
		order.addressInformation.payment_method_code = 'sandbox';
		const broken = JSON.parse((await sendOrder(shop, order)).answer).result.backendOrderId;
		await hoard();
		// a state is entered but once
		await shop.db.insert(orderStates).values({ orderUuid: broken, state: 'canceled', at: shop.clock.now });
		later(30);
		await expect(expire()).rejects.toThrow('1 unpaid orders could not be ended');
		expect([await left(), await couponUses()]).toEqual([10, 0]);
		expect(await payment(broken)).toMatchObject({ status: 'pending' });
	});

	it('ends after as many minutes as the shop says', async () => {
		const { db, clock } = shop;
		shop = testAppOn({ db, close: async () => {} }, { env: { ...ENV, PAY_MINUTES: '5' } });
		shop.clock.now = clock.now;
		await hoard();
		later(5);
		await expire();
		expect(await left()).toBe(10);
	});

	it('stays when it is paid in the same moment, or ends, but not both', async () => {
		for (let round = 0; round < 5; round += 1) {
			const uuid = await hoard();
			later(30);
			const [result] = await Promise.all([pay(uuid), expire()]);
			expect(result).toBe('paid');
			expect([await left(), await couponUses()]).toEqual([0, 1]);
			expect((await payment(uuid)).status).toBe('paid');
			await shop.db.update(stock).set({ qty: 10, isInStock: true }).where(eq(stock.sku, 'SZAL-1'));
			await shop.db.update(coupons).set({ uses: 0 }).where(eq(coupons.code, 'MINUS50'));
		}
	});

	it('that is paid on delivery never ends by itself', async () => {
		const uuid = await hoard('cashondelivery');
		later(60 * 24 * 30);
		await expire();
		expect(await payment(uuid)).toMatchObject({ status: 'on-delivery', pay_until: null });
	});
});

describe('a late payment (15.26)', () => {
	const expired = async () => {
		const uuid = await hoard();
		later(30);
		await expire();
		await shop.mails();
		return uuid;
	};

	it('is accepted while the pieces are there', async () => {
		const uuid = await expired();
		expect(await pay(uuid)).toBe('paid');
		expect(await payment(uuid)).toMatchObject({ status: 'paid', state: 'processing', pay_until: null, refunds: [] });
		expect([await left(), await couponUses()]).toEqual([0, 1]);
		expect((await shop.mails()).map(({ subject }) => subject)).toEqual([expect.stringContaining('przyjęta')]);
	});

	it.each([
		['pieces', () => shop.db.update(stock).set({ qty: 9 }).where(eq(stock.sku, 'SZAL-1'))],
		['coupon', () => shop.db.update(coupons).set({ mostUses: 1, uses: 1 }).where(eq(coupons.code, 'MINUS50'))],
	])('is sent back, and that is said, when others have the %s', async (_what, takeAway) => {
		const uuid = await expired();
		await takeAway();
		const before = [await left(), await couponUses()];
		expect(await pay(uuid)).toBe('refund-due');
		expect([await left(), await couponUses()]).toEqual(before);
		expect(await payment(uuid)).toMatchObject({
			status: 'canceled',
			refunds: [{ amount: 449.9, reason: 'late', refunded_at: null }],
		});
		const [mail] = await shop.mails();
		expect(mail?.subject).toContain('Zwracamy wpłatę');
		expect(mail?.text).toContain('449,90');
	});

	it('of an order that the shopper has cancelled is sent back', async () => {
		const uuid = await hoard();
		await shop.call(orderCancel, { params: { uuid }, body: { secret } });
		expect(await pay(uuid)).toBe('refund-due');
		expect([await left(), await couponUses()]).toEqual([10, 0]);
	});

	const byMerchant = async (uuid: string) => {
		const { order_number: number } = await payment(uuid);
		await shop.call(adminOrderState, { params: { number }, body: { state: 'canceled' }, ...bearer });
	};
	it.each<[string, (uuid: string) => Promise<unknown>]>([
		['shopper', (uuid) => shop.call(orderCancel, { params: { uuid }, body: { secret } })],
		['merchant', byMerchant],
	])('of an order that the %s has cancelled after it had ended is sent back (15.26)', async (_who, cancel) => {
		const uuid = await expired();
		await cancel(uuid);
		expect(await payment(uuid)).toMatchObject({ status: 'canceled', pay_until: null });
		expect(await pay(uuid)).toBe('refund-due');
		expect((await payment(uuid)).status).toBe('canceled');
		expect([await left(), await couponUses()]).toEqual([10, 0]);
	});

	it('by the sandbox’s page revives the order, too', async () => {
		const uuid = await expired();
		const body = new URLSearchParams({ decision: 'accept' });
		expect((await shop.app.request(`/sandbox-pay/${uuid}`, { method: 'POST', body })).status).toBe(303);
		expect((await payment(uuid)).status).toBe('paid');
	});
});

describe('the merchant', () => {
	it('sees a second payment and every message that was not taken, and notes what was sent back (15.26, 25.32)', async () => {
		const uuid = await hoard();
		const [first, second, wrong] = [randomUUID(), randomUUID(), randomUUID()];
		await pay(uuid, first);
		later(1);
		await pay(uuid, second);
		later(1);
		await pay(uuid, wrong, { amount: 1 });
		const all = await shop.call(adminPayments, bearer);
		expect(all.map(({ id, outcome, reason, amount }) => [id, outcome, reason, amount])).toEqual([
			[wrong, 'rejected', 'payment-mismatch', 0.01],
			[second, 'refund-due', 'twice', 449.9],
			[first, 'paid', null, 449.9],
		]);
		expect(await shop.call(adminPayments, { query: { outcome: 'refund-due' }, ...bearer })).toHaveLength(1);
		const params = { event: second };
		const refunded = await shop.call(adminPaymentRefund, { params, ...bearer });
		later(1);
		expect(await shop.call(adminPaymentRefund, { params, ...bearer })).toEqual(refunded);
		expect(refunded.refunded_at).not.toBeNull();
		expect((await payment(uuid)).refunds?.map(({ refunded_at }) => refunded_at === null)).toEqual([false]);
		const kept = await shop.refused(adminPaymentRefund, { params: { event: first }, ...bearer });
		expect(kept).toMatchObject({ status: 409, errorCode: 'no-refund' });
		const unknown = await shop.refused(adminPaymentRefund, { params: { event: '\0' }, ...bearer });
		expect(unknown).toMatchObject({ status: 404, errorCode: 'not-found' });
	});
});
