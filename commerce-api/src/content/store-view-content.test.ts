import { catalogSearch } from '@pasaz/kernel/contract/catalog';
import { cmsLayout, cmsPartners } from '@pasaz/kernel/contract/content';
import { shopConfig } from '@pasaz/kernel/contract/shop-config';
import { sizeTable, sizeTables } from '@pasaz/kernel/contract/size-table';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.fixture.ts';
import { catalogIds, pictures } from '../platform/database/schema/catalog.ts';
import type { ContentSource } from './content-source.ts';
import { writeContent } from './write-content.ts';

const banner = { image: '/s/u/sukienka-rudy-front', title: 'Len', text: null, url: '/ona' };
const layout = { mainBanners: [banner], smallBanners: [], productBanners: [], promotedCategories: ['ona'] };
const contact = { email: 'sklep@example.com', phone: '1', address: 'Łódź', hours: '9–16' };
const source: ContentSource = {
	blocks: [{ identifier: 'pomoc', title: 'Pomoc', content: '<p>Tak</p>' }],
	hierarchy: [{ key: 'a', label: 'Sklep' }],
	partners: [{ name: 'Tkalnia', description: 'Len', url: null, image: null, city: 'Łódź' }],
	layouts: { home: layout },
	sizeTables: [{ name: 'Kobieta', columns: ['Rozmiar'], rows: [['S'], ['M']], note: '<p>Zmierz</p>', categories: [] }],
	redirects: [],
	settings: { menuTags: ['nowosc'], headImage: null, contact },
	translations: {
		de: {
			blocks: { pomoc: { title: 'Hilfe', content: '<p onclick="x()">Ja</p>' } },
			hierarchy: { a: 'Laden' },
			partners: { Tkalnia: { description: 'Leinen' } },
			layouts: {
				home: {
					...layout,
					mainBanners: [
						{ ...banner, image: '/d/e/kleid', title: 'Leinen' },
						{ ...banner, image: '/nie-ma' },
					],
					promotedCategories: ['on', 'ona/sukienki'],
				},
			},
			sizeTables: { Kobieta: { name: 'Damen', columns: ['Größe'], note: '<p onclick="x()">Messen</p>' } },
			settings: { contact: { hours: 'werktags' } },
		},
	},
};

let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp();
	await shop.db.insert(pictures).values({ path: '/d/e/kleid', file: '/missing/kleid.jpg' });
	await writeContent(shop.db, source);
});
afterAll(() => shop.close());

const titles = async (type: 'cms_block' | 'cms_hierarchy', store: string) => {
	const { hits } = await shop.call(catalogSearch, { body: { type, store, searchQuery: {} } });
	return hits.map(({ title, label, content }) => [title ?? label, content]);
};

it('what editors write differs by store view, and is cleaned in each', async () => {
	expect(await titles('cms_block', 'de')).toEqual([['Hilfe', '<p>Ja</p>']]);
	expect(await titles('cms_hierarchy', 'de')).toEqual([['Laden', undefined]]);
	expect(await shop.call(cmsPartners, { storeCode: 'de' })).toEqual([{ ...source.partners[0], description: 'Leinen' }]);
	const [table] = await shop.call(sizeTables, { storeCode: 'de' });
	expect(table).toMatchObject({ name: 'Damen', columns: ['Größe'], rows: [['S'], ['M']], note: '<p>Messen</p>' });
	const own = { params: { id: String(table?.id) }, storeCode: 'de' };
	expect(await shop.call(sizeTable, own)).toEqual([table]);
	expect((await shop.call(shopConfig, { storeCode: 'de' })).contact).toEqual({ ...contact, hours: 'werktags' });
});

it('a store view has banners, pictures and categories of its own, as far as there are any', async () => {
	const home = { params: { layout: 'home' } };
	const german = await shop.call(cmsLayout, { ...home, storeCode: 'de' });
	expect(german.mainBanners).toEqual([{ ...banner, image: '/d/e/kleid', title: 'Leinen' }]);
	expect(german.promotedCategories).toHaveLength(2);
	expect((await shop.call(cmsLayout, home)).mainBanners).toEqual([banner]);
});

it('a block without words says in which language it is', async () => {
	const languageIn = async (store: string) =>
		(await shop.call(catalogSearch, { body: { type: 'cms_block', store, searchQuery: {} } })).hits.map(
			({ lang }) => lang,
		);
	expect([await languageIn('pl'), await languageIn('de'), await languageIn('it')]).toEqual([
		[undefined],
		[undefined],
		['pl'],
	]);
});

it('a store view without words has those of the first, and the others are untouched', async () => {
	for (const store of ['it', 'pl']) {
		expect(await titles('cms_block', store)).toEqual([['Pomoc', '<p>Tak</p>']]);
		expect((await shop.call(shopConfig, { storeCode: store })).contact).toEqual(contact);
	}
	const tables = await shop.db.select().from(catalogIds);
	expect(tables.filter(({ kind }) => kind === 'size-table').map(({ key }) => key)).toEqual(['Kobieta']);
});

it('content that is replaced loses its translations', async () => {
	const { translations: _, ...plain } = source;
	await writeContent(shop.db, plain);
	expect(await titles('cms_block', 'de')).toEqual([['Pomoc', '<p>Tak</p>']]);
	expect(await shop.call(cmsPartners, { storeCode: 'de' })).toEqual(source.partners);
});
