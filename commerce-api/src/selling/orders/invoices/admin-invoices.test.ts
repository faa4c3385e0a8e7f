import { invoicePath, orderDocument, orderWithdraw } from '@pasaz/kernel/contract/order-document';
import { toGrosze } from '@pasaz/kernel/domain/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../app.fixture.ts';
import { adminClaimSettle, adminOrderState } from '../../../platform/admin-contract.ts';
import { adminInvoices, adminOrder } from '../../../platform/admin-order-contract.ts';
import { stock } from '../../../platform/database/schema/catalog.ts';
import { orderOf, sendOrder } from '../order.fixture.ts';

const SECRET = 'a-secret-of-the-merchant-only';
const headers = { authorization: `Bearer ${SECRET}` };
const SELLER = { SELLER_NAME: 'Świt sp. z o.o.', SELLER_ADDRESS: 'Łąkowa 1, 00-001 Łódź', SELLER_VAT_ID: '5260001246' };
const SCARF = { sku: 'SZAL-1', qty: 2, price: 49.99 };
/** Without tax. */
const CARD = { sku: 'KARTA-1', qty: 1, price: 100 };

let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp(undefined, { env: { ADMIN_SECRET: SECRET, ...SELLER } });
	await shop.db.update(stock).set({ qty: 100 }).where(eq(stock.sku, 'SZAL-1'));
});
afterAll(() => shop.close());

async function place(products = [SCARF]) {
	const order = orderOf(products);
	Object.assign(order.addressInformation, { payment_method_code: 'sandbox' });
	const { answer } = await sendOrder(shop, order);
	const { backendOrderId: uuid, orderNumber: number, orderSecret: secret } = JSON.parse(answer).result;
	return { uuid, number, secret };
}
const enter = (number: string, state: 'paid' | 'canceled') =>
	shop.call(adminOrderState, { params: { number }, body: { state }, headers });
async function paidAt(time: string, products = [SCARF]) {
	shop.clock.now = new Date(time);
	const placed = await place(products);
	await enter(placed.number, 'paid');
	return placed;
}
const file = (number: string, part: string, sent: object = { headers }) =>
	shop.app.request(`/api/admin/order/${number}/${part}`, sent);
async function bytesOf(answer: Response | Promise<Response>) {
	const found = await answer;
	expect([found.status, found.headers.get('content-type')]).toEqual([200, 'application/pdf']);
	return Buffer.from(await found.arrayBuffer());
}
const list = (query: { from?: string; to?: string }) => shop.call(adminInvoices, { query, headers });

it('the merchant gets the invoice and its corrections as the shopper does (15.48, 25.33)', async () => {
	const { uuid, number, secret } = await paidAt('2026-09-01T10:00:00Z');
	const theirs = await bytesOf(file(number, 'invoice'));
	expect(theirs.equals(await bytesOf(shop.app.request(invoicePath({ uuid, secret }))))).toBe(true);
	await enter(number, 'canceled');
	const { corrections = [] } = await shop.call(adminOrder, { params: { number }, headers });
	const answer = await file(number, `correction/${corrections[0]?.id}`);
	expect(answer.headers.get('content-disposition')).toBe('inline; filename="KOR-2026-000001.pdf"');
	await bytesOf(answer);
});

it('a file that there is not, or that another than the merchant asks for, is refused (25.33)', async () => {
	const [paid, waiting] = [await paidAt('2026-09-02T10:00:00Z'), await place()];
	const { number } = paid;
	const missing = [
		...[file('ORD-999999', 'invoice'), file(waiting.number, 'invoice'), file(waiting.number, 'correction/1')],
		...[file(number, 'correction/999'), file(number, 'correction/x')],
	];
	expect((await Promise.all(missing)).map(({ status }) => status)).toEqual(missing.map(() => 404));
	const wrong = { headers: { authorization: 'Bearer another-secret-of-nobody' } };
	for (const sent of [{}, wrong]) expect((await file(number, 'invoice', sent)).status).toBe(401);
});

it('the documents of a span of the shop’s days are listed with their VAT, the oldest first (15.48, 25.33)', async () => {
	// midnight in Warsaw is 22:00 UTC in October before the clocks change, and 23:00 after
	await paidAt('2026-10-09T21:59:59.999Z');
	const first = await paidAt('2026-10-09T22:00:00Z', [SCARF, CARD]);
	const last = await paidAt('2026-10-31T22:59:59.999Z');
	await paidAt('2026-10-31T23:00:00Z');
	const found = await list({ from: '2026-10-10', to: '2026-10-31' });
	expect(found.map(({ order_number }) => order_number)).toEqual([first.number, last.number]);
	expect(found[0]).toEqual({
		...{ kind: 'invoice', number: expect.stringMatching(/^FV\/2026\/\d{6}$/), correction_id: null, corrects: null },
		...{ order_number: first.number, issued_at: '2026-10-09T22:00:00.000Z', currency: 'PLN' },
		...{ gross: 204.98, net: 185.35, tax: 19.63 },
		taxes: [
			{ percent: 23, net: 85.35, tax: 19.63, gross: 104.98 },
			{ percent: 0, net: 100, tax: 0, gross: 100 },
		],
	});
	expect(await list({ from: '2026-10-31', to: '2026-10-10' })).toEqual([]);
	expect((await list({ to: '2026-10-09' })).at(-1)?.issued_at).toBe('2026-10-09T21:59:59.999Z');
	const page = async (currentPage: number) => {
		const query = { from: '2026-10-10', to: '2026-10-31', pageSize: 1, currentPage };
		return (await shop.send(adminInvoices, { query, headers })).json();
	};
	const [one, two] = [await page(1), await page(2)];
	expect([one.result, two.result]).toEqual([[found[0]], [found[1]]]);
	expect(two.meta).toEqual({ total_count: 2, search_criteria: { page_size: 1, current_page: 2 } });
	for (const from of ['2026-13-01', '0000-01-01', 'yesterday']) {
		expect(await shop.refused(adminInvoices, { query: { from }, headers })).toMatchObject({ status: 422 });
	}
});

it('what corrects an invoice stands beside it with what it takes back, which adds up to the invoice (15.40, 15.48)', async () => {
	const { uuid, number, secret } = await paidAt('2026-11-05T10:00:00Z', [SCARF, CARD]);
	const [scarf] = (await shop.call(orderDocument, { params: { uuid }, body: { secret } })).withdrawable;
	const items = [{ item_id: scarf?.item_id ?? 0, qty: 1 }];
	const claim = await shop.call(orderWithdraw, { params: { uuid }, body: { secret, items } });
	await shop.call(adminClaimSettle, { params: { id: String(claim.id) }, body: { state: 'accepted' }, headers });
	await enter(number, 'canceled');
	const [invoice, part, rest] = await list({ from: '2026-11-05', to: '2026-11-05' });
	expect(part).toMatchObject({
		...{ kind: 'correction', corrects: invoice?.number, order_number: number, gross: -49.99, net: -40.64, tax: -9.35 },
		taxes: [{ percent: 23, net: -40.64, tax: -9.35, gross: -49.99 }],
	});
	expect(rest?.taxes.map(({ percent, gross }) => [percent, gross])).toEqual([
		[23, -54.99],
		[0, -100],
	]);
	for (const sum of ['gross', 'net', 'tax'] as const) {
		const all = [invoice, part, rest].map((document) => toGrosze(document?.[sum] ?? 0));
		expect(all.reduce((total, cents) => total + cents, 0)).toBe(0);
	}
	await bytesOf(file(number, `correction/${part?.correction_id}`));
});
