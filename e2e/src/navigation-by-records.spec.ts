import type { Page } from '@playwright/test';
import { firstProduct, heading, LISTING, makePages, open, products, tap, untilQuiet, watch } from './page-requests.ts';
import { addVersion, show } from './release-sets.ts';
import { openSecondShell } from './second-shell.ts';
import { alive } from './shopper.ts';
import { expect, test } from './watch-console.ts';

test.beforeAll(({ request }) => makePages(request));

test('a link below the pointer is fetched ahead as soon as the code is there that does so (3.8)', async ({ page }) => {
	const { promise: held, resolve: release } = Promise.withResolvers<void>();
	await page.route(/start-ahead.*\.js$/, async (route) => {
		await held;
		await route.continue();
	});
	const seen = await open(page, LISTING);
	const link = firstProduct(page);
	await link.hover();
	release();
	await expect.poll(() => seen.records).toEqual([await link.getAttribute('href')]);
});

test('a page that nobody touches fetches four records ahead, and more from the first act on', async ({ page }) => {
	const seen = watch(page);
	await page.goto(LISTING);
	await alive(page);
	await expect.poll(() => seen.records.length).toBe(4);
	await untilQuiet(page);
	expect(seen.records).toHaveLength(4);
	await page.mouse.wheel(0, 900);
	await expect.poll(() => seen.records.length).toBeGreaterThan(4);
	expect(new Set(seen.records).size).toBe(seen.records.length);
});

test('nothing is fetched ahead for a shopper who saves data', async ({ page }) => {
	const seen = await open(page, LISTING);
	await page.mouse.wheel(0, 80);
	await untilQuiet(page);
	expect(seen.records).toEqual([]);
});

test('a tap joins a record that is on its way (3.10)', async ({ page }) => {
	const seen = await open(page, LISTING);
	const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
	await page.route('**/_page/**', async (route) => {
		await isReleased;
		await route.continue();
	});
	await firstProduct(page).hover();
	await expect.poll(() => seen.records.length).toBe(1);
	await tap(page);
	release();
	await expect(heading(page)).toBeFocused();
	expect(seen).toMatchObject({ records: [expect.any(String)], documents: [] });
});

/** Where the page is once its rows are laid out: a row that tells of a reduction is higher than it was taken for. */
async function restingPlace(page: Page): Promise<number> {
	return page.evaluate(async () => {
		let before = Number.NaN;
		while (scrollY !== before) {
			before = scrollY;
			await new Promise((resolve) => setTimeout(resolve, 200));
		}
		return before;
	});
}

test('a list that grew comes back without a request, and after a document in between where it was left', async ({
	page,
}) => {
	const seen = await open(page, '/ona');
	const first = await products(page).count();
	await page.getByRole('link', { name: 'Pokaż więcej' }).click();
	await expect.poll(() => products(page).count()).toBeGreaterThan(first);
	const count = await products(page).count();
	const link = products(page)
		.nth(count - 5)
		.getByRole('link')
		.first();
	await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
	const left = await restingPlace(page);
	seen.records.length = 0;
	await tap(page, link);
	await expect(heading(page)).toBeFocused();
	expect(seen.records).toHaveLength(1);
	await page.goBack();
	await expect(products(page)).toHaveCount(count);
	await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - left)).toBeLessThan(20);
	expect(seen).toMatchObject({ records: [expect.any(String)], reading: [], documents: [] });

	await page.goto('/faq');
	await page.goBack();
	await expect(products(page)).toHaveCount(count);
	await expect(link).toBeInViewport();
});

test('the head of the document follows the page', async ({ page }) => {
	await open(page, LISTING);
	const href = await tap(page);
	await expect(heading(page)).toBeFocused();
	const { pathname } = new URL(href, page.url());
	await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${pathname}$`));
	await expect(page.locator('link[hreflang=de]').first()).toHaveAttribute('href', /\/de\/[\w-]+$/);
	await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test('a record that is refused gives way to one document', async ({ page, consoleErrors }) => {
	const seen = await open(page, LISTING);
	await page.route('**/_page/**', (route) => route.fulfill({ status: 500, body: '' }));
	const href = await tap(page);
	await expect(heading(page)).not.toHaveText('Sukienki');
	const { pathname, search } = new URL(href, page.url());
	expect(seen).toMatchObject({ records: [pathname + search], documents: [pathname + search] });
	consoleErrors.length = 0;
});

test('a release that is published between two taps gives one document of the new set', async ({ page }) => {
	const shell = await openSecondShell();
	try {
		const seen = await open(page, shell.origin + LISTING);
		const next = await show(shell.dataDir, { mf_content: await addVersion(shell.dataDir, 'mf_content') });
		const isNext = async () => (await (await page.request.get(shell.origin + LISTING)).text()).includes(next);
		await expect.poll(isNext).toBe(true);
		await tap(page);
		await expect(heading(page)).not.toHaveText('Sukienki');
		expect(seen).toMatchObject({ records: [expect.any(String)], documents: [expect.any(String)] });
		await alive(page);
		await page.goBack();
		await expect(heading(page)).toHaveText('Sukienki');
	} finally {
		await shell.close();
	}
});
