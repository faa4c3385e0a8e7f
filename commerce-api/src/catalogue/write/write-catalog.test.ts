import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openInMemory } from '../../platform/database/open-in-memory.fixture.ts';
import { categories, pages, products, stock } from '../../platform/database/schema/catalog.ts';
import { readCatalogState } from '../catalog-state.ts';
import { fixtureCatalog } from '../source/catalog.fixture.ts';
import { CatalogError } from '../source/catalog-source.ts';
import { writeCatalog } from './write-catalog.ts';

let open: OpenDatabase;
const now = new Date('2026-11-20T10:00:00Z');

beforeAll(async () => {
	open = await openInMemory();
	await writeCatalog(open.db, fixtureCatalog(), now);
});
afterAll(() => open.close());

const bySku = async (sku: string) => {
	const [row] = await open.db.select().from(products).where(eq(products.sku, sku));
	if (!row) throw new Error(`No product ${sku}`);
	return row;
};

describe('writeCatalog', () => {
	it('prices a configurable product like its cheapest variant that can be had (5.5)', async () => {
		expect(await bySku('SUK-1')).toMatchObject({ originalPrice: 26900, finalPrice: 19900 });
	});

	it('prices it without a variant that is sold out (5.5)', async () => {
		const { db, close } = await openInMemory();
		const source = fixtureCatalog();
		const cheapest = source.products
			.flatMap(({ variants = [] }) => variants)
			.find(({ sku }) => sku === 'SUK-1-Czarny-M');
		Object.assign(cheapest ?? {}, { stock: { qty: 0, isInStock: false } });
		await writeCatalog(db, source, now);
		const [dress] = await db.select().from(products).where(eq(products.sku, 'SUK-1'));
		expect(dress).toMatchObject({ originalPrice: 25900, finalPrice: 25900, isInStock: true });
		await close();
	});

	it('lists by the latest as the source knows changes, else by when products came (6.3)', async () => {
		const { db, close } = await openInMemory();
		const source = fixtureCatalog();
		const updatedAt = '2026-11-15T12:00:00.000Z';
		await writeCatalog(db, { ...source, products: source.products.map((one) => ({ ...one, updatedAt })) }, now);
		const [scarf] = await db.select().from(products).where(eq(products.sku, 'SZAL-1'));
		expect(scarf?.updatedAt.toISOString()).toBe(updatedAt);
		expect((await bySku('SZAL-1')).updatedAt).toEqual((await bySku('SZAL-1')).createdAt);
		await close();
	});

	it('prices a bundle by its default choices and a grouped product by its cheapest part (5.7, 5.17)', async () => {
		expect(await bySku('KOMPLET-1')).toMatchObject({ finalPrice: 4999 });
		expect(await bySku('ZESTAW-1')).toMatchObject({ finalPrice: 4999 });
	});

	it('knows when the next reduction ends', async () => {
		const state = await readCatalogState(open.db);
		expect(state.nextPriceChange?.toISOString()).toBe('2026-11-30T23:00:00.000Z');
	});

	it('takes a product made of others as available when a part is', async () => {
		for (const sku of ['SUK-1', 'ZESTAW-1', 'KOMPLET-1']) expect(await bySku(sku)).toMatchObject({ isInStock: true });
	});

	it('takes a group of garments as available when a variant of one is (4.28)', async () => {
		const { db, close } = await openInMemory();
		const source = fixtureCatalog();
		const group = source.products.find(({ sku }) => sku === 'ZESTAW-1');
		Object.assign(group ?? {}, { links: [{ sku: 'SUK-1', type: 'associated' }] });
		await writeCatalog(db, source, now);
		const [written] = await db.select().from(products).where(eq(products.sku, 'ZESTAW-1'));
		expect(written).toMatchObject({ isInStock: true });
		await close();
	});

	it('lists only enabled variants (4.11)', async () => {
		const parent = await bySku('SUK-1');
		expect(await bySku('SUK-1-Czarny-M')).toMatchObject({ listedAs: parent.id });
		expect(await bySku('SUK-1-Czarny-L')).toMatchObject({ listedAs: null });
		expect(parent.listedAs).toBeNull();
	});

	it('builds the tree of categories from the shop’s root', async () => {
		const [midi] = await open.db.select().from(categories).where(eq(categories.urlPath, 'ona/sukienki/midi'));
		expect(midi?.document).toMatchObject({ level: 4, path: '1/2/3/4/5', parent_id: 4, product_count: 1, slug: 'midi' });
	});

	it('keeps ids when the same catalogue comes again in another order, with less and more', async () => {
		const before = await bySku('SZAL-1');
		const changed = fixtureCatalog();
		changed.products.reverse();
		changed.categories.push({ urlPath: 'nowa', name: 'Nowa', position: 1, includeInMenu: false });
		await writeCatalog(open.db, changed, now);
		expect((await bySku('SZAL-1')).id).toBe(before.id);
		expect((await bySku('SZAL-1')).revision).not.toBe(before.revision);
	});

	it('keeps the date of a page that says the same as before, and dates what has changed (4.32)', async () => {
		const dates = async () =>
			(await open.db.select().from(pages)).map(({ urlKey, document }) => [urlKey, document.updated_at]);
		const tomorrow = new Date(now.getTime() + 86_400_000);
		const changed = fixtureCatalog();
		changed.pages.push({ urlKey: 'nowa', title: 'Nowa', content: '<p>Nowa</p>' });
		await writeCatalog(open.db, changed, now);
		expect(await dates()).toEqual(changed.pages.map(({ urlKey }) => [urlKey, now.toISOString()]));
		changed.pages.splice(-1, 1, { urlKey: 'nowa', title: 'Nowa', content: '<p>Inna</p>' });
		await writeCatalog(open.db, changed, tomorrow);
		const last = changed.pages.length - 1;
		expect(await dates()).toEqual(
			changed.pages.map(({ urlKey }, index) => [urlKey, (index === last ? tomorrow : now).toISOString()]),
		);
		await writeCatalog(open.db, fixtureCatalog(), now);
	});

	it('leaves the old catalogue when the new one fails half way', async () => {
		const { version } = await readCatalogState(open.db);
		const broken = fixtureCatalog();
		const [first] = broken.products;
		if (first) first.createdAt = 'never';
		await expect(writeCatalog(open.db, broken, now)).rejects.toThrow();
		expect(await open.db.$count(stock)).toBe(10);
		expect(await readCatalogState(open.db)).toMatchObject({ version });
	});

	it.each([
		[
			'a sku given twice',
			'sku "SZAL-1" is given twice',
			(source: ReturnType<typeof fixtureCatalog>) => source.products.push(...source.products.slice(2, 3)),
		],
		[
			'an unknown category',
			'category "ona" does not exist',
			(source: ReturnType<typeof fixtureCatalog>) => source.categories.shift(),
		],
	])('refuses %s by name', async (_name, message, spoil) => {
		const source = fixtureCatalog();
		spoil(source);
		await expect(writeCatalog(open.db, source)).rejects.toThrow(CatalogError);
		await expect(writeCatalog(open.db, source)).rejects.toThrow(message);
	});

	it('runs beside single statements without letting them into its transaction', async () => {
		const counts = Promise.all(Array.from({ length: 20 }, () => open.db.execute(sql`select count(*) from products`)));
		const [, results] = await Promise.all([writeCatalog(open.db, fixtureCatalog(), now), counts]);
		expect(results).toHaveLength(20);
	});
});
