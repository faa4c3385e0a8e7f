import { orderDocument, orderFind, orderWithdraw } from '@pasaz/kernel/contract/order-document';
import { toGrosze } from '@pasaz/kernel/domain/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../app.fixture.ts';
import { adminClaimSettle, adminClaims, adminOrderState } from '../../../platform/admin-contract.ts';
import { stock } from '../../../platform/database/schema/catalog.ts';
import { orderOf, sendOrder } from '../order.fixture.ts';

const SECRET = 'a-secret-of-the-merchant-only';
const headers = { authorization: `Bearer ${SECRET}` };
const ACCOUNT = 'PL61 1090 1014 0000 0712 1981 2874';
const DAY_MS = 86_400_000;

let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp(undefined, { env: { ADMIN_SECRET: SECRET } });
	await shop.db.update(stock).set({ qty: 1000 });
});
afterAll(() => shop.close());

type State = 'paid' | 'sent' | 'delivered' | 'canceled';
const enter = (number: string, state: State) =>
	shop.call(adminOrderState, { params: { number }, body: { state }, headers });

async function ordered(payment_method_code: string, states: State[]) {
	const order = orderOf([
		{ sku: 'SUK-1-Czarny-M', qty: 3, price: 199 },
		{ sku: 'SZAL-1', qty: 1, price: 49.99 },
	]);
	Object.assign(order.addressInformation, { payment_method_code });
	const {
		backendOrderId: uuid,
		orderNumber: number,
		orderSecret: secret,
	} = JSON.parse((await sendOrder(shop, order)).answer).result;
	for (const state of states) await enter(number, state);
	await shop.mails();
	return { uuid, number, secret };
}
type Placed = Awaited<ReturnType<typeof ordered>>;

const read = ({ uuid, secret }: Placed) => shop.call(orderDocument, { params: { uuid }, body: { secret } });
async function bodyOf(placed: Placed, pieces: number[], account?: string) {
	const { withdrawable } = await read(placed);
	const items = withdrawable.flatMap(({ item_id }, index) => (pieces[index] ? [{ item_id, qty: pieces[index] }] : []));
	return { params: { uuid: placed.uuid }, body: { secret: placed.secret, items, ...(account && { account }) } };
}
const withdraw = async (placed: Placed, pieces: number[], account?: string) =>
	shop.call(orderWithdraw, await bodyOf(placed, pieces, account));
const refused = async (placed: Placed, pieces: number[]) =>
	(await shop.refused(orderWithdraw, await bodyOf(placed, pieces))).errorCode;

it('a part is withdrawn from, and the receipt says when, what, how much and how (15.36)', async () => {
	const placed = await ordered('sandbox', ['paid', 'sent', 'delivered']);
	shop.clock.now = new Date('2026-11-20T18:04:05Z');
	const claim = await withdraw(placed, [2]);
	expect(claim).toMatchObject({ state: 'received', amount: 398, account: null, lines: [{ qty: 2 }] });
	const [receipt, ...others] = await shop.mails();
	expect(others).toEqual([]);
	expect(receipt?.subject).toBe(`Potwierdzenie odstąpienia od umowy, zamówienie ${placed.number}`);
	const text = receipt?.text.replaceAll(/[\u00a0\u202f]/g, ' ');
	for (const part of ['20 listopada 2026', '19:04:05', '2 szt.', '398,00 zł', 'tą samą metodą płatności'])
		expect(text).toContain(part);
	const { claims, withdrawable } = await read(placed);
	expect(claims).toEqual([claim]);
	expect(withdrawable.map(({ qty }) => qty)).toEqual([1, 1]);
	shop.clock.now = new Date('2026-11-20T10:00:00Z');
});

it('withdrawing bit by bit returns what was paid, to the grosz, with the delivery at last (15.36)', async () => {
	const placed = await ordered('sandbox', ['paid', 'sent', 'delivered']);
	const { grand_total, shipping_amount } = await read(placed);
	const amounts: number[] = [];
	for (let piece = 0; piece < 4; piece += 1) amounts.push(toGrosze((await withdraw(placed, [1])).amount));
	expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(toGrosze(grand_total));
	expect(amounts.at(-1)).toBe(toGrosze(shipping_amount) + 4999);
	expect((await read(placed)).withdrawable).toEqual([]);
});

it('of many at once only as many count as there are pieces', async () => {
	const placed = await ordered('sandbox', ['paid']);
	const asked = await bodyOf(placed, [2]);
	const answers = await Promise.all(Array.from({ length: 5 }, () => shop.send(orderWithdraw, asked)));
	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
	expect((await read(placed)).claims).toHaveLength(1);
});

it('stated again with the same key counts once, and another statement with it is refused (15.36)', async () => {
	const placed = await ordered('sandbox', ['paid']);
	const asked = await bodyOf(placed, [1]);
	const keyed = { ...asked, headers: { 'Idempotency-Key': crypto.randomUUID() } };
	const claims = await Promise.all([keyed, keyed, keyed].map((call) => shop.call(orderWithdraw, call)));
	expect(claims).toEqual([claims[0], claims[0], claims[0]]);
	expect((await read(placed)).claims).toHaveLength(1);
	const other = { ...keyed, ...(await bodyOf(placed, [2])) };
	expect((await shop.refused(orderWithdraw, other)).errorCode).toBe('idempotency-key-reused');
	await shop.call(orderWithdraw, asked);
	expect((await read(placed)).claims).toHaveLength(2);
});

it('what a withdrawal has returned is not returned again when the rest is cancelled (15.36)', async () => {
	const placed = await ordered('sandbox', ['paid']);
	const first = await withdraw(placed, [2]);
	const second = await withdraw(placed, [1]);
	const settle = (id: number) => ({ params: { id: String(id) }, body: { state: 'accepted' as const }, headers });
	await shop.call(adminClaimSettle, settle(first.id));
	await shop.mails();
	await enter(placed.number, 'canceled');
	const [mail] = await shop.mails();
	const text = mail?.text.replaceAll(/[\u00a0\u202f]/g, ' ');
	const { grand_total } = await read(placed);
	expect(text).toContain(`${(grand_total - 398).toFixed(2).replace('.', ',')} zł`);
	await shop.call(adminClaimSettle, settle(second.id));
	expect(await shop.mails()).toEqual([]);
});

describe('nobody withdraws', () => {
	it.each<[string, string, State[]]>([
		['from an order that can be cancelled', 'sandbox', []],
		['from a cancelled order', 'sandbox', ['paid', 'canceled']],
	])('%s', async (_what, payment, states) => {
		const placed = await ordered(payment, states);
		expect((await read(placed)).withdrawable).toEqual([]);
	});

	it('from more than there is', async () => {
		const placed = await ordered('sandbox', ['paid']);
		expect(await refused(placed, [4])).toBe('not-withdrawable');
		const foreign = await bodyOf(await ordered('sandbox', ['paid']), [1]);
		const asked = { ...foreign, params: { uuid: placed.uuid }, body: { ...foreign.body, secret: placed.secret } };
		expect(await shop.refused(orderWithdraw, asked)).toMatchObject({ status: 409, errorCode: 'not-withdrawable' });
	});

	it('later than 14 days after the delivery (15.36)', async () => {
		const placed = await ordered('sandbox', ['paid', 'sent', 'delivered']);
		const asked = await bodyOf(placed, [1]);
		const { withdrawable_until } = await read(placed);
		// midnight in Poland, of the day after the 14th
		expect(withdrawable_until).toBe('2026-12-04T23:00:00.000Z');
		const then = shop.clock.now;
		shop.clock.now = new Date('2026-12-04T23:00:00Z');
		// The confirmation's secret is over by then.
		const { secret } = await shop.call(orderFind, { body: { order_number: placed.number, email: 'anna@example.pl' } });
		const late = await shop.refused(orderWithdraw, { ...asked, body: { ...asked.body, secret } });
		expect(late.errorCode).toBe('not-withdrawable');
		shop.clock.now = then;
	});
});

it('a 14th day on which nobody works gives the time until the end of the next working day (15.36)', async () => {
	const then = shop.clock.now;
	shop.clock.now = new Date('2026-12-11T10:00:00Z');
	const placed = await ordered('sandbox', ['paid', 'sent', 'delivered']);
	// that day is Christmas Day, a Friday
	expect((await read(placed)).withdrawable_until).toBe('2026-12-28T23:00:00.000Z');
	shop.clock.now = then;
});

it('what the courier was paid can only be returned to an account', async () => {
	const placed = await ordered('cashondelivery', ['sent', 'delivered']);
	expect((await read(placed)).needs_account).toBe(true);
	const asked = await bodyOf(placed, [1]);
	expect(await shop.refused(orderWithdraw, asked)).toMatchObject({ status: 422, errorCode: 'account-missing' });
	for (const wrong of [ACCOUNT.replace('61', '62'), 'DE00 1111 2222 3333', '1234567890'])
		expect(await shop.refused(orderWithdraw, await bodyOf(placed, [1], wrong))).toMatchObject({
			status: 422,
			errorCode: 'account-wrong',
		});
	const plain = ACCOUNT.slice(2).replaceAll(' ', '');
	expect(await withdraw(placed, [1], plain)).toMatchObject({ account: ACCOUNT, amount: 199 });
	const [receipt] = await shop.mails();
	expect(receipt?.text).toContain(ACCOUNT);
});

it('the courier was not paid yet: there is nothing to return, and nothing to accept until then (15.36)', async () => {
	const placed = await ordered('cashondelivery', ['sent']);
	const { id, amount } = await withdraw(placed, [3, 1], ACCOUNT);
	expect(amount).toBe(0);
	const accept = { params: { id: String(id) }, body: { state: 'accepted' as const }, headers };
	expect(await shop.refused(adminClaimSettle, accept)).toMatchObject({ status: 409, errorCode: 'not-delivered' });
	expect((await read(placed)).claims).toMatchObject([{ state: 'received', settled_at: null }]);
	await enter(placed.number, 'delivered');
	await shop.mails();
	const { grand_total } = await read(placed);
	expect(await shop.call(adminClaimSettle, accept)).toMatchObject({ state: 'accepted', amount: grand_total });
	expect((await shop.mails())[0]?.text).toContain(ACCOUNT);
});

it('what the courier was not paid for can be refused (15.36)', async () => {
	const placed = await ordered('cashondelivery', ['sent']);
	const { id } = await withdraw(placed, [1], ACCOUNT);
	const refuse = { params: { id: String(id) }, body: { state: 'refused' as const }, headers };
	expect(await shop.call(adminClaimSettle, refuse)).toMatchObject({ state: 'refused' });
	await shop.mails();
});

it('what was withdrawn from before the courier was paid is returned once that happens', async () => {
	const placed = await ordered('cashondelivery', ['sent']);
	await withdraw(placed, [1], ACCOUNT);
	await withdraw(placed, [1], ACCOUNT);
	await enter(placed.number, 'delivered');
	const { claims } = await read(placed);
	expect(claims.map(({ amount }) => amount)).toEqual([199, 199]);
	await shop.mails();
});

it('the merchant settles it once, and the shopper reads how', async () => {
	const placed = await ordered('sandbox', ['paid']);
	const { id } = await withdraw(placed, [1]);
	await shop.mails();
	const settle = (state: 'accepted' | 'refused', answer?: string) => ({
		params: { id: String(id) },
		body: { state, ...(answer && { answer }) },
		headers,
	});
	const waiting = await shop.call(adminClaims, { query: { state: 'received' }, headers });
	expect(waiting).toContainEqual(expect.objectContaining({ id, order_number: placed.number, currency: 'PLN' }));
	const settled = await shop.call(adminClaimSettle, settle('refused', 'Towar był noszony.'));
	expect(await shop.call(adminClaimSettle, settle('refused'))).toEqual(settled);
	expect(await shop.refused(adminClaimSettle, settle('accepted'))).toMatchObject({ errorCode: 'claim-settled' });
	const [mail, ...others] = await shop.mails();
	expect([mail?.text.includes('Towar był noszony.'), others]).toEqual([true, []]);
	const { claims, withdrawable } = await read(placed);
	expect(claims).toMatchObject([{ state: 'refused', answer: 'Towar był noszony.' }]);
	// What was refused can be declared anew.
	expect(withdrawable[0]?.qty).toBe(3);
});

describe('an order is found (15.33, 25.30)', () => {
	it('by its number and its e-mail address, for an hour', async () => {
		const { uuid, number } = await ordered('sandbox', ['paid']);
		const found = await shop.call(orderFind, { body: { order_number: ` ${number} `, email: 'Anna@Example.pl' } });
		expect(found.uuid).toBe(uuid);
		const open = { params: { uuid }, body: { secret: found.secret } };
		expect((await shop.call(orderDocument, open)).order_number).toBe(number);
		const then = shop.clock.now;
		shop.clock.now = new Date(then.getTime() + DAY_MS / 24);
		expect(await shop.refused(orderDocument, open)).toMatchObject({ status: 404 });
		shop.clock.now = then;
	});

	it('by no other pair', async () => {
		const { number } = await ordered('sandbox', ['paid']);
		for (const body of [
			{ order_number: number, email: 'jan@example.pl' },
			{ order_number: 'ORD-999999', email: 'anna@example.pl' },
		])
			expect(await shop.refused(orderFind, { body })).toMatchObject({ status: 404, errorCode: 'not-found' });
	});
});
