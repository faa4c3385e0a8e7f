import { catalogSearch } from '@pasaz/kernel/contract/catalog';
import { cmsPage } from '@pasaz/kernel/contract/content';
import { STORE_VIEWS } from '@pasaz/kernel/contract/store-views.fixture';
import { expect, it } from 'vitest';
import { createTestApp } from '../app.fixture.ts';
import { fixtureCatalog } from '../catalogue/source/catalog.fixture.ts';
import { writeCatalog } from '../catalogue/write/write-catalog.ts';
import { currentEdited } from './content/current-edited.ts';
import { writeEdited } from './content/write-edited.ts';
import { currentContent, ownContent, withContent } from './current-content.ts';

it('keeps of a page what a store view says in it, and no more', async () => {
	const pages = { 'o-nas': { title: 'Über uns' } };
	const shop = await createTestApp({ ...fixtureCatalog(), translations: { de: { language: 'de', pages } } });
	const { translations } = await currentContent(shop.db);
	expect(translations?.de?.pages).toEqual(pages);
	await shop.close();
});

it('keeps the words that pages have in a store view in which the catalogue has none (4.32)', async () => {
	const shop = await createTestApp();
	const pageWords = { de: { 'o-nas': { title: 'Über uns', content: '<p>Hallo.</p>' } } };
	const edited = await currentEdited(shop.db);
	await shop.db.transaction((tx) => writeEdited(tx, { ...edited, pageWords }, shop.clock.now));
	const content = await currentContent(shop.db, STORE_VIEWS);
	expect(content.translations?.de).toMatchObject({ language: 'de', pages: pageWords.de });
	await writeCatalog(shop.db, withContent(fixtureCatalog(), content), shop.clock.now);
	const page = await shop.call(cmsPage, { params: { slug: 'o-nas' }, storeCode: 'de' });
	expect(page).toMatchObject(pageWords.de['o-nas']);
	await shop.close();
});

it('an import is in the language of the first store view, by which search stems its words (6.19)', async () => {
	const shop = await createTestApp();
	const [poland, germany = poland] = STORE_VIEWS;
	const { content } = await ownContent(shop.db, [germany]);
	const { categories, products, ...rest } = fixtureCatalog();
	const source = {
		...rest,
		categories: categories.map((one) => (one.urlPath === 'on' ? { ...one, name: 'Kleider' } : one)),
		products: products.map((one) => (one.sku === 'SZAL-1' ? { ...one, name: 'Strickkleid' } : one)),
	};
	await writeCatalog(shop.db, withContent(source, content), shop.clock.now);
	const body = { type: 'product' as const, searchQuery: { _searchText: 'Kleid' } };
	const { hits } = await shop.call(catalogSearch, { body });
	expect(hits.map(({ sku }) => sku)).toContain('SZAL-1');
	expect((await currentContent(shop.db)).translations).toEqual({});
	await shop.close();
});
