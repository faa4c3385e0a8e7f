import { catalogSearch } from '@pasaz/kernel/contract/catalog';
import { renderList } from '@pasaz/kernel/contract/render-list';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.fixture.ts';

let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp();
});
afterAll(() => shop.close());

const of = (skus: string, more = {}) => shop.call(renderList, { query: { skus, ...more } });

it('the prices of now are those of the catalogue, for variants too (5.14, 24.10)', async () => {
	const { items } = await of('SZAL-1,SUK-1-Czarny-M,NIC,SZAL-1');
	const bySku = new Map(items.map((item) => [item.sku, item]));
	expect([...bySku.keys()].toSorted()).toEqual(['SUK-1-Czarny-M', 'SZAL-1']);
	expect(bySku.get('SZAL-1')?.price_info).toEqual({
		final_price: 49.99,
		regular_price: 49.99,
		special_price: null,
		lowest_price_30_days: null,
		extension_attributes: { tax_adjustments: { final_price: 40.64, regular_price: 40.64, special_price: null } },
	});
	expect(bySku.get('SUK-1-Czarny-M')?.price_info).toMatchObject({
		final_price: 199,
		regular_price: 269,
		special_price: 199,
	});
	const body = {
		type: 'product' as const,
		searchQuery: { _appliedFilters: [{ attribute: 'sku', value: { eq: 'SZAL-1' } }] },
	};
	const { hits } = await shop.call(catalogSearch, { body });
	expect(hits[0]).toMatchObject({ price: 40.64, price_incl_tax: 49.99 });
});

it('a reduction that is over is over with the first question after it (5.13)', async () => {
	const price = async () => (await of('WYKROJ-1')).items[0]?.price_info.final_price;
	const before = shop.clock.now;
	expect(await price()).toBe(20);
	shop.clock.now = new Date('2026-12-01T00:00:00+01:00');
	expect(await price()).toBe(25);
	shop.clock.now = before;
});

it('ignores the requested group, and keeps the signature while the price stays (5.11, 5.14)', async () => {
	expect(await of('SZAL-1', { userGroupId: '3' })).toEqual(await of('SZAL-1'));
});

it('answers at most a hundred products at once (24.12, 27.16)', async () => {
	expect(await of('')).toEqual({ items: [] });
	expect(await shop.refused(renderList, { query: { skus: '\0' } })).toMatchObject({ status: 422 });
	const skus = Array.from({ length: 101 }, (_, index) => index).join();
	expect(await shop.refused(renderList, { query: { skus } })).toMatchObject({ status: 422, errorCode: 'too-many' });
});

it('answers in the store view or the currency that is asked for, and refuses those that the shop does not have (5.14)', async () => {
	const price = async (more: object) => (await of('SZAL-1', more)).items[0]?.price_info.final_price;
	const zloty = await price({});
	expect(await price({ currencyCode: 'PLN' })).toBe(zloty);
	const euro = await price({ storeId: '2' });
	expect(euro).toBeLessThan(zloty ?? 0);
	expect(await price({ currencyCode: 'EUR' })).toBe(euro);
	for (const more of [{ storeId: '99' }, { currencyCode: 'XXX' }, { storeId: '2', currencyCode: 'PLN' }])
		expect(await shop.refused(renderList, { query: { skus: 'SZAL-1', ...more } })).toMatchObject({
			...{ status: 422, errorCode: 'unknown-prices' },
		});
});
