import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test('the catalogue works without JavaScript, up to the product (26.22)', async ({ page }) => {
	await page.goto('/ona/sukienki');
	await page.getByText('Filtry', { exact: true }).click();
	await page.getByRole('checkbox', { name: /^Rudy/ }).click();
	await page.getByRole('button', { name: /Pokaż wyniki|Pokaż \d+/ }).click();
	await expect(page).toHaveURL(/[?&]color=\d+/);
	await page
		.getByRole('main')
		.getByRole('link', { name: /Sukienka lniana Jagna/ })
		.first()
		.click();
	await expect(page.getByRole('heading', { level: 1, name: 'Sukienka lniana Jagna' })).toBeVisible();
	await expect(page.locator('noscript').first()).toBeVisible();
});

test('an address that leads nowhere says so, with status 404 (2.18)', async ({ page, request, baseURL }) => {
	expect((await request.get(`${baseURL}//host.example`)).status()).toBe(404);
	const answer = await page.goto('/nie-ma-takiej-strony');
	expect(answer?.status()).toBe(404);
	await expect(page.getByRole('heading', { level: 1, name: 'Nie ma takiej strony' })).toBeVisible();
});
