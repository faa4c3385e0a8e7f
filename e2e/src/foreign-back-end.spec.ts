import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ROOT } from './child-process.ts';
import { ANSWERED, openForeignBackEnd } from './foreign/back-end.ts';
import { openSecondShell, type SecondShell } from './second-shell.ts';
import { clickBuy } from './shopper.ts';

let backEnd: Awaited<ReturnType<typeof openForeignBackEnd>>;
let shop: SecondShell;
test.beforeAll(async () => {
	backEnd = await openForeignBackEnd();
	const STORE_VIEWS = join(ROOT, 'e2e/src/foreign/store-views.json');
	shop = await openSecondShell(backEnd.url, undefined, { STORE_VIEWS });
	// On a busy machine the first pages of a cold shell take longer than the second that a page may take.
	for (const path of ['', '/shirts', '/shirt-2', '/shirt-3', '/about']) {
		await expect.poll(async () => (await fetch(shop.origin + path)).status, { timeout: 20_000 }).toBe(200);
	}
});
test.afterAll(async () => {
	await shop.close();
	await backEnd.close();
});

test('answers the calls that the recipe calls the least set', async () => {
	const recipe = await readFile(join(ROOT, 'docs/connect-a-back-end.md'), 'utf8');
	const least = /^\| \*\*.*$/gm;
	const calls = (recipe.match(least) ?? []).flatMap((row) => row.match(/(?:GET|POST) \/api[^`]*/g) ?? []);
	expect(calls.sort()).toEqual([...ANSWERED].sort());
});

test('shows home, a listing, a product and a CMS page of a back end with the least set of calls', async ({ page }) => {
	await page.goto(shop.origin);
	await expect(page).toHaveTitle('Shirts of your own');
	await expect(page.getByRole('main').getByText('Shirt no. 1').first()).toBeVisible();
	await page.goto(`${shop.origin}/shirts`);
	await expect(page.getByText('5 products', { exact: true })).toBeVisible();
	await page.getByRole('main').getByRole('link', { name: 'Shirt no. 2' }).first().click();
	await expect(page).toHaveURL(`${shop.origin}/shirt-2`);
	await expect(page.getByText('22,00').first()).toBeVisible();
	await page.goto(`${shop.origin}/about`);
	await expect(page.getByText('We make shirts.')).toBeVisible();
	expect((await page.goto(`${shop.origin}/never`))?.status()).toBe(404);
});

test('puts a product into its cart, and shows its totals', async ({ page }) => {
	await page.goto(`${shop.origin}/shirt-3`);
	await clickBuy(page.getByRole('button', { name: 'Add to cart' }));
	await expect(page.getByText('1 piece in the cart')).toBeAttached();
	await page.goto(`${shop.origin}/cart`);
	await expect(page.getByText('Cash on delivery')).toBeVisible();
	await expect(page.getByText('28,00').filter({ visible: true }).first()).toBeVisible();
});
