import { catalogSearch } from '@pasaz/kernel/contract/catalog';
import { Product } from '@pasaz/kernel/contract/product';
import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../app.fixture.ts';
import { isAmong } from '../../platform/database/large-lists.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { priceHistory } from '../../platform/database/schema/pricing.ts';
import { fixtureCatalog } from '../source/catalog.fixture.ts';
import type { SourcePrice } from '../source/catalog-source.ts';
import { compositesOf, touchProducts } from '../touch-products.ts';
import { writeCatalog } from '../write/write-catalog.ts';
import { knownPast, refreshLowestPrices } from './price-history.ts';
import { refreshDuePrices } from './refresh-prices.ts';

const DAY = 86_400_000;
const OPENING = new Date('2026-11-20T10:00:00Z');
const SCARF = 'SZAL-1';

let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp();
});
beforeEach(async () => {
	shop.clock.now = new Date(OPENING);
	await shop.db.delete(priceHistory);
	await write({ regular: 10_000 });
});
afterAll(() => shop.close());

/** Imports the catalogue with another price of the scarf. */
async function write(price: SourcePrice): Promise<void> {
	const source = fixtureCatalog();
	for (const product of source.products) if (product.sku === SCARF) Object.assign(product, { price });
	await writeCatalog(shop.db, source, shop.clock.now);
}
const days = (count: number) => {
	shop.clock.now = new Date(shop.clock.now.getTime() + count * DAY);
};
async function shown(sku = SCARF, storeCode = 'pl') {
	const searchQuery = { _appliedFilters: [{ attribute: 'sku', value: { eq: sku } }] };
	const { hits } = await shop.call(catalogSearch, { body: { type: 'product', searchQuery }, storeCode });
	const { price_incl_tax: price, lowest_price_30_days: lowest } = Product.parse(hits[0]);
	return { price, lowest };
}
async function scarfId(): Promise<number> {
	const [row] = await shop.db.select({ id: products.id }).from(products).where(eq(products.sku, SCARF));
	return row?.id ?? 0;
}
async function history(): Promise<[string, number][]> {
	const rows = await shop.db
		.select()
		.from(priceHistory)
		.where(eq(priceHistory.productId, await scarfId()))
		.orderBy(asc(priceHistory.since));
	return rows.map(({ since, price }) => [since.toISOString().slice(0, 10), price]);
}

describe('the price history', () => {
	it('notes a price once, however often the same catalogue is imported', async () => {
		days(1);
		await write({ regular: 10_000 });
		days(1);
		await write({ regular: 9_000 });
		expect(await history()).toEqual([
			['2026-11-20', 10_000],
			['2026-11-22', 9_000],
		]);
	});

	it('records reductions that started and ended between requests', async () => {
		await write({ regular: 10_000, special: 8_000, specialFrom: '2026-11-25', specialTo: '2026-11-27' });
		days(20);
		expect(await shown()).toEqual({ price: 100, lowest: null });
		expect(await history()).toEqual([
			['2026-11-20', 10_000],
			['2026-11-24', 8_000],
			['2026-11-27', 10_000],
		]);
	});

	it('records a reduction on time without any request', async () => {
		await write({ regular: 10_000, special: 8_000, specialFrom: '2026-11-25' });
		await refreshDuePrices(shop.db, shop.clock.now);
		expect(await history()).toEqual([['2026-11-20', 10_000]]);
		days(10);
		await refreshDuePrices(shop.db, shop.clock.now);
		expect(await history()).toEqual([
			['2026-11-20', 10_000],
			['2026-11-24', 8_000],
		]);
	});

	it('takes past prices from the source, and no future ones', () => {
		const created = new Date('2026-10-01T00:00:00Z');
		const past = (price: SourcePrice) => knownPast(price, created, OPENING).map((point) => point.price);
		expect(past({ regular: 5, special: 4, specialFrom: '2026-11-01', specialTo: '2026-11-10' })).toEqual([5, 4, 5]);
		expect(past({ regular: 5, special: 4, specialFrom: '2026-11-01' })).toEqual([5, 4]);
		expect(past({ regular: 5, special: 4, specialFrom: '2026-12-01' })).toEqual([5]);
		expect(past({ regular: 5, special: 4, specialFrom: '2026-09-01' })).toEqual([]);
		expect(past({ regular: 5, special: 4 })).toEqual([]);
		expect(
			past({
				regular: 5,
				history: [
					{ since: '2026-11-19T00:00:00Z', price: 7 },
					{ since: '2026-12-01T00:00:00Z', price: 1 },
				],
			}),
		).toEqual([7]);
	});
});

it('a sale may begin for more products than a statement has parameters', async () => {
	const ids = [await scarfId(), ...Array.from({ length: 70_000 }, (_, index) => 1_000_000 + index)];
	expect(await compositesOf(shop.db, ids)).not.toEqual([]);
	await expect(touchProducts(shop.db, ids)).resolves.toBeUndefined();
	await expect(refreshLowestPrices(shop.db, isAmong(products.id, ids))).resolves.toBeUndefined();
});

describe('the lowest price of 30 days', () => {
	it('is shown with a reduction only, and is that before it', async () => {
		expect(await shown()).toEqual({ price: 100, lowest: null });
		days(40);
		await write({ regular: 10_000, special: 7_000 });
		expect(await shown()).toEqual({ price: 70, lowest: 100 });
		days(10);
		await write({ regular: 10_000 });
		expect(await shown()).toEqual({ price: 100, lowest: null });
	});

	it('is not the reduction’s own price, however long it is valid', async () => {
		days(40);
		await write({ regular: 10_000, special: 7_000 });
		days(60);
		await write({ regular: 10_000, special: 7_000 });
		expect(await shown()).toEqual({ price: 70, lowest: 100 });
	});

	it('remembers a sale of the weeks before: a raised price makes no bargain', async () => {
		days(40);
		await write({ regular: 8_000 });
		days(5);
		await write({ regular: 12_000 });
		days(20);
		await write({ regular: 12_000, special: 8_500 });
		expect(await shown()).toEqual({ price: 85, lowest: 80 });
	});

	it('forgets what was more than 30 days before', async () => {
		days(40);
		await write({ regular: 8_000 });
		days(5);
		await write({ regular: 12_000 });
		days(31);
		await write({ regular: 12_000, special: 8_500 });
		expect(await shown()).toEqual({ price: 85, lowest: 120 });
	});

	it('of a product that is sold for 3 days is that of 3 days, and of one that was never dearer unknown', async () => {
		days(3);
		await write({ regular: 10_000, special: 7_000 });
		expect(await shown()).toEqual({ price: 70, lowest: 100 });
		await shop.db.delete(priceHistory);
		await write({ regular: 10_000, special: 7_000 });
		expect(await shown()).toEqual({ price: 70, lowest: null });
	});

	it('of what costs as much as before, under a higher regular price, is that price: there is no bargain (5.21)', async () => {
		days(40);
		await write({ regular: 8_000 });
		days(40);
		await write({ regular: 10_000, special: 8_000 });
		expect(await shown()).toEqual({ price: 80, lowest: 80 });
		days(5);
		await write({ regular: 10_000, special: 8_000 });
		expect(await shown()).toEqual({ price: 80, lowest: 80 });
	});

	it('starts with a scheduled reduction, and again with the next', async () => {
		await write({ regular: 10_000, special: 7_000, specialFrom: '2026-11-25' });
		days(10);
		expect(await shown()).toEqual({ price: 70, lowest: 100 });
		await write({ regular: 10_000, special: 6_000, specialFrom: '2026-11-25' });
		expect(await shown()).toEqual({ price: 60, lowest: 70 });
	});

	it('of a configurable product is that of its cheapest variant, and is in the store view’s currency', async () => {
		expect(await shown('SUK-1')).toEqual({ price: 199, lowest: 249 });
		expect(await shown('SUK-1', 'de')).toEqual({ price: 45.3, lowest: 56.68 });
	});

	it('of a bundle is what its parts cost at their lowest', async () => {
		days(40);
		await write({ regular: 10_000, special: 7_000 });
		expect(await shown('KOMPLET-1')).toEqual({ price: 70, lowest: 100 });
		await shop.db.delete(priceHistory);
		await write({ regular: 10_000, special: 7_000 });
		expect(await shown('KOMPLET-1')).toEqual({ price: 70, lowest: null });
	});

	it('is what day by day counting says, whatever the history', async () => {
		const id = await scarfId();
		const step = fc.record({ after: fc.integer({ min: 1, max: 45 }), price: fc.integer({ min: 1, max: 200 }) });
		await fc.assert(
			fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
				let day = 0;
				const points = steps.map(({ after, price }) => {
					day += after;
					return { day, price };
				});
				await shop.db.delete(priceHistory);
				await shop.db
					.insert(priceHistory)
					.values(points.map((point) => ({ productId: id, since: new Date(point.day * DAY), price: point.price })));
				await shop.db.update(products).set({ originalPrice: 1000, finalPrice: 1 }).where(eq(products.id, id));
				await refreshLowestPrices(shop.db, eq(products.id, id));
				const [row] = await shop.db.select().from(products).where(eq(products.id, id));
				expect(row?.lowestPrice).toBe(countedByDay(points));
			}),
			{ numRuns: 60 },
		);
	});
});

/** The lowest price on any of the 30 days before the last change, each day asked for by itself. */
function countedByDay(points: { day: number; price: number }[]): number | null {
	const last = points.at(-1)?.day ?? 0;
	const asked = Array.from({ length: 30 }, (_, index) => last - 30 + index);
	const prices = asked.flatMap((day) => points.findLast((point) => point.day <= day)?.price ?? []);
	return prices.length > 0 ? Math.min(...prices) : null;
}
