import { axeFaults } from './axe-faults.ts';
import { expect, test } from './watch-console.ts';

test('an engineer finds a call, changes its example and sees what the API answers', async ({ page }) => {
	await page.goto('/api/docs');
	await expect(page.getByText(/^\d+ calls$/)).toBeVisible();
	await page.getByRole('searchbox', { name: 'Search' }).fill('catalog/search');
	await expect(page.getByText('1 call', { exact: true })).toBeVisible();
	await page.getByText('/api/catalog/search').click();
	const form = page.getByRole('form', { name: /^Finds documents/ });
	await expect(form.getByRole('textbox', { name: 'Body' })).toHaveValue(/"_searchText": "sukienka"/);
	await form.getByRole('combobox', { name: 'storeCode query' }).selectOption('de');
	await form.getByRole('textbox', { name: 'Body' }).fill('{"type":"tag","searchQuery":{}}');
	await form.getByRole('button', { name: 'Send' }).click();
	await expect(page.getByText('200 OK')).toBeVisible();
	await expect(page.getByText('"slug": "nowosc"')).toBeVisible();
	await expect(page.getByRole('row', { name: /400.*bad-filter/ })).toBeVisible();
	expect(await axeFaults(page)).toEqual([]);
});

test('a link opens its call, and an answer that is a file can be saved', async ({ page }) => {
	await page.goto('/api/docs#postReklamacjaPdf');
	const form = page.getByRole('form', { name: 'A complaint, in Polish' });
	await form.getByRole('combobox', { name: 'Type of the body' }).selectOption('application/json');
	await form.getByRole('button', { name: 'Send' }).click();
	await expect(page.getByRole('link', { name: /^Save \d+ bytes of application\/pdf$/ })).toBeVisible();
});
