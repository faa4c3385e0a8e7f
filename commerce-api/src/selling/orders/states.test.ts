import { type OrderRequest, orderCancel, orderPayment } from '@pasaz/kernel/contract/order';
import { stockCheck } from '@pasaz/kernel/contract/stock';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../app.fixture.ts';
import { adminOrderState, adminOrders } from '../../platform/admin-contract.ts';
import { stock } from '../../platform/database/schema/catalog.ts';
import { orderOf, sendOrder } from './order.fixture.ts';

const SECRET = 'a-secret-of-the-merchant-only';
const headers = { authorization: `Bearer ${SECRET}` };
const TRACKING = { carrier: 'DPD', number: '0000012345678U', url: 'https://carrier.example/0000012345678U' };

let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp(undefined, { env: { ADMIN_SECRET: SECRET } });
	await shop.db.update(stock).set({ qty: 100 }).where(eq(stock.sku, 'SZAL-1'));
});
afterAll(() => shop.close());

async function placed(payment_method_code: string, more: Partial<OrderRequest> = {}) {
	const order = { ...orderOf([{ sku: 'SZAL-1', qty: 1, price: 49.99 }]), ...more };
	Object.assign(order.addressInformation, { payment_method_code });
	const { answer } = await sendOrder(shop, order);
	const { backendOrderId: uuid, orderNumber: number, orderSecret: secret } = JSON.parse(answer).result;
	await shop.mails();
	return { uuid, number, secret };
}
type Change = { state: 'paid' | 'sent' | 'delivered' | 'canceled'; tracking?: object; returned?: boolean };
const enter = (number: string, body: Change) => shop.call(adminOrderState, { params: { number }, body, headers });
const refused = (number: string, body: Change) => shop.refused(adminOrderState, { params: { number }, body, headers });
const subjects = async () => (await shop.mails()).map(({ subject }) => subject);
const left = async () => (await shop.call(stockCheck, { query: { sku: 'SZAL-1' } })).qty;
const minutes = (count: number) => {
	shop.clock.now = new Date(shop.clock.now.getTime() + count * 60_000);
};

it('an order is paid, sent and delivered, each with its time and one mail (15.30, 15.31, 25.32)', async () => {
	const { number } = await placed('sandbox');
	expect(await enter(number, { state: 'paid' })).toMatchObject({ status: 'processing', payment_status: 'paid' });
	minutes(60);
	expect(await enter(number, { state: 'sent', tracking: TRACKING })).toMatchObject({
		status: 'sent',
		tracking: TRACKING,
	});
	minutes(1440);
	const { status, history } = await enter(number, { state: 'delivered' });
	expect(status).toBe('delivered');
	expect(history.map(({ state }) => state)).toEqual(['paid', 'sent', 'delivered']);
	expect(new Set(history.map(({ at }) => at)).size).toBe(3);

	const [paid, sent, delivered, ...others] = await shop.mails();
	expect(others).toEqual([]);
	expect(paid).toMatchObject({ to: 'anna@example.pl', subject: `Płatność za zamówienie ${number} przyjęta` });
	expect(sent?.subject).toBe(`Zamówienie ${number} jest już w drodze`);
	for (const part of Object.values(TRACKING)) expect(sent?.text).toContain(part);
	expect(delivered?.text).toContain('odstąpić od umowy w ciągu 14 dni');
});

it('a repetition changes nothing and mails nothing (15.30)', async () => {
	const { number } = await placed('sandbox');
	await enter(number, { state: 'paid' });
	await enter(number, { state: 'sent', tracking: TRACKING });
	const before = await enter(number, { state: 'sent' });
	await shop.mails();
	minutes(5);
	expect(await enter(number, { state: 'paid' })).toEqual(before);
	expect(await enter(number, { state: 'sent', tracking: TRACKING })).toEqual(before);
	const many = Array.from({ length: 5 }, () => enter(number, { state: 'delivered' }));
	expect(new Set((await Promise.all(many)).map((answer) => JSON.stringify(answer))).size).toBe(1);
	expect(await subjects()).toEqual([`Zamówienie ${number} dostarczone`]);
});

it.each<[string, string, Change[], Change]>([
	['sent before it is paid', 'sandbox', [], { state: 'sent' }],
	['delivered before it is sent', 'sandbox', [{ state: 'paid' }], { state: 'delivered' }],
	['paid, where the courier takes the money', 'cashondelivery', [], { state: 'paid' }],
	['cancelled when it is on its way', 'cashondelivery', [{ state: 'sent' }], { state: 'canceled' }],
	['paid after it was cancelled', 'sandbox', [{ state: 'canceled' }], { state: 'paid' }],
	['sent after it was cancelled', 'cashondelivery', [{ state: 'canceled' }], { state: 'sent' }],
	[
		'sent in another parcel once it is delivered',
		'cashondelivery',
		[{ state: 'sent', tracking: TRACKING }, { state: 'delivered' }],
		{ state: 'sent', tracking: { ...TRACKING, number: '2' } },
	],
	[
		'sent in another parcel once it is cancelled',
		'cashondelivery',
		[
			{ state: 'sent', tracking: TRACKING },
			{ state: 'canceled', returned: true },
		],
		{ state: 'sent', tracking: { ...TRACKING, number: '2' } },
	],
	['one that came back before it is sent', 'sandbox', [{ state: 'paid' }], { state: 'canceled', returned: true }],
	[
		'one that came back once it is delivered',
		'cashondelivery',
		[{ state: 'sent' }, { state: 'delivered' }],
		{ state: 'canceled', returned: true },
	],
])('an order is not %s (15.30, 27.5)', async (_what, payment, before, change) => {
	const { number, uuid } = await placed(payment);
	for (const step of before) await enter(number, step);
	await shop.mails();
	const then = await shop.call(orderPayment, { params: { uuid } });
	const { errorCode, errorMessage } = await refused(number, change);
	expect(errorCode).toBe('order-state');
	expect(errorMessage).toContain(change.state);
	expect(await shop.call(orderPayment, { params: { uuid } })).toEqual(then);
	expect(await subjects()).toEqual([]);
});

it('other tracking of a parcel on its way replaces the old one, and is mailed once (15.30, 15.31)', async () => {
	const { number } = await placed('cashondelivery');
	await enter(number, { state: 'sent' });
	await shop.mails();
	const later = { state: 'sent' as const, tracking: TRACKING };
	expect(await enter(number, later)).toMatchObject({ status: 'sent', tracking: TRACKING });
	const corrected = { state: 'sent' as const, tracking: { carrier: 'InPost', number: '777' } };
	const answers = await Promise.all([corrected, corrected].map((change) => enter(number, change)));
	expect(answers).toMatchObject([{ tracking: corrected.tracking }, { tracking: corrected.tracking }]);
	expect(await enter(number, { state: 'sent', tracking: {} })).toMatchObject({ tracking: corrected.tracking });
	expect(answers[0]?.history.map(({ state }) => state)).toEqual(['sent']);
	const [first, second, ...others] = await shop.mails();
	expect(others).toEqual([]);
	expect(first?.subject).toBe(`Dane przesyłki, zamówienie ${number}`);
	for (const part of Object.values(TRACKING)) expect(first?.text).toContain(part);
	expect(second?.text).toContain('777');
	expect(second?.text).not.toContain(TRACKING.number);
});

it('what is paid on delivery needs no payment before, and is paid after', async () => {
	const { number, uuid } = await placed('cashondelivery');
	await enter(number, { state: 'sent' });
	expect(await enter(number, { state: 'delivered' })).toMatchObject({ payment_status: 'paid' });
	expect(await shop.call(orderPayment, { params: { uuid } })).toMatchObject({ status: 'paid' });
	expect(await subjects()).toEqual([`Zamówienie ${number} jest już w drodze`, `Zamówienie ${number} dostarczone`]);
});

describe('cancelling', () => {
	it('returns the stock and says what becomes of the money (15.31)', async () => {
		const { number } = await placed('sandbox');
		await enter(number, { state: 'paid' });
		await shop.mails();
		const before = await left();
		await enter(number, { state: 'canceled' });
		expect(await left()).toBe(before + 1);
		const [mail] = await shop.mails();
		expect(mail?.text).toContain('zwrócimy tą samą drogą');
		expect(mail?.text).toMatch(/Do zwrotu: 54,99\szł/);
	});

	it('by the shopper who has its secret is stored and mailed as well (25.30)', async () => {
		const { uuid, number, secret } = await placed('sandbox');
		// the address of its confirmation is not enough
		expect(await shop.refused(orderCancel, { params: { uuid } })).toMatchObject({ status: 404 });
		await shop.call(orderCancel, { params: { uuid }, body: { secret } });
		await shop.call(orderCancel, { params: { uuid }, body: { secret } });
		const [mail, ...others] = await shop.mails();
		expect([mail?.subject, others]).toEqual([`Zamówienie ${number} anulowane`, []]);
		expect(mail?.text).toContain('Nic już za nie nie płacisz');
		const canceled = await shop.call(adminOrders, { query: { status: 'canceled' }, headers });
		expect(canceled.find((order) => order.number === number)?.history).toMatchObject([{ state: 'canceled' }]);
	});
});

it.each(['', 'ORD-999999', '\0', "'; --"])('there is no order %j', async (number) => {
	const params = { number: number || ' ' };
	expect(await shop.refused(adminOrderState, { params, body: { state: 'paid' }, headers })).toMatchObject({
		status: 404,
	});
});

it('paying online mails once', async () => {
	const { uuid, number } = await placed('sandbox');
	const decide = () =>
		shop.app.request(`/sandbox-pay/${uuid}`, { method: 'POST', body: new URLSearchParams({ decision: 'accept' }) });
	await decide();
	await decide();
	expect(await subjects()).toEqual([`Płatność za zamówienie ${number} przyjęta`]);
});

it.each([
	['de', 'ist unterwegs', 'Sendungsnummer'],
	['it', 'è in viaggio', 'Numero di spedizione'],
])('mails of an order from %s are in its language (15.31)', async (store_code, subject, label) => {
	const ordered = (price: number) => ({ ...orderOf([{ sku: 'SZAL-1', qty: 1, price }]), store_code });
	const { result } = JSON.parse((await sendOrder(shop, ordered(0))).answer);
	const price = result.totals.items[0].price_incl_tax;
	const { orderNumber } = JSON.parse((await sendOrder(shop, ordered(price))).answer).result;
	await shop.mails();
	await enter(orderNumber, { state: 'sent', tracking: TRACKING });
	const [mail] = await shop.mails();
	expect(mail?.subject).toContain(subject);
	expect(mail?.text).toContain(label);
});

it('the order’s mail leads to the terms and to what there is to know about withdrawal (15.31)', async () => {
	await sendOrder(shop, orderOf([{ sku: 'SZAL-1', qty: 1, price: 49.99 }]));
	const [mail] = await shop.mails();
	expect(mail?.text).toContain('http://localhost:4000/regulamin');
	expect(mail?.text).toContain('http://localhost:4000/zwroty-i-reklamacje');
});
