import { giftCardBalance } from '@pasaz/kernel/contract/gift-card';
import type { OrderRequest } from '@pasaz/kernel/contract/order';
import { correctionPath, orderComplain, orderDocument, orderWithdraw } from '@pasaz/kernel/contract/order-document';
import { toGrosze } from '@pasaz/kernel/domain/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../app.fixture.ts';
import { adminClaimRefund, adminClaimSettle, adminOrderState } from '../../../platform/admin-contract.ts';
import { adminInvoices } from '../../../platform/admin-order-contract.ts';
import {
	adminGiftCardBlock,
	adminGiftCardIssue,
	adminGiftCardUnblock,
} from '../../../platform/admin-voucher-contract.ts';
import { stock } from '../../../platform/database/schema/catalog.ts';
import { corrections } from '../../../platform/database/schema/sales.ts';
import { textOf } from '../../../platform/pdf/read-pdf.fixture.ts';
import { orderOf, sendOrder } from '../order.fixture.ts';

const SECRET = 'a-secret-of-the-merchant-only';
const headers = { authorization: `Bearer ${SECRET}` };
const SELLER = { SELLER_NAME: 'Świt sp. z o.o.', SELLER_ADDRESS: 'Łąkowa 1, 00-001 Łódź', SELLER_VAT_ID: '5260001246' };
const ACCOUNT = 'PL61 1090 1014 0000 0712 1981 2874';
const DRESS = { sku: 'SUK-1-Czarny-M', qty: 1, price: 199 };
const SCARF = { sku: 'SZAL-1', qty: 1, price: 49.99 };
/** Without tax. */
const CARD = { sku: 'KARTA-1', qty: 1, price: 100 };

let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp(undefined, { env: { ADMIN_SECRET: SECRET, GIFT_CARD_SKUS: CARD.sku, ...SELLER } });
	await shop.db.update(stock).set({ qty: 1000 });
});
afterAll(() => shop.close());

type State = 'paid' | 'sent' | 'delivered' | 'canceled';
const enter = (number: string, state: State, returned?: boolean) =>
	shop.call(adminOrderState, { params: { number }, body: { state, ...(returned && { returned }) }, headers });

interface Sale extends Pick<Partial<OrderRequest>, 'gift_cards'> {
	payment?: 'sandbox' | 'cashondelivery';
	states?: State[];
}
async function sold(products: OrderRequest['products'], { payment = 'sandbox', states, ...more }: Sale = {}) {
	const order = { ...orderOf(products), ...more };
	order.addressInformation.payment_method_code = payment;
	const { answer } = await sendOrder(shop, order);
	const { backendOrderId: uuid, orderNumber: number, orderSecret: secret } = JSON.parse(answer).result;
	for (const state of states ?? ['paid', 'sent']) await enter(number, state);
	const read = () => shop.call(orderDocument, { params: { uuid }, body: { secret } });
	await shop.mails();
	return { uuid, number, secret, read };
}
type Placed = Awaited<ReturnType<typeof sold>>;

const settle = (id: number, state: 'accepted' | 'refused' = 'accepted') =>
	shop.call(adminClaimSettle, { params: { id: String(id) }, body: { state }, headers });
/** A line named by its index for each piece. */
const piecesOf = (lines: { item_id: number }[], indices: number[]) =>
	indices.map((index) => ({ item_id: lines[index]?.item_id ?? 0, qty: 1 }));

async function complain({ uuid, secret, read }: Placed, indices: number[]) {
	const items = piecesOf((await read()).complainable, indices);
	const body = { secret, items, description: 'Szew rozszedł się po praniu.', demand: 'price-reduction' as const };
	return shop.call(orderComplain, { params: { uuid }, body });
}
/** A complaint that is accepted. */
async function accepted(placed: Placed, indices: number[]): Promise<number> {
	const { id } = await complain(placed, indices);
	await settle(id);
	await shop.mails();
	return id;
}
async function withdraw({ uuid, secret, read }: Placed, indices: number[]) {
	const items = piecesOf((await read()).withdrawable, indices);
	return shop.call(orderWithdraw, { params: { uuid }, body: { secret, items } });
}

const asked = (id: number | string, body: { amount?: number; account?: string } = {}) => ({
	params: { id: String(id) },
	body,
	headers,
});
const refund = (...given: Parameters<typeof asked>) => shop.call(adminClaimRefund, asked(...given));
const refused = (...given: Parameters<typeof asked>) => shop.refused(adminClaimRefund, asked(...given));
const tooHigh = (most: number) => ({ status: 409, errorCode: 'refund-too-high', result: { most } });

const plain = (text = '') => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const correctedBy = async ({ uuid }: Placed) =>
	(await shop.db.select().from(corrections).where(eq(corrections.orderUuid, uuid))).map(({ amount }) => amount);
const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

it('all that was paid for the pieces of an accepted complaint is sent back, corrected and told, without the delivery (15.51)', async () => {
	const placed = await sold([DRESS, SCARF]);
	const id = await accepted(placed, [0]);
	expect(await refund(id)).toMatchObject({ kind: 'complaint', state: 'accepted', amount: 199, gift_card_amount: 0 });
	const [mail, ...others] = await shop.mails();
	expect([mail?.subject, others]).toEqual([`Zwrot pieniędzy, zamówienie ${placed.number}`, []]);
	for (const part of ['199,00 zł', '1 szt.', 'tą samą metodą płatności']) expect(plain(mail?.text)).toContain(part);
	const { claims, corrections: corrected = [] } = await placed.read();
	expect(claims).toMatchObject([{ id, amount: 199, account: null }]);
	expect(await correctedBy(placed)).toEqual([19_900]);
	const file = await shop.app.request(correctionPath({ ...placed, id: corrected[0]?.id ?? 0 }));
	const text = plain(textOf(Buffer.from(await file.arrayBuffer())));
	for (const part of ['uznanareklamacja', '-199,00']) expect(text).toContain(part);
	expect(text).not.toContain('Dostawa');
});

it('after a price reduction a withdrawal returns the rest, with the delivery once (15.36, 15.51)', async () => {
	const placed = await sold([DRESS, SCARF]);
	await refund(await accepted(placed, [0]), { amount: 50 });
	const { grand_total } = await placed.read();
	const whole = await withdraw(placed, [0, 1]);
	expect(toGrosze(whole.amount)).toBe(toGrosze(grand_total) - 5000);
	await settle(whole.id, 'refused');
	const first = await withdraw(placed, [0]);
	expect(first.amount).toBe(149);
	await settle(first.id);
	await settle((await withdraw(placed, [0])).id);
	const returned = (await placed.read()).claims.filter(({ state }) => state === 'accepted');
	expect(sumOf(returned.map(({ amount }) => toGrosze(amount)))).toBe(toGrosze(grand_total));
	expect(await correctedBy(placed)).toEqual([5000, 14_900, toGrosze(grand_total) - 19_900]);
});

it('of several pieces in a line a withdrawal returns the last ones as the cheaper ones (15.51)', async () => {
	const placed = await sold([{ ...DRESS, qty: 2 }]);
	await refund(await accepted(placed, [0]), { amount: 50 });
	for (const amount of [199, 149]) {
		const claim = await withdraw(placed, [0]);
		expect(claim.amount).toBe(amount);
		await settle(claim.id);
	}
	expect(await correctedBy(placed)).toEqual([5000, 19_900, 14_900]);
});

it('a reduction of as much as the delivery costs is not taken for it (15.36, 15.51)', async () => {
	const placed = await sold([DRESS]);
	const { grand_total, shipping_amount } = await placed.read();
	await refund(await accepted(placed, [0]), { amount: shipping_amount });
	const { id } = await withdraw(placed, [0]);
	expect(await settle(id)).toMatchObject({ amount: 199 });
	expect(sumOf(await correctedBy(placed))).toBe(toGrosze(grand_total));
});

it('a refund that is noted again changes nothing, and another amount is refused (15.51)', async () => {
	const placed = await sold([DRESS, SCARF]);
	const id = await accepted(placed, [0]);
	const answers = await Promise.all([1, 2, 3, 4].map(() => refund(id, { amount: 50 })));
	expect(answers).toEqual(answers.map(() => answers[0]));
	expect(await shop.mails()).toHaveLength(1);
	expect(await correctedBy(placed)).toEqual([5000]);
	for (const other of [{ amount: 60 }, {}]) {
		const again = await refused(id, other);
		expect(again).toMatchObject({ status: 409, errorCode: 'claim-refunded', result: { refunded: 50 } });
	}
	const whole = await accepted(placed, [1]);
	await refund(whole);
	await shop.mails();
	expect(await refund(whole)).toMatchObject({ amount: 49.99 });
	expect(await shop.mails()).toEqual([]);
});

describe('never is more sent back than was paid for the pieces (15.51)', () => {
	it('also by several complaints about the same', async () => {
		const placed = await sold([DRESS, SCARF]);
		const first = await accepted(placed, [0]);
		const second = await accepted(placed, [0]);
		const third = await accepted(placed, [0]);
		expect(await refused(first, { amount: 199.01 })).toMatchObject(tooHigh(199));
		await refund(first, { amount: 50 });
		expect(await refused(second, { amount: 149.01 })).toMatchObject(tooHigh(149));
		expect(await refund(second)).toMatchObject({ amount: 149 });
		for (const body of [{}, { amount: 0.01 }]) expect(await refused(third, body)).toMatchObject(tooHigh(0));
		expect(await correctedBy(placed)).toEqual([5000, 14_900]);
	});

	it('of what the shopper has withdrawn from, unless that is refused', async () => {
		const placed = await sold([DRESS, SCARF]);
		const withdrawal = await withdraw(placed, [0]);
		const id = await accepted(placed, [0]);
		expect(await refused(id)).toMatchObject(tooHigh(0));
		await settle(withdrawal.id, 'refused');
		expect(await refund(id)).toMatchObject({ amount: 199 });
	});

	it('of an order that was cancelled, since all of it went back', async () => {
		const placed = await sold([DRESS, SCARF]);
		const id = await accepted(placed, [0]);
		await enter(placed.number, 'canceled', true);
		expect(await refused(id)).toMatchObject(tooHigh(0));
	});
});

it('an amount for several lines is divided among them, and all corrections add up to the invoice by rate (15.40, 15.51)', async () => {
	const placed = await sold([SCARF, CARD]);
	const { grand_total } = await placed.read();
	await refund(await accepted(placed, [0, 1]), { amount: 30 });
	await shop.mails();
	await enter(placed.number, 'canceled', true);
	const [mail] = await shop.mails();
	const rest = (grand_total - 30).toFixed(2).replace('.', ',');
	expect(plain(mail?.text)).toContain(`Do zwrotu: ${rest} zł`);
	const all = await shop.call(adminInvoices, { query: { pageSize: 100 }, headers });
	const own = all.filter(({ order_number }) => order_number === placed.number);
	expect(own.map(({ kind }) => kind)).toEqual(['invoice', 'correction', 'correction']);
	// 30 zł by what was paid for each: 49.99 with 23 % and 100 without tax
	expect(own[1]?.taxes.map(({ percent, gross }) => [percent, gross])).toEqual([
		[23, -10],
		[0, -20],
	]);
	for (const sum of ['gross', 'net', 'tax'] as const) {
		expect(sumOf(own.map((document) => toGrosze(document[sum])))).toBe(0);
	}
});

it('the money goes back to the gift cards first that had paid (15.39, 15.51)', async () => {
	const keyed = { ...headers, 'Idempotency-Key': crypto.randomUUID() };
	const { code } = await shop.call(adminGiftCardIssue, { body: { amount: 30, currency: 'PLN' }, headers: keyed });
	const placed = await sold([SCARF], { gift_cards: [code] });
	const balance = async () => (await shop.call(giftCardBalance, { body: { code } })).balance;
	expect(await balance()).toBe(0);
	expect(await refund(await accepted(placed, [0]))).toMatchObject({ amount: 49.99, gift_card_amount: 30 });
	expect((await placed.read()).claims).toMatchObject([{ amount: 49.99, gift_card_amount: 30 }]);
	expect(await balance()).toBe(30);
});

describe('a complaint about bought gift cards (15.51)', () => {
	const isGood = async (code: string) => (await shop.send(giftCardBalance, { body: { code } })).status === 200;
	async function soldCards(qty: number) {
		const placed = await sold([{ ...CARD, qty }]);
		const codes = ((await placed.read()).gift_cards ?? []).map(({ code }) => code);
		return { placed, codes, areGood: () => Promise.all(codes.map(isGood)) };
	}

	it('ends as many of them as the money is sent back for, and leaves those whose price is reduced', async () => {
		const { placed, areGood } = await soldCards(2);
		const [reduced, whole] = [await accepted(placed, [0]), await accepted(placed, [0])];
		await refund(reduced, { amount: 30 });
		expect(await areGood()).toEqual([true, true]);
		await refund(whole);
		expect((await areGood()).toSorted()).toEqual([false, true]);
	});

	it('sends nothing back for one that is spent or blocked', async () => {
		const { placed, codes, areGood } = await soldCards(2);
		const [spent = '', other = ''] = codes;
		const id = await accepted(placed, [0]);
		await sold([SCARF], { gift_cards: [spent], states: [] });
		const named = { params: { code: other }, headers };
		await shop.call(adminGiftCardBlock, named);
		expect(await refused(id)).toMatchObject(tooHigh(0));
		await shop.call(adminGiftCardUnblock, named);
		expect(await refund(id)).toMatchObject({ amount: 100 });
		expect(await areGood()).toEqual([true, false]);
		expect((await placed.read()).withdrawable).toEqual([]);
		await shop.call(adminGiftCardBlock, named);
		expect(await shop.call(adminGiftCardUnblock, named)).toMatchObject({ active: false });
	});
});

it('what the courier was paid is sent to an account, and nothing before that (15.51)', async () => {
	const placed = await sold([SCARF], { payment: 'cashondelivery', states: ['sent'] });
	const id = await accepted(placed, [0]);
	const early = await refused(id, { account: ACCOUNT });
	expect(early).toMatchObject({ status: 409, errorCode: 'not-delivered' });
	await enter(placed.number, 'delivered');
	await shop.mails();
	expect(await refused(id)).toMatchObject({ status: 422, errorCode: 'account-missing' });
	const wrong = await refused(id, { account: ACCOUNT.replace('61', '62') });
	expect(wrong).toMatchObject({ status: 422, errorCode: 'account-wrong' });
	const refunded = await refund(id, { account: ACCOUNT.replaceAll(' ', '') });
	expect(refunded).toMatchObject({ amount: 49.99, account: ACCOUNT });
	expect((await shop.mails())[0]?.text).toContain(ACCOUNT);
});

it('money is sent back for nothing but a complaint that was accepted (15.51)', async () => {
	const placed = await sold([DRESS, SCARF]);
	const open = await complain(placed, [0]);
	expect(await refused(open.id)).toMatchObject({ status: 409, errorCode: 'not-accepted' });
	await settle(open.id, 'refused');
	expect(await refused(open.id)).toMatchObject({ status: 409, errorCode: 'not-accepted' });
	const withdrawal = await withdraw(placed, [1]);
	await settle(withdrawal.id);
	for (const id of [withdrawal.id, 999_999, 'x']) expect(await refused(id)).toMatchObject({ status: 404 });
});

it('nobody but the merchant notes a refund, and none of no amount (25.32, 15.51)', async () => {
	const placed = await sold([SCARF]);
	const id = await accepted(placed, [0]);
	const params = { id: String(id) };
	expect(await shop.refused(adminClaimRefund, { params, body: {} })).toMatchObject({ status: 401 });
	for (const amount of [0, -5, 0.005, 1_000_000.01])
		expect(await refused(id, { amount })).toMatchObject({ status: 422 });
	expect((await placed.read()).claims).toMatchObject([{ amount: 0 }]);
});
