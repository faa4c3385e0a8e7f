import { userLoyalty } from '@pasaz/kernel/contract/loyalty';
import { orderComplain, orderDocument, orderWithdraw } from '@pasaz/kernel/contract/order-document';
import { STORE_VIEWS } from '@pasaz/kernel/contract/store-views.fixture';
import { userMe } from '@pasaz/kernel/contract/user';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../../accounts/sign-up.fixture.ts';
import { createTestApp, type TestApp } from '../../app.fixture.ts';
import { adminClaimRefund, adminClaimSettle, adminOrderState } from '../../platform/admin-contract.ts';
import { cardNumber } from '../../platform/card-number.ts';
import { stock } from '../../platform/database/schema/catalog.ts';
import { orders } from '../../platform/database/schema/sales.ts';
import { orderOf, sendOrder } from '../orders/order.fixture.ts';
import { loyaltyOf } from './loyalty.ts';

const SECRET = 'a-secret-of-the-merchant-only';
const ENV = { ADMIN_SECRET: SECRET, LOYALTY_POINT: '1000', LOYALTY_LEVELS: '0,10,20' };
const headers = { authorization: `Bearer ${SECRET}` };

let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp(undefined, { env: ENV });
	await shop.db.update(stock).set({ qty: 100 }).where(eq(stock.sku, 'SZAL-1'));
});
afterAll(() => shop.close());

let count = 0;
async function shopper() {
	count += 1;
	const token = await signUp(shop, `ola${count}@example.com`);
	const { id, loyalty_card: card } = await shop.call(userMe, { token });
	const buy = async (qty: number) => {
		shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
		const { answer } = await sendOrder(shop, { ...orderOf([{ sku: 'SZAL-1', qty, price: 49.99 }]) });
		const { backendOrderId: uuid, orderNumber: number, orderSecret: secret } = JSON.parse(answer).result;
		await shop.db.update(orders).set({ userId: id }).where(eq(orders.uuid, uuid));
		for (const state of ['sent', 'delivered'] as const)
			await shop.call(adminOrderState, { params: { number }, body: { state }, headers });
		return { uuid, number, secret };
	};
	return { token, id, card, buy, read: () => shop.call(userLoyalty, { token }) };
}

describe('a loyalty card (17.28)', () => {
	it('has a number with a check digit, and begins with nothing', async () => {
		const { id, card, read } = await shopper();
		expect(card).toBe(cardNumber(id));
		expect(cardNumber(7)).toBe('290000000074');
		expect(new Set(Array.from({ length: 200 }, (_, of) => cardNumber(of))).size).toBe(200);
		expect(await read()).toEqual({ points: 0, level: 1, next: { level: 2, points: 10 }, history: [] });
	});

	it('gathers a point for each full 10 zł that was paid for goods, up to the highest level', async () => {
		const { buy, read } = await shopper();
		const { number } = await buy(2);
		expect(await read()).toMatchObject({
			points: 9,
			level: 1,
			next: { level: 2, points: 10 },
			history: [{ order_number: number, points: 9 }],
		});
		await buy(3);
		expect(await read()).toMatchObject({ points: 23, level: 3, next: null, history: [{ points: 14 }, { points: 9 }] });
	});

	it('gives back what came of goods that are sent back, and of a cancelled order', async () => {
		const { buy, read } = await shopper();
		const { uuid, secret } = await buy(2);
		const { withdrawable } = await shop.call(orderDocument, { params: { uuid }, body: { secret } });
		const item_id = withdrawable[0]?.item_id ?? 0;
		const body = { secret, items: [{ item_id, qty: 1 }], account: 'PL61109010140000071219812874' };
		const claim = await shop.call(orderWithdraw, { params: { uuid }, body });
		expect((await read()).points).toBe(9);
		await shop.call(adminClaimSettle, { params: { id: String(claim.id) }, body: { state: 'accepted' }, headers });
		expect((await read()).points).toBe(4);
		await shop.db.update(orders).set({ status: 'canceled' }).where(eq(orders.uuid, uuid));
		expect(await read()).toMatchObject({ points: 0, history: [] });
	});

	it('gives back what came of money that was sent back for a complaint', async () => {
		const { buy, read } = await shopper();
		const { uuid, secret } = await buy(2);
		const { complainable } = await shop.call(orderDocument, { params: { uuid }, body: { secret } });
		const items = [{ item_id: complainable[0]?.item_id ?? 0, qty: 2 }];
		const body = { secret, items, description: 'Oba szaliki mają plamy.', demand: 'price-reduction' as const };
		const { id } = await shop.call(orderComplain, { params: { uuid }, body });
		const params = { id: String(id) };
		await shop.call(adminClaimSettle, { params, body: { state: 'accepted' }, headers });
		expect((await read()).points).toBe(9);
		const refund = { amount: 60, account: 'PL61109010140000071219812874' };
		await shop.call(adminClaimRefund, { params, body: refund, headers });
		expect((await read()).points).toBe(3);
	});

	it('reckons an order of another currency by that one’s rate', async () => {
		const { id, buy } = await shopper();
		const { uuid } = await buy(2);
		await shop.db.update(orders).set({ storeCode: 'de' }).where(eq(orders.uuid, uuid));
		const storeViews = STORE_VIEWS.map((view) => ({ ...view, prices: { rate: view.storeCode === 'de' ? 4 : 1 } }));
		const settings = { point: 1000, levels: [0] };
		const { points } = await loyaltyOf({ db: shop.db, storeViews, settings }, id);
		expect(points).toBe(39);
	});

	it('is none in a shop without it', async () => {
		const plain = await createTestApp();
		const token = await signUp(plain, 'ola@example.com');
		expect(await plain.call(userMe, { token })).not.toHaveProperty('loyalty_card');
		expect(await plain.refused(userLoyalty, { token })).toMatchObject({ status: 404, errorCode: 'loyalty-off' });
		await plain.close();
	});
});
