import { catalogSearch } from '@pasaz/kernel/contract/catalog';
import { catalogSuggest } from '@pasaz/kernel/contract/catalog-suggest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.fixture.ts';
import { DEMO } from '../import/label/demo-label.fixture.ts';

let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp(DEMO.catalog);
});
afterAll(() => shop.close());

const find = async (_searchText: string, size = 10, storeCode = 'pl') => {
	const answer = await shop.call(catalogSearch, {
		storeCode,
		body: { type: 'product', searchQuery: { _searchText }, size, sourceInclude: ['name', 'sku'] },
	});
	return { ...answer, names: answer.hits.map(({ name }) => String(name)) };
};

describe('a text', () => {
	it.each([
		['a plural', 'sukienki', /^Sukienka/],
		['another case', 'sukience', /^Sukienka/],
		['a vowel that comes and goes', 'swetrów', /^Sweter/],
		['no Polish letters', 'plaszcze', /^Płaszcz/],
		['capitals', 'KOSZULE', /^Koszula/],
		['its beginning only', 'marynar', /^Marynarka/],
		['a typing error', 'sukeinka', /^Sukienka/],
		['a letter too few in another form', 'marynrki', /^Marynarka/],
		['a missing hyphen', 'tshirt', /^T-shirt/],
		['words that say nothing', 'do lasu w sukience', /^Sukienka/],
	])('is understood with %s', async (_name, text, expected) => {
		const { names } = await find(text, 3);
		expect(names.length).toBeGreaterThan(0);
		for (const name of names) expect(name).toMatch(expected);
	});

	it.each([
		['pl', ['zolty', 'zolta', 'żółty', 'żółtej', 'ZOLTE'], 'Czapka dziecięca Żółty Pomponik'],
		['de', ['gelb', 'gelbe', 'gelber'], 'Gelbe Kindermütze Pomponik'],
		['it', ['giallo', 'gialla', 'gialli'], 'Berretto giallo da bambino Pomponik'],
	])('finds what is yellow in the words of %s', async (storeCode, texts, name) => {
		for (const text of texts) expect([text, (await find(text, 1, storeCode)).names]).toEqual([text, [name]]);
	});

	it('finds a product by its sku, by a variant’s, and by how they begin', async () => {
		for (const sku of ['BRZ-SU-001', 'brz-su-001', 'BRZ-SU-001-RUD-XS', 'brz-su-001-rud']) {
			expect((await find(sku)).hits.map((hit) => hit.sku)).toEqual(['BRZ-SU-001']);
		}
	});

	it('counts a name four times as much as a category, and whole words more than beginnings', async () => {
		const { hits } = await find('sukienka', 100);
		const inName = hits.filter(({ name }) => /sukienka/i.test(String(name)));
		expect(hits.slice(0, inName.length)).toEqual(inName);
		const scores = hits.map(({ _score }) => Number(_score));
		expect(scores).toEqual(scores.toSorted((a, b) => b - a));
		expect(Math.min(...scores)).toBeGreaterThanOrEqual(0.02);
	});

	it('need not be met whole: three of four words are enough, two are not', async () => {
		expect((await find('płaszcz wełniany Kazimierz nieistniejący')).names).toEqual(['Płaszcz wełniany Kazimierz']);
		expect((await find('Kazimierz nieistniejący niebywały niespotykany')).total).toBe(0);
	});

	it('with all its words in the name comes first', async () => {
		expect((await find('wełniany płaszcz', 2)).names.every((name) => /Płaszcz wełniany/.test(name))).toBe(true);
	});

	it('without meaning finds nothing', async () => {
		for (const text of ['asdfgh', '!!!', '& | ! :*', "'", '🧥'])
			expect([text, (await find(text)).total]).toEqual([text, 0]);
	});

	it('is corrected where a word is unknown, and only there', async () => {
		expect((await find('sukeinka lniana')).suggest).toEqual({ correction: 'sukienka lniana' });
		expect((await find('sukienka lniana')).suggest).toBeUndefined();
		const { correction, categories } = await shop.call(catalogSuggest, { query: { q: 'kurtkka' } });
		expect(correction).toBe('kurtka');
		expect(categories.map(({ name }) => name)).toContain('Kurtki');
	});

	it('narrows a listing like any filter, with facets that count what it finds', async () => {
		const { total, aggregations } = await shop.call(catalogSearch, {
			body: {
				type: 'product',
				searchQuery: { _searchText: 'koszule', _availableFilters: [{ field: 'price', scope: 'catalog' }] },
				size: 1,
			},
		});
		const counted = aggregations?.agg_range_price?.buckets.reduce((sum, { doc_count }) => sum + doc_count, 0);
		expect(counted).toBe(total);
	});
});
