import { giftCardBalance } from '@pasaz/kernel/contract/gift-card';
import { type OrderRequest, orderPayment } from '@pasaz/kernel/contract/order';
import { correctionPath, orderDocument, orderWithdraw } from '@pasaz/kernel/contract/order-document';
import { stockCheck } from '@pasaz/kernel/contract/stock';
import { toGrosze } from '@pasaz/kernel/domain/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../app.fixture.ts';
import { adminClaimSettle, adminOrderState } from '../../platform/admin-contract.ts';
import { stock } from '../../platform/database/schema/catalog.ts';
import { giftCards } from '../../platform/database/schema/digital.ts';
import { corrections } from '../../platform/database/schema/sales.ts';
import { textOf } from '../../platform/pdf/read-pdf.fixture.ts';
import { orderOf, sendOrder } from './order.fixture.ts';

const SECRET = 'a-secret-of-the-merchant-only';
const headers = { authorization: `Bearer ${SECRET}` };
const SELLER = { SELLER_NAME: 'Świt sp. z o.o.', SELLER_ADDRESS: 'Łąkowa 1, 00-001 Łódź', SELLER_VAT_ID: '5260001246' };
const SCARF = { sku: 'SZAL-1', qty: 2, price: 49.99 };
const GIFT_CARD = { sku: 'KARTA-1', qty: 1, price: 100 };

let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp(undefined, { env: { ADMIN_SECRET: SECRET, GIFT_CARD_SKUS: 'KARTA-1', ...SELLER } });
	await shop.db.update(stock).set({ qty: 100 }).where(eq(stock.sku, 'SZAL-1'));
});
afterAll(() => shop.close());

type Payment = 'sandbox' | 'cashondelivery';
async function sent(payment_method_code: Payment, products = [SCARF], more: Partial<OrderRequest> = {}) {
	const order = { ...orderOf(products), ...more };
	Object.assign(order.addressInformation, { payment_method_code });
	const { answer } = await sendOrder(shop, order);
	const { backendOrderId: uuid, orderNumber: number, orderSecret: secret } = JSON.parse(answer).result;
	if (payment_method_code === 'sandbox') await enter(number, { state: 'paid' });
	await enter(number, { state: 'sent' });
	await shop.mails();
	const read = () => shop.call(orderDocument, { params: { uuid }, body: { secret } });
	return { uuid, number, secret, read };
}
type Placed = Awaited<ReturnType<typeof sent>>;

interface Change {
	state: 'paid' | 'sent' | 'delivered' | 'canceled';
	returned?: boolean;
}
const RETURNED: Change = { state: 'canceled', returned: true };
const enter = (number: string, body: Change) => shop.call(adminOrderState, { params: { number }, body, headers });
const refused = (number: string, body: Change) => shop.refused(adminOrderState, { params: { number }, body, headers });
const left = async () => (await shop.call(stockCheck, { query: { sku: 'SZAL-1' } })).qty;
const plain = (text = '') => text.replaceAll(/[\u00a0\u202f]/g, ' ');

async function withdraw({ uuid, secret, read }: Placed, qty: number, account?: string) {
	const { withdrawable } = await read();
	const items = [{ item_id: withdrawable[0]?.item_id ?? 0, qty }];
	return shop.call(orderWithdraw, { params: { uuid }, body: { secret, items, ...(account && { account }) } });
}
const accept = (id: number) =>
	shop.call(adminClaimSettle, { params: { id: String(id) }, body: { state: 'accepted' }, headers });
const correctedBy = async (uuid: string) =>
	(await shop.db.select().from(corrections).where(eq(corrections.orderUuid, uuid))).map(({ amount }) => amount);

it('a parcel refused at the door ends its order: pieces come back, and no money is promised (15.30, 15.31)', async () => {
	const before = await left();
	const { uuid, number, read } = await sent('cashondelivery');
	expect(await enter(number, RETURNED)).toMatchObject({ status: 'canceled', payment_status: 'on-delivery' });
	expect(await left()).toBe(before);
	const [mail, ...others] = await shop.mails();
	expect([mail?.subject, others]).toEqual([`Zamówienie ${number} wróciło do nas`, []]);
	expect(mail?.text).toContain('Nic już za nie nie płacisz');
	expect(mail?.text).not.toMatch(/zwrócimy|Do zwrotu/);
	expect(await shop.call(orderPayment, { params: { uuid } })).toMatchObject({ state: 'canceled', status: 'canceled' });
	const { history, withdrawable, complainable } = await read();
	expect(history.map(({ state }) => state)).toEqual(['placed', 'sent', 'canceled']);
	expect([withdrawable, complainable]).toEqual([[], []]);
});

it('a prepaid one that came back is paid back, and its invoice is corrected, once each (15.30, 15.40)', async () => {
	const before = await left();
	const placed = await sent('sandbox');
	const { uuid, number, read } = placed;
	const answers = await Promise.all([RETURNED, RETURNED].map((change) => enter(number, change)));
	expect(answers[1]).toEqual(answers[0]);
	expect(await enter(number, { state: 'canceled' })).toEqual(answers[0]);
	expect(await left()).toBe(before);
	const [mail, ...others] = await shop.mails();
	expect(others).toEqual([]);
	expect(plain(mail?.text)).toContain('Do zwrotu: 104,98 zł');
	const { grand_total, corrections: told = [] } = await read();
	expect(await correctedBy(uuid)).toEqual([toGrosze(grand_total)]);
	const response = await shop.app.request(correctionPath({ ...placed, id: told[0]?.id ?? 0 }));
	expect(textOf(Buffer.from(await response.arrayBuffer()))).toContain('anulowaniezamówienia');
});

it('an order that is sent is not cancelled by who does not say that it came back (15.30)', async () => {
	const { number } = await sent('sandbox');
	const refusal = await refused(number, { state: 'canceled' });
	expect(refusal).toMatchObject({ status: 409, errorCode: 'order-state' });
	expect(refusal.errorMessage).toContain('"returned": true');
	const twisted = await refused(number, { state: 'delivered', returned: true });
	expect(twisted).toMatchObject({ status: 422, errorCode: 'invalid-input' });
	expect(twisted.errorMessage).toContain('"canceled"');
	expect(await shop.mails()).toEqual([]);
});

it('what a withdrawal on the way has returned is neither paid back nor corrected twice (15.36, 15.40)', async () => {
	const placed = await sent('sandbox');
	const claim = await withdraw(placed, 1);
	const waiting = await withdraw(placed, 1);
	await accept(claim.id);
	await shop.mails();
	await enter(placed.number, RETURNED);
	const [mail] = await shop.mails();
	expect(plain(mail?.text)).toContain('Do zwrotu: 54,99 zł');
	await accept(waiting.id);
	expect(await shop.mails()).toEqual([]);
	expect(await correctedBy(placed.uuid)).toEqual([4999, 5499]);
});

it('a withdrawal from what the courier was not paid for ends with its order (15.36)', async () => {
	const placed = await sent('cashondelivery');
	const claim = await withdraw(placed, 1, 'PL61 1090 1014 0000 0712 1981 2874');
	await enter(placed.number, RETURNED);
	await shop.mails();
	expect(await accept(claim.id)).toMatchObject({ state: 'accepted', amount: 0 });
	expect(await shop.mails()).toEqual([]);
	expect(await correctedBy(placed.uuid)).toEqual([10_498]);
});

it('gift cards have their money back, and one that is spent keeps its order (15.39)', async () => {
	const money = { currency: 'PLN', amount: 6000, balance: 6000, createdAt: shop.clock.now };
	await shop.db.insert(giftCards).values({ code: 'TEST-2222-AAAA-BBBB', ...money });
	const gift_cards = ['TEST-2222-AAAA-BBBB'];
	const paidByCard = await sent('cashondelivery', undefined, { gift_cards });
	await enter(paidByCard.number, RETURNED);
	const [mail] = await shop.mails();
	expect(mail?.text).toContain('Środki wróciły na kartę podarunkową.');
	expect(mail?.text).not.toContain('Do zwrotu');
	expect(await shop.call(giftCardBalance, { body: { code: 'TEST-2222-AAAA-BBBB' } })).toMatchObject({ balance: 60 });

	const sold = await sent('sandbox', [SCARF, GIFT_CARD]);
	const [card] = (await sold.read()).gift_cards ?? [];
	const spending = await sent('sandbox', undefined, { gift_cards: [card?.code ?? ''] });
	expect(await refused(sold.number, RETURNED)).toMatchObject({ status: 409, errorCode: 'gift-card-spent' });
	await enter(spending.number, RETURNED);
	expect(await enter(sold.number, RETURNED)).toMatchObject({ status: 'canceled' });
	await shop.mails();
});

it.each(['de', 'it'])('the mail about it is in the language of the order: %s (15.31)', async (store_code) => {
	const ordered = (price: number) => ({ ...orderOf([{ ...SCARF, price }]), store_code });
	const { result } = JSON.parse((await sendOrder(shop, ordered(0))).answer);
	const price = result.totals.items[0].price_incl_tax;
	const { orderNumber: number } = JSON.parse((await sendOrder(shop, ordered(price))).answer).result;
	await enter(number, { state: 'sent' });
	await shop.mails();
	await enter(number, RETURNED);
	const [mail] = await shop.mails();
	expect(mail?.text).toContain({ de: 'unzustellbar', it: 'senza essere consegnato' }[store_code]);
});
