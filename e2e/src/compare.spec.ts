import type { Page } from '@playwright/test';
import { alive } from './shopper.ts';
import { expect, test } from './watch-console.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const products = (page: Page) => page.getByRole('main').getByRole('article');

/** Opens a product of a list and returns its name. */
async function openProduct(page: Page, list: string, index: number) {
	await page.goto(list);
	const link = products(page).nth(index).getByRole('link').first();
	const name = (await link.textContent()) ?? '';
	await link.click();
	await expect(heading(page)).toHaveText(name);
	return name;
}

test('products are compared side by side, taken out again, and kept over a reload (4.22, 9.2)', async ({ page }) => {
	const first = await openProduct(page, '/ona/sukienki', 0);
	await page.getByRole('button', { name: 'Dodaj do porównania' }).click();
	await expect(page.getByRole('button', { name: 'W porównaniu' })).toHaveAttribute('aria-pressed', 'true');
	const second = await openProduct(page, '/ona/sukienki', 1);
	await page.getByRole('button', { name: 'Dodaj do porównania' }).click();
	await page.getByRole('link', { name: 'Zobacz porównanie (2 produkty)' }).click();

	const table = page.getByRole('table');
	await expect(heading(page)).toHaveText('Porównanie produktów');
	for (const name of [first, second]) await expect(table.getByRole('columnheader', { name })).toBeVisible();
	await expect(table.getByRole('row', { name: /Materiał/ })).toBeVisible();
	await page.reload();
	await table.getByRole('button', { name: `Usuń z porównania: ${first}` }).click();
	await expect(table.getByRole('columnheader')).toHaveCount(1);
	await page.getByRole('button', { name: 'Wyczyść porównanie' }).click();
	await expect(page.getByText('Nie porównujesz jeszcze żadnych produktów').first()).toBeVisible();
});

test('what a shopper has looked at is shown on the next product and on the home page, although its code came late', async ({
	page,
}) => {
	const { promise: released, resolve: release } = Promise.withResolvers<void>();
	await page.route('**/releases/mf_product/**/later.*.js', async (route) => {
		await released;
		await route.continue();
	});
	await page.goto('/ona/sukienki');
	await alive(page);
	const open = async (index: number) => {
		const link = products(page).nth(index).getByRole('link').first();
		const name = (await link.textContent()) ?? '';
		await link.click();
		await expect(heading(page)).toHaveText(name);
		return name;
	};
	const name = await open(0);
	await page.goBack();
	await expect(heading(page)).toHaveText('Sukienki');
	await open(1);
	release();
	const seen = page.getByRole('region', { name: 'Ostatnio oglądane' });
	await page.mouse.wheel(0, 300);
	await expect(seen.getByRole('link', { name })).toBeVisible();
	await page.goto('/');
	await page.mouse.wheel(0, 300);
	await expect(seen.getByRole('article')).toHaveCount(2);
});
