import { orderDocument, orderWithdraw } from '@pasaz/kernel/contract/order-document';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../app.fixture.ts';
import { adminClaimSettle, adminOrderState } from '../../../platform/admin-contract.ts';
import { adminGiftCardIssue } from '../../../platform/admin-voucher-contract.ts';
import { stock } from '../../../platform/database/schema/catalog.ts';
import { orderOf, sendOrder } from '../order.fixture.ts';

const SECRET = 'a-secret-of-the-merchant-only';
const headers = { authorization: `Bearer ${SECRET}` };
const SCARF = { sku: 'SZAL-1', qty: 1, price: 49.99 };
const CARD = { sku: 'KARTA-1', qty: 1, price: 100 };
const FILE = { sku: 'WYKROJ-1', qty: 1, price: 20 };

let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp(undefined, { env: { ADMIN_SECRET: SECRET, GIFT_CARD_SKUS: CARD.sku } });
	await shop.db.update(stock).set({ qty: 1000 });
});
afterAll(() => shop.close());

async function issued(amount: number): Promise<string[]> {
	if (amount === 0) return [];
	const keyed = { ...headers, 'Idempotency-Key': crypto.randomUUID() };
	return [(await shop.call(adminGiftCardIssue, { body: { amount, currency: 'PLN' }, headers: keyed })).code];
}

const lastText = async () => (await shop.mails()).at(-1)?.text ?? '';

/** A withdrawal from all of a paid order, with its receipt. */
async function withdrawn(products: Parameters<typeof orderOf>[0], gift_cards: string[] = []) {
	const order = { ...orderOf(products), gift_cards };
	order.addressInformation.payment_method_code = 'sandbox';
	const { answer } = await sendOrder(shop, order);
	const { backendOrderId: uuid, orderNumber: number, orderSecret: secret } = JSON.parse(answer).result;
	await shop.call(adminOrderState, { params: { number }, body: { state: 'paid' }, headers });
	const { withdrawable } = await shop.call(orderDocument, { params: { uuid }, body: { secret } });
	await shop.mails();
	const items = withdrawable.map(({ item_id, qty }) => ({ item_id, qty }));
	const { id } = await shop.call(orderWithdraw, { params: { uuid }, body: { secret, items } });
	return { id, receipt: await lastText() };
}

async function settle(id: number, state: 'accepted' | 'refused'): Promise<string> {
	await shop.call(adminClaimSettle, { params: { id: String(id) }, body: { state }, headers });
	return lastText();
}

it.each([
	[0, /^Sposób zwrotu: tą samą metodą płatności \(Szybka/m],
	[30, /^Sposób zwrotu: najpierw na kartę podarunkową; reszta: tą samą metodą płatności \(Szybka/m],
	[100, /^Sposób zwrotu: na kartę podarunkową$/m],
])('the mails say what goes back to a gift card of %i zł that has paid (15.36, 15.39)', async (amount, way) => {
	const { id, receipt } = await withdrawn([SCARF], await issued(amount));
	expect(receipt).toMatch(way);
	expect(await settle(id, 'accepted')).toMatch(way);
});

it('the mail of a withdrawal that is refused promises no money (15.36)', async () => {
	const { id, receipt } = await withdrawn([SCARF]);
	expect(receipt).toContain('Kwota zwrotu');
	const refusal = await settle(id, 'refused');
	expect(refusal).toContain('Nie możemy przyjąć odstąpienia');
	expect(refusal).not.toMatch(/Kwota zwrotu|Sposób zwrotu/);
});

it.each([
	['a gift card and a file', [CARD, FILE], false],
	['goods beside a gift card', [CARD, SCARF], true],
])('the receipt for %s asks to send back what can be sent (15.42)', async (_, products, hasGoods) => {
	const { receipt } = await withdrawn(products);
	expect(receipt.includes('Rzeczy odeślij')).toBe(hasGoods);
	expect(receipt.includes('Nie musisz niczego odsyłać')).toBe(!hasGoods);
});
