import { randomUUID } from 'node:crypto';
import { cartApplyCoupon, cartCreate, cartPull, cartUpdate } from '@pasaz/kernel/contract/cart';
import { type OrderConfirmation, orderCancel } from '@pasaz/kernel/contract/order';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testAppOn } from '../../app.fixture.ts';
import { fixtureCatalog } from '../../catalogue/source/catalog.fixture.ts';
import { writeCatalog } from '../../catalogue/write/write-catalog.ts';
import { type RealPostgres, startRealPostgres } from '../../platform/database/real-postgres.fixture.ts';
import { stock } from '../../platform/database/schema/catalog.ts';
import { coupons } from '../../platform/database/schema/pricing.ts';
import { orders } from '../../platform/database/schema/sales.ts';
import { createDevice } from '../cart/device.fixture.ts';
import { audit, stockBefore } from './audit.fixture.ts';
import { acknowledged, orderOf, sendOrder, sendUntilAnswered } from './order.fixture.ts';

let postgres: RealPostgres;
let shop: TestApp;
let cart_id: string;
beforeAll(async () => {
	postgres = await startRealPostgres((db) => writeCatalog(db, fixtureCatalog(), new Date('2026-11-20T10:00:00Z')));
});
afterAll(() => postgres?.remove());
beforeEach(async () => {
	const copy = await postgres.copy();
	shop = testAppOn(copy);
	await copy.db.insert(coupons).values({ code: 'MINUS50', kind: 'fixed', amounts: { PLN: 5000 }, mostUses: 1 });
	cart_id = await shop.call(cartCreate);
	return copy.close;
});

const scarf = (qty: number) => ({ sku: 'SZAL-1', qty, price: 49.99 });
const shirt = (qty: number) => ({ sku: 'KOSZ-1-Czarny-S', qty, price: 129 });
const ordering = (given = {}) => ({ ...orderOf([scarf(2)]), cart_id, ...given });
const fill = (qty = 2, sku = 'SZAL-1') =>
	shop.call(cartUpdate, { query: { cartId: cart_id }, body: { cartItem: { sku, qty } } });
const placed = async (given = {}, key?: string): Promise<OrderConfirmation> => {
	const { status, answer } = await sendOrder(shop, ordering(given), key);
	expect(answer).toContain('"code":200');
	expect(status).toBe(200);
	return JSON.parse(answer).result;
};
const stored = () => shop.db.$count(orders);

describe('a cart becomes one order (15.24)', () => {
	it('of 50 orders at once, each with a key of its own, and the last pieces in it', async () => {
		await fill(10);
		const opening = await stockBefore(shop.db);
		const all = await Promise.all(
			Array.from({ length: 50 }, () => sendUntilAnswered(shop, ordering({ products: [scarf(10)] }), randomUUID())),
		);
		expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
		expect(new Set(all.map(({ answer }) => JSON.parse(answer).result.backendOrderId)).size).toBe(1);
		expect(await stored()).toBe(1);
		expect(await audit(shop.db, opening, acknowledged(all))).toEqual([]);
	}, 60_000);

	it('that the server has never seen, too', async () => {
		cart_id = randomUUID();
		const all = await Promise.all(Array.from({ length: 8 }, () => sendUntilAnswered(shop, ordering(), randomUUID())));
		expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
		expect(await stored()).toBe(1);
	}, 60_000);

	it('on two devices, the second of which knows nothing of the first: it gets the same order', async () => {
		const [a, b] = [createDevice(shop, cart_id, 'aaaaaaaa'), createDevice(shop, cart_id, 'bbbbbbbb')];
		a.add('SZAL-1', 2, 1);
		await a.sync();
		await b.sync();
		// The second device's operation is the older one, whoever comes first.
		const first = await placed({ cart_operation: a.at(20) });
		const second = await placed({ cart_operation: b.at(10) });
		expect(second).toMatchObject({ backendOrderId: first.backendOrderId, cart_operation: a.at(20) });
		await b.sync();
		expect(b.shown()).toEqual({});
		expect(await stored()).toBe(1);
	});

	it('and what one device has added for itself stays in the cart', async () => {
		const [a, b] = [createDevice(shop, cart_id, 'aaaaaaaa'), createDevice(shop, cart_id, 'bbbbbbbb')];
		a.add('SZAL-1', 2, 1);
		await a.sync();
		await b.sync();
		const first = await placed({ cart_operation: a.at(20) });
		b.add('KOSZ-1-Czarny-S', 1, 21);
		const second = await placed({ products: [scarf(2), shirt(1)], cart_operation: b.at(30) });
		expect(second.backendOrderId).toBe(first.backendOrderId);
		await b.sync();
		expect(b.shown()).toEqual({ 'KOSZ-1-Czarny-S': 1 });
	});

	it('with a coupon that may be used once', async () => {
		await fill();
		await shop.call(cartApplyCoupon, { query: { cartId: cart_id, coupon: 'MINUS50' } });
		const [first, second] = [await placed(), await placed()];
		expect(second.backendOrderId).toBe(first.backendOrderId);
	});

	it('and who comes second opens it only as the same shopper', async () => {
		await fill();
		const first = await placed();
		expect(first.orderSecret).toBeDefined();
		expect((await placed({}, randomUUID())).orderSecret).toBeDefined();
		const other = ordering();
		other.addressInformation.billingAddress = { ...other.addressInformation.billingAddress, email: 'b@example.pl' };
		const { backendOrderId, orderSecret } = await placed(other, randomUUID());
		expect([backendOrderId, orderSecret]).toEqual([first.backendOrderId, undefined]);
	});

	it('the repetition of a second one’s key is answered with the same bytes', async () => {
		await fill();
		await placed();
		const key = randomUUID();
		const [one, two] = [await sendOrder(shop, ordering(), key), await sendOrder(shop, ordering(), key)];
		expect(two.answer).toBe(one.answer);
	});
});

describe('another order of the same cart (15.24)', () => {
	it('is placed for what was put into it since', async () => {
		await fill();
		const first = await placed();
		await fill(2);
		const second = await placed();
		expect(second.backendOrderId).not.toBe(first.backendOrderId);
		expect(await shop.call(cartPull, { query: { cartId: cart_id } })).toEqual([]);
	});

	it('is placed once the first was cancelled', async () => {
		await fill();
		const first = await placed();
		const { backendOrderId: uuid, orderSecret: secret } = first;
		await shop.call(orderCancel, { params: { uuid }, body: { secret } });
		expect((await placed()).backendOrderId).not.toBe(first.backendOrderId);
	});

	it('that was made offline is placed when it comes, also where the device has synced its taking before', async () => {
		const device = createDevice(shop, cart_id, 'aaaaaaaa');
		device.add('SZAL-1', 2, 1);
		await device.sync();
		device.sold('SZAL-1', 2, device.at(10));
		device.add('SZAL-1', 2, 20);
		await device.sync();
		const online = await placed({ cart_operation: device.at(30) });
		const offline = await placed({ cart_operation: device.at(10), created_at: '2026-11-20T10:00:00Z' });
		expect(offline.backendOrderId).not.toBe(online.backendOrderId);
		const again = await placed({ cart_operation: device.at(10), created_at: '2026-11-20T10:00:00Z' }, randomUUID());
		expect(again.backendOrderId).toBe(offline.backendOrderId);
	});

	it('that was made offline is placed before the server hears how its pieces came into the cart, once', async () => {
		const device = createDevice(shop, cart_id, 'aaaaaaaa');
		device.add('SZAL-1', 2, 1);
		await device.sync();
		const online = await placed({ cart_operation: device.at(10) });
		device.sold('SZAL-1', 2, device.at(10));
		device.add('SZAL-1', 2, 20);
		const offline = { products: [{ ...scarf(2), ops: device.opsOf('SZAL-1') }], cart_operation: device.at(30) };
		const second = await placed(offline);
		expect(second.backendOrderId).not.toBe(online.backendOrderId);
		expect((await placed(offline, randomUUID())).backendOrderId).toBe(second.backendOrderId);
		expect(await stored()).toBe(2);
		await device.sync();
		expect(device.shown()).toEqual({});
	});

	it('leaves nothing in the cart of operations that give another quantity than is ordered', async () => {
		const device = createDevice(shop, cart_id, 'aaaaaaaa');
		device.add('SZAL-1', 5, 1);
		await placed({ products: [{ ...scarf(2), ops: device.opsOf('SZAL-1') }], cart_operation: device.at(10) });
		expect(await shop.call(cartPull, { query: { cartId: cart_id } })).toEqual([]);
	});

	it('is not placed for pieces that an order has taken of which the ordering device has not heard', async () => {
		const [a, b] = [createDevice(shop, cart_id, 'aaaaaaaa'), createDevice(shop, cart_id, 'bbbbbbbb')];
		a.add('SZAL-1', 2, 1);
		await a.sync();
		await b.sync();
		const first = await placed({ cart_operation: a.at(10) });
		const late = { products: [{ ...scarf(2), ops: b.opsOf('SZAL-1') }], cart_operation: b.at(20) };
		expect((await placed(late)).backendOrderId).toBe(first.backendOrderId);
		expect(await stored()).toBe(1);
	});
});

describe('an order is not placed', () => {
	it.each([
		['of one product', [scarf(51)], { skus: ['SZAL-1'], most: 50 }],
		['of one product on two lines', [scarf(26), scarf(25)], { skus: ['SZAL-1'], most: 50 }],
		['altogether', [scarf(50), shirt(11)], { skus: [], most: 60 }],
	])('for more pieces %s than the shop allows (15.27)', async (_what, products, details) => {
		await shop.db.update(stock).set({ qty: 1000 }).where(eq(stock.sku, 'SZAL-1'));
		const strict = testAppOn({ db: shop.db, close: async () => {} }, { env: { ORDER_PIECES: '60' } });
		const { status, answer } = await sendOrder(strict, ordering({ products }));
		expect([status, JSON.parse(answer).result]).toMatchObject([409, { errorCode: 'too-many-pieces', ...details }]);
		expect(await stored()).toBe(0);
	});
});
