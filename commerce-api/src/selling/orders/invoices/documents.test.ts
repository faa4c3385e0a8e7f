import { cartApplyCoupon, cartCreate, cartUpdate } from '@pasaz/kernel/contract/cart';
import { type OrderRequest, orderCancel, orderCreate, orderPayment } from '@pasaz/kernel/contract/order';
import { invoicePath, orderAgain, orderDocument, orderFileSecret } from '@pasaz/kernel/contract/order-document';
import { userOrderHistory } from '@pasaz/kernel/contract/order-history';
import { userCreate, userLogin } from '@pasaz/kernel/contract/user';
import { toGrosze } from '@pasaz/kernel/domain/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, testAppOn } from '../../../app.fixture.ts';
import { newOrderSecret } from '../../../community/mail-links/order-links.ts';
import { DEMO } from '../../../import/label/demo-label.fixture.ts';
import { adminOrderState } from '../../../platform/admin-contract.ts';
import { stock } from '../../../platform/database/schema/catalog.ts';
import { orderLinks } from '../../../platform/database/schema/community.ts';
import { coupons } from '../../../platform/database/schema/pricing.ts';
import { orders } from '../../../platform/database/schema/sales.ts';
import { textOf } from '../../../platform/pdf/read-pdf.fixture.ts';
import { dayOf } from '../../../platform/shop-time.ts';
import { orderOf, sendOrder } from '../order.fixture.ts';

const SECRET = 'a-secret-of-the-merchant-only';
const headers = { authorization: `Bearer ${SECRET}` };
const SELLER = { SELLER_NAME: 'Świt sp. z o.o.', SELLER_ADDRESS: 'Łąkowa 1, 00-001 Łódź', SELLER_VAT_ID: '5260001246' };
const DAY_MS = 86_400_000;
const DRESS = { sku: 'SUK-1-Czarny-M', qty: 2, price: 199 };
const SCARF = { sku: 'SZAL-1', qty: 1, price: 49.99 };

let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp(undefined, { env: { ADMIN_SECRET: SECRET, ...SELLER } });
	await shop.db.update(stock).set({ qty: 100 });
	await shop.db.insert(coupons).values(DEMO.coupons);
});
afterAll(() => shop.close());

async function place(change: (order: OrderRequest) => void = () => {}, lines = [DRESS, SCARF]) {
	const order = orderOf(lines);
	change(order);
	const { answer, status } = await sendOrder(shop, order);
	if (status !== 200) throw new Error(answer);
	const { backendOrderId: uuid, orderNumber: number, orderSecret } = JSON.parse(answer).result;
	const [mail] = await shop.mails();
	if (!mail) throw new Error('The order was not mailed');
	const [, secret = ''] = mail.text.match(new RegExp(`http://localhost:4000/zamowienie/${uuid}/([\\w-]{32})`)) ?? [];
	return { uuid, number, orderSecret, secret, mail };
}
const open = (uuid: string, secret?: string, token?: string) =>
	shop.call(orderDocument, { params: { uuid }, body: secret === undefined ? {} : { secret }, token });
const refusal = async (uuid: string, secret?: string, token?: string) =>
	(await shop.refused(orderDocument, { params: { uuid }, body: secret === undefined ? {} : { secret }, token })).status;
const enter = (number: string, state: 'paid' | 'sent' | 'delivered' | 'canceled') =>
	shop.call(adminOrderState, { params: { number }, body: { state }, headers });
const plain = (text = '') => text.replaceAll(/[\u00a0\u202f]/g, ' ');

const COMPANY = { company: 'Kiosk „Róg” s.c.', vat_id: '5260001246', street: ['Wąska', '3'], city: 'Łódź' };

async function newUser(email: string): Promise<string> {
	const customer = { email, firstname: 'Ola', lastname: 'Nowak', addresses: [] };
	await shop.call(userCreate, { body: { customer, password: 'zielony-rower-7' } });
	return (await shop.tokens(userLogin, { body: { username: email, password: 'zielony-rower-7' } })).access;
}

it('the mail and the order’s page say the same (15.32)', async () => {
	const { uuid, secret, mail } = await place((order) => {
		order.comments = { delivery: 'Kod do bramy 7', order: 'Na prezent' };
		Object.assign(order.addressInformation, {
			billingAddress: { ...order.addressInformation.billingAddress, ...COMPANY },
		});
	});
	const document = await open(uuid, secret);
	expect(document).toMatchObject({
		email: 'anna@example.pl',
		state: 'pending',
		status: 'on-delivery',
		comments: { delivery: 'Kod do bramy 7', order: 'Na prezent' },
		billing_address: COMPANY,
		shipping_address: { street: ['Polna', '1/2'] },
		history: [{ state: 'placed' }],
		tracking: null,
		can_cancel: true,
		invoice_number: null,
		subtotal: 447.99,
	});
	const text = plain(mail.text);
	const shown = [
		...document.products.flatMap(({ name, options }) => [name, ...(options ?? []).map(({ value }) => value)]),
		...['Kod do bramy 7', 'Na prezent', 'Kiosk „Róg” s.c.', '5260001246', 'Wąska 3', 'Polna 1/2'],
		...[document.shipping_title ?? '', document.method_title],
		...(document.taxes?.map(({ percent }) => `w tym VAT ${percent}%`) ?? []),
	];
	for (const part of shown) expect(text).toContain(part);
	expect(text).toContain(`Razem: ${document.grand_total.toFixed(2).replace('.', ',')} zł`);
	expect(text).toContain('Pakujemy zwykle tego samego');
	expect(mail.html).toMatch(/<img src="http:\/\/localhost:4000\/img\/150x150\/[^"]+\.webp" alt=""/);
});

describe('the VAT by rate', () => {
	it.each([undefined, 'MINUS50'])('adds up to what is paid, with the coupon %s (15.32)', async (coupon) => {
		const cartId = await shop.call(cartCreate);
		for (const { sku, qty } of [DRESS, SCARF]) {
			await shop.call(cartUpdate, { query: { cartId }, body: { cartItem: { sku, qty } } });
		}
		if (coupon) await shop.call(cartApplyCoupon, { query: { cartId, coupon } });
		const ofCart = (order: OrderRequest) => Object.assign(order, { cart_id: cartId });
		const { uuid, secret, mail } = await place(ofCart);
		const { taxes = [], grand_total, discount_amount } = await open(uuid, secret);
		expect(discount_amount).toBe(coupon ? -50 : 0);
		expect(mail.text.includes('Rabat')).toBe(coupon !== undefined);
		expect(taxes.map(({ percent }) => percent)).toEqual([23]);
		for (const { net, tax, gross } of taxes) expect(toGrosze(net) + toGrosze(tax)).toBe(toGrosze(gross));
		expect(taxes.reduce((sum, { gross }) => sum + toGrosze(gross), 0)).toBe(toGrosze(grand_total));
	});

	it('is shown on the confirmation, too, without what is personal (15.32)', async () => {
		const { uuid, secret } = await place();
		const payment = await shop.call(orderPayment, { params: { uuid } });
		const document = await open(uuid, secret);
		expect(document).toMatchObject(payment);
		expect(JSON.stringify(payment)).not.toMatch(/Nowak|Polna|anna@/);
	});
});

describe('an order is opened (15.33, 25.30, 27.30)', () => {
	it('by each of its mails and by the confirmation, the latter for a day', async () => {
		const { uuid, number, secret, orderSecret } = await place();
		await enter(number, 'sent');
		const [sent] = await shop.mails();
		const [, later = ''] = sent?.text.match(/zamowienie\/[^/]+\/([\w-]{32})/) ?? [];
		for (const key of [secret, later, orderSecret]) expect((await open(uuid, key)).order_number).toBe(number);
		expect(new Set([secret, later, orderSecret]).size).toBe(3);
		const stored = await shop.db.select().from(orderLinks).where(eq(orderLinks.orderUuid, uuid));
		expect(JSON.stringify(stored)).not.toMatch(new RegExp([secret, later, orderSecret].join('|')));
		const then = shop.clock.now;
		shop.clock.now = new Date(then.getTime() + DAY_MS);
		expect([await refusal(uuid, orderSecret), (await open(uuid, secret)).order_number]).toEqual([404, number]);
		shop.clock.now = new Date(then.getTime() + 760 * DAY_MS);
		expect(await refusal(uuid, secret)).toBe(404);
		shop.clock.now = then;
	});

	it('by nobody without a secret, with a wrong one or with another order’s', async () => {
		const [{ uuid, secret }, other] = [await place(), await place()];
		for (const key of [undefined, 'x'.repeat(32), `${secret}x`, other.secret])
			expect(await refusal(uuid, key)).toBe(404);
		expect(await refusal('x', secret)).toBe(404);
	});

	it('by its owner, and by no other user', async () => {
		const [ola, jan] = [await newUser('ola@example.com'), await newUser('jan@example.com')];
		const order = orderOf([SCARF]);
		order.addressInformation.payment_method_code = 'sandbox';
		const sent = await shop.send(orderCreate, {
			body: order,
			token: ola,
			headers: { 'Idempotency-Key': crypto.randomUUID() },
		});
		const { result } = await sent.json();
		const uuid = result.backendOrderId;
		expect((await open(uuid, undefined, ola)).email).toBe('anna@example.pl');
		const { items } = await shop.call(userOrderHistory, { token: ola });
		expect(items).toMatchObject([{ entity_id: uuid, status: 'pending_payment' }]);
		expect(await refusal(uuid, undefined, jan)).toBe(404);
		// The link works wherever its owner is not logged in.
		expect(await shop.refused(orderCancel, { params: { uuid } })).toMatchObject({ status: 404 });
		expect(await shop.call(orderCancel, { params: { uuid }, body: { secret: result.orderSecret } })).toBe(true);
		expect(await open(uuid, undefined, ola)).toMatchObject({ state: 'canceled', can_cancel: false });
		await shop.mails();
	});
});

it('the history grows with each state', async () => {
	const { uuid, number, secret } = await place();
	for (const state of ['sent', 'delivered'] as const) {
		shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
		await enter(number, state);
	}
	const { history, state, tracking } = await open(uuid, secret);
	expect(history.map((step) => step.state)).toEqual(['placed', 'sent', 'delivered']);
	expect(history.map(({ at }) => at)).toEqual(history.map(({ at }) => at).toSorted());
	expect([state, tracking]).toEqual(['delivered', null]);
	await shop.mails();
});

describe('buying again', () => {
	it('gives the lines at today’s prices, and names what there is no more (15.34, 25.30)', async () => {
		const { uuid, secret } = await place();
		const again = () => shop.call(orderAgain, { params: { uuid }, body: { secret } });
		const { lines, gone } = await again();
		expect(gone).toEqual([]);
		expect(lines).toMatchObject([
			{ qty: 2, product: { sku: 'SUK-1-Czarny-M', parentSku: 'SUK-1', price: 19900, isInStock: true } },
			{ qty: 1, product: { sku: 'SZAL-1', parentSku: 'SZAL-1', price: 4999, productType: 'simple' } },
		]);
		expect(lines[0]?.product.href).toMatch(/\?childSku=SUK-1-Czarny-M$/);
		expect(lines[0]?.product.productOption).toBeDefined();
		await shop.db.update(stock).set({ isInStock: false }).where(eq(stock.sku, 'SZAL-1'));
		const after = await again();
		expect(after.lines.map(({ product }) => product.sku)).toEqual(['SUK-1-Czarny-M']);
		expect(after.gone).toHaveLength(1);
		await shop.db.update(stock).set({ isInStock: true }).where(eq(stock.sku, 'SZAL-1'));
	});
});

describe('the invoice', () => {
	const get = (uuid: string, secret: string) => shop.app.request(invoicePath({ uuid, secret }));
	/** As it stands in a PDF. */
	const inPdf = (text: string) => text.replaceAll(/\s/g, '');

	it('is there once the order is paid, with seller, buyer and VAT by rate (15.35, 25.31)', async () => {
		const { uuid, number, secret } = await place((order) => {
			Object.assign(order.addressInformation, {
				payment_method_code: 'sandbox',
				billingAddress: { ...order.addressInformation.billingAddress, ...COMPANY },
			});
		});
		expect((await get(uuid, secret)).status).toBe(404);
		await enter(number, 'paid');
		const { invoice_number, taxes = [] } = await open(uuid, secret);
		expect(invoice_number).toMatch(/^FV\/2026\/\d{6}$/);
		const response = await get(uuid, secret);
		expect(response.headers.get('content-type')).toBe('application/pdf');
		expect(response.headers.get('cache-control')).toBe('private, no-store');
		const text = textOf(Buffer.from(await response.arrayBuffer()));
		const [share] = taxes;
		const money = (amount = 0) => amount.toFixed(2).replace('.', ',');
		const said = [
			`Faktura ${invoice_number}`,
			...Object.values(SELLER),
			...['Kiosk „Róg” s.c.', 'NIP: 5260001246', number, '23%'],
			...[money(share?.net), money(share?.tax), money(share?.gross)],
		];
		for (const part of said) expect(text).toContain(inPdf(part));
		await shop.mails();
	});

	it('names the day of the payment, or of the handing over where the courier is paid (15.35)', async () => {
		const then = shop.clock.now;
		const after = (days: number) => new Date(then.getTime() + days * DAY_MS);
		const bySandbox = (order: OrderRequest) => {
			order.addressInformation.payment_method_code = 'sandbox';
		};
		const [online, onDelivery] = [await place(bySandbox, [SCARF]), await place(undefined, [SCARF])];
		// paid when the shop issued no invoices yet
		const before = testAppOn(shop, { env: { ADMIN_SECRET: SECRET } });
		before.clock.now = after(1);
		const asked = { params: { number: online.number }, body: { state: 'paid' as const }, headers };
		await before.call(adminOrderState, asked);
		shop.clock.now = after(3);
		for (const { number } of [online, onDelivery]) await enter(number, 'sent');
		const told = [online, onDelivery].map(async ({ uuid, secret }) => {
			const text = textOf(Buffer.from(await (await get(uuid, secret)).arrayBuffer()));
			return [/Datawystawienia:([\d-]{10})/.exec(text)?.[1], /Datasprzedaży:([\d-]{10})/.exec(text)?.[1]];
		});
		expect(await Promise.all(told)).toEqual([
			[dayOf(after(3)), dayOf(after(1))],
			[dayOf(after(3)), dayOf(after(3))],
		]);
		shop.clock.now = then;
		await shop.mails();
	});

	it('numbers have no gaps and no doubles, however many are issued at once (15.35)', async () => {
		const placed = [];
		for (let count = 0; count < 4; count += 1) placed.push(await place(undefined, [SCARF]));
		await Promise.all(placed.map(({ number }) => enter(number, 'sent')));
		const numbers = await Promise.all(
			placed.map(async ({ uuid, secret }) => (await open(uuid, secret)).invoice_number),
		);
		const serials = numbers.map((number) => Number(number?.split('/')[2])).toSorted((a, b) => a - b);
		expect(serials).toEqual(serials.map((_, index) => (serials[0] ?? 0) + index));
		await shop.mails();
	});

	it('is drawn once for all who ask at the same time, and again for another state (26.33)', async () => {
		const { uuid, number, secret } = await place();
		await enter(number, 'sent');
		const answers = await Promise.all(Array.from({ length: 40 }, () => get(uuid, secret)));
		expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
		const files = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())));
		for (const file of files) expect(file).toEqual(files[0]);
		await shop.db
			.update(orders)
			.set({ paymentTitle: 'Przelew', updatedAt: new Date(shop.clock.now.getTime() + 1) })
			.where(eq(orders.uuid, uuid));
		const later = await get(uuid, secret);
		expect(textOf(Buffer.from(await later.arrayBuffer()))).toContain('Przelew');
		await shop.mails();
	});

	it('is opened for 15 minutes by a secret that the order’s page asks for', async () => {
		const { uuid, number, secret } = await place();
		await enter(number, 'sent');
		const file = await shop.call(orderFileSecret, { params: { uuid }, body: { secret } });
		expect((await get(uuid, file.secret)).status).toBe(200);
		shop.clock.now = new Date(shop.clock.now.getTime() + 15 * 60_000);
		expect((await get(uuid, file.secret)).status).toBe(404);
		expect((await get(uuid, 'x'.repeat(32))).status).toBe(404);
		await shop.mails();
	});

	it('is all that its secret opens, which makes no other one and ends with what it was asked for with (15.33)', async () => {
		const { uuid, number, secret } = await place();
		await enter(number, 'sent');
		const fileSecret = async (given: string) =>
			(await shop.call(orderFileSecret, { params: { uuid }, body: { secret: given } })).secret;
		const file = await fileSecret(secret);
		expect(await refusal(uuid, file)).toBe(404);
		const refused = await shop.refused(orderFileSecret, { params: { uuid }, body: { secret: file } });
		expect(refused.status).toBe(404);
		const cancelling = await shop.refused(orderCancel, { params: { uuid }, body: { secret: file } });
		expect(cancelling.status).toBe(404);
		const nearlyOver = await newOrderSecret(shop.db, uuid, { now: shop.clock.now, lifeMs: 60_000 });
		const short = await fileSecret(nearlyOver);
		expect((await get(uuid, short)).status).toBe(200);
		shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
		expect((await get(uuid, short)).status).toBe(404);
		expect((await get(uuid, file)).status).toBe(200);
		await shop.mails();
	});
});
