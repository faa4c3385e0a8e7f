import { countriesAll, placeOfPostcode, shippingCountries } from '@pasaz/kernel/contract/country';
import { placeLine } from '@pasaz/kernel/domain/address-lines';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.fixture.ts';

let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp(undefined, { env: { PLACES: 'demo-shop/places.json' } });
});
afterAll(() => shop.close());

const inStore = async (path: string, storeCode: string) =>
	(await (await shop.app.request(`${path}?storeCode=${storeCode}`)).json()).result;

it('countries have names and an order of the language that asks (10.7, 25.21)', async () => {
	const polish = await shop.call(countriesAll);
	expect(polish.length).toBeGreaterThan(200);
	expect(polish).toContainEqual({ id: 'DE', name: 'Niemcy' });
	const names = polish.map(({ name }) => name);
	expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'pl')));
	expect(new Set(names).size).toBe(names.length);
	expect(await inStore(countriesAll.path, 'it')).toContainEqual({ id: 'DE', name: 'Germania' });
});

it('a country whose addresses name a region comes with its regions', async () => {
	const all = await shop.call(countriesAll);
	const regions = (country: string) => all.find(({ id }) => id === country)?.regions;
	expect(regions('IT')).toHaveLength(107);
	expect(regions('IT')).toContainEqual({ code: 'MI', name: 'Milano' });
	expect(regions('US')).toHaveLength(51);
	expect(regions('CA')).toHaveLength(13);
	expect(regions('PL')).toBeUndefined();
	for (const { id, regions: [region] = [] } of all) {
		const address = { postcode: '1', city: 'A', country_id: id, region_code: region?.code ?? 'XX' };
		expect(placeLine(address)).toBe(region ? `1 A ${region.code}` : '1 A');
	}
	for (const { regions: codes = [] } of all) expect(new Set(codes.map(({ code }) => code)).size).toBe(codes.length);
});

it.each([
	['PL', '81-368', { city: 'Gdynia' }],
	['pl', ' 81368', { city: 'Gdynia' }],
	['PL', '81-700', { city: 'Sopot' }],
	['PL', '99-999', null],
	['DE', '10115', { city: 'Berlin' }],
	['DE', '1011', null],
	['IT', '20121', { city: 'Milano', region_code: 'MI' }],
	['FR', '20121', null],
])('in %s the postcode %j is of %j', async (country, postcode, place) => {
	expect(await shop.call(placeOfPostcode, { query: { country, postcode } })).toEqual(place);
});

it('without a list no city is known', async () => {
	const bare = await createTestApp();
	expect(await bare.call(placeOfPostcode, { query: { country: 'PL', postcode: '81-368' } })).toBeNull();
	await bare.close();
});

it('each storefront delivers to its own country first (25.7)', async () => {
	expect((await shop.call(shippingCountries))[0]).toEqual({ id: 'PL', name: 'Polska' });
	expect((await inStore(shippingCountries.path, 'de'))[0]).toEqual({ id: 'DE', name: 'Deutschland' });
});
