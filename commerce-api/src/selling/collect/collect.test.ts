import { randomUUID } from 'node:crypto';
import { cartCreate, cartShippingInformation, cartShippingMethods, cartUpdate } from '@pasaz/kernel/contract/cart';
import { type OrderRequest, orderCancel, orderCreate, orderPayment } from '@pasaz/kernel/contract/order';
import { orderDocument } from '@pasaz/kernel/contract/order-document';
import { pickupPoints } from '@pasaz/kernel/contract/pickup-point';
import type { Showroom } from '@pasaz/kernel/contract/showroom';
import { stockCheck } from '@pasaz/kernel/contract/stock';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../app.fixture.ts';
import { type SourceShelf, writeShowrooms } from '../../content/showrooms/write-showrooms.ts';
import { adminOrderState } from '../../platform/admin-contract.ts';
import { getConfig } from '../../platform/config.ts';
import { showroomStock } from '../../platform/database/schema/showrooms.ts';
import { formatMoment } from '../../platform/mail/formats.ts';
import { digitalGoods } from '../digital/digital-goods.ts';
import { expireUnpaid } from '../orders/expire-unpaid.ts';
import { orderOf } from '../orders/order.fixture.ts';

const SECRET = 'a-secret-of-the-merchant-only';
const ENV = { COLLECT_DAYS: '3', ADMIN_SECRET: SECRET, STORE_VIEWS: 'demo-shop/store-views.json' };
const DAY_MS = 86_400_000;

function showroom(slug: string, given: Partial<Showroom> = {}) {
	const place = { street: 'Rynek 1', postcode: '00-001', city: slug, country: 'PL', latitude: 52, longitude: 21 };
	const none = { phone: null, email: null, hint: null, hours: [], specialDays: [] };
	const services: Showroom['services'] = ['collect'];
	const document = { slug, name: `Salon ${slug}`, ...place, ...none, timeZone: 'Europe/Warsaw', services, ...given };
	return { document, texts: {} };
}

let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp(undefined, { env: ENV });
});
afterAll(() => shop.close());
beforeEach(async () => {
	pass(4);
	await expire();
	const all = [showroom('lodz'), showroom('radom'), showroom('sopot', { services: [] })];
	const shelf = (slug: string, qty: number) => ({ showroom: slug, sku: 'SZAL-1', qty });
	await writeShowrooms(shop.db, all, counted(shelf('lodz', 2), shelf('radom', 1), shelf('sopot', 9)));
	await shop.mails();
});

const counted = (...shelves: SourceShelf[]) => ({ shelves, now: shop.clock.now });
const countLodz = (qty: number) =>
	writeShowrooms(shop.db, [showroom('lodz'), showroom('radom')], counted({ showroom: 'lodz', sku: 'SZAL-1', qty }));
const onShelf = async (slug: string) =>
	(await shop.db.select().from(showroomStock)).find((shelf) => shelf.showroom === slug && shelf.sku === 'SZAL-1')?.qty;
const inWarehouse = async () => (await shop.call(stockCheck, { query: { sku: 'SZAL-1' } })).qty;

function request(slug: string | undefined, qty = 1, payment = 'cashondelivery'): OrderRequest {
	const order = orderOf([{ sku: 'SZAL-1', qty, price: 49.99 }]);
	Object.assign(order.addressInformation, {
		...{ shipping_carrier_code: 'showroom', shipping_method_code: 'collect', payment_method_code: payment },
		...(slug && { shippingExtraFields: { pickup_point: slug } }),
	});
	return order;
}
async function reserve(...given: Parameters<typeof request>) {
	const headers = { 'Idempotency-Key': randomUUID() };
	const placed = await shop.call(orderCreate, { body: request(...given), headers });
	const { backendOrderId: uuid, orderNumber: number, orderSecret: secret } = placed;
	const payment = () => shop.call(orderPayment, { params: { uuid } });
	const state = async () => (await payment()).state;
	const opened = { params: { uuid }, body: { secret: secret ?? '' } };
	const read = () => shop.call(orderDocument, opened);
	return { number, state, payment, read, cancel: () => shop.call(orderCancel, opened) };
}
const refused = (body: OrderRequest) =>
	shop.refused(orderCreate, { body, headers: { 'Idempotency-Key': randomUUID() } });
const headers = { authorization: `Bearer ${SECRET}` };
const enter = (number: string, state: 'paid' | 'sent' | 'delivered' | 'canceled', returned = false) =>
	shop.call(adminOrderState, { params: { number }, body: { state, returned }, headers });

function expire() {
	const config = getConfig({ ...ENV, SANDBOX_PAYMENT: 'true' });
	const services = { db: shop.db, now: () => shop.clock.now, shop: config };
	return expireUnpaid({ ...services, seller: undefined, digital: digitalGoods(config) });
}
const pass = (days: number) => {
	shop.clock.now = new Date(shop.clock.now.getTime() + days * DAY_MS);
};

describe('reserving in a showroom (14.25)', () => {
	it('is offered for nothing, in showrooms whose shelves have all pieces', async () => {
		const cartId = await shop.call(cartCreate);
		await shop.call(cartUpdate, { query: { cartId }, body: { cartItem: { sku: 'SZAL-1', qty: 2 } } });
		const lookup = { query: { cartId }, body: { address: { country_id: 'PL' } } };
		const methods = await shop.call(cartShippingMethods, lookup);
		expect(methods.at(-1)).toMatchObject({ method_title: 'Odbiór w salonie', price_incl_tax: 0, pickup_points: true });
		const find = (query: { cartId?: string; country?: string; search?: string }) =>
			shop.call(pickupPoints, { query: { country: 'PL', carrier: 'showroom', ...query } });
		expect((await find({ cartId })).map(({ id }) => id)).toEqual(['lodz']);
		expect((await find({})).map(({ id }) => id)).toEqual(['lodz', 'radom']);
		expect((await find({ search: 'radom' })).map(({ id }) => id)).toEqual(['radom']);
		expect(await find({ country: 'DE' })).toEqual([]);
		const german = { query: { cartId }, storeCode: 'de', body: { address: { country_id: 'DE' } } };
		expect((await shop.call(cartShippingMethods, german)).map(({ carrier_code }) => carrier_code)).not.toContain(
			'showroom',
		);
	});

	it('takes the piece from the shelf and not from the warehouse, and says where and until when', async () => {
		const before = await inWarehouse();
		const { read } = await reserve('lodz');
		expect([await onShelf('lodz'), await inWarehouse()]).toEqual([1, before]);
		const until = new Date(shop.clock.now.getTime() + 3 * DAY_MS).toISOString();
		const address = { company: 'Salon lodz', street: ['Rynek 1'], city: 'lodz', pickup_point: 'lodz' };
		expect(await read()).toMatchObject({ collect_until: until, grand_total: 49.99, shipping_address: address });
		const [mail] = await shop.mails();
		expect(mail?.text).toMatch(/^Salon: Salon lodz, Anna Nowak, Rynek 1, 00-001 lodz$/m);
		expect(mail?.text).toMatch(/czekają w tym salonie do: .+ Weź ze sobą numer zamówienia/);
		expect(mail?.text).not.toContain('kurier');
	});

	it.each([
		['cashondelivery', 'Zapłacisz w salonie.'],
		['banktransfer', 'Zamówienie zrealizujemy, gdy tylko otrzymamy płatność.'],
	])('says by mail how it is paid, and not that it is sent: %s (14.25)', async (payment, words) => {
		await reserve('lodz', 1, payment);
		const [mail] = await shop.mails();
		expect(mail?.text).toContain(words);
		expect(mail?.text).not.toContain('wyślemy');
	});

	it.each([
		['de', 'Nachnahme', 'Zahlung bei Abholung'],
		['it', 'Contrassegno', 'Pagamento al ritiro'],
	])('is paid there and not to a courier, as the way to pay says: %s (14.25)', async (storeCode, cash, there) => {
		const cartId = await shop.call(cartCreate);
		await shop.call(cartUpdate, { query: { cartId }, body: { cartItem: { sku: 'SZAL-1', qty: 1 } } });
		const offer = async (shippingCarrierCode: string, shippingMethodCode: string) => {
			const addressInformation = { shippingAddress: { countryId: 'PL' }, shippingCarrierCode, shippingMethodCode };
			const asked = { query: { cartId }, storeCode, body: { addressInformation } };
			const { payment_methods, totals } = await shop.call(cartShippingInformation, asked);
			return { titles: payment_methods.map(({ title }) => title), price: totals.items[0]?.price_incl_tax ?? 0 };
		};
		expect((await offer('flatrate', 'flatrate')).titles).toContain(cash);
		const { titles, price } = await offer('showroom', 'collect');
		expect(titles).toContain(there);
		expect(titles).not.toContain(cash);
		const products = [{ sku: 'SZAL-1', qty: 1, price }];
		const body = { ...request('lodz'), store_code: storeCode, products };
		const keyed = { 'Idempotency-Key': randomUUID() };
		const { backendOrderId: uuid } = await shop.call(orderCreate, { body, headers: keyed });
		expect((await shop.call(orderPayment, { params: { uuid } })).method_title).toBe(there);
	});

	it.each([
		['no showroom', undefined, 1],
		['one that there is not', 'krakow', 1],
		['one where nothing is handed over', 'sopot', 1],
		['more than its shelf has', 'radom', 2],
	])('is refused for %s, and takes nothing', async (_, slug, qty) => {
		const before = [await onShelf('radom'), await inWarehouse()];
		expect(await refused(request(slug, qty))).toMatchObject({ status: 409, errorCode: 'pickup-point-unavailable' });
		expect([await onShelf('radom'), await inWarehouse()]).toEqual(before);
	});

	it('gives the last piece to one of many', async () => {
		const headers = () => ({ 'Idempotency-Key': randomUUID() });
		const answers = await Promise.all(
			Array.from({ length: 8 }, () => shop.send(orderCreate, { body: request('radom'), headers: headers() })),
		);
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
		expect(await onShelf('radom')).toBe(0);
	});

	it('puts the piece back when it is cancelled, and once when nobody has fetched it in time', async () => {
		const { cancel } = await reserve('lodz');
		const second = await reserve('lodz');
		expect(await onShelf('lodz')).toBe(0);
		await cancel();
		expect(await onShelf('lodz')).toBe(1);
		await enter(second.number, 'sent');
		await shop.mails();
		await expire();
		expect(await onShelf('lodz')).toBe(1);
		pass(4);
		await Promise.all([expire(), expire()]);
		expect(await onShelf('lodz')).toBe(2);
		expect(await second.state()).toBe('canceled');
		const mails = await shop.mails();
		expect(mails.map(({ subject }) => subject)).toEqual([`Rezerwacja ${second.number} wygasła`]);
	});

	it('is kept anew, for as long, for a transfer that comes when its time is over (15.26)', async () => {
		const { number, state, payment } = await reserve('lodz', 1, 'banktransfer');
		pass(4);
		await expire();
		expect([await state(), await onShelf('lodz')]).toEqual(['canceled', 2]);
		await shop.mails();
		await enter(number, 'paid');
		expect(await onShelf('lodz')).toBe(1);
		const until = new Date(shop.clock.now.getTime() + 3 * DAY_MS);
		expect(await payment()).toMatchObject({ state: 'processing', collect_until: until.toISOString() });
		const [mail] = await shop.mails();
		expect(mail?.text).toContain(`Czeka do: ${formatMoment('pl', until, 'short')}`);
		await enter(number, 'sent');
		await enter(number, 'delivered');
	});

	it('that is paid and was never fetched goes back to the shelf when the merchant says so (15.30)', async () => {
		const { number, read } = await reserve('lodz', 1, 'sandbox');
		await enter(number, 'paid');
		await enter(number, 'sent');
		await shop.mails();
		expect(await onShelf('lodz')).toBe(1);
		await enter(number, 'canceled', true);
		expect(await onShelf('lodz')).toBe(2);
		expect((await read()).state).toBe('canceled');
		const [mail] = await shop.mails();
		expect(mail?.subject).toBe(`Zamówienie ${number} anulowane`);
		expect(mail?.text).toContain('Do zwrotu');
	});

	it('is held through an import of what was counted, and puts no more back than was (15.46)', async () => {
		await reserve('lodz');
		const fetched = await reserve('lodz');
		await enter(fetched.number, 'sent');
		await countLodz(2);
		expect(await onShelf('lodz')).toBe(0);
		await enter(fetched.number, 'delivered');
		await countLodz(1);
		expect(await onShelf('lodz')).toBe(0);
		pass(4);
		await expire();
		expect(await onShelf('lodz')).toBe(1);
	});

	it.each([
		[89, 1],
		[91, 2],
	])('and paid, but not marked as fetched for %i days, leaves %i of two counted (15.46)', async (days, pieces) => {
		const { number } = await reserve('lodz', 1, 'sandbox');
		await enter(number, 'paid');
		pass(days);
		await countLodz(2);
		expect(await onShelf('lodz')).toBe(pieces);
		await enter(number, 'sent');
		await enter(number, 'delivered');
	});

	it('holds nothing on the shelf of what comes by mail beside it (15.46)', async () => {
		const body = request('lodz', 1, 'sandbox');
		body.products.push({ sku: 'KARTA-1', qty: 1, price: 100 });
		await shop.call(orderCreate, { body, headers: { 'Idempotency-Key': randomUUID() } });
		const shelves = ['SZAL-1', 'KARTA-1'].map((sku) => ({ showroom: 'lodz', sku, qty: 2 }));
		await writeShowrooms(shop.db, [showroom('lodz')], counted(...shelves));
		const left = (await shop.db.select().from(showroomStock)).map(({ sku, qty }) => [sku, qty]);
		expect(Object.fromEntries(left)).toEqual({ 'SZAL-1': 1, 'KARTA-1': 2 });
	});

	it('tells by mail that it is put aside and fetched, and what was fetched does not expire', async () => {
		const { number, state } = await reserve('lodz');
		await shop.mails();
		await enter(number, 'sent');
		await enter(number, 'delivered');
		const [ready, collected] = await shop.mails();
		expect(ready?.subject).toBe(`Zamówienie ${number} czeka w salonie`);
		expect(ready?.text).toContain('Salon: Salon lodz, Rynek 1, 00-001 lodz');
		expect(collected?.subject).toBe(`Zamówienie ${number} odebrane`);
		pass(10);
		await expire();
		expect(await state()).toBe('delivered');
		expect(await onShelf('lodz')).toBe(1);
	});

	it('is not offered in a shop that keeps nothing aside', async () => {
		const plain = await createTestApp(undefined, { env: { STORE_VIEWS: ENV.STORE_VIEWS } });
		await writeShowrooms(plain.db, [showroom('lodz')], counted());
		const body = request('lodz');
		expect(await plain.refused(orderCreate, { body, headers: { 'Idempotency-Key': randomUUID() } })).toMatchObject({
			errorCode: 'method-unavailable',
		});
		await plain.close();
	});
});
