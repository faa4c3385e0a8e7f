import { expect, it } from 'vitest';
import { createTestApp } from '../app.fixture.ts';
import { fixtureCatalog } from '../catalogue/source/catalog.fixture.ts';
import { currentContent } from './current-content.ts';

it('keeps of a page what a store view says in it, and no more', async () => {
	const pages = { 'o-nas': { title: 'Über uns' } };
	const shop = await createTestApp({ ...fixtureCatalog(), translations: { de: { language: 'de', pages } } });
	const { translations } = await currentContent(shop.db);
	expect(translations?.de?.pages).toEqual(pages);
	await shop.close();
});
