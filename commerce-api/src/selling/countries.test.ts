import { countriesAll, shippingCountries } from '@pasaz/kernel/contract/country';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.fixture.ts';

let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp();
});
afterAll(() => shop.close());

const inStore = async (path: string, storeCode: string) =>
	(await (await shop.app.request(`${path}?storeCode=${storeCode}`)).json()).result;

it('countries have names and an order of the language that asks', async () => {
	const polish = await shop.call(countriesAll);
	expect(polish.length).toBeGreaterThan(200);
	expect(polish).toContainEqual({ id: 'DE', name: 'Niemcy' });
	const names = polish.map(({ name }) => name);
	expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'pl')));
	expect(new Set(names).size).toBe(names.length);
	expect(await inStore(countriesAll.path, 'it')).toContainEqual({ id: 'DE', name: 'Germania' });
});

it('each storefront delivers to its own country first', async () => {
	expect((await shop.call(shippingCountries))[0]).toEqual({ id: 'PL', name: 'Polska' });
	expect((await inStore(shippingCountries.path, 'de'))[0]).toEqual({ id: 'DE', name: 'Deutschland' });
});
