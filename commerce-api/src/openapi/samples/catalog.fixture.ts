import type { Samples } from './sample.fixture.ts';

const searchQuery = {
	_availableFilters: [{ field: 'color', scope: 'catalog', options: {} }],
	_appliedFilters: [{ attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' }],
	_appliedSort: [{ field: 'final_price', options: { order: 'desc' } }],
};
const url = '/ona/sukienki/sukienka-lniana-zonkil';

export const catalogSamples: Samples = {
	'POST /api/catalog/search': {
		owns: 'nothing',
		ask: () => ({ body: { type: 'product', searchQuery, size: 3, sort: 'final_price:asc' } }),
	},
	'POST /api/catalog/searches': {
		owns: 'nothing',
		ask: () => ({
			body: {
				searches: [
					{ type: 'product', searchQuery, size: 3 },
					{ type: 'tag', searchQuery: {} },
				],
			},
		}),
	},
	'POST /api/catalog/:index/:entity/_search': {
		owns: 'nothing',
		ask: () => ({ params: { index: 'pl', entity: 'product' }, query: { size: '3' }, body: searchQuery }),
	},
	'GET /api/catalog/:index/:entity/_search': {
		owns: 'nothing',
		ask: () => ({
			params: { index: 'pl', entity: 'category' },
			query: { request: '{}', response_format: 'compact' },
		}),
	},
	'GET /api/catalog/suggest': { owns: 'nothing', ask: () => ({ query: { q: 'sukinka' } }) },
	'POST /api/url/map': { owns: 'nothing', ask: () => ({ body: { url } }) },
	'POST /api/url': { owns: 'nothing', ask: () => ({ body: { url: '/ona/sukienki', includeFields: ['id', 'name'] } }) },
	'GET /api/product/render-list': { owns: 'nothing', ask: () => ({ query: { skus: 'SZAL-1,SUK-1' } }) },
	'GET /api/stock/check': { owns: 'nothing', ask: () => ({ query: { sku: 'SZAL-1' } }) },
	'GET /api/stock/list': { owns: 'nothing', ask: () => ({ query: { skus: 'SZAL-1,KARTA-1,NIC' } }) },
	'GET /api/size-table': { owns: 'nothing', ask: () => ({}) },
	'GET /api/size-table/:id': {
		owns: 'nothing',
		ask: async ({ shop }) => {
			const { result } = await (await shop.app.request('/api/size-table')).json();
			return { params: { id: String(result[0].id) } };
		},
	},
};
