import { expect, type Page, test } from '@playwright/test';

const FAILED = { name: 'Nie udało się wczytać tej części sklepu' };
const PRODUCT = { level: 1, name: 'Sukienka lniana Jagna' } as const;
const SLICE = '**/releases/mf_product/**';

async function openListing(page: Page) {
	await page.goto('/ona/sukienki');
	// opened by touch-free means only: nothing of the product's slice is fetched ahead yet
	await expect(page.getByRole('heading', { level: 1, name: 'Sukienki' })).toBeVisible();
}

async function openProduct(page: Page) {
	const link = page.getByRole('main').getByRole('link', { name: /Sukienka lniana Jagna/ });
	await link.first().click();
}

const FAULTS = {
	'is gone': (page: Page) => page.route(SLICE, (route) => route.fulfill({ status: 404, body: 'gone' })),
	fails: (page: Page) => page.route(SLICE, (route) => route.fulfill({ status: 500, body: 'failed' })),
	'cannot be reached': (page: Page) => page.route(SLICE, (route) => route.abort()),
	'answers with a page': (page: Page) =>
		page.route(SLICE, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' })),
	'is not what was published': (page: Page) =>
		page.route(SLICE, (route) => route.fulfill({ contentType: 'text/javascript', body: 'window.evil = true' })),
};

for (const [name, breakSlice] of Object.entries(FAULTS)) {
	test(`a slice that ${name} leaves the shop with a way on, and is there when it works again`, async ({ page }) => {
		await page.addInitScript(() => sessionStorage.setItem('shop/reloaded-for-code', String(Date.now())));
		await breakSlice(page);
		await openListing(page);
		await openProduct(page);
		await expect(page.getByRole('heading', FAILED)).toBeVisible();
		await expect(page.getByRole('banner').getByRole('link', { name: 'Brzask' })).toBeVisible();
		expect(await page.evaluate(() => 'evil' in window)).toBe(false);

		await page.evaluate(() => Object.assign(window, { sameDocument: true }));
		await page.unroute(SLICE);
		await page.getByRole('link', { name: 'Spróbuj ponownie' }).click();
		await expect(page.getByRole('heading', PRODUCT)).toBeVisible();
		expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
	});
}

test('a slice that hangs is said to be late within three seconds, and is shown when it comes', async ({ page }) => {
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(SLICE, async (route) => {
		await released;
		await route.continue();
	});
	await openListing(page);
	await openProduct(page);
	const since = Date.now();
	await expect(page.getByRole('heading', FAILED)).toBeVisible();
	expect(Date.now() - since).toBeLessThan(3500);
	release();
	await expect(page.getByRole('heading', PRODUCT)).toBeVisible();
});

test('code that a deployment took away is fetched with one new document, and no more', async ({ page }) => {
	let documents = 0;
	page.on('request', (request) => {
		if (request.isNavigationRequest()) documents += 1;
	});
	await page.route(SLICE, (route) => route.fulfill({ status: 404, body: 'gone' }));
	await openListing(page);
	await openProduct(page);
	await expect(page.getByRole('heading', FAILED)).toBeVisible();
	await expect.poll(() => documents).toBe(2);
	await expect(page.getByRole('link', { name: 'Spróbuj ponownie' })).toBeVisible();
	await page.getByRole('link', { name: 'Spróbuj ponownie' }).click();
	await expect(page.getByRole('heading', FAILED)).toBeVisible();
	expect(documents).toBe(2);
});

test('without network what is not there leads home, with the reason', async ({ page, context }) => {
	await page.goto('/');
	await page.getByRole('link', { name: 'Brzask' }).first().hover();
	const menu = page.getByRole('navigation', { name: 'Menu główne' });
	await menu.getByRole('link', { name: 'On', exact: true }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'On' })).toBeVisible();
	await page.getByRole('banner').getByRole('link', { name: 'Brzask' }).click();
	await expect(page).toHaveURL('/');
	await menu.getByRole('link', { name: 'On', exact: true }).click();
	await expect(page).toHaveURL('/on');
	await context.setOffline(true);
	await page.evaluate(() => {
		history.pushState(null, '', '/category/nigdy-nie-widziana');
		dispatchEvent(new PopStateEvent('popstate', { state: null }));
	});
	await expect(page.getByText(/nie są dostępne bez internetu/)).toBeVisible();
	await expect(page).toHaveURL('/');
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
