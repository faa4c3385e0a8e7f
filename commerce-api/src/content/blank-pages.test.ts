import { POLAND, STORE_VIEWS } from '@pasaz/kernel/contract/store-views.fixture';
import { expect, it } from 'vitest';
import { blankPages } from './blank-pages.ts';

it('a blank page stands at every address that the shop leads to, in the language of each store view', () => {
	const { pages, translations } = blankPages(STORE_VIEWS);
	expect(pages.map(({ urlKey }) => urlKey).toSorted()).toEqual(Object.values(POLAND.pages ?? {}).toSorted());
	expect(pages.find(({ urlKey }) => urlKey === 'regulamin')).toMatchObject({ title: 'Regulamin' });
	expect(translations.de?.pages?.regulamin).toMatchObject({ title: 'AGB' });
	expect(translations.it?.pages?.regulamin).toMatchObject({ title: 'Condizioni di vendita' });
});

it('a store view in the language of the first needs no words of its own', () => {
	const [poland] = STORE_VIEWS;
	expect(blankPages([poland, { ...poland, storeCode: 'eu' }]).translations).toEqual({});
});

it('a shop that names no pages gets none', () => {
	const { pages: _, ...nameless } = POLAND;
	expect(blankPages([nameless]).pages).toEqual([]);
});
