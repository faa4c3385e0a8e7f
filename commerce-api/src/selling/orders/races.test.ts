import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { catalogSearch } from '@pasaz/kernel/contract/catalog';
import { type OrderRequest, orderCreate, orderPayment } from '@pasaz/kernel/contract/order';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { measured, sized } from '../../../../scripts/for-tests/faults.ts';
import { type TestApp, testAppOn } from '../../app.fixture.ts';
import { lockCatalog } from '../../catalogue/catalog-state.ts';
import { fixtureCatalog } from '../../catalogue/source/catalog.fixture.ts';
import { writeCatalog } from '../../catalogue/write/write-catalog.ts';
import type { Database } from '../../platform/database/database.ts';
import { sqlState } from '../../platform/database/database-errors.ts';
import { type RealPostgres, startRealPostgres } from '../../platform/database/real-postgres.fixture.ts';
import { products, stock } from '../../platform/database/schema/catalog.ts';
import { orders } from '../../platform/database/schema/sales.ts';
import { audit, stockBefore } from './audit.fixture.ts';
import {
	accepted,
	acknowledged,
	orderOf,
	percentile,
	type Sent,
	sendOrder,
	sendUntilAnswered,
} from './order.fixture.ts';

/** Each experiment is repeated as often. */
const ROUNDS = sized(1, 1000);
const OPENING = new Date('2026-11-20T10:00:00Z');

let postgres: RealPostgres;
let shop: TestApp;
let db: Database;
beforeAll(async () => {
	postgres = await startRealPostgres((database) => writeCatalog(database, fixtureCatalog(), OPENING));
});
afterAll(() => postgres?.remove());
beforeEach(async () => {
	const copy = await postgres.copy();
	db = copy.db;
	shop = testAppOn(copy);
	return copy.close;
});

const scarf = (qty: number) => ({ sku: 'SZAL-1', qty, price: 49.99 });
const blouse = (qty: number) => ({ sku: 'KOSZ-1-Czarny-S', qty, price: 129 });
const other = (qty: number) => ({ sku: 'KOSZ-1-Żółty-L', qty, price: 129 });
const setStock = (sku: string, qty: number) => db.update(stock).set({ qty }).where(eq(stock.sku, sku));
const left = async (sku: string) => (await db.select().from(stock).where(eq(stock.sku, sku)))[0]?.qty;
const many = <T>(count: number, make: (index: number) => Promise<T>) =>
	Promise.all(Array.from({ length: count }, (_, index) => make(index)));
const statuses = (all: Sent[]) => [...new Set(all.map(({ status }) => status))].toSorted();
const repeated = (experiment: string, name: string, work: () => Promise<void>) => {
	it(
		name,
		async () => {
			for (let round = 0; round < ROUNDS; round += 1) await work();
			measured(experiment, { races: ROUNDS });
		},
		30_000 + ROUNDS * 20_000,
	);
};

async function bundleOfScarf(qty: number): Promise<OrderRequest['products'][number]> {
	const searchQuery = { _appliedFilters: [{ attribute: 'sku', value: { eq: 'SZAL-1' } }] };
	const { hits } = await shop.call(catalogSearch, { body: { type: 'product', searchQuery } });
	const bundle_options = [{ option_id: 1, option_qty: 1, option_selections: [Number(hits[0]?.id)] }];
	return { sku: 'KOMPLET-1', qty, price: 49.99, product_option: { extension_attributes: { bundle_options } } };
}

describe('one key', () => {
	repeated(
		'F02',
		'sent 50 times at once makes one order, and whoever is told anything is told of that one',
		async () => {
			const opening = await stockBefore(db);
			const key = randomUUID();
			const sent = await many(50, () => sendOrder(shop, orderOf([scarf(1)]), key));
			expect(statuses(sent).filter((status) => status !== 200 && status !== 409 && status !== 503)).toEqual([]);
			for (const { status, retryAfter } of sent) expect(status === 200 || retryAfter !== null).toBe(true);
			const again = await sendUntilAnswered(shop, orderOf([scarf(1)]), key);
			expect(new Set([...accepted(sent), again].map(({ answer }) => answer)).size).toBe(1);
			expect(await audit(db, opening, acknowledged([...sent, again]))).toEqual([]);
			await setStock('SZAL-1', opening.get('SZAL-1') ?? 0);
			await db.delete(orders);
			await db.execute('truncate idempotency_keys');
		},
	);

	it('sent with two bodies at once makes one of the two orders (15.18)', async () => {
		const key = randomUUID();
		const sent = await many(20, (index) => sendOrder(shop, orderOf([scarf(1 + (index % 2))]), key));
		const [ok, refused] = [accepted(sent), sent.filter(({ status }) => status === 422)];
		expect(ok.length).toBeGreaterThan(0);
		expect(refused.length).toBe(10);
		expect(new Set(refused.map(({ errorCode }) => errorCode))).toEqual(new Set(['idempotency-key-reused']));
		expect(await db.$count(orders)).toBe(1);
	});
});

describe('200 shoppers after five pieces (15.20)', () => {
	const wishes: [string, () => Promise<OrderRequest['products']>][] = [
		['of one product', async () => [scarf(1)]],
		['in two lines of the same product', async () => [scarf(1), scarf(1)]],
		['in a bundle and on its own', async () => [await bundleOfScarf(1), scarf(1)]],
	];
	const rounds = Math.ceil(ROUNDS / wishes.length);
	it.each(wishes)(
		'%s: as many orders as pieces allow, the others are told why',
		async (name, wish) => {
			const wanted = await wish();
			let slowest = 0;
			for (let round = 0; round < rounds; round += 1) {
				await setStock('SZAL-1', 5 * wanted.length);
				await db.update(stock).set({ isInStock: true });
				await db.update(products).set({ isInStock: true });
				await db.delete(orders);
				const opening = await stockBefore(db);
				const sent = await many(200, () => sendUntilAnswered(shop, orderOf(wanted)));
				expect(accepted(sent)).toHaveLength(5);
				const refused = sent.filter(({ status }) => status !== 200);
				expect(new Set(refused.map(({ status, errorCode }) => `${status} ${errorCode}`))).toEqual(
					new Set(['409 out-of-stock']),
				);
				expect(refused[0]?.answer).toContain('Some of the ordered products are not available!');
				expect(await left('SZAL-1')).toBe(0);
				expect(await audit(db, opening, acknowledged(sent))).toEqual([]);
				slowest = Math.max(slowest, percentile(sent, 0.99));
				await db.execute('truncate idempotency_keys');
			}
			measured('F04', { [`99 % of answers ${name}`]: `≤ ${Math.round(slowest)} ms in each of ${rounds} races` });
		},
		30_000 + rounds * 20_000,
	);
});

repeated('F05', 'orders of the same products in opposite order never fail each other', async () => {
	for (const sku of ['KOSZ-1-Czarny-S', 'KOSZ-1-Żółty-L']) await setStock(sku, 10_000);
	const opening = await stockBefore(db);
	await db.delete(orders);
	await db.execute('truncate idempotency_keys');
	const sent = await many(100, (index) =>
		sendUntilAnswered(shop, orderOf(index % 2 ? [blouse(1), other(1)] : [other(1), blouse(1)])),
	);
	expect(statuses(sent)).toEqual([200]);
	expect(await left('KOSZ-1-Czarny-S')).toBe(9900);
	expect(await audit(db, opening, acknowledged(sent))).toEqual([]);
});

it('an order locks its products in the order of their skus, however they lie in the table (15.21)', async () => {
	const [first, last] = ['KOSZ-1-Czarny-S', 'KOSZ-1-Żółty-L'];
	// What was written last lies last.
	for (const sku of [last, first]) await setStock(sku, 10);
	const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
	const holding = db.transaction(async (tx) => {
		await tx.select().from(stock).where(eq(stock.sku, last)).for('update');
		held.resolve();
		await released.promise;
	});
	await held.promise;
	const ordering = sendOrder(shop, orderOf([other(1), blouse(1)]));
	const waiting = sql`select count(*)::text as waiting from pg_stat_activity
		where datname = current_database() and wait_event_type = 'Lock'`;
	const look = async () => JSON.stringify(await db.execute(waiting));
	await expect.poll(look, { timeout: 10_000 }).toContain('"waiting":"1"');
	const rival = db.select().from(stock).where(eq(stock.sku, first)).for('update', { noWait: true });
	const refused = await rival.catch((error) => sqlState(error));
	released.resolve();
	await holding;
	expect(refused).toBe('55P03');
	expect((await ordering).status).toBe(200);
});

it('an import in the middle of which shoppers order loses no order and refuses none for being in its way', async () => {
	const replaced = Promise.withResolvers<void>();
	const importing = db.transaction(async (tx) => {
		await lockCatalog(tx);
		const rows = await tx.select().from(stock);
		await tx.delete(stock);
		replaced.resolve();
		await setTimeout(200);
		await tx.insert(stock).values(rows);
	});
	await replaced.promise;
	const sent = await many(5, () => sendUntilAnswered(shop, orderOf([scarf(1)])));
	await importing;
	expect(statuses(sent)).toEqual([200]);
	expect(await left('SZAL-1')).toBe(5);
});

/** The shop over a database in which a rival strikes right before the order's transaction, when all has been looked at. */
function withRival(rival: () => Promise<unknown>): TestApp {
	const get = (target: Database, name: string | symbol, receiver: unknown) => {
		if (name !== 'transaction') return Reflect.get(target, name, receiver);
		return async (work: Parameters<Database['transaction']>[0]) => {
			await rival();
			return target.transaction(work);
		};
	};
	return testAppOn({ db: new Proxy(db, { get }), close: async () => {} });
}

describe('between the shopper’s look and the order (15.22)', () => {
	const rivals: [string, () => Promise<unknown>, string][] = [
		['the price rises', () => changeScarf({ finalPrice: 5999, originalPrice: 5999 }), 'price-changed'],
		['the product is taken out of the shop', () => changeScarf({ status: 2 }), 'price-changed'],
		['the product is taxed otherwise', () => changeScarf({ taxClassId: 3 }), 'price-changed'],
		['the stock is counted anew', () => setStock('SZAL-1', 0), 'out-of-stock'],
	];
	const changeScarf = (change: Partial<typeof products.$inferInsert>) =>
		db.update(products).set(change).where(eq(products.sku, 'SZAL-1'));

	it.each(rivals)('%s: the order is refused', async (_name, rival, errorCode) => {
		await rival();
		expect(await sendOrder(shop, orderOf([scarf(1)]))).toMatchObject({ status: 409, errorCode });
		expect(await db.$count(orders)).toBe(0);
	});

	it.each(rivals)('%s at the last moment: the order is refused, too', async (_name, rival, errorCode) => {
		const before = await left('SZAL-1');
		const sent = await sendOrder(withRival(rival), orderOf([scarf(1)]));
		expect(sent).toMatchObject({ status: 409, errorCode });
		expect(await db.$count(orders)).toBe(0);
		expect([0, before]).toContain(await left('SZAL-1'));
	});

	it('an import taxes the product otherwise, of which the shopper sees nothing: the order is placed with the tax of now', async () => {
		const source = fixtureCatalog();
		const taxed = source.products.map((one) => ({
			...one,
			...(one.sku === 'SZAL-1' && { taxClass: 'reduced' as const }),
		}));
		let importing: Promise<unknown> | undefined;
		const importOnce = () => (importing ??= writeCatalog(db, { ...source, products: taxed }, OPENING));
		const raced = withRival(importOnce);
		const sent = await sendOrder(raced, { ...orderOf([scarf(1)]), expected_total: 54.99 });
		const params = { uuid: JSON.parse(sent.answer).result.backendOrderId };
		expect((await shop.call(orderPayment, { params })).taxes).toMatchObject([{ percent: 8, gross: 54.99 }]);
	});

	it('the last piece goes: the order is refused, and the same key may be sent for less', async () => {
		const key = randomUUID();
		await setStock('SZAL-1', 1);
		expect(await sendOrder(shop, orderOf([scarf(2)]), key)).toMatchObject({ status: 409, errorCode: 'out-of-stock' });
		expect(await sendOrder(shop, orderOf([scarf(1)]), key)).toMatchObject({ status: 200 });
	});
});

it('two processes on one database see each other’s stock at once', async () => {
	const second = testAppOn(postgres.open((await databaseUrl()) ?? ''));
	await sendOrder(shop, orderOf([scarf(10)]));
	const searchQuery = { _appliedFilters: [{ attribute: 'sku', value: { eq: 'SZAL-1' } }] };
	for (const process of [shop, second]) {
		const { hits } = await process.call(catalogSearch, { body: { type: 'product', searchQuery } });
		expect(hits[0]?.stock).toMatchObject({ is_in_stock: false, qty: 0 });
	}
	expect(
		(await second.send(orderCreate, { body: orderOf([scarf(1)]), headers: { 'Idempotency-Key': 'a' } })).status,
	).toBe(409);
	await second.close();

	async function databaseUrl() {
		const result: unknown = await db.execute('select current_database() as name');
		const name = JSON.stringify(result).match(/copy_\d+/)?.[0];
		return name && postgres.server.url(name);
	}
});
