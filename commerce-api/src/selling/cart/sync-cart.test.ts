import {
	cartApplyCoupon,
	cartCreate,
	cartDelete,
	cartPaymentMethods,
	cartPull,
	cartShippingInformation,
	cartShippingMethods,
	cartTotals,
	cartUpdate,
} from '@pasaz/kernel/contract/cart';
import { cartSync } from '@pasaz/kernel/contract/cart-sync';
import { setTo } from '@pasaz/kernel/domain/line-ops';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, testAppOn } from '../../app.fixture.ts';
import { coupons } from '../../platform/database/schema/pricing.ts';
import { cartItems } from '../../platform/database/schema/sales.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { NO_LIMITS, type RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { orderOf, sendOrder } from '../orders/order.fixture.ts';
import { lineKeyOf } from './choose-bundle.ts';
import { createDevice } from './device.fixture.ts';

let shop: TestApp;
let cartId: string;
let phone: ReturnType<typeof createDevice>;
let laptop: ReturnType<typeof createDevice>;
beforeAll(async () => {
	shop = await createTestApp();
});
beforeEach(async () => {
	cartId = await shop.call(cartCreate);
	phone = createDevice(shop, cartId, 'phone');
	laptop = createDevice(shop, cartId, 'laptop');
});
afterAll(() => shop.close());

const put = (sku: string, qty: number, rest = {}) =>
	shop.call(cartUpdate, { query: { cartId }, body: { cartItem: { sku, qty, ...rest } } });
const take = (sku: string, item_id: number) =>
	shop.call(cartDelete, { query: { cartId }, body: { cartItem: { sku, item_id } } });
const rows = () => shop.db.select().from(cartItems).where(eq(cartItems.cartId, cartId));

it('keeps lines apart whose texts are longer than an index can hold', async () => {
	const line = (text: string, qty: number) => ({
		sku: 'SZAL-1',
		product_option: { extension_attributes: { custom_options: [{ option_id: '1', option_value: text }] } },
		ops: setTo(qty, phone.at(qty + 1)),
	});
	const long = Array.from({ length: 900 }, () => crypto.randomUUID().slice(0, 8)).join('');
	const lines = [line(`${long}a`, 0), line(`${long}b`, 0), line(`${long}a`, 0)];
	const { removed, refused } = await shop.call(cartSync, { query: { cartId }, body: { lines } });
	expect([removed.length, refused.length]).toEqual([2, 0]);
	expect(await rows()).toHaveLength(2);
	const odd = await shop.send(cartSync, { query: { cartId }, body: { lines: [line('A\u0000B', 0)] } });
	expect(odd.status).toBeLessThan(500);
});

describe('two devices (13.19, 25.23)', () => {
	it('both have what either added', async () => {
		phone.add('SZAL-1', 2, 1);
		laptop.add('KARTA-1', 1, 2);
		laptop.add('SZAL-1', 1, 3);
		await phone.sync();
		await laptop.sync();
		await phone.sync();
		expect(phone.shown()).toEqual({ 'SZAL-1': 3, 'KARTA-1': 1 });
		expect(laptop.shown()).toEqual(phone.shown());
		expect(await laptop.pulled()).toEqual(phone.shown());
	});

	it('a new one gets names, prices and quantities', async () => {
		phone.add('SUK-1-Rudy-S', 2, 1);
		await phone.sync();
		const { items, removed, refused } = await laptop.sync();
		expect(items).toMatchObject([
			{ sku: 'SUK-1-Rudy-S', name: 'Sukienka lniana Żonkil', qty: 2, price: 259, product_type: 'configurable' },
		]);
		expect([removed, refused]).toEqual([[], []]);
	});

	it('what one removed stays removed, and may be put in again', async () => {
		phone.add('SZAL-1', 2, 1);
		await phone.sync();
		await laptop.sync();
		phone.set('SZAL-1', 0, 2);
		expect((await phone.sync()).removed).toEqual([{ sku: 'SZAL-1', ops: setTo(0, phone.at(2)) }]);
		expect((await laptop.sync()).items).toEqual([]);
		expect(laptop.shown()).toEqual({});
		laptop.add('SZAL-1', 1, 3);
		await laptop.sync();
		await phone.sync();
		expect(phone.shown()).toEqual({ 'SZAL-1': 1 });
	});

	it('what is sent again, or was sent and not heard of, changes nothing', async () => {
		phone.add('SZAL-1', 2, 1);
		await phone.loseAnswer();
		phone.add('SZAL-1', 1, 2);
		await phone.loseAnswer();
		const before = await rows();
		await phone.sync();
		await phone.sync();
		expect(await rows()).toEqual(before);
		expect(phone.shown()).toEqual({ 'SZAL-1': 3 });
	});

	it('one that syncs nothing still learns of the cart', async () => {
		phone.add('SZAL-1', 2, 1);
		await phone.sync();
		expect((await laptop.send([])).items).toMatchObject([{ sku: 'SZAL-1', qty: 2, ops: { set: null } }]);
	});
});

describe('beside clients that only set quantities (13.22)', () => {
	it('a quantity and a removal of theirs are operations like others', async () => {
		phone.add('SZAL-1', 2, 1);
		phone.add('KARTA-1', 1, 1);
		const { items } = await phone.sync();
		await put('SZAL-1', 5);
		await take('KARTA-1', items.find(({ sku }) => sku === 'KARTA-1')?.item_id ?? 0);
		await phone.sync();
		expect(phone.shown()).toEqual({ 'SZAL-1': 5 });
		expect(await phone.pulled()).toEqual({ 'SZAL-1': 5 });
	});

	it('theirs are later than all of the line, also of a device whose clock is ahead', async () => {
		phone.add('SZAL-1', 2, 86_400_000 * 400);
		await phone.sync();
		await put('SZAL-1', 1);
		await phone.sync();
		expect(phone.shown()).toEqual({ 'SZAL-1': 1 });
	});

	it('a line that they change into another is removed', async () => {
		const { item_id } = await put('SUK-1-Rudy-S', 1);
		await put('SUK-1-Czarny-M', 2, { item_id });
		const { items, removed } = await phone.sync();
		expect(items.map(({ sku, qty }) => [sku, qty])).toEqual([['SUK-1-Czarny-M', 2]]);
		expect(removed.map(({ sku }) => sku)).toEqual(['SUK-1-Rudy-S']);
	});

	it('a line of before operations were kept has its quantity, to which a device may add', async () => {
		await shop.db.insert(cartItems).values({ cartId, sku: 'SZAL-1', lineKey: 'SZAL-1', qty: 4 });
		phone.add('SZAL-1', 1, 1);
		expect((await phone.sync()).items).toMatchObject([{ qty: 5 }]);
	});
});

describe('what cannot be as it was sent', () => {
	const bundled = {
		extension_attributes: { bundle_options: [{ option_id: 1, option_qty: 1, option_selections: [1] }] },
	};
	const line = (sku: string, qty: number) => ({ sku, ops: setTo(qty, phone.at(1)) });

	it('is refused line by line, and the others are merged', async () => {
		const answer = await phone.send([line('NIC-1', 1), line('SZAL-1', 2), line('STARE-1', 1), line('SUK-1', 1)]);
		expect(answer.items.map(({ sku, qty }) => [sku, qty])).toEqual([['SZAL-1', 2]]);
		expect(answer.refused).toEqual(['NIC-1', 'STARE-1', 'SUK-1'].map((sku) => ({ sku, code: 'product-unavailable' })));
		expect(await rows()).toHaveLength(1);
	});

	it('a product that left the shop is in no list until it is removed, which works', async () => {
		await phone.send([line('SZAL-1', 2), line('KARTA-1', 1)]);
		const gone = { sku: 'KOMPLET-9', product_option: bundled };
		const lineKey = lineKeyOf({ sku: gone.sku, productOption: bundled });
		await shop.db.insert(cartItems).values({ cartId, sku: gone.sku, lineKey, productOption: bundled, qty: 1 });
		const kept = { items: [{ sku: 'SZAL-1' }, { sku: 'KARTA-1' }] };
		expect(await phone.send([])).toMatchObject({ ...kept, removed: [] });
		expect(await phone.send([{ ...gone, ops: setTo(3, phone.at(4)) }])).toMatchObject({
			...kept,
			refused: [{ ...gone, code: 'product-unavailable' }],
		});
		const ops = setTo(0, phone.at(5));
		expect(await phone.send([{ ...gone, ops }])).toMatchObject({ ...kept, removed: [{ ...gone, ops }], refused: [] });
	});

	it('a cart that is full takes nothing new, but quantities, removals and what these make room for (25.23)', async () => {
		const full = Array.from({ length: 199 }, (_, index) => `NIC-${index}`);
		await shop.db.insert(cartItems).values(full.map((sku) => ({ cartId, sku, lineKey: sku, qty: 1 })));
		await phone.send([line('SZAL-1', 1)]);
		const second = await phone.send([line('KARTA-1', 1), { sku: 'SZAL-1', ops: setTo(2, phone.at(2)) }]);
		expect(second.items).toMatchObject([{ sku: 'SZAL-1', qty: 2 }]);
		expect(second.refused).toEqual([{ sku: 'KARTA-1', code: 'cart-full' }]);
		const third = await phone.send([line('KARTA-1', 1), { sku: 'SZAL-1', ops: setTo(0, phone.at(9)) }]);
		expect(third.items).toMatchObject([{ sku: 'KARTA-1', qty: 1 }]);
		expect(third.refused).toEqual([]);
	});

	it.each([
		['an id that is none', { set: { id: 'now', qty: 1 }, adds: {} }],
		['half a piece', { set: null, adds: { '0mi7zvk00-1f2e3d4c': 0.5 } }],
		['endless pieces', { set: null, adds: { '0mi7zvk00-1f2e3d4c': 1e308 } }],
		['a field that is none', { set: null, adds: {}, price: 1 }],
	])('is refused altogether with %s', async (_, ops) => {
		const body = { lines: [{ sku: 'SZAL-1', ops }] };
		expect(await shop.refused(cartSync, { query: { cartId }, body })).toMatchObject({ status: 422 });
	});

	it('is refused with more than 400 lines (25.23)', async () => {
		const body = { lines: Array.from({ length: 401 }, () => line('SZAL-1', 1)) };
		expect(await shop.refused(cartSync, { query: { cartId }, body })).toMatchObject({ status: 422 });
	});
});

/** Sends lines with so many additions each, by their skus, as from the internet. */
function sendAdditions(limits: RateLimits, counts: Record<string, number>) {
	const lines = Object.entries(counts).map(([sku, count]) => {
		const adds = Object.fromEntries(Array.from({ length: count }, (_, index) => [phone.at(index), 1]));
		return { sku, ops: { set: null, adds } };
	});
	const headers = { 'content-type': 'application/json' };
	const from = { incoming: { socket: { remoteAddress: '203.0.113.7' } } };
	const request = { method: 'POST', headers, body: JSON.stringify({ lines }) };
	return testAppOn(shop, { limits }).app.request(`${cartSync.path}?cartId=${cartId}`, request, from);
}

it('counts against the limit of an address as much as the additions that it has to merge (25.25)', async () => {
	const counted: (number | undefined)[] = [];
	const limits = {
		...NO_LIMITS,
		consume: async (_name: string, _key: string, points?: number) => void counted.push(points),
	};
	const adding = async (sku: string, count: number) => {
		expect((await sendAdditions(limits, { [sku]: count })).status).toBe(200);
		return counted.splice(0);
	};
	// more than shoppers add to all of their lines
	expect(await adding('SZAL-1', 199)).toEqual([1]);
	expect(await adding('KARTA-1', 199)).toEqual([1, 1]);
	expect(await adding('SUK-1-Rudy-S', 2)).toEqual([1, 2]);
});

it('counts before it does its work, so that of many heavy calls at once not all are done (25.25)', async () => {
	const consume = async (_name: string, _key: string, points = 1) => {
		if (points > 1) throw new Refusal(429, 'too-many-requests', 'There were too many attempts.');
	};
	const sent = { 'SZAL-1': 199, 'KARTA-1': 199, 'SUK-1-Rudy-S': 2 };
	expect((await sendAdditions({ ...NO_LIMITS, consume }, sent)).status).toBe(429);
	expect(await rows()).toEqual([]);
});

it('keeps the newest of many additions only where the cart has far more than shoppers make (13.19)', async () => {
	const additions = (count: number) =>
		Object.fromEntries(Array.from({ length: count }, (_, index) => [phone.at(index), 1]));
	const sent = { sku: 'SZAL-1', ops: { set: null, adds: additions(30) } };
	const addsIn = ({ items }: Awaited<ReturnType<typeof phone.send>>) =>
		items.map(({ qty, ops }) => [qty, Object.keys(ops.adds).length]);
	expect(addsIn(await phone.send([sent]))).toEqual([[30, 30]]);

	await shop.db.delete(cartItems).where(eq(cartItems.cartId, cartId));
	const full = Array.from({ length: 51 }, (_, index) => `NIC-${index}`);
	const ops = { set: null, adds: additions(200) };
	await shop.db.insert(cartItems).values(full.map((sku) => ({ cartId, sku, lineKey: sku, qty: 200, ops })));
	expect(addsIn(await phone.send([sent]))).toEqual([[30, 10]]);
	const before = await rows();
	expect(addsIn(await phone.send([sent]))).toEqual([[30, 10]]);
	expect(await rows()).toEqual(before);
	expect(addsIn(await laptop.send([{ sku: 'SZAL-1', ops: { set: null, adds: { [laptop.at(31)]: 2 } } }]))).toEqual([
		[32, 11],
	]);
});

describe('a removed line', () => {
	const address = { country_id: 'PL' };
	const addressInformation = {
		shippingAddress: { countryId: 'PL' },
		shippingCarrierCode: 'flatrate',
		shippingMethodCode: 'flatrate',
	};

	it('is in no total, no method, no coupon and no order', async () => {
		phone.set('SZAL-1', 40, 1);
		phone.add('KARTA-1', 1, 1);
		await phone.sync();
		phone.set('SZAL-1', 0, 2);
		await phone.sync();
		expect(await rows()).toHaveLength(2);
		const query = { cartId };
		expect(await shop.call(cartPull, { query })).toMatchObject([{ sku: 'KARTA-1' }]);
		expect(await shop.call(cartTotals, { query })).toMatchObject({ grand_total: 100, items_qty: 1, items: [{}] });
		expect(await shop.call(cartShippingMethods, { query, body: { address } })).toEqual([]);
		expect(await shop.call(cartPaymentMethods, { query })).toMatchObject([
			{ code: 'sandbox' },
			{ code: 'banktransfer' },
		]);
		const { totals } = await shop.call(cartShippingInformation, { query, body: { addressInformation } });
		expect(totals.grand_total).toBe(100);
		await shop.db
			.insert(coupons)
			.values({ code: 'MINUS50', kind: 'fixed', amounts: { PLN: 5000 }, minimums: { PLN: 15_000 } });
		const coupon = { query: { cartId, coupon: 'MINUS50' } };
		expect(await shop.refused(cartApplyCoupon, coupon)).toMatchObject({ errorCode: 'coupon-minimum' });
	});

	it('takes no room', async () => {
		const gone = Array.from({ length: 250 }, (_, index) => `NIC-${index}`);
		await shop.db.insert(cartItems).values(gone.map((sku) => ({ cartId, sku, lineKey: sku, qty: 0 })));
		await put('SZAL-1', 1);
		expect(await phone.pulled()).toEqual({ 'SZAL-1': 1 });
	});

	it('is remembered for 180 days, the newest 200 (13.20)', async () => {
		const gone = Array.from({ length: 250 }, (_, index) => ({ sku: `NIC-${index}`, ops: setTo(0, phone.at(index)) }));
		const { removed } = await phone.send(gone);
		expect(removed.map(({ sku }) => sku)).toEqual(
			gone
				.map(({ sku }) => sku)
				.toReversed()
				.slice(0, 200),
		);
		expect(await rows()).toHaveLength(200);
		const before = shop.clock.now;
		shop.clock.now = new Date(before.getTime() + 179 * 86_400_000);
		expect((await phone.send([])).removed).toHaveLength(200);
		shop.clock.now = new Date(before.getTime() + 181 * 86_400_000);
		expect((await phone.send([])).removed).toEqual([]);
		expect(await rows()).toEqual([]);
		shop.clock.now = before;
	});
});

describe('an order (13.21, 25.23)', () => {
	const order = (qty: number, rest = {}) => ({
		...orderOf([{ sku: 'SZAL-1', qty, price: 49.99 }]),
		cart_id: cartId,
		...rest,
	});
	const operation = () => ({ cart_operation: phone.at(50) });

	it('leaves what another device added meanwhile', async () => {
		phone.add('SZAL-1', 1, 1);
		await phone.sync();
		await laptop.sync();
		laptop.add('KARTA-1', 1, 2);
		laptop.add('SZAL-1', 2, 3);
		await laptop.sync();
		expect(await sendOrder(shop, order(1, operation()))).toMatchObject({ status: 200 });
		phone.sold('SZAL-1', 1, phone.at(50));
		await phone.sync();
		await laptop.sync();
		expect(phone.shown()).toEqual({ 'SZAL-1': 2, 'KARTA-1': 1 });
		expect(laptop.shown()).toEqual(phone.shown());
		expect(await phone.pulled()).toEqual(phone.shown());
	});

	it('takes what is synced later, too', async () => {
		phone.add('SZAL-1', 2, 1);
		expect(await sendOrder(shop, order(2, operation()))).toMatchObject({ status: 200 });
		expect(await phone.pulled()).toEqual({});
		await phone.loseAnswer();
		expect(await phone.pulled()).toEqual({});
		phone.sold('SZAL-1', 2, phone.at(50));
		await phone.sync();
		expect(phone.shown()).toEqual({});
		laptop.add('SZAL-1', 1, 60);
		await laptop.sync();
		expect(await laptop.pulled()).toEqual({ 'SZAL-1': 1 });
	});

	it('takes its pieces out once, however often it is sent', async () => {
		phone.add('SZAL-1', 3, 1);
		await phone.sync();
		const key = crypto.randomUUID();
		const request = order(1, operation());
		await Promise.all([sendOrder(shop, request, key), sendOrder(shop, request, key)]);
		await sendOrder(shop, request, key);
		expect(await phone.pulled()).toEqual({ 'SZAL-1': 2 });
	});

	it('of a client without operations takes its pieces, too, and nothing of what comes later', async () => {
		await put('SZAL-1', 1);
		await put('KARTA-1', 1);
		expect(await sendOrder(shop, order(1))).toMatchObject({ status: 200 });
		expect(await phone.pulled()).toEqual({ 'KARTA-1': 1 });
		const [sold] = await shop.db
			.select()
			.from(cartItems)
			.where(and(eq(cartItems.cartId, cartId), eq(cartItems.sku, 'SZAL-1')));
		expect(sold).toMatchObject({ qty: 0 });
		await put('SZAL-1', 2);
		expect(await phone.pulled()).toEqual({ 'KARTA-1': 1, 'SZAL-1': 2 });
	});
});
