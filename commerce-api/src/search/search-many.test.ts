import { catalogSearch, type SearchRequest } from '@pasaz/kernel/contract/catalog';
import { catalogSearches, MAX_SEARCHES } from '@pasaz/kernel/contract/catalog-searches';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, testAppOn } from '../app.fixture.ts';
import { createRateLimits, LIMITS } from '../platform/rate-limit/rate-limits.ts';

let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp();
});
afterAll(() => shop.close());

const TAGS: SearchRequest = { type: 'tag', searchQuery: {} };
const PRODUCTS: SearchRequest = { type: 'product', searchQuery: {}, size: 2, sourceInclude: ['sku'] };
const UNKNOWN: SearchRequest = {
	type: 'category',
	searchQuery: { _appliedFilters: [{ attribute: 'nothing', value: { eq: 1 } }] },
};
const repeated = (search: SearchRequest, times: number) => Array.from({ length: times }, () => search);

describe('several searches at once (24.13)', () => {
	it('answer as each does alone, in their order', async () => {
		const searches = [TAGS, PRODUCTS, { ...TAGS, size: 1, store: 'de' }];
		const alone = await Promise.all(searches.map((body) => shop.call(catalogSearch, { body })));
		expect(await shop.call(catalogSearches, { body: { searches } })).toEqual({ answers: alone });
	});

	it('refuse in its place what is refused alone', async () => {
		const searches = [UNKNOWN, TAGS, { ...TAGS, store: 'xx' }];
		const { answers } = await shop.call(catalogSearches, { body: { searches } });
		const code = (errorCode: string) => ({ code: 400, result: { errorCode, errorMessage: expect.any(String) } });
		expect(answers).toMatchObject([code('bad-filter'), { hits: expect.any(Array) }, code('unknown-store')]);
	});

	it.each([
		['none', [], 'invalid-input'],
		['more than twenty', repeated(TAGS, MAX_SEARCHES + 1), 'invalid-input'],
		['more products than one answer holds', repeated({ ...PRODUCTS, size: 500 }, 3), 'too-many'],
	])('are refused together where there are %s', async (_, searches, errorCode) => {
		const refused = await shop.refused(catalogSearches, { body: { searches } });
		expect(refused).toMatchObject({ status: 422, errorCode });
	});

	it('are twenty where they are at most twenty', async () => {
		const { answers } = await shop.call(catalogSearches, { body: { searches: repeated(TAGS, MAX_SEARCHES) } });
		expect(answers).toHaveLength(MAX_SEARCHES);
	});
});

it('counts as twenty calls of whoever asks too often (24.13)', async () => {
	const limited = testAppOn({ db: shop.db, close: async () => {} }, { limits: createRateLimits() });
	const ask = async () => {
		const init = {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ searches: [TAGS] }),
		};
		const incoming = { socket: { remoteAddress: '203.0.113.9' } };
		return (await limited.app.request(catalogSearches.path, init, { incoming })).status;
	};
	for (let i = 0; i < LIMITS.general.points / 20; i += 1) expect(await ask()).toBe(200);
	expect(await ask()).toBe(429);
});
