import { cartApplyCoupon, cartCreate, cartTotals, cartUpdate } from '@pasaz/kernel/contract/cart';
import { orderCancel } from '@pasaz/kernel/contract/order';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testAppOn } from '../../app.fixture.ts';
import { fixtureCatalog } from '../../catalogue/source/catalog.fixture.ts';
import { writeCatalog } from '../../catalogue/write/write-catalog.ts';
import type { Database } from '../../platform/database/database.ts';
import { type RealPostgres, startRealPostgres } from '../../platform/database/real-postgres.fixture.ts';
import { stock } from '../../platform/database/schema/catalog.ts';
import { coupons, couponUses } from '../../platform/database/schema/pricing.ts';
import { orders } from '../../platform/database/schema/sales.ts';
import { orderOf, sendUntilAnswered } from '../orders/order.fixture.ts';

let postgres: RealPostgres;
let shop: TestApp;
let db: Database;
beforeAll(async () => {
	postgres = await startRealPostgres((database) =>
		writeCatalog(database, fixtureCatalog(), new Date('2026-11-20T10:00:00Z')),
	);
});
afterAll(() => postgres?.remove());
beforeEach(async () => {
	const copy = await postgres.copy();
	db = copy.db;
	shop = testAppOn(copy);
	await db.update(stock).set({ qty: 1000 }).where(eq(stock.sku, 'SZAL-1'));
	return copy.close;
});

/** A cart of its own with the coupon in it, and the order of it. */
async function withCoupon(coupon: string, email: string) {
	const cartId = await shop.call(cartCreate);
	await shop.call(cartUpdate, { query: { cartId }, body: { cartItem: { sku: 'SZAL-1', qty: 1 } } });
	await shop.call(cartApplyCoupon, { query: { cartId, coupon } });
	const order = { ...orderOf([{ sku: 'SZAL-1', qty: 1, price: 49.99 }]), cart_id: cartId };
	order.addressInformation.billingAddress = { ...order.addressInformation.billingAddress, email };
	return order;
}
const many = <T>(count: number, make: (index: number) => Promise<T>) =>
	Promise.all(Array.from({ length: count }, (_, index) => make(index)));
/** One after the other: only what follows is a race. */
async function inTurn<T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> {
	const made: T[] = [];
	for (let index = 0; index < count; index += 1) made.push(await make(index));
	return made;
}
const couponNow = async (code: string) => (await db.select().from(coupons).where(eq(coupons.code, code)))[0];

describe('a coupon in 100 orders at once', () => {
	it.each([
		['that may be used once', { mostUses: 1 }, (index: number) => `${index}@example.pl`, 1],
		['that may be used seven times', { mostUses: 7 }, (index: number) => `${index}@example.pl`, 7],
		['that each customer may use once', { mostUsesPerCustomer: 1 }, () => 'anna@example.pl', 1],
	])(
		'%s counts no more often (14.12)',
		async (_what, limit, emailOf, expected) => {
			await db.insert(coupons).values({ code: 'WYSCIG', kind: 'percent', percent: 10, ...limit });
			const prepared = await inTurn(100, (index) => withCoupon('WYSCIG', emailOf(index)));
			const sent = await Promise.all(prepared.map((order) => sendUntilAnswered(shop, order)));
			const refused = sent.filter(({ status }) => status !== 200);
			expect(refused.every(({ errorCode }) => errorCode === 'coupon-unavailable')).toBe(true);
			expect(sent.length - refused.length).toBe(expected);
			expect((await couponNow('WYSCIG'))?.uses).toBe(expected);
			expect(await db.$count(couponUses)).toBe(expected);
			expect(await db.$count(orders, eq(orders.discount, 500))).toBe(expected);
		},
		60_000,
	);

	it('is free again once when its order is cancelled 20 times at once, as is the stock (14.12, 27.4)', async () => {
		await db.insert(coupons).values({ code: 'RAZ', kind: 'percent', percent: 10, mostUses: 1 });
		const { answer } = await sendUntilAnswered(shop, await withCoupon('RAZ', 'anna@example.pl'));
		const { backendOrderId: uuid, orderSecret: secret } = JSON.parse(answer).result;
		await many(20, () => shop.call(orderCancel, { params: { uuid }, body: { secret } }));
		expect((await couponNow('RAZ'))?.uses).toBe(0);
		expect((await db.select().from(stock).where(eq(stock.sku, 'SZAL-1')))[0]?.qty).toBe(1000);
		const again = await withCoupon('RAZ', 'anna@example.pl');
		const { coupon_code } = await shop.call(cartTotals, { query: { cartId: again.cart_id } });
		expect(coupon_code).toBe('RAZ');
		expect((await sendUntilAnswered(shop, again)).status).toBe(200);
	});
});
