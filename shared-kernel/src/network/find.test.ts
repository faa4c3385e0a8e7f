import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { SearchAnswer, SearchRequest } from '../contract/catalog.ts';
import { ContractError } from '../errors.ts';
import { fakeCatalog } from './catalog.fake.ts';
import { filterAttributes } from './filter-attributes.ts';
import { findMany, findOne, search } from './find.ts';

const Named = z.object({ id: z.int(), name: z.string() });

/** A catalogue that answers alike whatever it is asked, and what it was asked. */
function catalogue(answer: Partial<SearchAnswer>) {
	const asked: SearchRequest[] = [];
	const api = fakeCatalog((request) => {
		asked.push(request);
		return answer;
	});
	return { api, asked };
}

it('finds one document by what it has, and asks for the schema’s fields alone', async () => {
	const { api, asked } = catalogue({ hits: [{ id: 1, name: 'Maki', price: 5 }] });
	expect(await findOne(api, 'product', Named, { sku: 'A' })).toEqual({ id: 1, name: 'Maki' });
	expect(asked).toEqual([
		{
			type: 'product',
			searchQuery: { _appliedFilters: [{ attribute: 'sku', value: { eq: 'A' } }] },
			size: 1,
			sourceInclude: ['id', 'name'],
		},
	]);
});

it('finds nothing where nothing answers', async () => {
	expect(await findOne(catalogue({ hits: [] }).api, 'tag', Named, { slug: 'x' })).toBeNull();
});

it('takes values, lists of values and conditions', async () => {
	const { api, asked } = catalogue({ hits: [] });
	await findMany(api, 'product', Named, { where: { status: [0, 1], is_active: true, price: { gte: 10, lte: 20 } } });
	expect(asked[0]?.searchQuery._appliedFilters).toEqual([
		{ attribute: 'status', value: { in: [0, 1] } },
		{ attribute: 'is_active', value: { eq: true } },
		{ attribute: 'price', value: { gte: 10, lte: 20 } },
	]);
});

it('searches as a listing does: choices and facets are those of the catalogue, and the counts come back', async () => {
	const aggregations = { agg_terms_color: { buckets: [{ key: 8, doc_count: 2 }] } };
	const { api, asked } = catalogue({ total: 70, hits: [], aggregations });
	const found = await search(api, 'product', Named, {
		...{ choices: { color: [8] }, facets: ['color'], text: 'len' },
		...{ size: 50, from: 0, sort: 'price:asc', fields: ['id'] },
	});
	expect(found).toMatchObject({ total: 70, hits: [], aggregations });
	expect(asked[0]).toEqual({
		type: 'product',
		searchQuery: {
			_availableFilters: [{ field: 'color', scope: 'catalog' }],
			_appliedFilters: [{ attribute: 'color', value: { in: [8] }, scope: 'catalog' }],
			_searchText: 'len',
		},
		size: 50,
		from: 0,
		sort: 'price:asc',
		sourceInclude: ['id'],
	});
});

it('refuses a document that is not what was asked for', async () => {
	await expect(findOne(catalogue({ hits: [{ id: 'a' }] }).api, 'product', Named, {})).rejects.toThrow(ContractError);
});

it('filters by attributes that are lists of options', async () => {
	const hits = ['select', 'text', 'multiselect', 'boolean'].map((frontend_input) => ({
		attribute_code: `by-${frontend_input}`,
		frontend_input,
	}));
	expect(await filterAttributes(catalogue({ hits }).api)).toEqual(['by-select', 'by-multiselect']);
});
