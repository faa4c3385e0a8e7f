import { randomUUID } from 'node:crypto';
import { cartCreate, cartPaymentMethods, cartUpdate } from '@pasaz/kernel/contract/cart';
import { orderCancel, orderPayment } from '@pasaz/kernel/contract/order';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testAppOn } from '../../app.fixture.ts';
import { fixtureCatalog } from '../../catalogue/source/catalog.fixture.ts';
import { writeCatalog } from '../../catalogue/write/write-catalog.ts';
import { type RealPostgres, startRealPostgres } from '../../platform/database/real-postgres.fixture.ts';
import { paymentEvents } from '../../platform/database/schema/pricing.ts';
import { orderOf, sendOrder } from '../orders/order.fixture.ts';
import { isSigned, SIGNATURE_HEADER, sign } from './callback.ts';

const SECRET = 'a secret that the provider and the shop share';
const TOTAL = 5499;

let postgres: RealPostgres;
let shop: TestApp;
let uuid: string;
/** Of the last order. */
let secret: string;
beforeAll(async () => {
	postgres = await startRealPostgres((db) => writeCatalog(db, fixtureCatalog(), new Date('2026-11-20T10:00:00Z')));
});
afterAll(() => postgres?.remove());
beforeEach(async () => {
	const copy = await postgres.copy();
	shop = testAppOn(copy, { env: { PAYMENT_SECRET: SECRET } });
	uuid = await ordered('sandbox');
	return copy.close;
});

async function ordered(payment_method_code: string): Promise<string> {
	const order = orderOf([{ sku: 'SZAL-1', qty: 1, price: 49.99 }]);
	Object.assign(order.addressInformation, { payment_method_code });
	const { backendOrderId, orderSecret } = JSON.parse((await sendOrder(shop, order)).answer).result;
	secret = orderSecret;
	return backendOrderId;
}
const eventOf = (given = {}) => ({
	id: randomUUID(),
	order: uuid,
	status: 'accepted',
	amount: TOTAL,
	currency: 'PLN',
	...given,
});
async function tell(event: unknown, signature?: string) {
	const body = typeof event === 'string' ? event : JSON.stringify(event);
	const headers = { [SIGNATURE_HEADER]: signature ?? sign(SECRET, body, shop.clock.now) };
	const response = await shop.app.request('/api/payment/callback', { method: 'POST', body, headers });
	const { result } = await response.json();
	return { status: response.status, result, errorCode: result.errorCode };
}
const payment = async () => (await shop.call(orderPayment, { params: { uuid } })).status;
const decide = (fields: Record<string, string>, id = uuid) =>
	shop.app.request(`/sandbox-pay/${id}`, { method: 'POST', body: new URLSearchParams(fields) });

describe('a callback', () => {
	it('pays an order (25.15)', async () => {
		expect(await tell(eventOf())).toMatchObject({ status: 200, result: 'paid' });
		expect(await payment()).toBe('paid');
	});

	it('sent 100 times at once, or as 100 different messages, pays once, and the others are to be sent back (26.20)', async () => {
		const same = eventOf();
		const events = Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? same : eventOf()));
		let waiting = events;
		// a provider tells again what was answered with 503: too much at once
		for (let round = 0; round < 20 && waiting.length > 0; round += 1) {
			const answers = await Promise.all(waiting.map((event) => tell(event)));
			expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 503)).toEqual([]);
			waiting = waiting.filter((_, index) => answers[index]?.status === 503);
		}
		expect(waiting).toEqual([]);
		const outcomes = await shop.db.select({ outcome: paymentEvents.outcome }).from(paymentEvents);
		expect(outcomes).toHaveLength(51);
		expect(outcomes.filter(({ outcome }) => outcome === 'paid')).toHaveLength(1);
		expect(outcomes.filter(({ outcome }) => outcome === 'refund-due')).toHaveLength(50);
	});

	it('in any order and any number ends paid if one accepts, else refused (26.20)', async () => {
		const told = fc.array(fc.constantFrom('accepted', 'refused'), { minLength: 1, maxLength: 6 });
		await fc.assert(
			fc.asyncProperty(told, fc.boolean(), async (statuses, atOnce) => {
				uuid = await ordered('sandbox');
				const events = statuses.map((status) => eventOf({ status }));
				if (atOnce) await Promise.all([...events, ...events].map((event) => tell(event)));
				else for (const event of [...events, ...events]) expect((await tell(event)).status).toBe(200);
				expect(await payment()).toBe(statuses.includes('accepted') ? 'paid' : 'refused');
			}),
			{ numRuns: 9 },
		);
	});

	it.each([
		['another amount', { amount: TOTAL - 1 }, 409, 'payment-mismatch'],
		['no amount to speak of', { amount: 0 }, 409, 'payment-mismatch'],
		['another currency', { currency: 'EUR' }, 409, 'payment-mismatch'],
		['an unknown order', { order: randomUUID() }, 404, 'not-found'],
		['a negative amount', { amount: -TOTAL }, 422, 'invalid-input'],
		['an amount in words', { amount: '5499' }, 422, 'invalid-input'],
		['an unknown status', { status: 'settled' }, 422, 'invalid-input'],
		['a field too many', { admin: true }, 422, 'invalid-input'],
	])('of %s is refused (26.20)', async (_what, change, status, errorCode) => {
		expect(await tell(eventOf(change))).toMatchObject({ status, errorCode });
		expect(await payment()).toBe('pending');
	});

	it('under the id of another order’s is refused', async () => {
		const first = eventOf();
		await tell(first);
		uuid = await ordered('sandbox');
		expect(await tell(eventOf({ id: first.id }))).toMatchObject({ status: 409, errorCode: 'event-reused' });
		expect(await payment()).toBe('pending');
	});

	it('is refused without a signature, with another’s, for another body, and when it is old', async () => {
		const body = JSON.stringify(eventOf());
		const wrong = [
			'',
			'v1=',
			sign('another secret', body, shop.clock.now),
			sign(SECRET, `${body} `, shop.clock.now),
			sign(SECRET, body, new Date(shop.clock.now.getTime() - 301_000)),
			sign(SECRET, body, new Date(shop.clock.now.getTime() + 302_000)),
		];
		for (const signature of wrong) {
			expect(await tell(body, signature)).toMatchObject({ status: 401, errorCode: 'bad-signature' });
		}
		expect(await payment()).toBe('pending');
	});

	it('of what is no JSON is refused', async () => {
		for (const body of ['', '{', '[]', '"x"', 'null']) expect([400, 422]).toContain((await tell(body)).status);
	});

	it('for an order that is paid on delivery is refused, for a cancelled one it is to be sent back', async () => {
		uuid = await ordered('cashondelivery');
		expect(await tell(eventOf())).toMatchObject({ status: 409, errorCode: 'not-payable' });
		uuid = await ordered('sandbox');
		await shop.call(orderCancel, { params: { uuid }, body: { secret } });
		expect(await tell(eventOf())).toMatchObject({ status: 200, result: 'refund-due' });
		expect(await tell(eventOf({ status: 'refused' }))).toMatchObject({ status: 200, result: 'ignored' });
	});
});

it('a signature holds for its body and moment only', () => {
	const now = new Date('2026-11-20T10:00:00Z');
	fc.assert(
		fc.property(fc.string(), fc.string(), (body, other) => {
			const header = sign(SECRET, body, now);
			expect(isSigned(header, { secret: SECRET, body, now })).toBe(true);
			expect(isSigned(header, { secret: SECRET, body: other, now })).toBe(body === other);
		}),
	);
});

describe('the payment page', () => {
	it.each([
		[{ decision: 'accept' }, 'paid'],
		[{ decision: 'refuse' }, 'refused'],
		[{ decision: 'blik', code: '777123' }, 'paid'],
		[{ decision: 'blik', code: '777 000' }, 'refused'],
	])('takes %o and leads to the confirmation: %s', async (fields, status) => {
		const response = await decide(fields);
		expect([response.status, response.headers.get('location')]).toEqual([
			303,
			`http://localhost:4000/payment-confirmation/${uuid}`,
		]);
		expect(await payment()).toBe(status);
	});

	it.each(['', '12345', '123456', 'toString', '777123 or 1=1'])('asks again for the code "%s"', async (code) => {
		const response = await decide({ decision: 'blik', code });
		expect(response.status).toBe(422);
		expect(await response.text()).toContain('Ten kod BLIK jest nieprawidłowy');
		expect(await payment()).toBe('pending');
	});

	it('lets a refused payment be tried again, and a paid one not', async () => {
		await decide({ decision: 'refuse' });
		await decide({ decision: 'accept' });
		await decide({ decision: 'refuse' });
		expect(await payment()).toBe('paid');
	});

	it('of a cancelled order says so', async () => {
		await shop.call(orderCancel, { params: { uuid }, body: { secret } });
		for (const response of [await decide({ decision: 'accept' }), await shop.app.request(`/sandbox-pay/${uuid}`)]) {
			expect(response.status).toBe(409);
			expect(await response.text()).toContain('zostało anulowane');
		}
		expect(await shop.call(orderPayment, { params: { uuid } })).toMatchObject({
			status: 'canceled',
			redirect_url: null,
		});
	});

	it.each([{ decision: 'steal' }, {}, { decision: '__proto__' }])('refuses the form %o', async (fields) => {
		expect((await decide({ ...fields })).status).toBe(422);
	});
});

it('a shop without the sandbox does not offer it, takes no order with it and has no page for it', async () => {
	const { db } = shop;
	const real = testAppOn({ db, close: async () => {} }, { env: { SANDBOX_PAYMENT: 'false', PAYMENT_SECRET: SECRET } });
	const cartId = await real.call(cartCreate);
	await real.call(cartUpdate, { query: { cartId }, body: { cartItem: { sku: 'SZAL-1', qty: 1 } } });
	const methods = await real.call(cartPaymentMethods, { query: { cartId } });
	expect(methods.map(({ code }) => code)).toEqual(['cashondelivery', 'banktransfer']);
	const order = orderOf([{ sku: 'SZAL-1', qty: 1, price: 49.99 }]);
	order.addressInformation.payment_method_code = 'sandbox';
	expect(await sendOrder(real, order)).toMatchObject({ status: 409, errorCode: 'method-unavailable' });
	for (const method of ['GET', 'POST']) {
		expect((await real.app.request(`/sandbox-pay/${uuid}`, { method })).status).toBe(404);
	}
	expect((await real.call(orderPayment, { params: { uuid } })).redirect_url).toBeNull();
	const body = JSON.stringify(eventOf());
	const headers = { [SIGNATURE_HEADER]: sign(SECRET, body, real.clock.now) };
	expect((await real.app.request('/api/payment/callback', { method: 'POST', body, headers })).status).toBe(200);
});
