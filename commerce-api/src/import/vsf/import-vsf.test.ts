import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Category, catalogSearch, type SearchRequest, TaxRule } from '@pasaz/kernel/contract/catalog';
import { Product } from '@pasaz/kernel/contract/product';
import { STORE_VIEWS } from '@pasaz/kernel/contract/store-views.fixture';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../app.fixture.ts';
import {
	catalogIds,
	faqGroups,
	pages,
	pictures,
	products,
	tierPrices,
} from '../../platform/database/schema/catalog.ts';
import { reviews } from '../../platform/database/schema/community.ts';
import { cmsBlocks } from '../../platform/database/schema/content.ts';
import { priceHistory } from '../../platform/database/schema/pricing.ts';
import { ImportError } from '../import-error.ts';
import { type Imported, importDumps } from './import-vsf.ts';
import { reportOf } from './report.ts';

const FIXTURE = join(import.meta.dirname, 'fixture');
const FILES = [join(FIXTURE, 'catalog.jsonl'), join(FIXTURE, 'content.jsonl')];

let shop: TestApp;
let folder: string;
let imported: Imported;
beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), 'pasaz-vsf-'));
	shop = await createTestApp();
	imported = await run(FILES);
});
afterAll(async () => {
	rmSync(folder, { recursive: true });
	await shop.close();
});

interface Given {
	media?: string;
	pricesIncludeTax?: boolean;
	stores?: Map<string, string[]>;
	mayShrink?: boolean;
}

function run(files: string[], given: Given = {}): Promise<Imported> {
	const { media, pricesIncludeTax = false, stores = new Map(), mayShrink = true } = given;
	return importDumps(shop.db, {
		files,
		media,
		pricesIncludeTax,
		stores,
		mayShrink,
		storeViews: STORE_VIEWS,
		giftCardSkus: new Set(['VSF-KARTA']),
		country: 'PL',
		now: shop.clock.now,
		onProgress: () => {},
	});
}
const line = (_type: string, _source: object) => ({ _type, _source });
function dumpOf(...lines: (object | string)[]): string {
	const file = join(folder, `${lines.length}-${Math.random()}.json`);
	writeFileSync(file, lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'));
	return file;
}
async function find(type: SearchRequest['type'], attribute: string, eq: string) {
	const searchQuery = { _appliedFilters: [{ attribute, value: { eq } }] };
	const { hits } = await shop.call(catalogSearch, { body: { type, searchQuery } });
	return hits;
}
const product = async (sku: string) => Product.parse((await find('product', 'sku', sku))[0]);

describe('an import of dumps', () => {
	it('prices net amounts with the dump’s own tax rules, and knows a reduction’s past (5.8)', async () => {
		const dress = await product('VSF-SUK');
		expect(dress).toMatchObject({ price_incl_tax: 98.4, original_price_incl_tax: 123, lowest_price_30_days: 123 });
		const rules = (await find('taxrule', 'id', '2')).map((rule) => TaxRule.parse(rule));
		expect(rules[0]?.rates.map(({ tax_country_id, rate }) => [tax_country_id, rate])).toEqual([
			['PL', 23],
			['DE', 19],
		]);
	});

	it('rounds net amounts once, after the tax (5.12)', async () => {
		const nets = [243.8943, 0.5, 4_065_040.6504];
		const tiers = [{ customer_group_id: 32_000, qty: 2, value: 81.2967 }];
		const documents = nets.map((price, index) =>
			simple({ sku: `NETTO-${index}`, price, special_price: null, tier_prices: tiers }),
		);
		const { source } = await run([...FILES, dumpOf(...documents)]);
		const prices = source.products.filter(({ sku }) => sku.startsWith('NETTO-')).map(({ price }) => price);
		expect(prices.map(({ regular }) => regular)).toEqual([29_999, 62, 500_000_000]);
		expect(prices[0]?.tiers).toEqual([{ qty: 2, price: 9999, groupId: 32_000 }]);
		await run(FILES);
	});

	it('takes amounts with tax as they are', async () => {
		expect(await product('VSF-SZAL')).toMatchObject({ price_incl_tax: 60, tax_class_id: 2 });
		expect(await product('VSF-KARTA')).toMatchObject({ price_incl_tax: 100, stock: { is_in_stock: true } });
	});

	it('takes tier prices like prices, and leaves out what is none (5.11)', async () => {
		const tiers = await shop.db.select().from(tierPrices).orderBy(tierPrices.groupId);
		expect(tiers.map(({ groupId, qty, price }) => [groupId, qty, price])).toEqual([
			[2, 1, 3690],
			[32_000, 3, 5000],
		]);
	});

	it('refuses a tax class that is missing or has no rate, unless the product is made of others (5.8)', async () => {
		expect((await product('VSF-ZESTAW')).tax_class_id).toBe(2);
		expect((await product('VSF-KARTA')).tax_class_id).toBe(0);
		const odd = [undefined, null, '', [], 'VAT', -1, 7].map((taxClass, index) =>
			simple({ sku: `BEZ-${index}`, tax_class_id: taxClass }),
		);
		const { source, skipped } = await run([...FILES, dumpOf(...odd, simple({ sku: 'NAPIS', tax_class_id: ' 2 ' }))]);
		expect(source.products.map(({ sku }) => sku)).toContain('NAPIS');
		const own = skipped.filter(({ name }) => name.startsWith('BEZ-'));
		expect(own.map(({ name, reason }) => `${name}: ${reason}`)).toEqual([
			...odd.slice(0, -1).map((_, index) => `BEZ-${index}: the tax class is missing or no number`),
			'BEZ-6: the tax rules have no rate of its tax class 7 in PL',
		]);
		await run(FILES);
	});

	it('refuses a tax class that only a region has a rate of, and takes one whose rate is 0 (5.8)', async () => {
		const rule = (id: number, code: string, rate: object) =>
			line('taxrule', {
				id,
				code,
				product_tax_class_ids: [id],
				customer_tax_class_ids: [3],
				rates: [{ id, tax_country_id: 'PL', code, ...rate }],
			});
		const { source, skipped } = await run([
			dumpOf(
				rule(7, 'Regional', { rate: 23, tax_region_id: 12, region_name: 'Mazowsze' }),
				rule(8, 'Zero', { rate: 0, tax_region_id: 0 }),
				simple({ sku: 'REGION', tax_class_id: 7 }),
				simple({ sku: 'ZERO', tax_class_id: 8 }),
			),
		]);
		expect(source.products.map(({ sku }) => sku)).toEqual(['ZERO']);
		expect(skipped.map(({ reason }) => reason)).toEqual(['the tax rules have no rate of its tax class 7 in PL']);
		await run(FILES);
	});

	it('chooses variants by the labels of their options, with the stock of their own documents', async () => {
		const { configurable_options = [], configurable_children = [] } = await product('VSF-SUK');
		expect(configurable_options.map(({ label, values }) => [label, values.map((value) => value.label)])).toEqual([
			['Kolor', ['Black', 'Navy Blue']],
			['Rozmiar', ['S', 'M']],
		]);
		expect(configurable_children.map(({ sku, stock }) => [sku, stock?.qty])).toEqual([
			['VSF-SUK-S-Black', 7],
			['VSF-SUK-M-Navy', 3],
		]);
	});

	it('builds the tree of categories whatever the order of the lines, without what is hidden', async () => {
		const [dresses] = (await find('category', 'url_path', 'kobieta/sukienki-22')).map((hit) => Category.parse(hit));
		expect(dresses).toMatchObject({ level: 3, product_count: 1, meta_title: 'Sukienki na co dzień' });
		expect(await find('category', 'url_path', 'ukryta')).toEqual([]);
		expect((await product('VSF-SUK')).category.map(({ name }) => name)).toEqual(['Kobieta', 'Sukienki']);
	});

	it('keeps pictures as the index names them, in their order, and cleans HTML', async () => {
		const { image, media_gallery, description } = await product('VSF-SUK');
		expect([image, ...media_gallery.slice(1).map((entry) => entry.image)]).toEqual([
			'/s/u/sukienka.jpg',
			'/s/u/sukienka-2.jpg',
		]);
		expect(description).toBe('<p>Z lnu.</p>');
		expect((await product('VSF-SZAL')).image).toBeNull();
	});

	it('keeps what grouped products and bundles are made of (4.3)', async () => {
		expect(await product('VSF-ZESTAW')).toMatchObject({ price_incl_tax: 60, url_key: 'szal-vsf-zestaw' });
		const bundle = await product('VSF-KOMPLET');
		expect(bundle).toMatchObject({ price_incl_tax: 120 });
		expect(bundle.bundle_options?.[0]?.product_links).toMatchObject([{ qty: 2, can_change_quantity: true }]);
		expect((await product('VSF-SZAL')).product_links).toMatchObject([{ linked_product_sku: 'VSF-SUK' }]);
	});

	it('leaves out a bundle with a gift card in it, of which no code would come, and says so (15.38)', async () => {
		const product_links = [{ sku: 'VSF-KARTA', qty: 1, is_default: true }];
		const bundle_options = [{ title: 'Karta', required: true, type: 'select', product_links }];
		const bundle = simple({ sku: 'PREZENT', type_id: 'bundle', bundle_options });
		const { source, skipped } = await run([...FILES, dumpOf(bundle)]);
		expect(source.products.map(({ sku }) => sku)).not.toContain('PREZENT');
		const reason = 'its part "VSF-KARTA" is a gift card, which is only sold alone';
		expect(skipped).toContainEqual(expect.objectContaining({ name: 'PREZENT', reason }));
		await run(FILES);
	});

	it('leaves out the variants of a product that it refuses, unless something else is made of them (4.32)', async () => {
		const child = (sku: string) => ({ sku, price: 100, status: 1, color: 49 });
		const values = [{ value_index: 49, label: 'Black' }];
		const parent = {
			...{ sku: 'RODZIC', type_id: 'configurable', tax_class_id: null },
			configurable_options: [{ attribute_code: 'color', label: 'Kolor', values }],
			configurable_children: [child('DZIECKO-1'), child('DZIECKO-2')],
		};
		const product_links = [{ link_type: 'associated', linked_product_sku: 'DZIECKO-2' }];
		const documents = [
			simple(parent),
			simple({ sku: 'DZIECKO-1', visibility: 1 }),
			simple({ sku: 'DZIECKO-2', visibility: 1 }),
			simple({ sku: 'GRUPA', type_id: 'grouped', product_links }),
		];
		const { source, skipped } = await run([...FILES, dumpOf(...documents)]);
		const own = source.products.map(({ sku }) => sku).filter((sku) => !sku.startsWith('VSF-'));
		expect(own).toEqual(['DZIECKO-2', 'GRUPA']);
		const names = skipped.map(({ name }) => name);
		expect(names.filter((name) => name === 'RODZIC' || name.startsWith('DZIECKO'))).toEqual(['RODZIC', 'DZIECKO-1']);
		await run(FILES);
	});

	it('replaces pages and blocks that the dumps hold, adds reviews, and keeps the rest of the shop', async () => {
		expect((await shop.db.select().from(pages)).map(({ document }) => [document.url_key, document.content])).toEqual([
			['o-nas', '<p>Szyjemy w Łodzi.</p>'],
		]);
		expect((await shop.db.select().from(cmsBlocks)).map(({ identifier }) => identifier)).toEqual(['pasek']);
		expect(await shop.db.$count(faqGroups)).toBe(1);
		const { id } = await product('VSF-SZAL');
		expect(await shop.db.select().from(reviews)).toMatchObject([
			{ productId: id, nickname: 'Ola', rating: 5, status: 1 },
		]);
	});

	it('says by line what it left out, and why', () => {
		const report = reportOf(imported, 1.25);
		expect(report).toContain(
			'Imported 5 products (1 configurable, 1 simple, 1 grouped, 1 bundle, 1 virtual) with 2 variants in 2 categories, 1.3 s.',
		);
		for (const line of [
			'catalog.jsonl line 11 (VSF-SUK): its variant "VSF-SUK-L-Black" has no option of "size"',
			'catalog.jsonl line 17 (VSF-BEZ-CENY): the price is missing',
			'catalog.jsonl line 18 (VSF-SIEROTA): nothing of what it is made of is in the catalogue',
			'catalog.jsonl line 19 (170): product: the field "sku" is not as expected',
			'catalog.jsonl line 20: it is not a JSON object',
			'catalog.jsonl line 21 (1): documents of type "seo_redirect" are not imported',
			'content.jsonl line 5 (2): review: its product 999 is not in the catalogue',
			'content.jsonl line 6 (3): review: it has no rating',
		]) {
			expect(report).toContain(line);
		}
	});

	it('is idempotent, whatever the order of the files', async () => {
		const state = async () => ({
			ids: (await shop.db.select({ id: products.id, sku: products.sku }).from(products)).toSorted(
				(a, b) => a.id - b.id,
			),
			all: await shop.db.$count(catalogIds),
			reviews: await shop.db.select().from(reviews),
			history: await shop.db.$count(priceHistory),
		});
		const before = await state();
		await run(FILES.toReversed());
		expect(await state()).toEqual(before);
	});

	it('has an option for prices that include the tax', async () => {
		await run(FILES, { pricesIncludeTax: true });
		expect(await product('VSF-SUK')).toMatchObject({ price_incl_tax: 80, original_price_incl_tax: 100 });
		expect(await product('VSF-SZAL')).toMatchObject({ price_incl_tax: 60 });
		await run(FILES);
	});

	it('takes the index of another store view as its words', async () => {
		const german = dumpOf(
			line('category', { id: 22, parent_id: 21, name: 'Kleider', is_active: true, position: 1 }),
			line('category', { id: 99, parent_id: 2, name: 'Nur hier', is_active: true, position: 1 }),
			line('attribute', {
				attribute_code: 'color',
				frontend_label: 'Farbe',
				is_user_defined: true,
				options: [{ value: '49', label: 'Schwarz' }],
			}),
			line('product', {
				id: 100,
				sku: 'VSF-SUK',
				type_id: 'configurable',
				visibility: 4,
				name: 'Kleid Wiese',
				configurable_children: [{ sku: 'VSF-SUK-S-Black', name: 'Kleid Wiese, S, schwarz' }],
			}),
			'half',
			line('product', { id: 110, type_id: 'simple', visibility: 4, name: 'Schal' }),
		);
		const report = reportOf(await run(FILES, { stores: new Map([['de', [german]]]) }), 1);
		expect(report).toMatch(
			/^Skipped of the store view de: 2\.\n.* line 5: it is not a JSON.*\n.* line 6: product: the field "sku"/m,
		);
		const searchQuery = { _searchText: 'kleider' };
		const { hits } = await shop.call(catalogSearch, { body: { type: 'product', store: 'de', searchQuery } });
		const dress = Product.parse(hits[0]);
		expect(dress).toMatchObject({ sku: 'VSF-SUK', name: 'Kleid Wiese', url_path: 'sukienka-laka' });
		expect(dress.category.map(({ name }) => name)).toEqual(['Kobieta', 'Kleider']);
		expect(dress.configurable_options?.[0]?.values.map(({ label }) => label)).toEqual(['Schwarz', 'Navy Blue']);
		await expect(run(FILES, { stores: new Map([['fr', [german]]]) })).rejects.toThrow('no store view "fr"');
		await run(FILES);
		expect((await product('VSF-SUK')).name).toBe('Sukienka Łąka');
	});

	it('takes photographs from a folder, reports missing ones, and never leaves the folder', async () => {
		mkdirSync(join(folder, 's/u'), { recursive: true });
		writeFileSync(join(folder, 's/u/sukienka.jpg'), 'x');
		const conversion = await run([...FILES, dumpOf(simple({ sku: 'ZLY', image: '/../../etc/passwd' }))], {
			media: folder,
		});
		expect((await shop.db.select().from(pictures)).map(({ path }) => path)).toEqual(['/s/u/sukienka.jpg']);
		expect(conversion.missingPictures).toContain('/../../etc/passwd');
		await run(FILES);
	});

	it.each([
		['no file', ['/nowhere.json'], /nowhere\.json cannot be read/],
		['nothing in it', [() => dumpOf('')], /no product that can be imported/],
		[
			'no tax classes (5.8)',
			[() => dumpOf({}, ...[1, 2, 3].map(() => simple({ tax_class_id: null })))],
			/the tax class is missing or no number, as of 2 more/,
		],
		['nothing but rubbish', [() => dumpOf('sku,name', {})], /line 1: it is not a JSON object/],
		['another format', [() => dumpOf('sku,name', 'A,B')], /is cut off, or is no dump/],
		['a last line that was cut off (4.32)', [() => dumpOf(simple({}), cut(simple({})), '')], /is cut off/],
		['the same in one of several', [() => dumpOf(cut(simple({}))), () => dumpOf(simple({}))], /is cut off/],
	])('with %s is refused, and the shop stays as it is', async (_what, files, message) => {
		const given = files.map((file) => (typeof file === 'string' ? file : file()));
		await expect(run(given)).rejects.toThrow(ImportError);
		await expect(run(given)).rejects.toThrow(message);
		expect((await product('VSF-SZAL')).name).toBe('Szal');
	});

	it('that would leave out more than 30 % of the products is refused, unless it may (4.32)', async () => {
		const pieces = (count: number) =>
			dumpOf(...Array.from({ length: count }, (_, index) => simple({ sku: `SZTUKA-${index}` })));
		await run([pieces(10)]);
		expect((await run([pieces(7)], { mayShrink: false })).dropped).toBe(3);
		const refused = run([pieces(4)], { mayShrink: false });
		await expect(refused).rejects.toThrow(/leave out 3 of the shop’s 7 products.*--shrink/);
		await expect(refused).rejects.toThrow(ImportError);
		expect(await shop.db.$count(products)).toBe(7);
		expect((await run([pieces(4)])).dropped).toBe(3);
		expect(await shop.db.$count(products)).toBe(4);
		await run(FILES);
	});

	it('survives every field being anything', async () => {
		const dates = ['0000-00-00', '0000-00-00 00:00:00', '2026-13-45', '0000-01-01', '0001-01-01', '9999-12-31'];
		const odd = [null, [], {}, 'x', '', -1, 1e308, true, ['x'], { a: [1] }, ...dates];
		const fields = Object.keys(simple({})._source);
		expect(fields.length).toBeGreaterThan(0);
		const documents = fields.flatMap((field) => odd.map((value) => simple({ [field]: value })));
		await expect(run([dumpOf(...documents, simple({ sku: 'DOBRY' }))])).resolves.toBeDefined();
		expect(await product('DOBRY')).toMatchObject({ price_incl_tax: 6.15, updated_at: '2026-10-20T00:00:00.000Z' });
	});
});

function cut(document: object): string {
	return JSON.stringify(document).slice(0, -30);
}

let number = 0;
function simple(given: Record<string, unknown>) {
	number += 1;
	const source = {
		id: 1000 + number,
		sku: `ODD-${number}`,
		type_id: 'simple',
		name: `Odd ${number}`,
		url_key: `odd-${number}`,
		status: 1,
		visibility: 4,
		tax_class_id: 2,
		price: 10,
		stock: { is_in_stock: true, qty: 1 },
		category_ids: [21],
		media_gallery: [],
		custom_attributes: [],
		configurable_options: [],
		product_links: [],
		special_price: 5,
		special_from_date: '2026-11-01',
		created_at: '2026-10-01',
		updated_at: '2026-10-20 12:30:00',
		image: '/a.jpg',
		description: 'x',
		color: 49,
		material: '33',
		...given,
	};
	return { _type: 'product', _id: String(source.id), _source: source };
}
