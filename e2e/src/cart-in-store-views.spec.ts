import type { Page } from '@playwright/test';
import { assertAccessible } from './accessibility.ts';
import { addToCart, chooseVariant } from './shopper.ts';
import { expect, test } from './watch-console.ts';

const line = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: 'Jagna' });
const synced = (page: Page) => page.waitForResponse((answer) => answer.url().includes('/api/cart/sync') && answer.ok());

test('a cart goes along to a store view of another currency, which says before what becomes of it (11.19, 11.20)', async ({
	page,
}) => {
	await page.goto('/sukienka-lniana-jagna');
	await chooseVariant(page, 'Rudy');
	const sent = synced(page);
	await addToCart(page);
	await sent;

	await page
		.getByRole('banner')
		.getByRole('link', { name: /Język|PL/ })
		.click();
	const panel = page.getByRole('dialog');
	await panel.getByRole('link', { name: /Deutsch/ }).click();
	await expect(panel).toContainText('W sklepie, do którego przechodzisz, płaci się w EUR.');
	await expect(panel).toContainText(/Wartość produktów: \d+,\d\d\szł → \d+,\d\d\s€/);
	await assertAccessible(page);
	const [, promised = ''] = /→ (\d+,\d\d\s€)/.exec((await panel.textContent()) ?? '') ?? [];
	await panel.getByRole('link', { name: 'Przejdź do tamtego sklepu' }).click();
	await expect(page).toHaveURL(/\/de\/leinenkleid-jagna\?/);

	await page.goto('/de/cart');
	await expect(line(page)).toHaveCount(1);
	await expect(line(page)).toContainText(promised);
	await expect(line(page)).toContainText('Leinenkleid Jagna');
	await line(page).getByRole('button', { name: /mehr/ }).click();
	await expect(line(page).getByRole('textbox')).toHaveValue('2');

	await page.goto('/cart');
	await expect(line(page)).toHaveCount(1);
	await expect(line(page)).toContainText('Sukienka lniana Jagna');
	await expect(line(page)).toContainText('zł');
	await expect(line(page).getByRole('textbox')).toHaveValue('2');
});

test('two tabs of two store views tell each other what is in the cart, and keep their own words (11.19)', async ({
	context,
	page,
}) => {
	await page.goto('/sukienka-lniana-jagna');
	const german = await context.newPage();
	await german.goto('/de/leinenkleid-jagna');
	await chooseVariant(page, 'Rudy');
	await addToCart(page);
	const badge = (tab: Page) => tab.getByRole('banner').getByText(/^1 (sztuka|Stück)/);
	await expect(badge(page)).toBeAttached();
	// only the tab that is shown asks its server
	await german.bringToFront();
	await expect(badge(german)).toBeAttached();
	const words = await german.evaluate(() => localStorage.getItem('de-shop/cart/current-cart') ?? '');
	expect(words).toContain('Leinenkleid');
	expect(words).not.toContain('Sukienka');
});
