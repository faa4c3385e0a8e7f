import { catalogSuggest } from '@pasaz/kernel/contract/catalog-suggest';
import { productTile, TileSource } from '@pasaz/kernel/domain/product-tile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.fixture.ts';

let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp();
});
afterAll(() => shop.close());

const suggest = (q: string, size?: number) =>
	shop.call(catalogSuggest, { query: { q, ...(size !== undefined && { size }) } });

describe('suggestions', () => {
	it('hold tiles, categories and tags for the beginning of a word', async () => {
		const { products, categories, tags, correction } = await suggest('sukien');
		expect(products.map((source) => TileSource.parse(source).sku)).toEqual(['SUK-1']);
		expect(categories).toEqual([{ name: 'Sukienki', slug: 'sukienki', url_path: 'ona/sukienki', parent_name: 'Ona' }]);
		expect({ tags, correction }).toEqual({ tags: [], correction: null });
		expect((await suggest('nowosc')).tags).toEqual([{ name: 'Nowość', url_key: 'nowosc' }]);
	});

	it.each(['***', '%%%', ' \u00a0 ', '„”'])('are none for %j, which has no word', async (signs) => {
		const nothing = { products: [], categories: [], tags: [], pages: [], correction: null };
		expect(await suggest(signs)).toEqual(nothing);
	});

	it('are asked for with all that a tile says of a reduction (5.23)', async () => {
		const [dress] = (await suggest('sukien')).products;
		const tile = productTile(TileSource.parse(dress), Date.now());
		expect(tile).toMatchObject({ price: 19900, regularPrice: 26900, lowest30Days: 24900 });
	});

	it('name no parent of a category of the first level', async () => {
		expect((await suggest('dodatki')).categories).toEqual([{ name: 'Dodatki', slug: 'dodatki', url_path: 'dodatki' }]);
	});

	it.each(['', '   '])('are empty for "%s"', async (q) => {
		expect(await suggest(q)).toEqual({ products: [], categories: [], tags: [], pages: [], correction: null });
	});

	it.each([0, -3, 1.5, 1e9])('take no size of %d', async (size) => {
		expect((await suggest('o', size)).products.length).toBeLessThanOrEqual(20);
	});

	it('refuse an overlong text', async () => {
		expect(await shop.refused(catalogSuggest, { query: { q: 'x'.repeat(201) } })).toMatchObject({ status: 422 });
	});
});
