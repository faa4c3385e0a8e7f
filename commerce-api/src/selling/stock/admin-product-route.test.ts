import { availabilitySubscribe } from '@pasaz/kernel/contract/availability';
import { cartCreate, cartTotals, cartUpdate } from '@pasaz/kernel/contract/cart';
import { catalogSearch } from '@pasaz/kernel/contract/catalog';
import { stockCheck } from '@pasaz/kernel/contract/stock';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../app.fixture.ts';
import { fixtureCatalog } from '../../catalogue/source/catalog.fixture.ts';
import { writeCatalog } from '../../catalogue/write/write-catalog.ts';
import { adminProductCorrect } from '../../platform/admin-product-contract.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { outbox } from '../../platform/database/schema/outbox.ts';
import { priceHistory } from '../../platform/database/schema/pricing.ts';
import { orderOf, sendOrder } from '../orders/order.fixture.ts';

const headers = { authorization: 'Bearer a-secret-of-the-merchant-only' };
const SCARF = 'SZAL-1';
const SOLD_OUT = 'SUK-1-Rudy-M';

let shop: TestApp | undefined;
beforeEach(async () => {
	await shop?.close();
	shop = await createTestApp(undefined, { env: { ADMIN_SECRET: 'a-secret-of-the-merchant-only' } });
});
afterAll(() => shop?.close());
const theShop = (): TestApp => {
	if (!shop) throw new Error('There is no shop');
	return shop;
};

interface Correction {
	stock?: { qty: number; is_in_stock?: boolean };
	price?: { regular: number; special?: number };
}
const correct = (sku: string, correction: Correction) =>
	theShop().call(adminProductCorrect, { body: { sku, ...correction }, headers });
const check = (sku: string) => theShop().call(stockCheck, { query: { sku } });
const wait = (days: number) => {
	const { clock } = theShop();
	clock.now = new Date(clock.now.getTime() + days * 86_400_000);
};
async function found(attribute: string, value: { eq: string | boolean }) {
	const searchQuery = { _appliedFilters: [{ attribute, value }] };
	return (await theShop().call(catalogSearch, { body: { type: 'product', searchQuery } })).hits;
}
const priceOf = async (sku: string) => (await found('sku', { eq: sku }))[0]?.final_price_incl_tax;
/** What caches are told of since the last mails. */
async function purged(): Promise<string[]> {
	const jobs = (await theShop().db.select().from(outbox)).map(({ job }) => job);
	return jobs.flatMap((job) => (job.kind === 'purge' && job.tags !== 'all' ? job.tags : []));
}
async function idOf(sku: string) {
	const [product] = await theShop().db.select().from(products).where(eq(products.sku, sku));
	return product?.id ?? 0;
}

it('a corrected quantity is what was counted, less what orders hold (15.46, 25.34)', async () => {
	await sendOrder(theShop(), orderOf([{ sku: SCARF, qty: 2, price: 49.99 }]));
	expect(await correct(SCARF, { stock: { qty: 30 } })).toMatchObject({ qty: 28, is_in_stock: true });
	expect(await check(SCARF)).toMatchObject({ qty: 28, is_in_stock: true });
	expect(await correct(SCARF, { stock: { qty: 2 } })).toMatchObject({ qty: 0, is_in_stock: false });
	const late = await sendOrder(theShop(), orderOf([{ sku: SCARF, qty: 1, price: 49.99 }]));
	expect(late.errorCode).toBe('out-of-stock');
});

it('what comes back by a correction is found again, told to who waits, and purged with what contains it (25.34)', async () => {
	const id = await idOf(SOLD_OUT);
	await theShop().call(availabilitySubscribe, { body: { product_id: id, email: 'gosc@example.com' } });
	await theShop().mails();
	for (const sku of ['SUK-1-Rudy-S', 'SUK-1-Czarny-M']) await correct(sku, { stock: { qty: 0 } });
	expect((await found('stock.is_in_stock', { eq: true })).map(({ sku }) => sku)).not.toContain('SUK-1');
	await theShop().mails();
	expect(await correct(SOLD_OUT, { stock: { qty: 3 } })).toMatchObject({ qty: 3, is_in_stock: true });
	expect(await purged()).toEqual(expect.arrayContaining([`product:${id}`, `product:${await idOf('SUK-1')}`]));
	expect((await theShop().mails()).map(({ to }) => to)).toEqual(['gosc@example.com']);
	expect((await found('stock.is_in_stock', { eq: true })).map(({ sku }) => sku)).toContain('SUK-1');
	await correct(SOLD_OUT, { stock: { qty: 3, is_in_stock: false } });
	expect(await check(SOLD_OUT)).toMatchObject({ is_in_stock: false });
	expect(await correct(SOLD_OUT, { stock: { qty: 4 } })).toMatchObject({ qty: 4, is_in_stock: false });
	const onSale = { qty: 4, is_in_stock: true };
	expect(await correct(SOLD_OUT, { stock: onSale })).toMatchObject(onSale);
});

it('a corrected price is charged at once, also by what is made of it, and noted for the lowest of 30 days (25.34)', async () => {
	wait(1);
	const cheaper = await correct(SCARF, { price: { regular: 4499 } });
	expect(cheaper).toMatchObject({ original_price: 4499, final_price: 4499, lowest_price_30_days: null });
	for (const sku of [SCARF, 'ZESTAW-1', 'KOMPLET-1']) expect([sku, await priceOf(sku)]).toEqual([sku, 44.99]);
	wait(1);
	const reduced = { regular: 4999, special: 3999 };
	const answer = await correct(SCARF, { price: reduced });
	expect(answer).toMatchObject({ original_price: 4999, final_price: 3999, lowest_price_30_days: 4499 });
	const cartId = await theShop().call(cartCreate);
	await theShop().call(cartUpdate, { query: { cartId }, body: { cartItem: { sku: SCARF, qty: 1 } } });
	expect((await theShop().call(cartTotals, { query: { cartId } })).grand_total).toBe(39.99);
	wait(1);
	expect(await correct(SCARF, { price: reduced })).toEqual(answer);
	const ofScarf = eq(priceHistory.productId, await idOf(SCARF));
	const history = await theShop().db.select().from(priceHistory).where(ofScarf).orderBy(asc(priceHistory.since));
	expect(history.map(({ price }) => price)).toEqual([4999, 4499, 3999]);
});

it('a regular price that changes behind a reduction is struck out as it is then (25.34)', async () => {
	await correct(SCARF, { price: { regular: 4999, special: 3999 } });
	const answer = await correct(SCARF, { price: { regular: 5999, special: 3999 } });
	expect(answer).toMatchObject({ original_price: 5999, final_price: 3999 });
	expect((await found('sku', { eq: SCARF }))[0]?.original_price_incl_tax).toBe(59.99);
});

it('a price that becomes a reduction of a higher one is the lowest of the days before (5.21, 25.34)', async () => {
	wait(40);
	await correct(SCARF, { price: { regular: 3999 } });
	wait(40);
	const answer = await correct(SCARF, { price: { regular: 4999, special: 3999 } });
	expect(answer).toMatchObject({ final_price: 3999, lowest_price_30_days: 3999 });
});

it('what was due before a correction comes first (25.34)', async () => {
	wait(15);
	expect(await correct('WYKROJ-1', { stock: { qty: 1 } })).toMatchObject({ final_price: 2500 });
});

it('the next import overwrites what was corrected (25.34)', async () => {
	await correct(SCARF, { stock: { qty: 77 }, price: { regular: 100 } });
	await writeCatalog(theShop().db, fixtureCatalog(), theShop().clock.now);
	expect(await correct(SCARF, {})).toMatchObject({ qty: 10, final_price: 4999 });
});

it.each<[string, number, object]>([
	['nothing has', 404, { sku: 'NIC', stock: { qty: 1 } }],
	['a configurable product has', 404, { sku: 'SUK-1', stock: { qty: 1 } }],
	['a bundle has', 404, { sku: 'KOMPLET-1', price: { regular: 100 } }],
	['is sold by less than nothing', 422, { sku: SCARF, stock: { qty: -1 } }],
	['is sold by halves', 422, { sku: SCARF, stock: { qty: 0.5 } }],
	['costs a part of a grosz', 422, { sku: SCARF, price: { regular: 49.99 } }],
	['costs less than nothing', 422, { sku: SCARF, price: { regular: 100, special: -1 } }],
])('a sku that %s is not corrected (25.34)', async (_what, status, body) => {
	expect((await theShop().send(adminProductCorrect, { body, headers })).status).toBe(status);
});

it('nobody but the merchant corrects a product (25.34)', async () => {
	const body = { sku: SCARF, price: { regular: 1 } };
	expect(await theShop().refused(adminProductCorrect, { body })).toMatchObject({ status: 401 });
	expect(await priceOf(SCARF)).toBe(49.99);
});
