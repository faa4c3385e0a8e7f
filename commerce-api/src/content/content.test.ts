import { cmsFaq, cmsPage } from '@pasaz/kernel/contract/content';
import { stockCheck, stockList } from '@pasaz/kernel/contract/stock';
import { urlMap } from '@pasaz/kernel/contract/url-map';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.fixture.ts';

let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp();
});
afterAll(() => shop.close());

describe('pages', () => {
	it('come without anything that could run (10.8, 27.10)', async () => {
		expect(await shop.call(cmsPage, { params: { slug: 'o-nas' } })).toMatchObject({
			title: 'O nas',
			content: '<h2>Pasaż</h2>',
		});
		expect(await shop.call(cmsFaq)).toEqual([
			{ title: 'Zamówienia', items: [{ question: 'Kiedy?', answer: '<p>Jutro</p>' }] },
		]);
	});

	it('that do not exist are not found (10.2)', async () => {
		const refusal = await shop.refused(cmsPage, { params: { slug: "x' or 1=1" } });
		expect(refusal).toMatchObject({ status: 404, errorMessage: 'CMS query returned empty result' });
	});
});

describe('the map of addresses', () => {
	const at = (url: string) =>
		shop.call(urlMap, { body: { url, includeFields: ['url_path', 'type_id', 'parentSku', 'sku'] } });

	it.each([
		['/ona/sukienki/', { _type: 'category', _source: { url_path: 'ona/sukienki' } }],
		[
			'szalik-mgla?utm=1#x',
			{ _type: 'product', _source: { url_path: 'szalik-mgla', type_id: 'simple', sku: 'SZAL-1' } },
		],
		[
			'/ona/sukienki/sukienka-lniana-zonkil',
			{ _type: 'product', _source: { url_path: 'sukienka-lniana-zonkil', type_id: 'configurable', sku: 'SUK-1' } },
		],
		['/o-nas', { _type: 'cms_page', _source: {} }],
	])('knows %s (24.9)', async (url, answer) => {
		expect(await at(url)).toMatchObject(answer);
	});

	it('leads from a variant to its parent (24.9)', async () => {
		expect(await at('sukienka-lniana-zonkil-suk-1-rudy-s')).toMatchObject({
			_source: { parentSku: 'SUK-1', sku: 'SUK-1-Rudy-S' },
		});
	});

	it.each(['/nic', '', '/', 'stare', '%', "'--", '\u202e'])('knows nothing at "%s"', async (url) => {
		expect(await at(url)).toBeNull();
	});
});

describe('stock', () => {
	it('is found by sku, for variants as for simple products (24.11)', async () => {
		expect(await shop.call(stockCheck, { query: { sku: 'SUK-1-Rudy-S' } })).toMatchObject({
			sku: 'SUK-1-Rudy-S',
			qty: 5,
			is_in_stock: true,
		});
		const list = await shop.call(stockList, { query: { skus: 'SZAL-1,NIC,SUK-1-Rudy-M' } });
		expect(list.map(({ sku, is_in_stock }) => [sku, is_in_stock]).toSorted()).toEqual([
			['SUK-1-Rudy-M', false],
			['SZAL-1', true],
		]);
		expect(await shop.call(stockList, { query: { skus: '' } })).toEqual([]);
	});

	it('of composite products has availability but no quantity', async () => {
		const list = await shop.call(stockList, { query: { skus: 'SUK-1,ZESTAW-1,KOMPLET-1' } });
		expect(list.map(({ sku }) => sku).toSorted()).toEqual(['KOMPLET-1', 'SUK-1', 'ZESTAW-1']);
		expect(list.every((item) => item.is_in_stock && !item.manage_stock)).toBe(true);
	});

	it('of an unknown product, or of too many at once, is refused (24.11, 24.12, 27.16)', async () => {
		expect(await shop.refused(stockCheck, { query: { sku: 'NIC' } })).toMatchObject({ status: 404 });
		const skus = Array.from({ length: 101 }, (_, index) => index).join();
		expect(await shop.refused(stockList, { query: { skus } })).toMatchObject({ status: 422, errorCode: 'too-many' });
		const repeated = Array.from({ length: 101 }, () => 'SZAL-1').join();
		expect(await shop.call(stockList, { query: { skus: repeated } })).toHaveLength(1);
	});
});
