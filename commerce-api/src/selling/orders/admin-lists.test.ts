import type { AnyEndpoint } from '@pasaz/kernel/contract/endpoint';
import { orderDocument, orderWithdraw } from '@pasaz/kernel/contract/order-document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../app.fixture.ts';
import { adminClaims, adminOrderState, adminOrders, adminPayments } from '../../platform/admin-contract.ts';
import { orderOf, sendOrder } from './order.fixture.ts';

const SECRET = 'a-secret-of-the-merchant-only';
const headers = { authorization: `Bearer ${SECRET}` };

let shop: TestApp;
const numbers: string[] = [];
beforeAll(async () => {
	shop = await createTestApp(undefined, { env: { ADMIN_SECRET: SECRET } });
	for (let count = 0; count < 3; count += 1) {
		numbers.push(await withdrawn());
		// backwards, so that the order by date is not the one by number
		shop.clock.now = new Date(shop.clock.now.getTime() - 60_000);
	}
});
afterAll(() => shop.close());

async function place(payment: 'sandbox' | 'cashondelivery') {
	const body = orderOf([{ sku: 'SZAL-1', qty: 1, price: 49.99 }]);
	Object.assign(body.addressInformation, { payment_method_code: payment });
	const { answer } = await sendOrder(shop, body);
	const { backendOrderId: uuid, orderNumber, orderSecret: secret } = JSON.parse(answer).result;
	return { uuid, orderNumber, secret };
}

async function paid() {
	const order = await place('sandbox');
	const decision = new URLSearchParams({ decision: 'accept' });
	await shop.app.request(`/sandbox-pay/${order.uuid}`, { method: 'POST', body: decision });
	return order;
}

/** An order that was paid and then withdrawn from. */
async function withdrawn(): Promise<string> {
	const { uuid, orderNumber, secret } = await paid();
	const { withdrawable } = await shop.call(orderDocument, { params: { uuid }, body: { secret } });
	const items = withdrawable.map(({ item_id, qty }) => ({ item_id, qty }));
	await shop.call(orderWithdraw, { params: { uuid }, body: { secret, items } });
	return orderNumber;
}

describe('a merchant’s list comes by pages, each entry on one of them (25.32)', () => {
	it.each<[string, AnyEndpoint, Record<string, string>, 'number' | 'order_number', 'as made' | 'reversed']>([
		['orders', adminOrders, { status: 'processing' }, 'number', 'reversed'],
		['withdrawals', adminClaims, { state: 'received' }, 'order_number', 'as made'],
		['payments', adminPayments, { outcome: 'paid' }, 'order_number', 'as made'],
	])('%s', async (_name, endpoint, chosen, field, order) => {
		const read = async (paging: object) => {
			const { result, meta } = await (await shop.send(endpoint, { query: { ...chosen, ...paging }, headers })).json();
			return { found: result.map((entry: Record<string, string>) => entry[field]), meta };
		};
		const pages = await Promise.all([1, 2, 3].map((currentPage) => read({ pageSize: 2, currentPage })));
		expect(pages.map(({ found }) => found.length)).toEqual([2, 1, 0]);
		const found = pages.flatMap((page) => page.found);
		expect(found).toEqual(order === 'as made' ? numbers : numbers.toReversed());
		expect(pages[1]?.meta).toEqual({ total_count: 3, search_criteria: { page_size: 2, current_page: 2 } });
		const whole = { total_count: 3, search_criteria: { page_size: 100, current_page: 1 } };
		expect(await read({})).toMatchObject({ found: { length: 3 }, meta: whole });
	});
});

it('the merchant’s list of what can be sent has paid orders and those that are paid on delivery, nothing else (25.32)', async () => {
	const [online, onDelivery, sent] = [await paid(), await place('cashondelivery'), await place('cashondelivery')];
	await place('sandbox');
	await shop.call(adminOrderState, { params: { number: sent.orderNumber }, body: { state: 'sent' }, headers });
	const toSend = await shop.call(adminOrders, { query: { status: 'to-send' }, headers });
	// those of `numbers` were withdrawn from
	expect(toSend.map(({ number }) => number)).toEqual([online.orderNumber, onDelivery.orderNumber]);
});
