import { cartCreate, cartUpdate } from '@pasaz/kernel/contract/cart';
import { stockCheck } from '@pasaz/kernel/contract/stock';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestApp, testAppOn } from '../../app.fixture.ts';
import { fixtureCatalog } from '../../catalogue/source/catalog.fixture.ts';
import { writeCatalog } from '../../catalogue/write/write-catalog.ts';
import { type RealPostgres, startRealPostgres } from '../../platform/database/real-postgres.fixture.ts';
import { stock } from '../../platform/database/schema/catalog.ts';
import { orderOf, sendUntilAnswered } from '../orders/order.fixture.ts';
import { createDevice } from './device.fixture.ts';
import { lockLines } from './line-rows.ts';

let postgres: RealPostgres;
let shop: TestApp;
let cartId: string;
beforeAll(async () => {
	postgres = await startRealPostgres((database) =>
		writeCatalog(database, fixtureCatalog(), new Date('2026-11-20T10:00:00Z')),
	);
});
afterAll(() => postgres?.remove());
beforeEach(async () => {
	const copy = await postgres.copy();
	shop = testAppOn(copy);
	await copy.db.update(stock).set({ qty: 1000 }).where(eq(stock.sku, 'SZAL-1'));
	cartId = await shop.call(cartCreate);
	return copy.close;
});

const devices = () => Array.from({ length: 12 }, (_, index) => createDevice(shop, cartId, `device${index}`));

it('what twelve devices add at once is all there', async () => {
	const all = devices();
	for (const [index, device] of all.entries()) {
		device.add('SZAL-1', 1, index);
		device.add('KARTA-1', 2, index);
	}
	await Promise.all(all.flatMap((device) => [device.sync(), device.sync()]));
	await Promise.all(all.map((device) => device.sync()));
	for (const device of all) expect(device.shown()).toEqual({ 'SZAL-1': 12, 'KARTA-1': 24 });
});

it('orders, syncs and clients that set quantities at once: each order takes its pieces, no addition is lost', async () => {
	const all = devices();
	const order = (operation: string) =>
		sendUntilAnswered(shop, {
			...orderOf([
				{ sku: 'SZAL-1', qty: 1, price: 49.99 },
				{ sku: 'SUK-1-Czarny-M', qty: 1, price: 199 },
			]),
			cart_id: cartId,
			cart_operation: operation,
		});
	for (const [index, device] of all.entries()) {
		device.add('SZAL-1', 3, index);
		device.add('SUK-1-Czarny-M', 1, index);
	}
	// An order can only take what the server has heard of.
	await Promise.all(all.slice(0, 4).map((device) => device.sync()));
	const answers = await Promise.all([
		...all.map((device) => device.sync()),
		...all.slice(0, 4).map((device) => order(device.at(100))),
		...[1, 2, 3].map((qty) =>
			shop.call(cartUpdate, { query: { cartId }, body: { cartItem: { sku: 'KARTA-1', qty } } }),
		),
	]);
	expect(answers).toHaveLength(19);
	const [first] = all;
	await first?.sync();
	expect(first?.shown()).toMatchObject({ 'SZAL-1': 32, 'SUK-1-Czarny-M': 8, 'KARTA-1': expect.any(Number) });
	expect(await shop.call(stockCheck, { query: { sku: 'SZAL-1' } })).toMatchObject({ qty: 996 });
});

it('syncs that wait for one cart leave the connections to the database to others (25.25)', async () => {
	const { promise: locked, resolve: lock } = Promise.withResolvers<void>();
	const { promise: released, resolve: release } = Promise.withResolvers<void>();
	const order = shop.db.transaction(async (tx) => {
		await lockLines(tx, cartId);
		lock();
		await released;
	});
	await locked;
	const all = devices();
	for (const [index, device] of all.entries()) device.add('SZAL-1', 1, index);
	const syncs = Promise.all(all.map((device) => device.sync()));
	try {
		// each look gives every sync a turn, so that all have come to the lock long before the last one
		for (let look = 0; look < 50; look += 1)
			expect(await shop.call(stockCheck, { query: { sku: 'SZAL-1' } })).toMatchObject({ qty: 1000 });
	} finally {
		release();
		await Promise.all([order, syncs]);
	}
	const [first] = all;
	await first?.sync();
	expect(first?.shown()).toEqual({ 'SZAL-1': 12 });
});
