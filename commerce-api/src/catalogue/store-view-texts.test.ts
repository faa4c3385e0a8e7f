import { availabilitySubscribe } from '@pasaz/kernel/contract/availability';
import { cartCreate, cartPull, cartUpdate } from '@pasaz/kernel/contract/cart';
import { catalogSearch, type EntityType, type SearchQuery } from '@pasaz/kernel/contract/catalog';
import { catalogSuggest } from '@pasaz/kernel/contract/catalog-suggest';
import { cmsFaq, cmsPage } from '@pasaz/kernel/contract/content';
import { Product } from '@pasaz/kernel/contract/product';
import { urlMap } from '@pasaz/kernel/contract/url-map';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.fixture.ts';
import { products } from '../platform/database/schema/catalog.ts';
import { enqueue } from '../platform/outbox/enqueue.ts';
import { fixtureCatalog } from './source/catalog.fixture.ts';
import { GERMAN_FIXTURE } from './source/catalog-translation.fixture.ts';
import { writeCatalog } from './write/write-catalog.ts';

let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp({ ...fixtureCatalog(), translations: { de: GERMAN_FIXTURE } });
});
afterAll(() => shop.close());

const LISTED = { attribute: 'visibility', value: { in: [2, 3, 4] } };

async function search(type: EntityType, store: string, searchQuery: SearchQuery = {}, sort?: string) {
	return shop.call(catalogSearch, { body: { type, store, searchQuery, ...(sort && { sort }) } });
}

async function named(type: EntityType, store: string, searchQuery?: SearchQuery, sort?: string) {
	return (await search(type, store, searchQuery, sort)).hits.map(({ name, title }) => name ?? title);
}

async function product(sku: string, store: string) {
	const { hits } = await search('product', store, { _appliedFilters: [{ attribute: 'sku', value: { eq: sku } }] });
	return Product.parse(hits[0]);
}

describe('a product in a store view', () => {
	it('has the store view’s texts, with the same ids and pictures', async () => {
		const [polish, german] = [await product('SUK-1', 'pl'), await product('SUK-1', 'de')];
		expect(german).toMatchObject({
			name: 'Leinenkleid Żonkil',
			description: '<p>Ein Kleid</p>',
			flags: [{ name: 'Neuheit', url_key: 'nowosc' }],
			custom_attributes: expect.arrayContaining([{ attribute_code: 'care', value: 'Bei 30 °C waschen' }]),
		});
		expect(german.category.map(({ name }) => name)).toEqual(['Damen', 'Kleider', 'Midi']);
		const { url_path, id, media_gallery, category_ids, color_options } = polish;
		expect(german).toMatchObject({ url_path, id, media_gallery, category_ids, color_options });
		const [colour] = german.configurable_options ?? [];
		expect(colour?.label).toBe('Farbe');
		expect(colour?.values.map(({ label }) => label)).toEqual(['Rostrot', 'Schwarz']);
		expect(german.configurable_children?.[0]?.name).toBe('Leinenkleid Żonkil, rostrot, S');
		expect((await product('KOMPLET-1', 'de')).bundle_options?.map(({ title }) => title)).toEqual(['Schal', 'Karta']);
	});

	it('says in which language it is where it has no words', async () => {
		expect(await product('KOSZ-1', 'de')).toMatchObject({
			name: 'Koszula Wierzba',
			lang: 'pl',
			description_lang: 'pl',
		});
		const { lang, description_lang } = await product('SUK-1', 'de');
		expect({ lang, description_lang }).toEqual({});
		expect(await product('SZAL-1', 'de')).toMatchObject({ name: 'Schal Mgła', description_lang: 'pl' });
	});

	it('is Polish in the Polish one, and in one without any words it is Polish and says so', async () => {
		const polish = await product('SUK-1', 'pl');
		expect(polish).toMatchObject({ name: 'Sukienka lniana Żonkil' });
		expect(polish).not.toHaveProperty('lang');
		expect(await product('SUK-1', 'it')).toMatchObject({ name: 'Sukienka lniana Żonkil', lang: 'pl' });
	});
});

describe('an address of a store view (2.51)', () => {
	const at = (type: EntityType, store: string, attribute: string, eq: string) =>
		search(type, store, { _appliedFilters: [{ attribute, value: { eq } }] });

	it('is its own, and one that leads there from every other store view', async () => {
		const asked: [EntityType, string, string, string][] = [
			['product', 'url_path', 'szalik-mgla', 'schal-mgla'],
			['category', 'url_path', 'ona/sukienki/midi', 'damen/kleider/midi'],
			['tag', 'url_key', 'promocje', 'sale'],
		];
		for (const [type, field, polish, german] of asked) {
			for (const address of [polish, german]) {
				expect((await at(type, 'pl', field, address)).hits).toMatchObject([{ [field]: polish }]);
				expect((await at(type, 'de', field, address)).hits).toMatchObject([
					{ [field]: german, addresses: { '': polish, de: german } },
				]);
			}
		}
	});

	it('is not told of what is at the same one everywhere', async () => {
		const { hits } = await at('product', 'de', 'sku', 'SUK-1');
		expect(hits[0]).not.toHaveProperty('addresses');
	});

	it('stands in the map of the site, which leads to those of the other store views', async () => {
		const xml = await (await shop.app.request('/sitemap.xml')).text();
		const [scarf = ''] = xml.match(/<url><loc>[^<]*\/de\/schal-mgla<.*?<\/url>/) ?? [];
		expect(scarf).toMatch(/hreflang="pl" href="[^"]*\/szalik-mgla"/);
		expect(xml).toMatch(/<loc>[^<]*\/de\/damen\/kleider</);
		expect(xml).not.toMatch(/<loc>[^<]*\/de\/szalik-mgla</);
	});

	it('cannot be that of something else', async () => {
		const source = fixtureCatalog();
		const taken = { language: 'de', products: { 'SZAL-1': { urlKey: 'koszula-wierzba' } } };
		await expect(writeCatalog(shop.db, { ...source, translations: { de: taken } })).rejects.toThrow(
			'The product address "koszula-wierzba" is given twice',
		);
	});
});

describe('a list in a store view', () => {
	const listed = { _appliedFilters: [LISTED] };

	it('is sorted by its own names', async () => {
		expect(await named('product', 'de', listed, 'name:asc')).toEqual([
			'Äpfel und Strand',
			'Karta podarunkowa',
			'Koszula Wierzba',
			'Leinenkleid Żonkil',
			'Schal Mgła',
			'Set nach Maß',
			'Stare',
			'Wykrój spódnicy',
		]);
		expect((await named('product', 'pl', listed, 'name:asc')).slice(0, 2)).toEqual([
			'Karta podarunkowa',
			'Komplet na miarę',
		]);
		expect(await named('product', 'de', {}, 'name:asc')).toContain('Äpfel und Strand');
	});

	it('calls its facets and their values in its words', async () => {
		const { attribute_metadata: facets = [] } = await search('product', 'de', {
			...listed,
			_availableFilters: [{ field: 'color' }, { field: 'flags_ids' }, { field: 'erin_recommends' }],
		});
		expect(facets.map(({ frontend_label }) => frontend_label)).toEqual(['Farbe', 'Kennzeichen', 'Empfohlen']);
		expect(facets[0]?.options.map(({ label }) => label)).toEqual(['Rostrot', 'Schwarz', 'Żółty']);
		expect(facets[1]?.options.map(({ label }) => label)).toEqual(['Neuheit', 'Sale']);
	});
});

describe('a text in a store view', () => {
	it.each([
		['kleid', 'Leinenkleid Żonkil', 'the end of a compound'],
		['kleider', 'Leinenkleid Żonkil', 'a category'],
		['leinenkleider', 'Leinenkleid Żonkil', 'a plural'],
		['schals', 'Schal Mgła', 'a plural with s'],
		['mass', 'Set nach Maß', 'ß as ss'],
		['aepfel', 'Äpfel und Strand', 'ä as ae'],
		['apfel', 'Äpfel und Strand', 'ä as a'],
		['lienenkleid', 'Leinenkleid Żonkil', 'a typing error'],
		['das kleid mit den', 'Leinenkleid Żonkil', 'words that say nothing'],
		['SUK-1', 'Leinenkleid Żonkil', 'a sku'],
	])('"%s" finds %s: %s', async (_searchText, expected) => {
		expect((await named('product', 'de', { _searchText }))[0]).toBe(expected);
	});

	it('does not find by the words of another', async () => {
		expect(await named('product', 'de', { _searchText: 'sukienka' })).not.toContain('Leinenkleid Żonkil');
		expect(await named('product', 'pl', { _searchText: 'kleider' })).toEqual([]);
		expect(await named('product', 'it', { _searchText: 'sukienki' })).toContain('Sukienka lniana Żonkil');
	});

	it('is completed in its words', async () => {
		const found = await shop.call(catalogSuggest, { query: { q: 'kleid' }, storeCode: 'de' });
		expect(found.categories).toMatchObject([{ name: 'Kleider', url_path: 'damen/kleider', parent_name: 'Damen' }]);
		expect(found.products[0]).toMatchObject({ name: 'Leinenkleid Żonkil' });
	});
});

describe('what is around products in a store view', () => {
	it('has the store view’s texts, or else names its language', async () => {
		const { hits } = await search('category', 'de');
		expect(hits.find(({ url_path }) => url_path === 'damen/kleider')).toMatchObject({
			name: 'Kleider',
			description: '<p>Alle</p>',
		});
		expect(hits.find(({ url_path }) => url_path === 'on')).toMatchObject({ name: 'On', lang: 'pl' });
		expect(await named('tag', 'de')).toEqual(['Neuheit', 'Sale']);
		expect((await search('tag', 'de')).hits.map(({ menu_name }) => menu_name)).toEqual(['Neuheit', 'Sale']);
		expect(await named('cms_page', 'de')).toEqual(['Über uns']);
		const page = { params: { slug: 'o-nas' } };
		expect((await shop.call(cmsPage, { ...page, storeCode: 'de' })).content).toBe('<h2>Passage</h2>');
		expect(await shop.call(cmsPage, { ...page, storeCode: 'it' })).toMatchObject({ title: 'O nas', lang: 'pl' });
		expect(await shop.call(cmsFaq, { storeCode: 'de' })).toEqual([
			{ title: 'Bestellung', items: [{ question: 'Wann?', answer: '<p>Morgen</p>' }] },
		]);
		const [polish] = await shop.call(cmsFaq);
		expect([polish?.title, polish?.lang]).toEqual(['Zamówienia', undefined]);
		expect((await shop.call(cmsFaq, { storeCode: 'it' }))[0]).toMatchObject({ title: 'Zamówienia', lang: 'pl' });
		const tags = (await search('tag', 'it')).hits.map(({ name, lang }) => [name, lang]);
		expect(tags).toEqual([
			['Nowość', 'pl'],
			['Promocje', 'pl'],
		]);
		expect((await search('tag', 'de')).hits.map(({ lang }) => lang)).toEqual([undefined, undefined]);
	});

	it('has the same addresses', async () => {
		const at = (url: string) => shop.call(urlMap, { body: { url }, storeCode: 'de' });
		expect(await at('/ona/sukienki')).toMatchObject({ _source: { name: 'Kleider' } });
		expect(await at('/sukienka-lniana-zonkil')).toMatchObject({ _source: { name: 'Leinenkleid Żonkil' } });
	});

	it('is in the cart with its options', async () => {
		const cartId = await shop.call(cartCreate, { storeCode: 'de' });
		const body = { cartItem: { sku: 'SUK-1-Rudy-S', qty: 1 } };
		await shop.call(cartUpdate, { query: { cartId }, storeCode: 'de', body });
		const [line] = await shop.call(cartPull, { query: { cartId }, storeCode: 'de' });
		expect(line?.name).toBe('Leinenkleid Żonkil');
	});
});

describe('products in calls of a store view', () => {
	it('is in its words on their lists and in their mails', async () => {
		const dress = await product('SUK-1-Rudy-S', 'de');
		await shop.db.update(products).set({ isInStock: false }).where(eq(products.id, dress.id));
		for (const storeCode of ['de', 'pl']) {
			const body = { product_id: dress.id, email: `${storeCode}@example.com` };
			await shop.call(availabilitySubscribe, { body, storeCode });
		}
		await shop.mails();
		await shop.db.update(products).set({ isInStock: true }).where(eq(products.id, dress.id));
		await enqueue(shop.db, [{ kind: 'back-in-stock' }]);
		expect((await shop.mails()).map(({ subject }) => subject).toSorted()).toEqual([
			'Wieder da: Leinenkleid Żonkil, rostrot, S',
			'Znowu dostępne: SUK-1 Rudy S',
		]);
	});
});

it('the next import takes its words along', async () => {
	await writeCatalog(shop.db, fixtureCatalog());
	expect(await product('SUK-1', 'de')).toMatchObject({ name: 'Sukienka lniana Żonkil', lang: 'pl' });
	expect(await named('product', 'de', { _searchText: 'kleid' })).toEqual([]);
	expect(await named('category', 'de')).toContain('Sukienki');
});
