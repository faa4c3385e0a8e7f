import type { Page } from '@playwright/test';
import { expect, test } from './watch-console.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const openSearch = async (page: Page) => {
	await page.getByRole('banner').getByRole('link', { name: 'Szukaj' }).click();
	return page.getByRole('dialog', { name: 'Szukaj' });
};

test('the search panel suggests while a shopper types, and the keyboard leads to results and back to them', async ({
	page,
}) => {
	await page.goto('/');
	const panel = await openSearch(page);
	const field = panel.getByRole('combobox', { name: 'Czego szukasz?' });
	await expect(field).toBeFocused();
	await field.fill('su');
	await field.press('Enter');
	await expect(panel.getByText('Wpisz co najmniej 3 znaki.')).toBeVisible();
	await field.fill('sukien');
	await expect(panel.getByRole('status')).toHaveText(/\d+ podpowied/);
	await field.press('ArrowDown');
	await expect(panel.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
	// Enter means what was typed since, of which the suggestions are not there yet
	await field.fill('sukienka');
	await field.press('Enter');
	await expect(page).toHaveURL(/\/szukaj\?q=sukienka$/);
	await expect(heading(page)).toHaveText('Wyniki dla „sukienka”');
	await expect(panel).toBeHidden();

	const again = await openSearch(page);
	await expect(again.getByRole('option', { name: 'sukienka', exact: true })).toBeVisible();
	await again.getByRole('button', { name: 'Wyczyść historię' }).click();
	await expect(again.getByRole('option')).toHaveCount(0);
});

test('without a network the panel says so, and suggests again when it is back', async ({
	page,
	context,
	consoleErrors,
}) => {
	await page.goto('/');
	const panel = await openSearch(page);
	const field = panel.getByRole('combobox');
	await expect(field).toBeFocused();
	await context.setOffline(true);
	await field.fill('sukienka');
	await expect(panel.getByRole('status')).toHaveText(/offline/);
	await context.setOffline(false);
	await expect(panel.getByRole('status')).toHaveText(/\d+ podpowied/);
	consoleErrors.length = 0;
});

test('results are filtered, sorted and turned over like any list, and keep the words', async ({ page }) => {
	await page.goto('/szukaj?q=sukienka');
	await page.getByLabel('Sortuj').selectOption({ label: 'Cena rosnąco' });
	await expect(page).toHaveURL(/q=sukienka&sort=final_price%3Aasc/);
	await page.getByText('Filtry', { exact: true }).click();
	await page.getByRole('checkbox', { name: /^Rudy/ }).click();
	await expect(page).toHaveURL(/q=sukienka&color=\d+&sort=/);
	await expect(heading(page)).toHaveText('Wyniki dla „sukienka”');
});

test('words that nothing fits are no dead end', async ({ page }) => {
	await page.goto('/szukaj?q=qqqwwwzzz');
	await expect(page.getByText('Nic nie pasuje do „qqqwwwzzz”')).toBeVisible();
	await expect(page.getByRole('link', { name: 'Zobacz nowości' })).toBeVisible();
});

test('a misspelt word shows what was meant, and the typed one on request (6.31)', async ({ page }) => {
	await page.goto('/szukaj?q=swtre');
	await expect(page.getByText('Pokazujemy wyniki dla „sweter”.')).toBeVisible();
	await expect(page.getByRole('article').first()).toContainText(/Sweter/);
	await page.getByRole('link', { name: 'Szukaj zamiast tego „swtre”' }).click();
	await expect(page).toHaveURL(/\/szukaj\?q=%22swtre%22$/);
	await expect(heading(page)).toHaveText('Wyniki dla „swtre”');
	await expect(page.getByText('Nic nie pasuje do „swtre”')).toBeVisible();
});

test('words of the wardrobe and of the help are understood (6.29, 6.30)', async ({ page }) => {
	await page.goto('/szukaj?q=dżinsy');
	await expect(page.getByRole('article').first()).toContainText(/Jeansy/);
	await expect(page.getByRole('navigation', { name: 'Zajrzyj też tutaj' })).toContainText('Jeansy – Spodnie');
	const panel = await openSearch(page);
	await panel.getByRole('combobox').fill('zwrot');
	await panel.getByRole('option', { name: 'Zwroty i reklamacje' }).click();
	await expect(heading(page)).toHaveText('Zwroty i reklamacje');
});

test('price ranges divide a list that is in one of the usual ones (6.4)', async ({ page }) => {
	await page.goto('/ona/okrycia/plaszcze');
	await page.getByText('Filtry', { exact: true }).click();
	const ranges = page.getByRole('group', { name: 'Cena' }).getByRole('link');
	const total = await page
		.getByText(/^\d+ produkt/)
		.first()
		.textContent();
	await expect(ranges).not.toHaveCount(0);
	await ranges.first().click();
	await expect(page).toHaveURL(/price_to=\d+/);
	await expect(page.getByText(/^\d+ produkt/).first()).not.toHaveText(total ?? '');
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the header leads to a form, and the form to results (26.22)', async ({ page }) => {
		await page.goto('/');
		await page.getByRole('banner').getByRole('link', { name: 'Szukaj' }).click();
		await page.getByRole('searchbox', { name: 'Czego szukasz?' }).fill('sukienka');
		await page.getByRole('main').getByRole('button', { name: 'Szukaj' }).click();
		await expect(page).toHaveURL(/\/szukaj\?q=sukienka$/);
		await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
	});
});
