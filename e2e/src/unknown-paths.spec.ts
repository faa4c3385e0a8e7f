import type { Page } from '@playwright/test';
import { alive, openDepartment } from './shopper.ts';
import { expect, test } from './watch-console.ts';

test('each kind of address is a page, the way to one, or a real 404 (2.1, 2.2, 2.18, 2.40, 2.51)', async ({
	request,
	baseURL,
}) => {
	const cases: [path: string, status: number, location?: string][] = [
		['/', 200],
		['/pwa.html', 301, '/'],
		['/checkout', 301, '/cart'],
		['/de/checkout?x=1', 301, '/de/cart?x=1'],
		['/cart', 200],
		['/ona/sukienki', 200],
		['/category/ona', 301, '/ona'],
		['/c/sukienki?sort=latest', 301, '/ona/sukienki?sort=latest'],
		['/tag/nowosc', 301, '/nowosc'],
		['/cms-page/o-nas', 301, '/o-nas'],
		['/nowosc', 200],
		['/ona?page=2', 200],
		['/sukienka-lniana-jagna', 200],
		['/ona/sukienki/sukienka-lniana-jagna', 301, '/sukienka-lniana-jagna'],
		['/it/p/nie-ma/abito-in-lino-jagna?edit=1', 301, '/it/abito-in-lino-jagna?edit=1'],
		['/de/damen/kleider', 200],
		['/de/ona/sukienki?sort=latest', 301, '/de/damen/kleider?sort=latest'],
		['/damen/kleider', 301, '/ona/sukienki'],
		['/it/leinenkleid-jagna', 301, '/it/abito-in-lino-jagna'],
		['/de/promocje', 301, '/de/angebote'],
		['/p/nie-ma/sukienka-lniana-jagna/X-1', 301, '/sukienka-lniana-jagna?childSku=X-1'],
		['/faq', 200],
		['/error', 200],
		['/ona/sukienki/', 301, '/ona/sukienki'],
		['/ONA/Sukienki', 301, '/ona/sukienki'],
		['/CART', 301, '/cart'],
		['//evil.example/x', 301, '/evil.example/x'],
		['/ona//sukienki', 301, '/ona/sukienki'],
		['/%6Fna/sukienki', 301, '/ona/sukienki'],
		['/%64e/ona', 301, '/de/ona'],
		['/sklep/sukienki', 301, '/ona/sukienki'],
		['/wyprzedaz', 302, '/promocje'],
		['/de/kobieta', 301, '/de/ona'],
		['/nie-ma-takiej', 404],
		['/%E0%A4%A', 404],
		['/a%00b', 404],
		['/tag/%00', 404],
		['/p/a%00/x', 404],
		['/ona%2fsukienki', 404],
		['/category/nie-ma', 404],
		['/account/x.css', 404],
	];
	for (const [path, status, location] of cases) {
		const answer = await request.get(baseURL + path, { maxRedirects: 0 });
		expect.soft(answer.status(), path).toBe(status);
		if (location) expect.soft(answer.headers().location, path).toBe(location);
	}
});

test('a variant opened by its own address leads to its parent, with itself chosen (2.32)', async ({
	page,
	request,
	baseURL,
}) => {
	const map = await request.post(`${baseURL}/api/catalog/search`, {
		data: {
			type: 'product',
			searchQuery: { _appliedFilters: [{ attribute: 'url_path', value: { eq: 'sukienka-lniana-jagna' } }] },
			size: 1,
		},
	});
	const [child] = (await map.json()).hits[0].configurable_children;
	const found = await request.post(`${baseURL}/api/catalog/search`, {
		data: { type: 'product', searchQuery: { _appliedFilters: [{ attribute: 'sku', value: { eq: child.sku } }] } },
	});
	const [{ url_path: path }] = (await found.json()).hits;
	const answer = await request.get(`${baseURL}/${path}`, { maxRedirects: 0 });
	expect(answer.status()).toBe(301);
	expect(answer.headers().location).toBe(`/sukienka-lniana-jagna?childSku=${encodeURIComponent(child.sku)}`);
	await page.goto(`/${path}`);
	await expect(page.getByRole('heading', { level: 1, name: 'Sukienka lniana Jagna' })).toBeVisible();
});

test('a page that was shown is kept on the device with what its path stands for (3.9)', async ({
	page,
	context,
	consoleErrors,
}) => {
	await page.goto('/ona');
	await alive(page);
	await page.mouse.wheel(0, 80);
	await isStored(page, '/ona');
	// another listing, so that the code of listings is there
	await page.goto('/on');
	await alive(page);
	await context.setOffline(true);
	await openDepartment(page, 'Ona');
	await expect(page).toHaveURL('/ona');
	await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
	consoleErrors.length = 0;
});

/** Waits until the database of this device has a value. */
async function isStored(page: Page, key: string) {
	const names = () =>
		page.evaluate(async () => {
			const settled = (request: IDBRequest) => new Promise((resolve) => request.addEventListener('success', resolve));
			// opening a database that is not there would make it
			if (!(await indexedDB.databases()).some(({ name }) => name === 'shop')) return [];
			const opening = indexedDB.open('shop');
			await settled(opening);
			const { result: database } = opening;
			const reading = database.objectStoreNames.contains('url')
				? database.transaction('url').objectStore('url').getAllKeys()
				: undefined;
			if (reading) await settled(reading);
			database.close();
			return reading?.result.map(String) ?? [];
		});
	await expect.poll(names).toContain(key);
}
