import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copyReleases, openSecondShell, type SecondShell } from './second-shell.ts';
import { addToCart, alive, chooseVariant, fillCheckout, newPerson } from './shopper.ts';

let shell: SecondShell;
test.afterEach(() => shell.close());

/** Opens a shop whose disk has lost these slices. */
async function openWithout(...slices: string[]): Promise<void> {
	const dataDir = await copyReleases();
	for (const slice of slices) await rm(join(dataDir, 'releases', slice), { recursive: true });
	shell = await openSecondShell(undefined, dataDir);
}

test('while a slice is gone its region shows a way on, and the other pages work (20.7, 26.9)', async ({ page }) => {
	await openWithout('mf_product');
	await page.goto(`${shell.origin}/ona/sukienki`);
	await alive(page);
	await page
		.getByRole('main')
		.getByRole('link', { name: /Sukienka lniana Jagna/ })
		.first()
		.click();
	await expect(page.getByRole('heading', { name: 'Nie udało się wczytać tej części sklepu' })).toBeVisible();
	await expect(page.getByRole('banner').getByRole('link', { name: 'Brzask' })).toBeVisible();

	await page.getByRole('link', { name: 'Wróć na stronę główną' }).click();
	await expect(page).toHaveURL(`${shell.origin}/`);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await page.goto(`${shell.origin}/faq`);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(page.getByRole('heading', { name: 'Nie udało się' })).toHaveCount(0);
});

test('while the cart slice is gone the product page works without its buy button', async ({ page }) => {
	await openWithout('mf_cart_checkout');
	await page.goto(`${shell.origin}/sukienka-lniana-jagna`);
	await alive(page);
	await expect(page.getByRole('heading', { level: 1, name: 'Sukienka lniana Jagna' })).toBeVisible();
	await page.getByRole('radio', { name: 'Oliwkowy', exact: true }).click();
	await expect(page.getByRole('img', { name: /zdjęcie 1/ })).toHaveAttribute('src', /oliwkowy/);
	await expect(page.getByRole('main').getByText(/chwilowo/)).toBeVisible();
});

test('with catalogue, account and content all down a cart is ordered, and its order is confirmed (26.9)', async ({
	page,
}) => {
	await openWithout('mf_catalog', 'mf_account', 'mf_content');
	expect((await page.request.get(`${shell.origin}/faq`)).status()).toBe(503);
	await page.goto(`${shell.origin}/sukienka-lniana-jagna`);
	await chooseVariant(page, 'Rudy');
	await addToCart(page);
	await page.goto(`${shell.origin}/cart`);
	await fillCheckout(page, newPerson());
	await page.getByText('Płatność przy odbiorze').click();
	await page.getByRole('button', { name: 'Zamawiam i płacę' }).click();
	await expect(page).toHaveURL(/\/payment-confirmation\/[0-9a-f-]{36}$/);
	await expect(page.getByText(/Zamówienie nr/)).toBeVisible();
});
