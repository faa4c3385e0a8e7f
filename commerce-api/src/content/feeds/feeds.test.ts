import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STORE_VIEWS } from '@pasaz/kernel/contract/store-views.fixture';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, testAppOn } from '../../app.fixture.ts';
import { raiseVersion } from '../../catalogue/catalog-state.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { escapeXml } from './escape-xml.ts';
import { GOOGLE_FIELDS } from './google-fields.fixture.ts';
import { pagesPerFile } from './sitemap.ts';

let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp(undefined, { env: { PUBLIC_URL: 'https://kram.example' } });
});
afterAll(() => shop.close());

const get = (path: string) => shop.app.request(path);
const read = async (path: string) => (await get(path)).text();
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found ?? '');

describe('the map of the site', () => {
	it('names every page of every storefront once (2.23)', async () => {
		const addresses = all(await read('/sitemap.xml'), /<loc>([^<]*)<\/loc>/g);
		expect(new Set(addresses).size).toBe(addresses.length);
		for (const path of ['/', '/ona/sukienki', '/nowosc', '/o-nas', '/szalik-mgla', '/sukienka-lniana-zonkil']) {
			for (const prefix of ['', '/de', '/it']) {
				// a storefront's home page has no slash behind its code
				const own = prefix && path === '/' ? prefix : prefix + path;
				expect(addresses).toContain(`https://kram.example${own}`);
			}
		}
		expect(addresses.join()).not.toMatch(/\/cart|\/account|stare|suk-1-rudy/);
	});

	it('leads from each page to the same one of other storefronts', async () => {
		const xml = await read('/sitemap.xml');
		const [scarf] = all(xml, /(<url><loc>https:\/\/kram\.example\/de\/szalik-mgla<.*?<\/url>)/g);
		expect(all(scarf ?? '', /hreflang="([^"]*)"/g)).toEqual(['pl', 'de', 'it', 'x-default']);
		expect(all(scarf ?? '', /href="([^"]*)"/g).at(-1)).toBe('https://kram.example/szalik-mgla');
		expect(scarf).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
	});

	it('names the pictures of a product, each once, at every storefront’s page (2.38)', async () => {
		const xml = await read('/sitemap.xml');
		expect(xml).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"');
		for (const address of ['/sukienka-lniana-zonkil', '/de/sukienka-lniana-zonkil']) {
			const [dress = ''] = all(xml, new RegExp(`(<url><loc>https://kram.example${address}<.*?</url>)`, 'g'));
			const pictures = all(dress, /<image:image><image:loc>([^<]*)<\/image:loc><\/image:image>/g);
			expect(pictures.length).toBeGreaterThan(0);
			expect(new Set(pictures).size).toBe(pictures.length);
			for (const picture of pictures)
				expect([picture, (await get(new URL(picture).pathname)).status]).toEqual([picture, 200]);
		}
	});

	it('leads everybody else to the storefront without a prefix, wherever it stands', async () => {
		const folder = mkdtempSync(join(tmpdir(), 'pasaz-sitemap-'));
		const file = join(folder, 'store-views.json');
		const views = STORE_VIEWS.map((view) => ({ ...view, appendStoreCode: view.storeCode !== 'de' }));
		writeFileSync(file, JSON.stringify(views));
		const env = { PUBLIC_URL: 'https://kram.example', STORE_VIEWS: file };
		const german = testAppOn({ db: shop.db, close: async () => {} }, { env });
		rmSync(folder, { recursive: true });
		const xml = await (await german.app.request('/sitemap.xml')).text();
		const [scarf] = all(xml, /(<url><loc>https:\/\/kram\.example\/pl\/szalik-mgla<.*?<\/url>)/g);
		expect(scarf).toContain('hreflang="x-default" href="https://kram.example/szalik-mgla"');
	});

	it('has the one file that it needs', async () => {
		expect(await read('/sitemap-1.xml')).toBe(await read('/sitemap.xml'));
		const { status, headers } = await get('/sitemap.xml');
		expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
			200,
			'application/xml; charset=utf-8',
			'public, max-age=3600',
		]);
		for (const path of ['/sitemap-2.xml', '/sitemap-0.xml', '/sitemap-01.xml', '/sitemap-99999.xml', '/sitemap-x.xml'])
			expect([path, (await get(path)).status]).toEqual([path, 404]);
	});

	it('is split if it is too long for one file, without losing anything', async () => {
		const many = await createTestApp(undefined, { env: { PUBLIC_URL: 'https://kram.example' } });
		const wanted = pagesPerFile(3) + 500;
		const { id, sku, urlKey } = products;
		await many.db.execute(sql`
			insert into products (id, sku, url_key, type_id, name, status, visibility, tax_class_id, regular_price, original_price,
				final_price, is_in_stock, recommended, priority, created_at, updated_at)
			select 100000 + n, 'X-' || n, 'x-' || n, 'simple', 'x', 1, 4, 1, 1, 1, 1, true, false, 0, now(), now()
			from generate_series(1, ${sql.raw(String(wanted))}) n`);
		const files = all(await (await many.app.request('/sitemap.xml')).text(), /<loc>([^<]*)<\/loc>/g);
		expect(files).toEqual(['https://kram.example/sitemap-1.xml', 'https://kram.example/sitemap-2.xml']);
		const found = new Set<string>();
		for (const file of files) {
			const xml = await (await many.app.request(new URL(file).pathname)).text();
			const addresses = all(xml, /<loc>([^<]*)<\/loc>/g);
			expect(addresses.length).toBeLessThanOrEqual(50_000);
			expect(xml.length).toBeLessThan(50_000_000);
			for (const address of addresses) found.add(address);
		}
		const shown = await many.db.select({ id, sku, urlKey }).from(products).where(sql`url_key like 'x-%'`);
		expect(shown.filter((product) => !found.has(`https://kram.example/it/${product.urlKey}`))).toEqual([]);
		await many.close();
	});
});

it('robots.txt excludes what is no page and names the site map; pages say themselves what is not kept (2.35, 2.41)', async () => {
	const lines = (await read('/robots.txt')).trim().split('\n');
	const excluded = ['/api/ext/mail-link/', '/sandbox-pay/', '/mails', '/_page/'].map((path) => `Disallow: ${path}`);
	expect(lines).toEqual(['User-agent: *', ...excluded, '', 'Sitemap: https://kram.example/sitemap.xml']);
});

describe('a feed of products', () => {
	it('gives Google each thing that can be bought, with its price of now', async () => {
		const xml = await read('/feed/google-pl.xml');
		const items = all(xml, /<item>(.*?)<\/item>/gs);
		const dress = items.find((item) => item.includes('<g:id>SUK-1-Czarny-M</g:id>'));
		for (const field of [
			'<g:item_group_id>SUK-1</g:item_group_id>',
			'<g:price>269.00 PLN</g:price>',
			'<g:sale_price>199.00 PLN</g:sale_price>',
			'<g:availability>in_stock</g:availability>',
			'<g:color>Czarny</g:color>',
			'<g:size>M</g:size>',
			'<g:link>https://kram.example/sukienka-lniana-zonkil?childSku=SUK-1-Czarny-M</g:link>',
			'<g:country>PL</g:country>',
		])
			expect(dress).toContain(field);
		const ids = all(xml, /<g:id>([^<]*)/g);
		expect(new Set(ids).size).toBe(ids.length);
		expect(ids).toContain('SZAL-1');
		for (const left of ['STARE-1', 'ZESTAW-1', 'SUK-1', 'SUK-1-Czarny-L']) expect(ids).not.toContain(left);
	});

	it('says of each what is configured for its categories, and shows its other pictures (10.17)', async () => {
		const folder = mkdtempSync(join(tmpdir(), 'pasaz-feeds-'));
		const file = join(folder, 'categories.json');
		writeFileSync(
			file,
			JSON.stringify({ ona: { gender: 'female' }, 'ona/sukienki': { google_product_category: 2271 } }),
		);
		const env = { PUBLIC_URL: 'https://kram.example', FEED_CATEGORIES: file };
		const told = testAppOn({ db: shop.db, close: async () => {} }, { env });
		rmSync(folder, { recursive: true });
		const items = all(await (await told.app.request('/feed/google-pl.xml')).text(), /<item>(.*?)<\/item>/gs);
		const dress = items.find((item) => item.includes('<g:id>SUK-1-Czarny-M</g:id>'));
		expect(dress).toContain('<g:gender>female</g:gender><g:google_product_category>2271</g:google_product_category>');
		expect(items.find((item) => item.includes('<g:id>SZAL-1</g:id>'))).not.toContain('<g:gender>');
	});

	it.each(['pl', 'de'])('has fields of the names, forms and values that Google knows: %s (10.17)', async (store) => {
		const xml = await read(`/feed/google-${store}.xml`);
		for (const item of all(xml, /<item>(.*?)<\/item>/gs)) {
			const fields = [...item.matchAll(/<g:(\w+)>(.*?)<\/g:\1>/gs)].map(([, name = '', value = '']) => ({
				name,
				value,
			}));
			const unknown = fields.filter(({ name, value }) => !GOOGLE_FIELDS[name]?.form.test(value));
			expect(unknown).toEqual([]);
			for (const [name, { most, isRequired }] of Object.entries(GOOGLE_FIELDS)) {
				const count = fields.filter((field) => field.name === name).length;
				expect([name, count <= most, count > 0 || !isRequired]).toEqual([name, true, true]);
			}
			expect(item.replace(/<g:(\w+)>.*?<\/g:\1>/gs, '')).toBe('');
		}
	});

	it('shows further pictures of a variant (10.17)', async () => {
		const items = all(await read('/feed/google-pl.xml'), /<item>(.*?)<\/item>/gs);
		const dress = items.find((item) => item.includes('<g:id>SUK-1-Czarny-M</g:id>')) ?? '';
		expect(all(dress, /<g:(?:additional_)?image_link>[^<]*?([^/<]*)<\/g/g)).toEqual([
			'sukienka-czarny-front.webp',
			'sukienka-czarny-back.webp',
		]);
	});

	it('refuses a file of categories that it does not understand, in one line (10.17)', async () => {
		const folder = mkdtempSync(join(tmpdir(), 'pasaz-feeds-'));
		const file = join(folder, 'categories.json');
		writeFileSync(file, JSON.stringify({ ona: { gender: 'lady' } }));
		const open = () => testAppOn({ db: shop.db, close: async () => {} }, { env: { FEED_CATEGORIES: file } });
		expect(open).toThrow(/^Bad settings: FEED_CATEGORIES: ona\.gender/);
		rmSync(folder, { recursive: true });
	});

	it('names no cost of delivery for what is not sent (10.17)', async () => {
		const items = all(await read('/feed/google-pl.xml'), /<item>(.*?)<\/item>/gs);
		const costOf = (sku: string) =>
			items.find((item) => item.includes(`<g:id>${sku}</g:id>`))?.match(/<g:shipping>.*<g:price>(.*?)<\/g:price>/)?.[1];
		expect(['SZAL-1', 'KARTA-1', 'WYKROJ-1'].map(costOf)).toEqual(['5.00 PLN', '0.00 PLN', '0.00 PLN']);
	});

	it('is in the currency of its storefront', async () => {
		const xml = await read('/feed/google-de.xml');
		expect(xml).toContain('<g:link>https://kram.example/de/szalik-mgla</g:link>');
		expect(xml).toMatch(/<g:price>[\d.]+ EUR<\/g:price>/);
		expect(xml).not.toContain('PLN');
	});

	it('says the same as a table', async () => {
		const rows: Record<string, string>[] = parse(await read('/feed/products-pl.csv'), { columns: true });
		const ids = all(await read('/feed/google-pl.xml'), /<g:id>([^<]*)/g);
		expect(rows.map(({ id }) => id)).toEqual(ids);
		expect(rows.find(({ id }) => id === 'SUK-1-Rudy-S')).toMatchObject({ price: '259.00', sale_price: '', size: 'S' });
	});

	it.each([
		'google-xx.xml',
		'google-pl.xml.bak',
		'..%2f..%2fpackage.json',
		'%2e%2e%2fpackage.json',
		'google-pl.xml%00',
		'%c0%ae%c0%ae',
		'__proto__',
		'',
	])('is not to be had by the name "%s"', async (name) => {
		expect((await get(`/feed/${name}`)).status).toBe(404);
	});
});

it('whatever a text holds, XML can hold it', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary' }), (text) => {
			// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot hold
			expect(escapeXml(text)).not.toMatch(/[<>"'\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|&(?!\w+;)/);
		}),
	);
});

it('reads the catalogue once for a feed, however often it is asked for, and again once the catalogue has changed (26.33)', async () => {
	const own = await createTestApp();
	const first = await (await own.app.request('/feed/google-pl.xml')).text();
	await own.db.execute(sql`update products set status = 2 where sku = 'SZAL-1'`);
	const again = await Promise.all(
		Array.from({ length: 20 }, async () => (await own.app.request('/feed/google-pl.xml')).text()),
	);
	expect(new Set(again)).toEqual(new Set([first]));
	await raiseVersion(own.db);
	expect(first).toContain('<g:id>SZAL-1</g:id>');
	expect(await (await own.app.request('/feed/google-pl.xml')).text()).not.toContain('<g:id>SZAL-1</g:id>');
	await own.close();
});
