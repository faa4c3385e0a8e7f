import type { Page, Route } from '@playwright/test';
import { haveInCart } from './kept-cart.ts';
import { expect, test } from './watch-console.ts';

async function fillCart(page: Page) {
	await haveInCart(page, '/sukienka-lniana-jagna', 'Naturalny');
	await page.goto('/cart');
}

async function enter(page: Page, code: string) {
	const field = page.getByLabel('Kod rabatowy', { exact: true });
	const ask = page.getByText('Mam kod rabatowy');
	await expect(ask).toBeVisible();
	// a tap may miss the field while the totals above it still arrive and move it
	await expect(async () => {
		if (!(await field.isVisible())) await ask.click();
		await expect(field).toBeVisible({ timeout: 1000 });
	}).toPass();
	await field.fill(code);
	await page.getByRole('button', { name: 'Zastosuj' }).click();
}

/** Fills the form in, so that nothing is left to do but to order. */
async function fill(page: Page, email: string) {
	await page.getByLabel('Imię', { exact: true }).fill('Żaneta');
	await page.getByLabel('Nazwisko', { exact: true }).fill('Święch');
	await page.getByLabel('E-mail', { exact: true }).fill(email);
	await page.getByLabel('Ulica', { exact: true }).fill('Świętojańska');
	await page.getByLabel('Nr domu i mieszkania').fill('7/3');
	await page.getByLabel('Kod pocztowy', { exact: true }).fill('81-368');
	await page.getByLabel('Miejscowość').fill('Gdynia');
	await page.getByLabel(/^Telefon/).fill('600 100 200');
	await page.getByRole('radio', { name: /przy odbiorze/ }).click();
	await page.getByRole('checkbox', { name: /Akceptuję/ }).check();
}

async function order(page: Page, email: string) {
	await fill(page, email);
	await page.getByRole('button', { name: 'Zamawiam i płacę' }).click();
}

test.describe('a coupon', () => {
	// browsers log the status of a refusal
	test.use({ consoleErrors: async ({ page: _ }, use) => use([]) });

	test('is refused with the reason, else counted, and taken out again (14.10)', async ({ page }) => {
		await fillCart(page);
		const summary = page.getByRole('region', { name: 'Podsumowanie' });
		const field = page.getByLabel('Kod rabatowy', { exact: true });

		await enter(page, 'NIE-MA');
		await expect(field).toHaveAccessibleDescription('Kod rabatowy jest nieprawidłowy. Spróbuj ponownie.');
		await expect(field).toBeFocused();
		await enter(page, 'lato2026');
		await expect(field).toHaveAccessibleDescription('Ten kod stracił już ważność.');

		await enter(page, 'witaj10');
		await expect(page.getByText('Kod WITAJ10 jest naliczony')).toBeVisible();
		await expect(summary.getByText('−38,90 zł', { exact: true })).toBeVisible();
		await expect(summary.getByText('350,10 zł', { exact: true })).toBeVisible();
		await expect(summary.getByText('w tym VAT 23%')).toBeVisible();

		await page.reload();
		await expect(summary.getByText('350,10 zł', { exact: true })).toBeVisible();
		await page.getByRole('button', { name: 'Usuń kod WITAJ10' }).click();
		await expect(page.getByText('Kod rabatowy usunięty.')).toBeVisible();
		await expect(summary.getByText('−38,90 zł', { exact: true })).toHaveCount(0);
	});

	test('leaves the focus of who has gone on to another field while it was looked up (22.17)', async ({ page }) => {
		await fillCart(page);
		const phone = page.getByLabel(/^Telefon/);
		for (const [code, outcome] of [
			['nie-ma', 'Kod rabatowy jest nieprawidłowy. Spróbuj ponownie.'],
			['witaj10', 'Kod WITAJ10 jest naliczony'],
		] as const) {
			const { promise: isLookedUp, resolve: lookUp } = Promise.withResolvers<void>();
			const hold = async (route: Route) => {
				await isLookedUp;
				await route.continue();
			};
			await page.route('**/api/cart/apply-coupon*', hold, { times: 1 });
			await enter(page, code);
			await phone.focus();
			lookUp();
			await expect(page.getByText(outcome).first()).toBeVisible();
			await expect(phone).toBeFocused();
		}
	});

	test('that another shopper has used up is not paid for without a word, and is free again when that order is cancelled (14.12, 15.22)', async ({
		browser,
		page,
	}) => {
		await fillCart(page);
		await enter(page, 'JEDYNY20');
		await expect(page.getByText('Kod JEDYNY20 jest naliczony')).toBeVisible();
		const asked = page.waitForResponse(async (answer) => {
			const body = answer.request().postData() ?? '';
			return answer.url().includes('/api/cart/shipping-information') && body.includes('81-368');
		});
		await fill(page, `druga.${Date.now()}@example.pl`);
		// the last question about the sums before the order
		await asked;

		const other = await (await browser.newContext()).newPage();
		await fillCart(other);
		await enter(other, 'JEDYNY20');
		await expect(other.getByText('Kod JEDYNY20 jest naliczony')).toBeVisible();
		await order(other, `pierwsza.${Date.now()}@example.pl`);
		await expect(other).toHaveURL(/\/payment-confirmation\//);

		await page.getByRole('button', { name: 'Zamawiam i płacę' }).click();
		const dialog = page.getByRole('dialog', { name: 'Kod rabatowy nie zadziałał' });
		await expect(dialog.getByText('389,00 zł')).toBeVisible();
		await dialog.getByRole('button', { name: 'Zamawiam i płacę bez rabatu' }).click();
		await expect(page).toHaveURL(/\/payment-confirmation\//);
		await expect(page.getByText('389,00 zł').first()).toBeVisible();

		await other.getByRole('button', { name: 'Anuluj zamówienie' }).click();
		await other.getByRole('dialog').getByRole('button', { name: 'Tak, anuluj' }).click();
		const canceled = other.getByRole('heading', { level: 1, name: 'Zamówienie anulowane' });
		await expect(canceled).toBeFocused();
		await other.reload();
		await expect(canceled).toBeVisible();
		await fillCart(other);
		await enter(other, 'JEDYNY20');
		await expect(other.getByText('Kod JEDYNY20 jest naliczony')).toBeVisible();
	});
});

test('the shop delivers to the countries of its storefronts, by their postcodes (14.8, 22.9)', async ({ page }) => {
	await fillCart(page);
	const country = page.getByLabel('Kraj');
	await expect(country).toHaveValue('PL');
	const postcode = page.getByLabel('Kod pocztowy', { exact: true });
	await expect(postcode).toHaveAccessibleDescription('W postaci 00-000');
	await country.selectOption({ label: 'Niemcy' });
	await expect(postcode).toHaveAccessibleDescription('W postaci 00000');
	await postcode.fill('10-115');
	await postcode.press('Tab');
	await expect(postcode).toHaveValue('10115');
});
