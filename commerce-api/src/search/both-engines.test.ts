import { catalogSearch, type SearchQuery, type SearchRequest } from '@pasaz/kernel/contract/catalog';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, testAppOn } from '../app.fixture.ts';
import { writeCatalog } from '../catalogue/write/write-catalog.ts';
import { DEMO } from '../import/label/demo-label.fixture.ts';
import { type RealPostgres, startRealPostgres } from '../platform/database/real-postgres.fixture.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
let postgres: RealPostgres;
let server: TestApp;
let embedded: TestApp;
beforeAll(async () => {
	const demo = DEMO.catalog;
	postgres = await startRealPostgres((db) => writeCatalog(db, demo, NOW));
	server = testAppOn(await postgres.copy());
	embedded = await createTestApp(demo);
}, 120_000);
afterAll(async () => {
	await embedded.close();
	await postgres.remove();
});

const LISTED = { attribute: 'visibility', value: { in: [2, 3, 4] } };
const FACETS = ['color', 'size', 'material', 'price', 'flags_ids', 'erin_recommends'].map((field) => ({ field }));
const queries: [string, SearchQuery, Partial<SearchRequest>?][] = [
	...['sukienki', 'sukeinka', 'zolty sweter', 'BRZ-SU-001', 'płaszcz wełniany kazimierz', "o'neill", 'k'].map(
		(text): [string, SearchQuery] => [text, { _searchText: text, _availableFilters: FACETS }],
	),
	...['name:asc', 'sku:desc', 'final_price:asc', 'position:asc', 'updated_at:desc'].map(
		(sort): [string, SearchQuery, Partial<SearchRequest>] => [sort, { _appliedFilters: [LISTED] }, { sort }],
	),
	[
		'a number above another',
		{ _appliedFilters: [{ attribute: 'visibility', value: { gt: 1 } }], _availableFilters: FACETS },
	],
	['a part of a name', { _appliedFilters: [LISTED, { attribute: 'name', value: { like: 'ŁÓDŹ' } }] }],
	['nothing missing', { _appliedFilters: [LISTED, { attribute: 'flags_ids', value: { neq: null } }] }],
];

it.each(queries)('both engines answer the same for %s', async (_name, searchQuery, request = {}) => {
	const body = { type: 'product' as const, searchQuery, size: 30, ...request };
	const [here, there] = await Promise.all([
		embedded.call(catalogSearch, { body }),
		server.call(catalogSearch, { body }),
	]);
	expect(there).toEqual(here);
});
