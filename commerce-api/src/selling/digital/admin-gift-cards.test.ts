import { giftCardBalance } from '@pasaz/kernel/contract/gift-card';
import { orderCancel } from '@pasaz/kernel/contract/order';
import { orderDocument, orderWithdraw } from '@pasaz/kernel/contract/order-document';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../app.fixture.ts';
import { adminClaimSettle, adminOrderState } from '../../platform/admin-contract.ts';
import { adminOrder } from '../../platform/admin-order-contract.ts';
import { adminGiftCardBlock, adminGiftCardIssue, adminGiftCardUnblock } from '../../platform/admin-voucher-contract.ts';
import { stock } from '../../platform/database/schema/catalog.ts';
import { giftCards } from '../../platform/database/schema/digital.ts';
import { orderOf, sendOrder } from '../orders/order.fixture.ts';

const SECRET = 'a-secret-of-the-merchant-only';
const headers = { authorization: `Bearer ${SECRET}` };
const SCARF = { sku: 'SZAL-1', qty: 1, price: 49.99 };

let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp(undefined, { env: { ADMIN_SECRET: SECRET, GIFT_CARD_SKUS: 'KARTA-1' } });
	await shop.db.update(stock).set({ qty: 100 }).where(eq(stock.sku, 'SZAL-1'));
});
afterAll(() => shop.close());

const keyed = (key: string = crypto.randomUUID()) => ({ ...headers, 'Idempotency-Key': key });
const issue = (amount: number, { currency = 'PLN', key }: { currency?: string; key?: string } = {}) =>
	shop.call(adminGiftCardIssue, { body: { amount, currency }, headers: keyed(key) });
const block = (code: string) => shop.call(adminGiftCardBlock, { params: { code }, headers });
const unblock = (code: string) => shop.call(adminGiftCardUnblock, { params: { code }, headers });
const balance = (code: string) => shop.send(giftCardBalance, { body: { code } });

async function order(product: typeof SCARF, gift_cards: string[] = []) {
	const body = { ...orderOf([product]), gift_cards };
	Object.assign(body.addressInformation, { payment_method_code: 'sandbox' });
	const { answer } = await sendOrder(shop, body);
	const { backendOrderId: uuid, orderNumber: number, orderSecret: secret, errorCode } = JSON.parse(answer).result;
	return { uuid, number, secret, errorCode };
}

it('a gift card that the merchant issues pays orders like a bought one (15.49, 25.33)', async () => {
	const card = await issue(30.5);
	expect(card).toMatchObject({ currency: 'PLN', amount: 30.5, balance: 30.5, active: true });
	expect(card.code).toMatch(/^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){3}$/);
	expect((await issue(30.5)).code).not.toBe(card.code);
	const { uuid, secret } = await order(SCARF, [card.code]);
	const document = await shop.call(orderDocument, { params: { uuid }, body: { secret } });
	expect(document).toMatchObject({ gift_card_amount: -30.5, due_amount: 24.49 });
	expect(await (await balance(card.code)).json()).toMatchObject({ result: { balance: 0 } });
});

it('a call for a gift card that is sent again with its key issues no second one, and tells the first as it is then (15.50)', async () => {
	const before = await shop.db.$count(giftCards);
	const key = crypto.randomUUID();
	const cards = await Promise.all([1, 2, 3].map(() => issue(40, { key })));
	expect(cards).toEqual([cards[0], cards[0], cards[0]]);
	const code = cards[0]?.code ?? '';
	await block(code);
	expect(await issue(40, { key })).toEqual({ code, currency: 'PLN', amount: 40, balance: 40, active: false });
	expect(await shop.db.$count(giftCards)).toBe(before + 1);
});

it('a gift card is neither issued without a key nor with one of another call (15.50)', async () => {
	const before = await shop.db.$count(giftCards);
	const body = { amount: 40, currency: 'PLN' };
	const without = await shop.refused(adminGiftCardIssue, { body, headers });
	expect(without).toMatchObject({ status: 400, errorCode: 'idempotency-key-missing' });
	const key = crypto.randomUUID();
	await issue(40, { key });
	const other = await shop.refused(adminGiftCardIssue, { body: { ...body, amount: 41 }, headers: keyed(key) });
	expect(other).toMatchObject({ status: 422, errorCode: 'idempotency-key-reused' });
	expect(await shop.db.$count(giftCards)).toBe(before + 1);
});

it('a blocked gift card pays nothing any more, however often it is blocked (15.49, 25.33)', async () => {
	const { code } = await issue(100);
	for (const typed of [code.toLowerCase().replaceAll('-', ' '), code]) {
		expect(await block(typed)).toEqual({ code, currency: 'PLN', amount: 100, balance: 100, active: false });
	}
	expect((await balance(code)).status).toBe(404);
	expect((await order(SCARF, [code])).errorCode).toBe('gift-card-unavailable');
});

it('what was spent of a card stays spent when it is blocked: its order is neither cancelled nor withdrawn from whole (15.49)', async () => {
	const sold = await order({ sku: 'KARTA-1', qty: 1, price: 100 });
	const { number } = sold;
	await shop.call(adminOrderState, { params: { number }, body: { state: 'paid' }, headers });
	const read = () => shop.call(adminOrder, { params: { number }, headers });
	const [card] = (await read()).gift_cards ?? [];
	await order(SCARF, [card?.code ?? '']);
	await block(card?.code ?? '');
	expect(await read()).toMatchObject({ gift_cards: [], withdrawable: [] });
	const cancel = { params: { number }, body: { state: 'canceled' }, headers } as const;
	expect(await shop.refused(adminOrderState, cancel)).toMatchObject({ status: 409, errorCode: 'gift-card-spent' });
});

/** An order that has sold cards, with what the merchant and its shopper do with it. */
async function sold(qty: number) {
	const { uuid, number, secret } = await order({ sku: 'KARTA-1', qty, price: 100 });
	const enter = (state: 'paid' | 'canceled') => ({ params: { number }, body: { state }, headers });
	await shop.call(adminOrderState, enter('paid'));
	const read = () => shop.call(adminOrder, { params: { number }, headers });
	const codes = ((await read()).gift_cards ?? []).map(({ code }) => code);
	const withdraw = async () => {
		const [line] = (await shop.call(orderDocument, { params: { uuid }, body: { secret } })).withdrawable;
		const items = [{ item_id: line?.item_id ?? 0, qty: 1 }];
		return shop.call(orderWithdraw, { params: { uuid }, body: { secret, items } });
	};
	return { read, codes, withdraw, cancel: enter('canceled') };
}
const settle = ({ id }: { id: number }, state: 'accepted' | 'refused') =>
	shop.call(adminClaimSettle, { params: { id: String(id) }, body: { state }, headers });
const isGood = async (code = '') => (await balance(code)).status === 200;

it('a card that is blocked while it is withdrawn from stays blocked when the withdrawal is refused (15.39, 15.49)', async () => {
	const { codes, withdraw, read } = await sold(1);
	const claim = await withdraw();
	await block(codes[0] ?? '');
	await settle(claim, 'refused');
	expect(await isGood(codes[0])).toBe(false);
	expect((await read()).withdrawable).toEqual([]);
});

it('of two cards the one that is not blocked is withdrawn from, and the withdrawal of a blocked one ends no other (15.49)', async () => {
	const { codes, withdraw, read } = await sold(2);
	await block(codes[0] ?? '');
	expect((await read()).withdrawable).toMatchObject([{ qty: 1 }]);
	const claim = await withdraw();
	expect(await isGood(codes[1])).toBe(false);
	await settle(claim, 'refused');
	expect(await Promise.all(codes.map(isGood))).toEqual([false, true]);

	const other = await sold(2);
	const accepted = await other.withdraw();
	const good = await Promise.all(other.codes.map(isGood));
	await block(other.codes[good.indexOf(false)] ?? '');
	await settle(accepted, 'accepted');
	expect(await Promise.all(other.codes.map(isGood))).toEqual(good);
});

it('a card in whose place another may have been issued comes back neither by a withdrawal nor with its order (15.49)', async () => {
	const { codes, read, cancel } = await sold(1);
	await block(codes[0] ?? '');
	expect((await read()).withdrawable).toEqual([]);
	const refusal = await shop.refused(adminOrderState, cancel);
	expect(refusal).toMatchObject({ status: 409, errorCode: 'gift-card-spent', result: { spent: 100 } });
	await unblock(codes[0] ?? '');
	await shop.call(adminOrderState, cancel);
	expect(await isGood(codes[0])).toBe(false);
});

it('a block is taken back with all that has come back to the card, and opens none that ended otherwise (15.49)', async () => {
	const { code } = await issue(30);
	const paid = await order(SCARF, [code]);
	await block(code);
	await shop.call(orderCancel, { params: { uuid: paid.uuid }, body: { secret: paid.secret } });
	for (const _ of [1, 2]) expect(await unblock(code)).toMatchObject({ balance: 30, active: true });
	expect(await isGood(code)).toBe(true);

	const { codes, withdraw } = await sold(1);
	await withdraw();
	await block(codes[0] ?? '');
	expect(await unblock(codes[0] ?? '')).toMatchObject({ active: false });
	const ended = await sold(1);
	await shop.call(adminOrderState, ended.cancel);
	await block(ended.codes[0] ?? '');
	expect(await unblock(ended.codes[0] ?? '')).toMatchObject({ active: false });
});

it.each<[string, object]>([
	['nothing', { amount: 0, currency: 'PLN' }],
	['less than nothing', { amount: -5, currency: 'PLN' }],
	['a part of a grosz', { amount: 0.005, currency: 'PLN' }],
	['more than a card can hold', { amount: 1_000_000.01, currency: 'PLN' }],
	['a currency of no storefront', { amount: 50, currency: 'USD' }],
	['no currency', { amount: 50 }],
	['a code of its own', { amount: 50, currency: 'PLN', code: 'MOJA-WLAS-NAAA-AAAA' }],
])('no gift card is issued over %s (15.49)', async (_name, body) => {
	const before = await shop.db.$count(giftCards);
	expect((await shop.send(adminGiftCardIssue, { body, headers: keyed() })).status).toBe(422);
	expect(await shop.db.$count(giftCards)).toBe(before);
});

it('nobody but the merchant issues, blocks or unblocks gift cards (25.33)', async () => {
	const { code } = await issue(10);
	const body = { amount: 1000, currency: 'PLN' };
	expect(await shop.refused(adminGiftCardIssue, { body })).toMatchObject({ status: 401 });
	expect(await shop.refused(adminGiftCardBlock, { params: { code } })).toMatchObject({ status: 401 });
	expect(await shop.refused(adminGiftCardUnblock, { params: { code } })).toMatchObject({ status: 401 });
	expect((await balance(code)).status).toBe(200);
	for (const call of [adminGiftCardBlock, adminGiftCardUnblock])
		expect(await shop.refused(call, { params: { code: 'X' }, headers })).toMatchObject({ status: 404 });
});
