import { orderPayment } from '@pasaz/kernel/contract/order';
import { POLAND } from '@pasaz/kernel/contract/store-views.fixture';
import { STORE_VIEWS_FILE } from '@pasaz/kernel/contract/store-views-file.fixture';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../app.fixture.ts';
import { fixtureCatalog } from '../../catalogue/source/catalog.fixture.ts';
import { adminOrderState, adminPayments } from '../../platform/admin-contract.ts';
import { getConfig } from '../../platform/config.ts';
import { stock } from '../../platform/database/schema/catalog.ts';
import { digitalGoods } from '../digital/digital-goods.ts';
import { expireUnpaid } from './expire-unpaid.ts';
import { orderOf, sendOrder } from './order.fixture.ts';

const ENV = { ADMIN_SECRET: 'a-secret-of-the-merchant-only' };
const headers = { authorization: `Bearer ${ENV.ADMIN_SECRET}` };
const DAY_MS = 86_400_000;

let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp(fixtureCatalog(), { env: ENV });
});
afterAll(() => shop.close());

async function order() {
	const body = orderOf([{ sku: 'SZAL-1', qty: 1, price: 49.99 }]);
	body.addressInformation.payment_method_code = 'banktransfer';
	const { backendOrderId: uuid, orderNumber: number } = JSON.parse((await sendOrder(shop, body)).answer).result;
	return { uuid, number, payment: () => shop.call(orderPayment, { params: { uuid } }) };
}

function expire() {
	const config = getConfig({ ...ENV, SANDBOX_PAYMENT: 'true', STORE_VIEWS: STORE_VIEWS_FILE });
	const digital = digitalGoods(config);
	return expireUnpaid({ db: shop.db, now: () => shop.clock.now, shop: config, seller: undefined, digital });
}

it('rule 15.44: says how to transfer the money, on the page and in the mail, until it is there', async () => {
	const { number, payment } = await order();
	expect(await payment()).toMatchObject({
		status: 'pending',
		method_code: 'banktransfer',
		redirect_url: null,
		due_amount: 54.99,
		bank_transfer: { recipient: 'Kram sp. z o.o.', account: POLAND.bankTransfer?.account, title: number },
	});
	const [mail] = await shop.mails();
	expect(mail?.text).toContain('Kram sp. z o.o.');
	expect(mail?.text).toContain('PL61 1090 1014 0000 0712 1981 2874');
	await shop.call(adminOrderState, { params: { number }, body: { state: 'paid' }, headers });
	expect(await payment()).toMatchObject({ status: 'paid', state: 'processing', bank_transfer: null });
});

it('rule 15.44: waits for as many days as the store view says', async () => {
	const { payment } = await order();
	const start = shop.clock.now.getTime();
	shop.clock.now = new Date(start + 7 * DAY_MS - 1000);
	await expire();
	expect(await payment()).toMatchObject({ status: 'pending' });
	shop.clock.now = new Date(start + 7 * DAY_MS);
	await expire();
	expect(await payment()).toMatchObject({ status: 'canceled', bank_transfer: null });
});

it('rule 15.26: a transfer that comes too late revives its order, or is to be sent back where its pieces are gone', async () => {
	const late = [await order(), await order()];
	await shop.mails();
	shop.clock.now = new Date(shop.clock.now.getTime() + 8 * DAY_MS);
	await expire();
	await shop.mails();
	await shop.db.update(stock).set({ qty: 1 }).where(eq(stock.sku, 'SZAL-1'));
	const report = ({ number }: { number: string }) =>
		shop.call(adminOrderState, { params: { number }, body: { state: 'paid' }, headers });
	for (const each of [...late, ...late]) await report(each);
	expect(await Promise.all(late.map(async ({ payment }) => (await payment()).status))).toEqual(['paid', 'canceled']);
	const due = await shop.call(adminPayments, { query: { outcome: 'refund-due' }, headers });
	expect(due).toMatchObject([{ order_number: late[1]?.number, amount: 54.99, reason: 'late' }]);
	expect((await shop.mails()).map(({ subject }) => subject)).toHaveLength(2);
});
