import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { cartApplyCoupon, cartCreate, cartTotals, cartUpdate } from '@pasaz/kernel/contract/cart';
import { giftCardBalance } from '@pasaz/kernel/contract/gift-card';
import { orderCancel, orderPayment } from '@pasaz/kernel/contract/order';
import {
	correctionPath,
	invoicePath,
	orderDocument,
	orderFileSecret,
	orderWithdraw,
} from '@pasaz/kernel/contract/order-document';
import { toGrosze } from '@pasaz/kernel/domain/money';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testAppOn } from '../../app.fixture.ts';
import { fixtureCatalog } from '../../catalogue/source/catalog.fixture.ts';
import { writeCatalog } from '../../catalogue/write/write-catalog.ts';
import { newOrderSecret } from '../../community/mail-links/order-links.ts';
import { adminClaimSettle, adminOrderState, adminOrders } from '../../platform/admin-contract.ts';
import { type RealPostgres, startRealPostgres } from '../../platform/database/real-postgres.fixture.ts';
import { stock } from '../../platform/database/schema/catalog.ts';
import { giftCardPayments, giftCards } from '../../platform/database/schema/digital.ts';
import { coupons } from '../../platform/database/schema/pricing.ts';
import { claims, corrections, orderItems, orders } from '../../platform/database/schema/sales.ts';
import { textOf } from '../../platform/pdf/read-pdf.fixture.ts';
import { createRateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { orderOf, sendOrder, sendUntilAnswered } from './order.fixture.ts';
import { toOrder } from './order-document.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'pasaz-downloads-'));
const BYTES = Uint8Array.from({ length: 70_001 }, (_, index) => (index * 7) % 256);
const ADMIN_SECRET = 'a-secret-of-the-merchant-only';
const ENV = {
	ADMIN_SECRET,
	DOWNLOADS: FOLDER,
	GIFT_CARD_SKUS: 'KARTA-1',
	SELLER_NAME: 'Sklep sp. z o.o.',
	SELLER_ADDRESS: 'Polna 1, 00-001 Warszawa',
	SELLER_VAT_ID: '5260001246',
};
const headers = { authorization: `Bearer ${ADMIN_SECRET}` };
const CARD = { sku: 'KARTA-1', qty: 1, price: 100 };
const SCARF = { sku: 'SZAL-1', qty: 1, price: 49.99 };
const DAY_MS = 86_400_000;

let postgres: RealPostgres;
let shop: TestApp;
beforeAll(async () => {
	mkdirSync(join(FOLDER, 'WYKROJ-1'));
	writeFileSync(join(FOLDER, 'WYKROJ-1', 'wykrój żakietu.pdf'), BYTES);
	writeFileSync(join(FOLDER, 'WYKROJ-1', '.hidden'), 'x');
	mkdirSync(join(FOLDER, 'WYKROJ-1', 'samples'));
	writeFileSync(join(FOLDER, 'WYKROJ-1', 'samples', 'fragment.svg'), '<svg/>');
	mkdirSync(join(FOLDER, 'WYKROJ-1', 'samples', 'folder'));
	const copiedAt = new Date('2026-11-20T09:00:00Z');
	for (const name of ['.hidden', 'wykrój żakietu.pdf', '.'])
		utimesSync(join(FOLDER, 'WYKROJ-1', name), copiedAt, copiedAt);
	postgres = await startRealPostgres((db) => writeCatalog(db, fixtureCatalog(), new Date('2026-11-20T10:00:00Z')));
});
afterAll(async () => {
	rmSync(FOLDER, { recursive: true });
	await postgres?.remove();
});
beforeEach(async () => {
	const copy = await postgres.copy();
	shop = testAppOn(copy, { env: ENV });
	await copy.db.update(stock).set({ qty: 1000 }).where(eq(stock.sku, 'SZAL-1'));
	return copy.close;
});

const bodyOf = (
	products: Parameters<typeof orderOf>[0],
	given: { cart_id?: string; gift_cards?: string[]; digital_consent?: boolean; payment?: string } = {},
) => {
	const { payment: payment_method_code = 'sandbox', ...rest } = given;
	const order = { ...orderOf(products), ...rest };
	Object.assign(order.addressInformation, { payment_method_code });
	return order;
};
async function order(...sent: Parameters<typeof bodyOf>) {
	const { answer } = await sendOrder(shop, bodyOf(...sent));
	const { backendOrderId: uuid, orderNumber: number, orderSecret: secret } = JSON.parse(answer).result;
	return { uuid, number, secret };
}
type Placed = Awaited<ReturnType<typeof order>>;
const read = ({ uuid, secret }: Placed) => shop.call(orderDocument, { params: { uuid }, body: { secret } });
const enter = ({ number }: Placed, state: 'paid' | 'sent' | 'delivered' | 'canceled') =>
	shop.call(adminOrderState, { params: { number }, body: { state }, headers });
const pay = (uuid: string) =>
	shop.app.request(`/sandbox-pay/${uuid}`, { method: 'POST', body: new URLSearchParams({ decision: 'accept' }) });
const balance = async (code: string) => (await shop.call(giftCardBalance, { body: { code } })).balance;

async function newCard(cents = 10_000, currency = 'PLN'): Promise<string> {
	const code = `TEST-${String(await shop.db.$count(giftCards)).padStart(4, '2')}-AAAA-BBBB`;
	await shop.db.insert(giftCards).values({ code, currency, amount: cents, balance: cents, createdAt: shop.clock.now });
	return code;
}

it('an order that a coupon covers is in work at once, with its files', async () => {
	await shop.db.insert(coupons).values({ code: 'CALOSC', kind: 'fixed', amounts: { PLN: 2000 } });
	const cart_id = await shop.call(cartCreate);
	const query = { cartId: cart_id };
	await shop.call(cartUpdate, { query, body: { cartItem: { sku: 'WYKROJ-1', qty: 1 } } });
	await shop.call(cartApplyCoupon, { query: { ...query, coupon: 'CALOSC' } });
	const document = await read(await order([{ sku: 'WYKROJ-1', qty: 1, price: 20 }], { cart_id }));
	expect(document).toMatchObject({ grand_total: 0, status: 'paid', state: 'processing' });
	expect(document.downloads).toHaveLength(1);
});

describe('a bought file (15.38, 25.31)', () => {
	const pattern = () => order([{ sku: 'WYKROJ-1', qty: 1, price: 20 }]);

	it('comes once it is paid, by the mail’s link and the page’s, to the last byte', async () => {
		const placed = await pattern();
		expect((await read(placed)).downloads).toEqual([]);
		await shop.mails();
		await pay(placed.uuid);
		const mails = await shop.mails();
		const text = mails.find(({ subject }) => subject.startsWith('Pliki i kody'))?.text ?? '';
		const mailed = /http:\/\/localhost:4000(\/api\/download\/\S+)/.exec(text)?.[1] ?? '';
		const [download] = (await read(placed)).downloads ?? [];
		expect(download).toMatchObject({ name: 'wykrój żakietu.pdf', left: 5 });
		for (const path of [mailed, download?.path ?? '']) {
			const response = await shop.app.request(path);
			expect(response.headers.get('content-disposition')).toContain(encodeURIComponent('wykrój żakietu.pdf'));
			expect(new Uint8Array(await response.arrayBuffer())).toEqual(BYTES);
		}
		expect((await read(placed)).downloads).toMatchObject([{ left: 3 }]);
	});

	it('is fetched as often as it may be, also at once, and a look at its headers counts nothing', async () => {
		const placed = await pattern();
		await pay(placed.uuid);
		const path = (await read(placed)).downloads?.[0]?.path ?? '';
		expect((await shop.app.request(path, { method: 'HEAD' })).status).toBe(200);
		const answers = await Promise.all(Array.from({ length: 20 }, () => shop.app.request(path)));
		const statuses = answers.map(({ status }) => status).toSorted();
		expect(statuses).toEqual([...Array(5).fill(200), ...Array(15).fill(409)]);
		const late = await shop.app.request(path);
		expect((await late.json()).result.errorCode).toBe('download-over');
		expect([late.headers.get('content-length'), late.headers.get('content-disposition')]).toEqual([null, null]);
	});

	it('cannot be withdrawn from once it was fetched by who consented to that, which the mail confirms (15.41)', async () => {
		const both = [false, true].map(async (digital_consent) => {
			const placed = await order([{ sku: 'WYKROJ-1', qty: 1, price: 20 }], { digital_consent });
			await pay(placed.uuid);
			const { withdrawable, downloads } = await read(placed);
			expect(withdrawable).toHaveLength(1);
			await shop.app.request(downloads?.[0]?.path ?? '');
			return (await read(placed)).withdrawable.length;
		});
		expect(await Promise.all(both)).toEqual([1, 0]);
		const confirmed = (await shop.mails()).filter(({ text }) => text.includes('Po pobraniu pliku'));
		expect(confirmed).toHaveLength(1);
		expect(confirmed[0]?.text).not.toMatch(/kurier|wyślemy/);
	});

	it('is not fetched while it is withdrawn from by who consented to that (15.41)', async () => {
		const placed = await order([{ sku: 'WYKROJ-1', qty: 1, price: 20 }], { digital_consent: true });
		await pay(placed.uuid);
		const { withdrawable, downloads } = await read(placed);
		const items = [{ itemId: withdrawable[0]?.item_id ?? 0, qty: 1 }];
		const answers: Promise<Response>[] = [];
		await shop.db.transaction(async (tx) => {
			await tx.select().from(orders).where(eq(orders.uuid, placed.uuid)).for('update');
			answers.push(Promise.resolve(shop.app.request(downloads?.[0]?.path ?? '')));
			// as long as it takes where it does not wait
			await Promise.race([...answers, setTimeout(500)]);
			const withdrawal = { orderUuid: placed.uuid, amount: 2000, createdAt: shop.clock.now };
			await tx.insert(claims).values({ ...withdrawal, items, state: 'received' });
		});
		const [fetched] = await Promise.all(answers);
		expect([404, 409]).toContain(fetched?.status);
	});

	it('of an order that costs nothing is mailed to a stranger’s mailbox only as often as orders are (27.38)', async () => {
		await shop.db.insert(coupons).values({ code: 'GRATIS', kind: 'percent', percent: 100 });
		const limited = testAppOn(shop, { env: ENV, limits: createRateLimits() });
		const free = { ...bodyOf([{ sku: 'WYKROJ-1', qty: 1, price: 20 }]), coupon: 'GRATIS' };
		for (let index = 0; index < 5; index += 1) await sendOrder(limited, free);
		const subjects = (await limited.mails()).map(({ subject }) => subject);
		expect(subjects).toHaveLength(6);
		expect(subjects.some((subject) => subject.startsWith('Pliki i kody'))).toBe(true);
	});

	it('does not come of a line that was withdrawn from before the courier was paid', async () => {
		const placed = await order([{ sku: 'WYKROJ-1', qty: 1, price: 20 }, SCARF], { payment: 'cashondelivery' });
		await enter(placed, 'sent');
		const [line] = (await read(placed)).withdrawable.filter(({ name }) => /Wykrój/.test(name));
		const items = [{ item_id: line?.item_id ?? 0, qty: 1 }];
		const { uuid, secret } = placed;
		const account = 'PL61 1090 1014 0000 0712 1981 2874';
		await shop.call(orderWithdraw, { params: { uuid }, body: { secret, items, account } });
		await shop.mails();
		await enter(placed, 'delivered');
		const subjects = (await shop.mails()).map(({ subject }) => subject);
		expect(subjects.filter((subject) => subject.startsWith('Pliki i kody'))).toEqual([]);
	});

	it('has a sample for anybody, and nothing else is one (4.29)', async () => {
		const sample = await shop.app.request('/api/sample/WYKROJ-1/fragment.svg');
		expect(sample.headers.get('content-disposition')).toContain('attachment');
		expect(await sample.text()).toBe('<svg/>');
		const look = await shop.app.request('/api/sample/WYKROJ-1/fragment.svg', { method: 'HEAD' });
		expect([look.status, look.headers.get('content-length'), await look.text()]).toEqual([200, '6', '']);
		const outside = ['WYKROJ-1/wykrój żakietu.pdf', 'WYKROJ-1/..%2Fwykrój żakietu.pdf', 'WYKROJ-1/x', '..%2F/x'];
		const noFiles = ['WYKROJ-1/folder', `${'x'.repeat(300)}/fragment.svg`, `WYKROJ-1/${'ż'.repeat(128)}`];
		for (const path of [...outside, ...noFiles])
			expect((await shop.app.request(`/api/sample/${path}`)).status).toBe(404);
	});

	it('does not come by a forged or old link, nor of an order that was cancelled', async () => {
		const placed = await pattern();
		await pay(placed.uuid);
		const path = (await read(placed)).downloads?.[0]?.path ?? '';
		const [, , , id, seconds, signature] = path.split('/');
		const forged = [
			`/api/download/${id}/${Number(seconds) + 1}/${signature}`,
			`/api/download/${Number(id) + 1}/${seconds}/${signature}`,
			`/api/download/${id}/${seconds}/${'A'.repeat(43)}`,
			`/api/download/${id}/x/${signature}`,
		];
		for (const wrong of forged) expect((await shop.app.request(wrong)).status).toBe(404);
		const now = shop.clock.now;
		shop.clock.now = new Date(now.getTime() + DAY_MS);
		expect((await shop.app.request(path)).status).toBe(404);
		const { uuid, number } = placed;
		const secret = await newOrderSecret(shop.db, uuid, { now: shop.clock.now });
		const fresh = (await read({ uuid, number, secret })).downloads?.[0]?.path ?? '';
		expect((await shop.app.request(fresh)).status).toBe(200);
		await enter(placed, 'canceled');
		expect((await shop.app.request(fresh)).status).toBe(404);
	});
});

describe('a bought gift card (15.38)', () => {
	it('is issued once for each piece when the order is paid, told by mail and page, and ends with its order', async () => {
		const placed = await order([{ ...CARD, qty: 2 }]);
		await shop.mails();
		expect((await read(placed)).gift_cards).toEqual([]);
		await Promise.all([pay(placed.uuid), pay(placed.uuid)]);
		const cards = (await read(placed)).gift_cards ?? [];
		expect(cards).toMatchObject([
			{ amount: 100, balance: 100 },
			{ amount: 100, balance: 100 },
		]);
		const text = (await shop.mails()).find(({ subject }) => subject.startsWith('Pliki i kody'))?.text ?? '';
		for (const { code } of cards) {
			expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){3}$/);
			expect(text).toContain(code);
			expect(await balance(` ${code.toLowerCase().replaceAll('-', ' ')}`)).toBe(100);
		}
		await enter(placed, 'canceled');
		for (const { code } of cards) {
			expect(await shop.refused(giftCardBalance, { body: { code } })).toMatchObject({ status: 404 });
		}
	});
});

it('an order of nothing but files and gift cards is not among those to send (25.32)', async () => {
	const [file, parcel] = [{ sku: 'WYKROJ-1', qty: 1, price: 19.9 }, SCARF];
	for (const goods of [[CARD], [CARD, parcel], [file]]) await pay((await order(goods)).uuid);
	const toSend = await shop.call(adminOrders, { query: { status: 'to-send' }, headers });
	expect(toSend.map(({ grand_total }) => grand_total)).toEqual([154.99]);
});

it('no coupon makes a gift card cheaper, which would buy the next one (14.12)', async () => {
	await shop.db.insert(coupons).values([
		{ code: 'MINUS10', kind: 'percent', percent: 10 },
		{ code: 'OD100', kind: 'fixed', amounts: { PLN: 5000 }, minimums: { PLN: 10_000 } },
	]);
	const cartId = await shop.call(cartCreate);
	const put = (sku: string) => shop.call(cartUpdate, { query: { cartId }, body: { cartItem: { sku, qty: 1 } } });
	await put('KARTA-1');
	await put('SZAL-1');
	await shop.call(cartApplyCoupon, { query: { cartId, coupon: 'MINUS10' } });
	expect(await shop.call(cartTotals, { query: { cartId } })).toMatchObject({ discount_amount: -5 });
	expect(await shop.refused(cartApplyCoupon, { query: { cartId, coupon: 'OD100' } })).toMatchObject({
		errorCode: 'coupon-minimum',
	});
	const placed = await order([CARD, SCARF], { cart_id: cartId });
	expect(await read(placed)).toMatchObject({ discount_amount: -5 });
});

it('a gift card’s mail has what its buyer dedicates it with, and makes no link of it (15.38)', async () => {
	const custom_options = [{ option_id: '1', option_value: 'Dla Oli z dom.pl' }];
	const signed = { ...CARD, product_option: { extension_attributes: { custom_options } } };
	const placed = await order([signed, CARD]);
	await pay(placed.uuid);
	const text = (await shop.mails()).find(({ subject }) => subject.startsWith('Pliki i kody'))?.text ?? '';
	expect(text.match(/^Karta podarunkowa/gm)).toHaveLength(2);
	expect(text).toMatch(/^Karta podarunkowa.*\nDedykacja: Dla Oli z dom\. pl$/m);
});

it('a bought gift card that came back is good for nothing any more, the other one stays', async () => {
	const placed = await order([{ ...CARD, qty: 2 }]);
	await pay(placed.uuid);
	const { withdrawable, gift_cards: cards = [] } = await read(placed);
	const [spent, kept] = cards.map(({ code }) => code);
	await order([SCARF], { gift_cards: [spent ?? ''] });
	const { uuid, secret } = placed;
	const items = [{ item_id: withdrawable[0]?.item_id ?? 0, qty: 1 }];
	const claim = await shop.call(orderWithdraw, { params: { uuid }, body: { secret, items } });
	await shop.call(adminClaimSettle, { params: { id: String(claim.id) }, body: { state: 'accepted' }, headers });
	expect(await shop.refused(giftCardBalance, { body: { code: kept ?? '' } })).toMatchObject({ status: 404 });
	expect(await balance(spent ?? '')).toBe(45.01);
});

it('of two lines of gift cards for the same sum, the card of the line ends that came back', async () => {
	const custom_options = [{ option_id: '1', option_value: 'Dla Oli' }];
	const signed = { ...CARD, product_option: { extension_attributes: { custom_options } } };
	const placed = await order([signed, CARD]);
	await pay(placed.uuid);
	const cards = await shop.db.select().from(giftCards).where(eq(giftCards.soldBy, placed.uuid));
	// the first by its code would be the other line's
	const [stays, ends] = cards.toSorted((a, b) => (a.code < b.code ? -1 : 1));
	const lines = await shop.db.select().from(orderItems).where(eq(orderItems.orderUuid, placed.uuid));
	const line = lines.find(({ options }) => JSON.stringify(options) === JSON.stringify(ends?.options));
	const items = [{ item_id: line?.id ?? 0, qty: 1 }];
	const { uuid, secret } = placed;
	const claim = await shop.call(orderWithdraw, { params: { uuid }, body: { secret, items } });
	await shop.call(adminClaimSettle, { params: { id: String(claim.id) }, body: { state: 'accepted' }, headers });
	expect(await balance(stays?.code ?? '')).toBe(100);
	expect(await shop.refused(giftCardBalance, { body: { code: ends?.code ?? '' } })).toMatchObject({ status: 404 });
});

it('a bought gift card that is in use cannot be withdrawn from, the other one can', async () => {
	const placed = await order([{ ...CARD, qty: 2 }]);
	await pay(placed.uuid);
	const [used] = (await read(placed)).gift_cards ?? [];
	expect((await read(placed)).withdrawable).toMatchObject([{ qty: 2 }]);
	await order([SCARF], { gift_cards: [used?.code ?? ''] });
	const { withdrawable } = await read(placed);
	expect(withdrawable).toMatchObject([{ qty: 1 }]);
	const items = [{ item_id: withdrawable[0]?.item_id ?? 0, qty: 2 }];
	const { uuid, secret } = placed;
	const refusal = await shop.refused(orderWithdraw, { params: { uuid }, body: { secret, items } });
	expect(refusal.errorCode).toBe('not-withdrawable');
});

it('an order of which a gift card is in use is not cancelled; who spent it withdraws from the rest', async () => {
	const placed = await order([{ ...CARD, qty: 2 }, SCARF]);
	await pay(placed.uuid);
	const [used] = (await read(placed)).gift_cards ?? [];
	const spending = await order([SCARF], { gift_cards: [used?.code ?? ''] });
	const cancel = { params: { number: placed.number }, body: { state: 'canceled' as const }, headers };
	expect(await shop.refused(adminOrderState, cancel)).toMatchObject({ status: 409, errorCode: 'gift-card-spent' });
	expect((await read(placed)).withdrawable).toMatchObject([{ qty: 1 }, { qty: 1 }]);
	// what was paid with it is on it again
	await enter(spending, 'canceled');
	expect(await enter(placed, 'canceled')).toMatchObject({ status: 'canceled' });
	expect(await shop.refused(giftCardBalance, { body: { code: used?.code ?? '' } })).toMatchObject({ status: 404 });
});

describe('a gift card that is a simple product, as imports make them (15.39)', () => {
	const SHIRT = { sku: 'KOSZ-1-Czarny-S', qty: 1, price: 129 };
	beforeEach(() => {
		shop = testAppOn(shop, { env: { ...ENV, GIFT_CARD_SKUS: 'SZAL-1' } });
	});
	async function bought(qty: number) {
		const placed = await order([{ ...SCARF, qty }]);
		await pay(placed.uuid);
		const { withdrawable, gift_cards: cards = [] } = await read(placed);
		const items = (pieces: number) => [{ item_id: withdrawable[0]?.item_id ?? 0, qty: pieces }];
		const body = (pieces: number) => ({ secret: placed.secret, items: items(pieces) });
		const params = { uuid: placed.uuid };
		return {
			placed,
			code: cards[0]?.code ?? '',
			withdraw: (pieces: number) => shop.call(orderWithdraw, { params, body: body(pieces) }),
			refused: (pieces: number) => shop.refused(orderWithdraw, { params, body: body(pieces) }),
		};
	}
	const settled = (id: number, state: 'accepted' | 'refused') => ({
		params: { id: String(id) },
		body: { state },
		headers,
	});

	it('cannot be withdrawn from once it is in use, the other piece can', async () => {
		const { placed, code, refused } = await bought(2);
		await order([SHIRT], { gift_cards: [code] });
		expect((await read(placed)).withdrawable).toMatchObject([{ qty: 1 }]);
		expect(await refused(2)).toMatchObject({ status: 409, errorCode: 'not-withdrawable' });
	});

	it('is good for nothing from the withdrawal on, so that nothing of it is spent before that is accepted', async () => {
		const { code, withdraw } = await bought(1);
		const claim = await withdraw(1);
		const { status } = await sendOrder(shop, bodyOf([SHIRT], { gift_cards: [code] }));
		expect(status).toBe(409);
		await shop.call(adminClaimSettle, settled(claim.id, 'accepted'));
		expect(await shop.refused(giftCardBalance, { body: { code } })).toMatchObject({ status: 404 });
	});

	it('is good again once its withdrawal is refused, and only those of that one', async () => {
		const { placed, withdraw } = await bought(3);
		const [accepted, refused] = [await withdraw(1), await withdraw(1)];
		await shop.call(adminClaimSettle, settled(accepted.id, 'accepted'));
		const cards = () => shop.db.select().from(giftCards).where(eq(giftCards.soldBy, placed.uuid));
		const ended = (await cards()).find(({ claimId }) => claimId === accepted.id);
		expect((await cards()).filter(({ active }) => active)).toHaveLength(1);
		await shop.call(adminClaimSettle, settled(refused.id, 'refused'));
		const active = (await cards()).filter((card) => card.active).map(({ code }) => code);
		expect(active).toHaveLength(2);
		expect(active).not.toContain(ended?.code);
		expect(await balance(active[0] ?? '')).toBe(49.99);
	});

	it('stays ended when its order was cancelled before its withdrawal is refused', async () => {
		const { placed, code, withdraw } = await bought(1);
		const claim = await withdraw(1);
		await enter(placed, 'canceled');
		await shop.call(adminClaimSettle, settled(claim.id, 'refused'));
		expect(await shop.refused(giftCardBalance, { body: { code } })).toMatchObject({ status: 404 });
	});

	it('that is being spent is waited for, and cannot be withdrawn from then', async () => {
		const { code, refused } = await bought(1);
		const isWaiting = sql`wait_event_type = 'Lock' and datname = current_database()`;
		const refusal = await shop.db.transaction(async (tx) => {
			await tx.update(giftCards).set({ balance: 1 }).where(eq(giftCards.code, code));
			const answer = refused(1);
			await expect.poll(() => shop.db.$count(sql`pg_stat_activity`, isWaiting)).toBe(1);
			return { answer };
		});
		expect(await refusal.answer).toMatchObject({ status: 409, errorCode: 'not-withdrawable' });
	});

	it('of a time when cards did not know their line is found by price and options', async () => {
		const { placed, code, withdraw, refused } = await bought(2);
		await shop.db.update(giftCards).set({ itemId: null });
		await order([SHIRT], { gift_cards: [code] });
		expect(await refused(2)).toMatchObject({ status: 409, errorCode: 'not-withdrawable' });
		await withdraw(1);
		const cards = await shop.db.select().from(giftCards).where(eq(giftCards.soldBy, placed.uuid));
		expect(cards.filter(({ active }) => active)).toMatchObject([{ code }]);
	});

	it('of such a time is no card of ordinary goods that cost as much', async () => {
		shop = testAppOn(shop, { env: ENV });
		const placed = await order([CARD, SCARF]);
		await pay(placed.uuid);
		const [line] = (await read(placed)).withdrawable.filter(({ name }) => /Szal/i.test(name));
		const [scarf] = await shop.db
			.select()
			.from(orderItems)
			.where(eq(orderItems.id, line?.item_id ?? 0));
		const older = { itemId: null, options: scarf?.options, amount: 4999, balance: 4000 };
		const [card] = await shop.db.update(giftCards).set(older).returning();
		const { uuid, secret } = placed;
		await shop.call(orderWithdraw, {
			params: { uuid },
			body: { secret, items: [{ item_id: scarf?.id ?? 0, qty: 1 }] },
		});
		expect(await balance(card?.code ?? '')).toBe(40);
	});

	it('of such a time ends for each of two lines that are alike', async () => {
		const placed = await order([SCARF, SCARF]);
		await pay(placed.uuid);
		await shop.db.update(giftCards).set({ itemId: null });
		const items = (await read(placed)).withdrawable.map(({ item_id, qty }) => ({ item_id, qty }));
		expect(items).toHaveLength(2);
		const { uuid, secret } = placed;
		const claim = await shop.call(orderWithdraw, { params: { uuid }, body: { secret, items } });
		const ended = async () => (await shop.db.select().from(giftCards)).map((card) => [card.active, card.claimId]);
		expect(await ended()).toEqual(Array(2).fill([false, claim.id]));
		await shop.call(adminClaimSettle, settled(claim.id, 'accepted'));
		expect(await ended()).toEqual(Array(2).fill([false, claim.id]));
	});

	it('that was withdrawn from before the courier was paid is issued as ended, and not mailed', async () => {
		const placed = await order([{ ...SCARF, qty: 2 }], { payment: 'cashondelivery' });
		await enter(placed, 'sent');
		const { uuid, secret } = placed;
		const items = (await read(placed)).withdrawable.map(({ item_id }) => ({ item_id, qty: 1 }));
		const account = 'PL61 1090 1014 0000 0712 1981 2874';
		const claim = await shop.call(orderWithdraw, { params: { uuid }, body: { secret, items, account } });
		await shop.mails();
		await enter(placed, 'delivered');
		const cards = await shop.db.select().from(giftCards).orderBy(giftCards.active);
		expect(cards.map(({ active, claimId }) => [active, claimId])).toEqual([
			[false, claim.id],
			[true, null],
		]);
		const text = (await shop.mails()).find(({ subject }) => subject.startsWith('Pliki i kody'))?.text ?? '';
		expect(cards.map(({ code }) => text.includes(code))).toEqual([false, true]);
		await shop.call(adminClaimSettle, settled(claim.id, 'refused'));
		expect(await balance(cards[0]?.code ?? '')).toBe(49.99);
	});

	it('ends with a withdrawal of before that ended cards at once', async () => {
		const { code, withdraw } = await bought(1);
		const claim = await withdraw(1);
		await shop.db.update(giftCards).set({ active: true, claimId: null });
		expect(await balance(code)).toBe(49.99);
		await shop.call(adminClaimSettle, settled(claim.id, 'accepted'));
		expect(await shop.refused(giftCardBalance, { body: { code } })).toMatchObject({ status: 404 });
	});
});

describe('before the courier was paid (15.39)', () => {
	async function withdrawn(cents: number) {
		const code = await newCard(cents);
		const placed = await order([{ ...SCARF, qty: 2 }], { gift_cards: [code], payment: 'cashondelivery' });
		await enter(placed, 'sent');
		const { withdrawable } = await read(placed);
		const items = [{ item_id: withdrawable[0]?.item_id ?? 0, qty: 1 }];
		const { uuid, secret } = placed;
		const account = 'PL61 1090 1014 0000 0712 1981 2874';
		const claim = await shop.call(orderWithdraw, { params: { uuid }, body: { secret, items, account } });
		const accept = { params: { id: String(claim.id) }, body: { state: 'accepted' as const }, headers };
		return { code, placed, claim, accept };
	}

	it('what gift cards have paid whole goes back', async () => {
		const { code, claim, accept } = await withdrawn(6000);
		expect(claim.amount).toBe(49.99);
		await shop.call(adminClaimSettle, accept);
		expect(await balance(code)).toBe(49.99);
	});

	it('nothing is accepted of which the courier shall still be paid a part', async () => {
		const { code, placed, claim, accept } = await withdrawn(3000);
		expect(claim.amount).toBe(30);
		expect(await shop.refused(adminClaimSettle, accept)).toMatchObject({ status: 409, errorCode: 'not-delivered' });
		expect(await balance(code)).toBe(0);
		await enter(placed, 'delivered');
		expect(await shop.call(adminClaimSettle, accept)).toMatchObject({ amount: 49.99, gift_card_amount: 30 });
		expect(await balance(code)).toBe(30);
	});
});

it('the mail of a paid virtual order promises nothing that is packed (15.42)', async () => {
	const placed = await order([{ ...CARD, qty: 1 }]);
	await shop.mails();
	await pay(placed.uuid);
	const paid = (await shop.mails()).find(({ subject }) => subject.startsWith('Płatność'))?.text;
	expect(paid).toContain('na stronie zamówienia');
	expect(paid).not.toMatch(/pakujemy|w drogę/);
});

it('the mails of a virtual order that the merchant closes speak of no parcel, nor the list of orders (15.42)', async () => {
	const placed = await order([{ ...CARD, qty: 1 }]);
	await pay(placed.uuid);
	await shop.mails();
	await enter(placed, 'sent');
	await enter(placed, 'delivered');
	const mails = await shop.mails();
	expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill(`Zamówienie ${placed.number} zrealizowane`));
	for (const { text } of mails) expect(text).not.toMatch(/w drodze|przewoźnik|dostarczon|nosi/);
	const [row] = await shop.db.select().from(orders).where(eq(orders.uuid, placed.uuid));
	expect(row && toOrder(row, []).status).toBe('complete');
});

describe('a gift card pays (15.39)', () => {
	it('a part, to the grosz; the rest is paid online, and both stand on page and mail', async () => {
		const code = await newCard(3001);
		const placed = await order([SCARF], { gift_cards: [code] });
		expect(await balance(code)).toBe(0);
		expect(await shop.call(orderPayment, { params: { uuid: placed.uuid } })).toMatchObject({
			...{ status: 'pending', grand_total: 54.99, gift_card_amount: -30.01, due_amount: 24.98 },
		});
		const [mail] = await shop.mails();
		expect(mail?.text).toContain('Pozostało do zapłaty: 24,98');
		expect(await (await shop.app.request(`/sandbox-pay/${placed.uuid}`)).text()).toContain('24,98');
		await pay(placed.uuid);
		expect((await read(placed)).status).toBe('paid');
	});

	it('the whole, with two cards, and the order is paid at once', async () => {
		const [first, second] = [await newCard(4000), await newCard(4000)];
		const placed = await order([SCARF], { gift_cards: [first, second], payment: 'cashondelivery' });
		expect([await balance(first), await balance(second)]).toEqual([0, 25.01]);
		const document = await read(placed);
		expect(document).toMatchObject({ status: 'paid', state: 'processing', due_amount: 0, pay_until: null });
		expect(document.invoice_number).toMatch(/^FV/);
		// nothing came by the courier, whatever was chosen
		expect(document.needs_account).toBe(false);
	});

	it('no more than it has, however many orders try at once', async () => {
		const code = await newCard(12_000);
		const all = await Promise.all(
			Array.from({ length: 12 }, () => sendUntilAnswered(shop, bodyOf([SCARF], { gift_cards: [code] }))),
		);
		const paid = await shop.db.select({ amount: orders.giftCardAmount }).from(orders);
		expect(paid.reduce((sum, { amount }) => sum + amount, 0)).toBe(12_000);
		expect(paid.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([1002, 5499, 5499]);
		expect(await balance(code)).toBe(0);
		const refused = all.filter(({ errorCode }) => errorCode === 'gift-card-unavailable');
		expect(refused).toHaveLength(9);
	}, 60_000);

	it('refuses an order of which more is left to pay than the shopper saw (15.19)', async () => {
		const code = await newCard(3001);
		const body = { ...bodyOf([SCARF], { gift_cards: [code] }), expected_due: 4.99 };
		expect(await sendOrder(shop, body)).toMatchObject({ status: 409, errorCode: 'gift-card-unavailable' });
		expect(await balance(code)).toBe(30.01);
		expect(await sendOrder(shop, { ...body, expected_due: 24.98 })).toMatchObject({ status: 200 });
	});

	it('pays more of an order than the shopper saw, where an order made offline has become dearer', async () => {
		const code = await newCard(10_000);
		const body = { ...bodyOf([SCARF], { gift_cards: [code] }), expected_due: 4.99 };
		expect(await sendOrder(shop, body)).toMatchObject({ status: 200 });
		expect(await balance(code)).toBe(45.01);
	});

	it.each([
		['unknown', async () => 'NONE-NONE-NONE-NONE'],
		['empty', () => newCard(0)],
		['in another currency', () => newCard(10_000, 'EUR')],
	])('nothing when it is %s: no order, and the stock stays', async (_what, card) => {
		const code = await card();
		const { status, answer } = await sendOrder(shop, bodyOf([SCARF], { gift_cards: [code] }));
		expect([status, JSON.parse(answer).result]).toMatchObject([
			409,
			{ errorCode: 'gift-card-unavailable', codes: [code] },
		]);
		expect(await shop.db.$count(orders)).toBe(0);
	});

	it('and has its money back once when the order ends', async () => {
		const code = await newCard();
		const placed = await order([SCARF], { gift_cards: [code] });
		expect(await balance(code)).toBe(45.01);
		const { uuid } = placed;
		const paying = await order([SCARF, SCARF], { gift_cards: [code] });
		expect(await balance(code)).toBe(0);
		const cancel = () => shop.call(orderCancel, { params: { uuid: paying.uuid }, body: { secret: paying.secret } });
		await Promise.all([cancel(), cancel(), cancel()]);
		expect(await balance(code)).toBe(45.01);
		expect((await read(placed)).uuid).toBe(uuid);
		await enter(placed, 'canceled');
		expect(await balance(code)).toBe(100);
		const mails = await shop.mails();
		expect(mails.at(-1)?.text).toContain('Środki wróciły na kartę podarunkową.');
	});
});

it.each([
	['sold both', ['B', 'A'], []],
	['sold the second and was paid with the first', ['B'], ['A']],
	['sold the first and was paid with the second', ['A'], ['B']],
])('an order that %s ends while somebody tries to pay with both', async (_how, sold, paying) => {
	const placed = await order([SCARF]);
	await enter(placed, 'paid');
	const worth = { currency: 'PLN', amount: 100, balance: 100, createdAt: shop.clock.now };
	const cardOf = (code: string, soldBy?: string) => ({ code: `${code}-CARD`, soldBy, ...worth });
	const bought = sold.map((code) => cardOf(code, placed.uuid));
	await shop.db.insert(giftCards).values([...bought, ...paying.map((code) => cardOf(code))]);
	for (const code of paying)
		await shop.db.insert(giftCardPayments).values({ orderUuid: placed.uuid, code: `${code}-CARD`, amount: 1 });
	const isWaiting = sql`wait_event_type = 'Lock' and datname = current_database()`;
	const canceled = await shop.db.transaction(async (tx) => {
		// so that a deadlock would end this transaction, not the other one
		await tx.execute(sql`set local deadlock_timeout = '10ms'`);
		const touch = (code: string) =>
			tx
				.update(giftCards)
				.set({ balance: sold.includes(code) ? 100 : 99 })
				.where(eq(giftCards.code, `${code}-CARD`));
		await touch('A');
		const answer = enter(placed, 'canceled');
		await expect.poll(() => shop.db.$count(sql`pg_stat_activity`, isWaiting)).toBe(1);
		await touch('B');
		return { answer };
	});
	await canceled.answer;
	const active = await shop.db.select().from(giftCards).where(eq(giftCards.active, true));
	expect(active.map(({ code, balance }) => [code, balance])).toEqual(paying.map((code) => [`${code}-CARD`, 100]));
});

describe('an invoice is corrected (15.40)', () => {
	const SHIRT = { sku: 'KOSZ-1-Czarny-S', qty: 3, price: 129 };
	const pdf = async ({ uuid, secret }: Placed, id: number) => {
		const file = await shop.call(orderFileSecret, { params: { uuid }, body: { secret } });
		const response = await shop.app.request(correctionPath({ uuid, id, secret: file.secret }));
		expect(response.headers.get('content-type')).toBe('application/pdf');
		return textOf(Buffer.from(await response.arrayBuffer()));
	};
	const withdraw = async (placed: Placed, qty: number, name: RegExp) => {
		const line = (await read(placed)).withdrawable.find((item) => name.test(item.name));
		const items = [{ item_id: line?.item_id ?? 0, qty }];
		const { uuid, secret } = placed;
		return shop.call(orderWithdraw, { params: { uuid }, body: { secret, items } });
	};
	const settle = (id: number) =>
		shop.call(adminClaimSettle, { params: { id: String(id) }, body: { state: 'accepted' }, headers });

	it('for withdrawals that are accepted, once each, and all corrections add up to the invoice', async () => {
		const code = await newCard(10_000);
		const placed = await order([SHIRT, SCARF], { gift_cards: [code] });
		await pay(placed.uuid);
		const before = await read(placed);
		const shirts = await withdraw(placed, 1, /Kosz|Blu/i);
		expect((await read(placed)).corrections).toEqual([]);
		const settled = await settle(shirts.id);
		expect(settled).toMatchObject({ amount: 129, gift_card_amount: 100 });
		await settle(shirts.id);
		expect(await balance(code)).toBe(100);
		const [first] = (await read(placed)).corrections ?? [];
		expect(first?.number).toMatch(/^KOR\/2026\/\d{6}$/);
		const text = await pdf(placed, first?.id ?? 0);
		for (const part of [before.invoice_number ?? '', first?.number ?? '', 'odstąpienieodumowy']) {
			expect(text).toContain(part);
		}
		const rest = [await withdraw(placed, 2, /Kosz|Blu/i), await withdraw(placed, 1, /Szal/i)];
		for (const { id } of rest) await settle(id);
		const sum = [shirts, ...rest].reduce((total, { amount }) => total + toGrosze(amount), 0);
		expect(sum).toBe(toGrosze(before.grand_total));
		const stored = await shop.db.select().from(corrections);
		expect(stored.map(({ serial }) => serial)).toEqual([1, 2, 3]);
		expect(stored.reduce((total, { amount }) => total + amount, 0)).toBe(toGrosze(before.grand_total));
	});

	it('for what is left when the order is cancelled', async () => {
		const placed = await order([SHIRT]);
		await pay(placed.uuid);
		await enter(placed, 'canceled');
		const [correction, ...others] = (await read(placed)).corrections ?? [];
		expect(others).toEqual([]);
		expect(await pdf(placed, correction?.id ?? 0)).toContain('anulowaniezamówienia');
		expect((await shop.app.request(invoicePath(placed))).status).toBe(200);
		expect((await shop.app.request(correctionPath({ ...placed, id: 999 }))).status).toBe(404);
	});

	it('not where there is none', async () => {
		const placed = await order([SHIRT]);
		await enter(placed, 'canceled');
		expect((await read(placed)).corrections).toEqual([]);
	});
});
