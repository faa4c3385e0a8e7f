import { stockCheck } from '@pasaz/kernel/contract/stock';
import { STORE_VIEWS_FILE } from '@pasaz/kernel/contract/store-views-file.fixture';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testAppOn } from '../../app.fixture.ts';
import { adminOrderState } from '../../platform/admin-contract.ts';
import { getConfig } from '../../platform/config.ts';
import { type RealPostgres, startRealPostgres } from '../../platform/database/real-postgres.fixture.ts';
import { claims, orderItems, orders } from '../../platform/database/schema/sales.ts';
import { digitalGoods } from '../../selling/digital/digital-goods.ts';
import { expireUnpaid } from '../../selling/orders/expire-unpaid.ts';
import { orderOf, sendOrder } from '../../selling/orders/order.fixture.ts';
import { fixtureCatalog } from '../source/catalog.fixture.ts';
import { writeCatalog } from './write-catalog.ts';

const ENV = { ADMIN_SECRET: 'a-secret-of-the-merchant-only' };
const headers = { authorization: `Bearer ${ENV.ADMIN_SECRET}` };

let postgres: RealPostgres;
let shop: TestApp;
beforeAll(async () => {
	postgres = await startRealPostgres((db) => writeCatalog(db, fixtureCatalog(), new Date('2026-11-20T10:00:00Z')));
});
afterAll(() => postgres?.remove());
beforeEach(async () => {
	const copy = await postgres.copy();
	shop = testAppOn(copy, { env: ENV });
	return copy.close;
});

/** Imports the catalogue with so many scarves counted; ten were there before. */
function count(qty: number, isInStock = qty > 0, at = shop.clock.now) {
	const source = fixtureCatalog();
	const scarf = source.products.find(({ sku }) => sku === 'SZAL-1');
	if (!scarf) throw new Error('The fixture has no scarf');
	scarf.stock = { qty, isInStock };
	return writeCatalog(shop.db, source, at);
}
async function order(qty: number, given: object = {}) {
	const body = orderOf([{ sku: 'SZAL-1', qty, price: 49.99 }]);
	Object.assign(body.addressInformation, { payment_method_code: 'sandbox', ...given });
	const { answer } = await sendOrder(shop, body);
	const number: string = JSON.parse(answer).result.orderNumber;
	return (state: 'paid' | 'sent' | 'canceled', returned = false) =>
		shop.call(adminOrderState, { params: { number }, body: { state, returned }, headers });
}
async function expire() {
	shop.clock.now = new Date(shop.clock.now.getTime() + 31 * 60_000);
	const config = getConfig({ ...ENV, SANDBOX_PAYMENT: 'true', STORE_VIEWS: STORE_VIEWS_FILE });
	const services = { db: shop.db, now: () => shop.clock.now, shop: config };
	await expireUnpaid({ ...services, seller: undefined, digital: digitalGoods(config) });
}
const left = async () => {
	const { qty, is_in_stock } = await shop.call(stockCheck, { query: { sku: 'SZAL-1' } });
	return [qty, is_in_stock];
};

describe('an import of what was counted (15.46)', () => {
	it('leaves to unpaid orders what they hold, and their end gives back no more than was counted', async () => {
		await order(4);
		await order(1);
		await count(10);
		expect(await left()).toEqual([5, true]);
		await expire();
		expect(await left()).toEqual([10, true]);
	});

	it('leaves to paid orders what is still to be sent', async () => {
		const enter = await order(4);
		await enter('paid');
		await count(10);
		expect(await left()).toEqual([6, true]);
		await enter('sent');
		await count(6);
		expect(await left()).toEqual([6, true]);
	});

	it('counts no parcel that is on its way; one that comes back brings all its pieces with it', async () => {
		const enter = await order(4);
		await enter('paid');
		await enter('sent');
		await count(6);
		await enter('canceled', true);
		expect(await left()).toEqual([10, true]);
		await count(10);
		expect(await left()).toEqual([10, true]);
	});

	it('counts among them what is sent after the count and before the import has written it', async () => {
		const enter = await order(4);
		await enter('paid');
		const countedAt = shop.clock.now;
		shop.clock.now = new Date(countedAt.getTime() + 60_000);
		await enter('sent');
		await count(10, true, countedAt);
		expect(await left()).toEqual([6, true]);
		await enter('canceled', true);
		expect(await left()).toEqual([10, true]);
	});

	it('of just what is held sells none of it, until an order ends', async () => {
		await order(4);
		await count(4);
		expect(await left()).toEqual([0, false]);
		await expire();
		expect(await left()).toEqual([4, true]);
	});

	it('of fewer pieces than are held gives none of the missing ones back', async () => {
		await order(4);
		const cancel = await order(1);
		await count(3);
		expect(await left()).toEqual([0, false]);
		await cancel('canceled');
		expect(await left()).toEqual([0, false]);
		await expire();
		expect(await left()).toEqual([3, true]);
	});

	it('keeps off sale what the merchant has taken off sale, with what was counted', async () => {
		await order(4);
		await count(4, false);
		await expire();
		expect(await left()).toEqual([4, false]);
	});

	it('holds no piece that came back by a withdrawal, from the time when that is accepted', async () => {
		const enter = await order(4);
		await enter('paid');
		const [placed] = await shop.db.select().from(orders);
		const [line] = await shop.db.select().from(orderItems);
		const withdrawal = { orderUuid: placed?.uuid ?? '', amount: 0, createdAt: shop.clock.now };
		const items = [{ itemId: line?.id ?? 0, qty: 3 }];
		await shop.db.insert(claims).values({ ...withdrawal, items, state: 'received' });
		await count(10);
		expect(await left()).toEqual([6, true]);
		await shop.db.update(claims).set({ state: 'accepted' });
		await count(10);
		expect(await left()).toEqual([9, true]);
	});

	it('holds no parts of bundles that came back', async () => {
		const enter = await order(4);
		await enter('paid');
		const [part] = await shop.db.select().from(orderItems);
		if (!part) throw new Error('The order has no line');
		const { id: _id, ...bundle } = { ...part, productType: 'bundle', sku: 'ZESTAW', qty: 2 };
		const [whole] = await shop.db.insert(orderItems).values(bundle).returning();
		await shop.db
			.update(orderItems)
			.set({ parentItemId: whole?.id ?? 0 })
			.where(eq(orderItems.id, part.id));
		const items = [{ itemId: whole?.id ?? 0, qty: 1 }];
		const { orderUuid } = part;
		await shop.db.insert(claims).values({ orderUuid, items, amount: 0, state: 'accepted', createdAt: shop.clock.now });
		await count(10);
		expect(await left()).toEqual([8, true]);
	});

	it('holds nothing for gift cards that were delivered', async () => {
		shop = testAppOn(shop, { env: { ...ENV, GIFT_CARD_SKUS: 'SZAL-1' } });
		const enter = await order(4);
		await count(10);
		expect(await left()).toEqual([6, true]);
		await enter('paid');
		await count(10);
		expect(await left()).toEqual([10, true]);
	});

	it.each([
		[89, 6],
		[91, 10],
	])('of an order that was not sent for %i days leaves %i for sale', async (days, pieces) => {
		const enter = await order(4);
		await enter('paid');
		shop.clock.now = new Date(shop.clock.now.getTime() + days * 86_400_000);
		await count(10);
		expect(await left()).toEqual([pieces, true]);
	});
});
