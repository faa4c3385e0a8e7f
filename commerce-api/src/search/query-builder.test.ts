import { catalogSearch, type SearchQuery } from '@pasaz/kernel/contract/catalog';
import { SearchQuery as Builder } from 'storefront-query-builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.fixture.ts';
import { elasticSearch, elasticSearchByAddress } from './elastic-contract.ts';

let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp();
});
afterAll(() => shop.close());

/** What arrives of a query that the package has built. */
const sent = (builder: Builder): SearchQuery => JSON.parse(JSON.stringify(builder));
const listing = () =>
	new Builder()
		.applyFilter({ key: 'visibility', value: { in: [2, 3, 4] } })
		.applyFilter({ key: 'status', value: { in: [0, 1] } });

const params = { index: 'pasaz_pl', entity: 'product' };
const skus = (hits: Record<string, unknown>[]) => hits.map((hit) => hit.sku);
const compact = async (builder: Builder, query: Record<string, string> = {}) => {
	const response = await shop.send(elasticSearch, {
		params,
		query: { request_format: 'search-query', response_format: 'compact', ...query },
		body: sent(builder),
	});
	expect(response.status).toBe(200);
	return response.json();
};

describe('queries of the public storefront-query-builder', () => {
	it('are understood by the search (24.5)', async () => {
		const builder = listing()
			.applyFilter({ key: 'final_price', value: { gte: 110, lte: 200 } })
			.applySort({ field: 'final_price', options: { order: 'desc', mode: 'min', missing: '_last' } })
			.addAvailableFilter({ field: 'color', scope: 'catalog', options: { size: 10 } })
			.addAvailableFilter({ field: 'price', scope: 'catalog' });
		const answer = await shop.call(catalogSearch, { body: { type: 'product', searchQuery: sent(builder) } });
		expect(skus(answer.hits)).toEqual(['SUK-1', 'KOSZ-1']);
		expect(Object.keys(answer.aggregations ?? {})).toEqual(['agg_terms_color', 'agg_range_price']);
		expect(answer.attribute_metadata).toMatchObject([{ attribute_code: 'color' }]);
	});

	it.each<[string, Builder, string[]]>([
		['an empty one', new Builder().applyFilter({ key: 'sku', value: 'SUK-1' }), ['SUK-1']],
		['a value without an operator', listing().applyFilter({ key: 'type_id', value: 'virtual' }), ['KARTA-1']],
		['several values', listing().applyFilter({ key: 'sku', value: ['SUK-1', 'KARTA-1'] }), ['SUK-1', 'KARTA-1']],
		[
			'alternatives',
			listing()
				.applyFilter({ key: 'sku', value: { or: 'KARTA-1' } })
				.applyFilter({ key: 'sku', value: { or: ['SZAL-1'] } }),
			['SZAL-1', 'KARTA-1'],
		],
		[
			'ranges in any of its names',
			listing()
				.applyFilter({ key: 'final_price', value: { from: 110, to: 150 } })
				.applyFilter({ key: 'final_price', value: { moreq: 1 } }),
			['KOSZ-1'],
		],
		[
			'alternative ranges',
			listing()
				.applyFilter({ key: 'final_price', value: { orLt: 21 } })
				.applyFilter({ key: 'final_price', value: { orGt: 190 } }),
			['SUK-1', 'WYKROJ-1'],
		],
		['negation', listing().applyFilter({ key: 'type_id', value: { nin: ['configurable', 'simple'] } }), []],
		['sorting', listing().applySort({ field: 'sku', options: 'asc' }), []],
		['text', listing().setSearchText('sukienki'), ['SUK-1']],
	])('are understood with %s', async (_name, builder, expected) => {
		const { total, hits } = await compact(builder);
		expect(total).toBe(hits.length);
		if (expected.length > 0) expect(skus(hits)).toEqual(expected);
	});

	it('are flat in the compact format (24.7)', async () => {
		const { hits, total } = await compact(listing(), { size: '1', from: '1', sort: 'order_priority:desc' });
		expect(total).toBe(7);
		expect(hits).toMatchObject([{ sku: 'KOSZ-1', _score: 1 }]);
	});

	it('otherwise have Elasticsearch’s shape, with the requested fields (24.7)', async () => {
		const answer = await shop.call(elasticSearch, {
			params,
			query: { _source_include: 'sku,stock.qty', size: 1, _source_exclude: 'stock.qty' },
			body: sent(listing().setSearchText('sukienka')),
		});
		expect(answer).toMatchObject({
			hits: {
				total: 1,
				max_score: expect.any(Number),
				hits: [{ _index: 'pasaz_pl', _type: 'product', _source: { sku: 'SUK-1' } }],
			},
		});
	});

	it('may come in the address', async () => {
		const request = JSON.stringify(new Builder().applyFilter({ key: 'level', value: { gte: 3 } }));
		const answer = await shop.call(elasticSearchByAddress, {
			params: { index: 'pasaz_pl', entity: 'category' },
			query: { request, response_format: 'compact', _source_include: 'url_path' },
		});
		expect(answer).toMatchObject({ total: 2 });
	});

	it('find the prices of the store view that the index belongs to', async () => {
		const body = sent(new Builder().applyFilter({ key: 'sku', value: { eq: 'SUK-1' } }));
		const price = async (index: string) => {
			const query = { response_format: 'compact', _source_include: 'price_incl_tax' };
			const response = await shop.send(elasticSearch, { params: { ...params, index }, query, body });
			const { hits } = await response.json();
			return hits[0].price_incl_tax;
		};
		expect(await price('pasaz_pl')).toBe(199);
		expect(await price('pasaz_de')).toBeLessThan(60);
	});

	it.each([
		['a kind that does not exist', { index: 'x', entity: 'customer' }, {}, 404],
		['half a query', params, { request: '{"_appliedFilters":' }, 400],
		['a query of another shape', params, { request: '{"_appliedFilters":{}}' }, 422],
		['a query in another language', params, { request_format: 'dsl' }, 422],
		['a size that is no number', params, { size: 'many' }, 422],
	])('are refused for %s (6.25)', async (_name, at, query, status) => {
		const response = await shop.send(elasticSearchByAddress, { params: at, query });
		expect(response.status).toBe(status);
		expect(await response.json()).toMatchObject({ code: status, result: { errorMessage: expect.any(String) } });
	});
});
