import { expect, test } from '@playwright/test';

test('the page is rendered by the shop, and comes to life', async ({ page }) => {
	await page.goto(process.env.SHOP ?? '/');
	await page.goto('/loyalty');
	await expect(page.getByRole('heading', { level: 1, name: 'Program dla stałych klientów' })).toBeVisible();
	await expect(page.getByRole('status').filter({ hasText: '0 punktów' })).toBeVisible();
	await page.getByRole('main').getByRole('link', { name: 'Przejdź do sklepu' }).click();
	await expect(page).toHaveURL(/\/$/);
});
