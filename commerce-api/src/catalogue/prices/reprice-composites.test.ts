import { catalogSearch } from '@pasaz/kernel/contract/catalog';
import { stockCheck } from '@pasaz/kernel/contract/stock';
import { TILE } from '@pasaz/kernel/domain/product-tile';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../app.fixture.ts';
import { adminOrderState } from '../../platform/admin-contract.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { priceHistory } from '../../platform/database/schema/pricing.ts';
import { orderOf, sendOrder } from '../../selling/orders/order.fixture.ts';
import { fixtureCatalog } from '../source/catalog.fixture.ts';

const ADMIN_SECRET = 'a-secret-of-the-merchant-only';
const CHEAPEST = { sku: 'SUK-1-Czarny-M', qty: 5, price: 199 };

let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp(undefined, { env: { ADMIN_SECRET } });
});
afterAll(() => shop?.close());

function aMinuteLater() {
	shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
}
async function dress() {
	const searchQuery = { _appliedFilters: [{ attribute: 'sku', value: { eq: 'SUK-1' } }] };
	const found = await shop.call(catalogSearch, { body: { type: 'product', searchQuery, sourceInclude: [TILE] } });
	const { price, regularPrice, lowest30Days, isInStock } = Object(found.hits[0]).tile;
	return { price, regularPrice, lowest30Days, isInStock };
}
async function cheaperThan(amount: number) {
	const searchQuery = { _appliedFilters: [{ attribute: 'final_price', value: { lt: amount } }] };
	const { hits } = await shop.call(catalogSearch, { body: { type: 'product', searchQuery, size: 50 } });
	return hits.map((hit) => Object(hit).sku);
}

it('a product costs what its cheapest variant costs that is not sold out, in lists and filters, and that again when it is back (5.5)', async () => {
	const reduced = { price: 19900, regularPrice: 26900, lowest30Days: 24900, isInStock: true };
	expect(await dress()).toEqual(reduced);
	expect(await cheaperThan(200)).toContain('SUK-1');
	aMinuteLater();
	const { answer } = await sendOrder(shop, orderOf([CHEAPEST]));
	expect(await dress()).toEqual({ price: 25900, regularPrice: 25900, lowest30Days: null, isInStock: true });
	expect(await cheaperThan(200)).not.toContain('SUK-1');
	const { orderNumber: number } = JSON.parse(answer).result;
	const headers = { authorization: `Bearer ${ADMIN_SECRET}` };
	aMinuteLater();
	await shop.call(adminOrderState, { params: { number }, body: { state: 'canceled' }, headers });
	expect(await dress()).toEqual(reduced);
	expect(await cheaperThan(200)).toContain('SUK-1');
	const { product_id: id } = await shop.call(stockCheck, { query: { sku: 'SUK-1' } });
	const noted = await shop.db
		.select()
		.from(priceHistory)
		.where(eq(priceHistory.productId, id))
		.orderBy(priceHistory.since);
	expect(noted.slice(-3).map(({ price }) => price)).toEqual([19900, 25900, 19900]);
});

it('a product whose variants are all sold out keeps the price of the cheapest', async () => {
	await shop.db.update(products).set({ isInStock: false }).where(eq(products.sku, 'KOSZ-1-Czarny-S'));
	await sendOrder(shop, orderOf([{ sku: 'KOSZ-1-Żółty-L', qty: 5, price: 129 }]));
	const [shirt] = await shop.db.select().from(products).where(eq(products.sku, 'KOSZ-1'));
	expect(shirt).toMatchObject({ finalPrice: 12900, isInStock: false });
});

it('the lowest price of the 30 days before is that of a variant that can be had, beside one that costs as much (5.23)', async () => {
	const source = fixtureCatalog();
	const other = source.products.flatMap(({ variants = [] }) => variants).find(({ sku }) => sku === 'SUK-1-Rudy-S');
	const history = [
		{ since: '2026-11-01T08:00:00Z', price: 22900 },
		{ since: '2026-11-10T08:00:00Z', price: 19900 },
	];
	Object.assign(other ?? {}, { price: { regular: 25900, special: 19900, history } });
	const own = await createTestApp(source);
	const lowest = async () => {
		const [row] = await own.db.select().from(products).where(eq(products.sku, 'SUK-1'));
		return row?.lowestPrice;
	};
	expect(await lowest()).toBe(22900);
	await sendOrder(own, orderOf([{ sku: 'SUK-1-Rudy-S', qty: 5, price: 199 }]));
	expect(await lowest()).toBe(24900);
	await own.close();
});
