import type { Page } from '@playwright/test';
import { addToCart, alive } from './shopper.ts';
import { expect, test } from './watch-console.ts';

async function openMiniCart(page: Page) {
	await page
		.getByRole('banner')
		.getByRole('link', { name: /^Koszyk/ })
		.click();
	const drawer = page.getByRole('dialog', { name: 'Koszyk' });
	await expect(drawer.getByRole('link', { name: 'Przejdź do kasy' })).toBeVisible();
	return drawer;
}

test.describe('without a connection', () => {
	// browsers log a call that was on its way
	test.use({ consoleErrors: async ({ page: _ }, use) => use([]) });

	test('shows small pictures, what is missing for free delivery, and that it works without a connection (7.6, 14.9, 14.20)', async ({
		context,
		page,
	}) => {
		await page.goto('/szalik-z-merynosa-ponowa');
		await alive(page);
		await addToCart(page);
		const drawer = await openMiniCart(page);
		const picture = drawer.getByRole('listitem').locator('img');
		await expect
			.poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc))
			.toMatch(/\/img\/(150x150|300x300)\//);
		await expect(drawer).toContainText(/Do darmowej dostawy brakuje \d+,\d\d\szł/);
		await expect(drawer).not.toContainText('Brak połączenia');
		await context.setOffline(true);
		await expect(drawer).toContainText('Brak połączenia. Koszyk działa i zostaje na tym urządzeniu');
		await drawer.getByRole('button', { name: /więcej/ }).click();
		await expect(drawer.getByRole('textbox')).toHaveValue('2');
		await context.setOffline(false);
		await expect(drawer).not.toContainText('Brak połączenia');
	});
});

test('promises no free delivery of what is not delivered (14.19)', async ({ page }) => {
	await page.goto('/skrocenie-spodni-lub-spodnicy');
	await alive(page);
	await addToCart(page);
	await expect(await openMiniCart(page)).not.toContainText(/dostaw/i);
});

test('knows that a coupon makes the delivery free (14.18, 14.19)', async ({ page }) => {
	await page.goto('/szalik-z-merynosa-ponowa');
	await alive(page);
	await addToCart(page);
	await page.goto('/cart');
	await expect(page.getByRole('main')).toContainText('Zwykle w\u00a0ciągu 1–2 dni roboczych');
	const field = page.getByLabel('Kod rabatowy', { exact: true });
	// a tap may miss the field while the totals above it still arrive and move it
	await expect(async () => {
		if (!(await field.isVisible())) await page.getByText('Mam kod rabatowy').click();
		await expect(field).toBeVisible({ timeout: 1000 });
	}).toPass();
	await field.fill('DOSTAWA');
	await page.getByRole('button', { name: 'Zastosuj' }).click();
	await expect(page.getByRole('main').getByText('Dostawa gratis').first()).toBeVisible();
	await page.goto('/faq');
	await alive(page);
	await expect(await openMiniCart(page)).toContainText('Dostawa gratis');
});
