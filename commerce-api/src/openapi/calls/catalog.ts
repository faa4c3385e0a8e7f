import { catalogSearch } from '@pasaz/kernel/contract/catalog';
import { catalogSearches } from '@pasaz/kernel/contract/catalog-searches';
import { catalogSuggest } from '@pasaz/kernel/contract/catalog-suggest';
import { renderList } from '@pasaz/kernel/contract/render-list';
import { sizeTable, sizeTables } from '@pasaz/kernel/contract/size-table';
import { stockCheck, stockList } from '@pasaz/kernel/contract/stock';
import { urlMap, urlMapShort } from '@pasaz/kernel/contract/url-map';
import { elasticSearch, elasticSearchByAddress } from '../../search/elastic-contract.ts';
import { describeCall, type ErrorName } from '../call.ts';

const catalog = describeCall('Catalogue');
const filtered: ErrorName[] = ['400 bad-filter', '400 bad-sort'];
const searchQuery = {
	_availableFilters: [{ field: 'color', scope: 'catalog' }],
	_appliedFilters: [{ attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' }],
	_appliedSort: [{ field: 'final_price', options: { order: 'asc' } }],
	_searchText: 'sukienka',
};

export const catalogCalls = [
	catalog(catalogSearch, {
		summary: 'Finds documents of every kind: filters, layered navigation, facets with counts, sorts, text',
		examples: {
			searchQuery,
			store: 'pl',
			type: 'product',
			size: 5,
			sort: 'final_price:asc',
			sourceInclude: ['sku', 'name'],
		},
		errors: filtered,
	}),
	catalog(catalogSearches, {
		summary: 'Up to 20 searches at once, of at most 1,000 products; each is answered or refused in its place',
		examples: { searches: [{ type: 'tag', searchQuery: {} }] },
		errors: ['422 too-many'],
	}),
	catalog(elasticSearch, {
		summary: 'The same for vue-storefront’s clients; the index names the store view',
		examples: { ...searchQuery, response_format: 'compact', size: 5, from: 0, sort: 'final_price:asc' },
		errors: [...filtered, '404 unknown-entity'],
	}),
	catalog(elasticSearchByAddress, {
		summary: 'The same with the query as JSON in the address',
		examples: { request: JSON.stringify(searchQuery), response_format: 'compact', size: 5 },
		errors: [...filtered, '400 malformed-json', '404 unknown-entity'],
	}),
	catalog(catalogSuggest, {
		summary: 'Products, categories, tags and help pages while a shopper types',
		examples: { q: 'sukinka', size: 6 },
	}),
	catalog(urlMap, { summary: 'What a path of the shop shows', examples: { url: '/ona/sukienki' } }),
	catalog(urlMapShort, { summary: 'The same by its shorter name', examples: { url: '/ona/sukienki' } }),
	catalog(renderList, {
		summary: 'The prices of now of at most 100 products',
		errors: ['422 too-many', '422 unknown-prices'],
	}),
	catalog(stockCheck, { summary: 'What is in stock of one product', errors: ['404 not-found'] }),
	catalog(stockList, {
		summary: 'What is in stock of at most 100; unknown ones are left out',
		errors: ['422 too-many'],
	}),
	catalog(sizeTables, { summary: 'Size tables of all categories' }),
	catalog(sizeTable, { summary: 'One size table', errors: ['404 not-found'] }),
];
