import { stockList } from '@pasaz/kernel/contract/stock';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../app.fixture.ts';
import { products } from '../../platform/database/schema/catalog.ts';

let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp();
});
afterAll(() => shop?.close());

it('what was taken off sale is out of stock, with the variants of such a product (4.16)', async () => {
	const skus = ['SZAL-1', 'SUK-1-Rudy-S', 'SUK-1-Czarny-L', 'KOSZ-1', 'KOSZ-1-Czarny-S'];
	const inStock = async () => {
		const items = await shop.call(stockList, { query: { skus: skus.join() } });
		return items.flatMap(({ sku, is_in_stock }) => (is_in_stock ? [sku] : [])).toSorted();
	};
	expect(await inStock()).toEqual(['KOSZ-1', 'KOSZ-1-Czarny-S', 'SUK-1-Rudy-S', 'SZAL-1']);
	await shop.db
		.update(products)
		.set({ status: 2 })
		.where(inArray(products.sku, ['SZAL-1', 'KOSZ-1']));
	expect(await inStock()).toEqual(['SUK-1-Rudy-S']);
});
