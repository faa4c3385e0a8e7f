import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { catalogSearch, type SearchQuery } from '@pasaz/kernel/contract/catalog';
import { Product } from '@pasaz/kernel/contract/product';
import { POLAND, STORE_VIEWS } from '@pasaz/kernel/contract/store-views.fixture';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../app.fixture.ts';
import { fixtureCatalog } from '../../catalogue/source/catalog.fixture.ts';
import { openInMemory } from '../../platform/database/open-in-memory.fixture.ts';
import { faqGroups, pages, products } from '../../platform/database/schema/catalog.ts';
import { reviews } from '../../platform/database/schema/community.ts';
import { cmsBlocks, partners } from '../../platform/database/schema/content.ts';
import { coupons } from '../../platform/database/schema/pricing.ts';
import { ImportError } from '../import-error.ts';
import { DEMO } from '../label/demo-label.fixture.ts';
import { seedShop } from '../label/seed-shop.ts';
import { blankPagesWarning } from '../report.ts';
import { importCatalog, readCatalog } from './import-magento.ts';
import { reportOf } from './report.ts';

const SAMPLE =
	process.env.MAGENTO_SAMPLE ?? resolve(import.meta.dirname, '../../../../../shared/data/magento2-sample/products.csv');
const COLUMNS = [
	'sku',
	'store_view_code',
	'product_type',
	'categories',
	'name',
	'description',
	'product_online',
	'tax_class_name',
	'visibility',
	'price',
	'special_price',
	'special_price_to_date',
	'url_key',
	'base_image',
	'additional_attributes',
	'qty',
	'is_in_stock',
	'created_at',
	'updated_at',
	'configurable_variations',
];

let folder: string;
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'pasaz-import-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const csv = (rows: Record<string, string>[]) =>
	[COLUMNS.join(','), ...rows.map((row) => COLUMNS.map((name) => cell(row[name] ?? '')).join(','))].join('\n');
const write = (content: string) => {
	const file = join(folder, 'products.csv');
	writeFileSync(file, content);
	return file;
};
const options = (file: string, media?: string) => ({
	file,
	media,
	mayShrink: false,
	now: new Date('2026-11-20T10:00:00Z'),
	storeViews: STORE_VIEWS,
	onProgress: () => {},
});
const read = (rows: Record<string, string>[], media?: string) => readCatalog(options(write(csv(rows)), media));

const SHIRT = {
	sku: 'S',
	product_type: 'simple',
	name: 'Shirt &amp; Tie',
	price: '52',
	visibility: 'Catalog, Search',
	categories: 'Default Category/Men/Tops & Co,Default Category',
	product_online: '1',
	qty: '3',
	is_in_stock: '1',
	created_at: '4/30/26, 10:00 AM',
	updated_at: '2026-05-02 08:00:00',
	tax_class_name: 'Taxable Goods',
	additional_attributes:
		'color=Dark Navy,material=Wool|LumaTech&trade;,new=Yes,erin_recommends=Yes,uuid=0b9d3b1c-6d39-4a0e-9a0f-1f2f7a1d2c3e',
};
const VARIANT = {
	...SHIRT,
	visibility: 'Not Visible Individually',
	additional_attributes: 'has_options=0,size=M,color=Red',
};
const PARENT = {
	...SHIRT,
	sku: 'P',
	product_type: 'configurable',
	price: '',
	name: 'Hoodie',
	additional_attributes: 'sale=Yes',
	configurable_variations: 'sku=P-M,size=M,color=Red|sku=P-L,size=L,color=Red',
};

describe('reading an export', () => {
	it('makes a product with its categories, attributes, swatches and tags', async () => {
		const { source, skipped } = await read([SHIRT]);
		expect(skipped).toEqual([]);
		expect(source.categories.map(({ urlPath, name }) => [urlPath, name])).toEqual([
			['men', 'Men'],
			['men/tops-co', 'Tops & Co'],
		]);
		expect(source.products).toMatchObject([
			{
				name: 'Shirt & Tie',
				urlKey: 'shirt-tie',
				type: 'simple',
				price: { regular: 5200 },
				taxClass: 'standard',
				categories: ['men/tops-co'],
				tags: ['nowosc'],
				recommended: true,
				uuid: '0b9d3b1c-6d39-4a0e-9a0f-1f2f7a1d2c3e',
				stock: { qty: 3, isInStock: true },
				createdAt: '2026-04-30T00:00:00.000Z',
				updatedAt: '2026-05-02T00:00:00.000Z',
				attributes: { color: 'Dark Navy', material: ['Wool', 'LumaTech™'] },
			},
		]);
		expect(source.attributes[0]?.options).toEqual([{ label: 'Dark Navy', swatch: '#1d2a4d' }]);
	});

	it('takes a product whose last change cannot be read, without that', async () => {
		const { source, skipped } = await read([{ ...SHIRT, updated_at: '0000-00-00 00:00:00' }]);
		expect(skipped).toEqual([]);
		expect(source.products[0]).not.toHaveProperty('updatedAt');
	});

	it('makes a configurable product of its variants, in the order of sizes', async () => {
		const rows = [{ ...VARIANT, sku: 'P-L' }, { ...VARIANT, sku: 'P-M', price: '48.5' }, PARENT];
		const { source } = await read(rows);
		expect(source.products).toMatchObject([
			{
				sku: 'P',
				price: { regular: 0 },
				tags: ['promocje'],
				variantAttributes: ['color', 'size'],
				variants: [{ sku: 'P-M' }, { sku: 'P-L' }],
			},
		]);
		expect(source.attributes.find(({ code }) => code === 'size')?.options.map(({ label }) => label)).toEqual([
			'M',
			'L',
		]);
	});

	it('reads a reduction with an American date', async () => {
		const { source } = await read([{ ...SHIRT, special_price: '40', special_price_to_date: '12/1/26' }]);
		expect(source.products[0]?.price).toEqual({ regular: 5200, special: 4000, specialTo: '2026-12-01' });
	});

	it('takes tiers from an export of advanced prices, and says of which rows it cannot (5.11)', async () => {
		const tiers = join(folder, 'advanced_pricing.csv');
		const file = write(csv([SHIRT, { ...VARIANT, sku: 'P-M', price: '48.5' }, { ...VARIANT, sku: 'P-L' }, PARENT]));
		const columns = 'sku,tier_price_website,tier_price_customer_group,tier_price_qty,tier_price,tier_price_value_type';
		const rows = [
			'S,All Websites [USD],ALL GROUPS,3.0000,45,Fixed',
			'P-M,All Websites [USD],Wholesale,1,10,Discount',
			'S,All Websites [USD],Friends,1,10,Fixed',
			'S,All Websites [USD],General,no,10,Fixed',
		];
		writeFileSync(tiers, [columns, ...rows].join('\n'));
		const { source, skipped } = await readCatalog({ ...options(file), tiers });
		expect(source.products[0]?.price).toEqual({ regular: 5200, tiers: [{ qty: 3, price: 4500, groupId: 32_000 }] });
		expect(source.products[1]?.variants?.map(({ price }) => price.tiers)).toEqual([
			[{ qty: 1, price: 4365, groupId: 2 }],
			undefined,
		]);
		expect(skipped.map(({ line, sku }) => [line, sku])).toEqual([
			[4, 'S'],
			[5, 'S'],
		]);
		writeFileSync(tiers, 'sku,price');
		await expect(readCatalog({ ...options(file), tiers })).rejects.toThrow(/no Magento 2 advanced pricing export/);
	});

	it('takes rows of a store view as its words', async () => {
		const german = { sku: 'S', store_view_code: 'de', product_type: 'simple' };
		const { source, skipped } = await read([
			{ ...german, name: 'Hemd &amp; Krawatte', additional_attributes: 'material=Leinen|Wolle,pattern=Solid' },
			{ ...SHIRT, additional_attributes: 'material=Linen|Wool,pattern=Solid' },
			{ ...german, description: '<p>Ein Hemd</p>' },
			{ ...german, store_view_code: 'fr', name: 'Chemise' },
			{ ...german, sku: 'LOST', name: 'Verloren' },
		]);
		expect(source.translations).toEqual({
			de: {
				language: 'de',
				products: { S: { name: 'Hemd & Krawatte', description: '<p>Ein Hemd</p>' } },
				attributes: {
					material: { options: { Linen: 'Leinen', Wool: 'Wolle' } },
					pattern: { options: { Solid: 'Solid' } },
				},
			},
		});
		expect(skipped.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
			'5: there is no store view "fr"',
			'6: its product is not imported',
		]);
	});

	it('takes addresses of store views, other than those that another product has in any of them (2.51)', async () => {
		const german = { store_view_code: 'de', product_type: 'simple' };
		const { source } = await read([
			SHIRT,
			{ ...SHIRT, sku: 'T', name: 'Tie', url_key: 'tie' },
			{ ...german, sku: 'S', url_key: 'Schönes Hemd' },
			{ ...german, sku: 'T', url_key: 'schones-hemd' },
		]);
		expect(source.translations?.de?.products).toEqual({ S: { urlKey: 'schones-hemd' }, T: {} });
	});

	it('gives a new shop blank pages, and says that they must be written; a second import leaves them alone', async () => {
		const shop = await openInMemory();
		const given = options(write(csv([SHIRT])));
		const conversion = await readCatalog(given);
		const { blankPages: blank } = await importCatalog(shop.db, conversion, given);
		expect(blankPagesWarning(blank).join()).toMatch(/^Warning: .*\/regulamin/);
		expect(blank.toSorted()).toEqual(Object.values(POLAND.pages ?? {}).toSorted());
		const stored = (await shop.db.select().from(pages)).map(({ document }) => document);
		expect(stored.find(({ url_key }) => url_key === 'regulamin')?.content).toMatch(/^<p>Wstaw tu regulamin/);
		expect(await shop.db.$count(faqGroups)).toBe(0);
		expect(await importCatalog(shop.db, conversion, given)).toEqual({ blankPages: [], dropped: 0 });
		expect(await shop.db.$count(pages)).toBe(blank.length);
		await shop.close();
	});

	it('removes everything that a label has seeded, however much more that was (4.32)', async () => {
		const shop = await openInMemory();
		const label = { seed: async () => ({ ...DEMO, catalog: fixtureCatalog() }), drawPicture: async () => '' };
		expect(await seedShop(shop.db, label)).toBe(true);
		const given = options(write(csv([SHIRT])));
		const { blankPages } = await importCatalog(shop.db, await readCatalog(given), given);
		expect(blankPages).toContain('regulamin');
		const texts = (await shop.db.select().from(pages)).map(({ document }) => document.content);
		expect(texts.join()).toMatch(/Wstaw tu regulamin/);
		expect(texts.join()).not.toMatch(/Pasaż/);
		for (const table of [faqGroups, cmsBlocks, partners, coupons, reviews]) expect(await shop.db.$count(table)).toBe(0);
		expect(await seedShop(shop.db, label)).toBe(false);
		await shop.close();
	});

	it('reports skipped rows by line', async () => {
		const { skipped, source } = await read([
			{ ...SHIRT, description: 'two\nlines' },
			SHIRT,
			{ ...SHIRT, sku: 'B', price: 'cheap' },
			{ ...SHIRT, sku: '' },
			{ ...SHIRT, sku: 'C', product_type: 'bundle' },
			{ ...SHIRT, sku: 'D', store_view_code: 'de' },
			{ ...VARIANT, sku: 'LOST' },
			PARENT,
			{ ...SHIRT, sku: 'E', special_price: '40', special_price_to_date: '13/45/26' },
			{ ...SHIRT, sku: 'F', special_price: '40', special_price_to_date: '0000-00-00 00:00:00' },
		]);
		expect(source.products.map(({ sku }) => sku)).toEqual(['S']);
		expect(skipped.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
			'4: the sku is already given in line 2',
			'5: the price "cheap" is not an amount',
			'6: the sku is missing',
			'7: products of type "bundle" are not imported',
			'8: its product is not imported',
			'9: it is not visible on its own and belongs to no product',
			'10: its variant "P-M" has no row of its own',
			'10: its variant "P-L" has no row of its own',
			'10: none of its variants can be imported',
			'11: the special_price_to_date "13/45/26" is not a date',
			'12: the special_price_to_date "0000-00-00 00:00:00" is not a date',
		]);
	});

	it('reads on after a short row, and is not cut off by a blank last line', async () => {
		const [header, shirt] = csv([SHIRT]).split('\n');
		const { source, skipped } = await readCatalog(options(write([header, 'B,,simple', shirt, '  '].join('\n'))));
		expect(source.products.map(({ sku }) => sku)).toEqual(['S']);
		expect(skipped.map(({ line }) => line)).toEqual([2, 4]);
	});

	it('is refused where it would leave out more than 30 % of an earlier one, unless it may (4.32)', async () => {
		const shop = await openInMemory();
		const rows = ['A', 'B', 'C'].map((sku) => ({ ...SHIRT, sku }));
		const load = async (given: Record<string, string>[], mayShrink = false) =>
			importCatalog(shop.db, await read(given), { ...options(''), mayShrink });
		expect(await load(rows)).toMatchObject({ dropped: 0 });
		await expect(load(rows.slice(1, 2))).rejects.toThrow(/leave out 2 of the shop’s 3 products.*--shrink/);
		expect(await shop.db.$count(products)).toBe(3);
		expect(await load(rows.slice(1, 2), true)).toMatchObject({ dropped: 2 });
		await shop.close();
	});

	it('takes pictures from the folder only, and notes those that are missing', async () => {
		writeFileSync(join(folder, 'shirt.jpg'), '');
		const { source, missingPictures } = await read(
			[
				{ ...SHIRT, base_image: '/shirt.jpg' },
				{ ...SHIRT, sku: 'B', base_image: '../../etc/passwd' },
			],
			folder,
		);
		expect(source.products.map(({ pictures }) => pictures)).toEqual([['/shirt'], []]);
		expect(source.pictures.get('/shirt')).toEqual({ kind: 'file', file: join(folder, 'shirt.jpg') });
		expect(missingPictures).toEqual(['../../etc/passwd']);
	});

	it.each([
		['another CSV file', 'a,b\n1,2', /no Magento 2 product export: it lacks the columns sku/],
		['an empty file', '', /is empty/],
		['no CSV at all', `${COLUMNS.join(',')}\n"never closed`, /not valid CSV after line 2/],
		['an export without products', COLUMNS.join(','), /holds no product/],
		['a row that was cut off (4.32)', `${csv([SHIRT])}\nB,,simple`, /cut off: its last row \(line 3\) has 3 of 20/],
		['an export of bad rows', csv([{ ...SHIRT, price: 'x' }]), /holds no product .*line 2: the price "x"/],
	])('refuses %s', async (_name, content, message) => {
		const file = write(content);
		await expect(readCatalog(options(file))).rejects.toThrow(ImportError);
		await expect(readCatalog(options(file))).rejects.toThrow(message);
	});

	it('refuses a file that is not there', async () => {
		await expect(readCatalog(options(join(folder, 'nothing.csv')))).rejects.toThrow(ImportError);
	});
});

describe.skipIf(!existsSync(SAMPLE))('the Magento sample shop (skipped without MAGENTO_SAMPLE or ../shared)', () => {
	let shop: TestApp;
	beforeAll(async () => {
		shop = await createTestApp();
	});
	afterAll(() => shop.close());

	const search = async (searchQuery: SearchQuery) =>
		shop.call(catalogSearch, {
			body: { type: 'product', searchQuery, size: 500, sourceInclude: ['sku', 'price_incl_tax', 'id'] },
		});

	it('is imported whole, keeps its ids, and leaves the pages alone', async () => {
		const conversion = await readCatalog(options(SAMPLE));
		await importCatalog(shop.db, conversion, { ...options(SAMPLE), mayShrink: true });
		expect(conversion.skipped).toEqual([]);
		expect(reportOf(conversion, 1)).toMatch(/^Imported 147 products \(147 configurable\) with 1847 variants/);

		const listed = { _appliedFilters: [{ attribute: 'visibility', value: { in: [2, 3, 4] } }] };
		const before = await search(listed);
		expect(before.total).toBe(147);
		await importCatalog(shop.db, conversion, options(SAMPLE));
		expect((await search(listed)).hits).toEqual(before.hits);
		expect((await shop.call(catalogSearch, { body: { type: 'cms_page', searchQuery: {} } })).total).toBe(1);
	}, 180_000);

	it('prices parents by their variants, in PLN with tax', async () => {
		const { hits } = await shop.call(catalogSearch, {
			body: { type: 'product', searchQuery: { _appliedFilters: [{ attribute: 'sku', value: { eq: 'MH01' } }] } },
		});
		const hoodie = Product.parse(hits[0]);
		expect(hoodie).toMatchObject({
			price_incl_tax: 52,
			price: 42.28,
			name: 'Chaz Kangeroo Hoodie',
			url_key: 'chaz-kangeroo-hoodie',
		});
		expect(hoodie.category.map(({ name }) => name)).toEqual([
			'Men',
			'Tops',
			'Hoodies & Sweatshirts',
			'Collections',
			'Eco Friendly',
		]);
		expect(hoodie.configurable_children).toHaveLength(15);
	});
});
