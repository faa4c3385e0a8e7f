import { catalogSearch, ENTITY_TYPES, OPERATORS } from '@pasaz/kernel/contract/catalog';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../test-app.ts';

let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp();
}, 30_000);
afterAll(() => shop.close());

const FIELDS = [
	...['id', 'sku', 'name', 'category_ids', 'flags_ids', 'final_price', 'color', 'stock.is_in_stock', 'erin_recommends'],
	...['created_at', 'configurable_children.sku', 'url_path', 'level', 'position', '__proto__', 'constructor', ''],
];
const nasty = fc.constantFrom(
	"'",
	'--',
	'%',
	'\\',
	'_',
	'\ud800',
	'1e308',
	'NaN',
	'-0',
	'2026-13-45',
	'<% x',
	'99999999999999999999',
);
const value = fc.oneof(fc.string(), nasty, fc.integer(), fc.double(), fc.boolean(), fc.constant(null));
const filter = fc.record({
	attribute: fc.oneof(fc.constantFrom(...FIELDS), fc.string()),
	value: fc.dictionary(fc.constantFrom(...OPERATORS), fc.oneof(value, fc.array(value, { maxLength: 4 })), {
		maxKeys: 3,
	}),
	scope: fc.constantFrom('default', 'catalog'),
});
const request = fc.record({
	type: fc.constantFrom(...ENTITY_TYPES),
	searchQuery: fc.record(
		{
			_appliedFilters: fc.array(filter, { maxLength: 4 }),
			_availableFilters: fc.array(fc.record({ field: fc.constantFrom('color', 'price', 'flags_ids', 'care', 'x') }), {
				maxLength: 3,
			}),
			_appliedSort: fc.array(
				fc.record({ field: fc.constantFrom(...FIELDS), options: fc.constantFrom('asc', 'desc', 'x') }),
				{ maxLength: 2 },
			),
			_searchText: fc.oneof(fc.string(), nasty, fc.string({ minLength: 200, maxLength: 400, unit: 'binary' })),
		},
		{ requiredKeys: [] },
	),
	size: fc.integer(),
	from: fc.integer(),
	sourceInclude: fc.array(fc.constantFrom('*', 'sku', 'stock.qty', '__proto__', 'constructor.name', '.', ''), {
		maxLength: 3,
	}),
});

test('no question breaks the search', async () => {
	await fc.assert(
		fc.asyncProperty(request, async (body) => {
			const response = await shop.send(catalogSearch, { body });
			expect([200, 400, 422]).toContain(response.status);
		}),
		{ numRuns: 400 },
	);
}, 60_000);
