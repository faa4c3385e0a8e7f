import type { Page } from '@playwright/test';
import { assertAccessible } from './accessibility.ts';
import { act, alive, clickBuy } from './shopper.ts';
import { expect, test } from './watch-console.ts';

const HOODIE = 'Bluza rozpinana Bieg';

/** Puts a hoodie into both lists. */
async function listHoodie(page: Page): Promise<void> {
	await page.goto('/bluza-rozpinana-bieg');
	await alive(page);
	await page.getByRole('button', { name: 'Dodaj do listy życzeń' }).click();
	await expect(page.getByRole('button', { name: 'Na liście życzeń' })).toBeVisible();
	await page.getByRole('button', { name: 'Dodaj do porównania' }).click();
	await expect(page.getByRole('button', { name: 'W porównaniu' })).toBeVisible();
}

/** What both lists keep on the device. */
const KEPT = ['shop/wishlist/current-wishlist', 'shop/compare/current-compare'];
let listed: [name: string, value: string][] = [];

const keptLists = (page: Page): Promise<typeof listed> =>
	page.evaluate((names) => Object.entries(localStorage).filter(([name]) => names.includes(name)), KEPT);

/** Has a hoodie in both lists: the first test puts it there, the others begin with what its device kept. */
async function haveHoodie(page: Page): Promise<void> {
	if (listed.length > 0) {
		await page.goto('/robots.txt');
		await page.evaluate((entries) => {
			for (const [name, value] of entries) localStorage.setItem(name, value);
		}, listed);
		return;
	}
	await listHoodie(page);
	await expect.poll(async () => (await keptLists(page)).length).toBe(KEPT.length);
	listed = await keptLists(page);
}

/** Chooses a size in the dialog, and buys. */
async function buyInDialog(page: Page): Promise<void> {
	await page
		.getByRole('main')
		.getByRole('link', { name: `Do koszyka: ${HOODIE}` })
		.click();
	const dialog = page.getByRole('dialog', { name: HOODIE });
	await dialog.getByRole('radio', { name: 'M', exact: true }).check();
	await assertAccessible(page);
	await clickBuy(dialog.getByRole('button', { name: 'Dodaj do koszyka' }));
	await expect(dialog).toBeHidden();
	await expect(page.getByRole('banner').getByText('1 sztuka w koszyku')).toBeAttached();
}

test('rule 9.11: a wish is bought with its size, and leaves the list', async ({ page }) => {
	await haveHoodie(page);
	await page.goto('/lista-zyczen');
	await alive(page);
	await buyInDialog(page);
	await expect(page.getByText('Lista życzeń jest jeszcze pusta')).toBeVisible();
});

test('rule 22.17: a wish that is removed leaves the focus to what takes its place, and that of another tab alone', async ({
	page,
}) => {
	await haveHoodie(page);
	await page.goto('/lista-zyczen');
	await alive(page);
	const other = await page.context().newPage();
	await other.goto('/lista-zyczen');
	await alive(other);
	await other.getByRole('button', { name: `Usuń z listy: ${HOODIE}` }).click();
	await expect(other.getByRole('heading', { name: 'Lista życzeń jest jeszcze pusta' })).toBeFocused();
	await expect(page.getByText('Lista życzeń jest jeszcze pusta')).toBeVisible();
	expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});

test('rule 9.11: a product is bought from the comparison, and stays in it', async ({ page }) => {
	await haveHoodie(page);
	await page.goto('/porownanie');
	await alive(page);
	await buyInDialog(page);
	await expect(page.getByRole('columnheader', { name: HOODIE })).toBeVisible();
});

test('rule 9.10: the comparison is reached from every page, with how much is in it', async ({ page }) => {
	await haveHoodie(page);
	await page.goto('/kontakt');
	await alive(page);
	await page
		.getByRole('banner')
		.getByRole('link', { name: /^Lista życzeń/ })
		.click();
	await page.getByRole('dialog').getByRole('link', { name: 'Porównaj 1 produkt' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Porównanie produktów' })).toBeVisible();
	await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Porównanie produktów' })).toBeVisible();
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 360, height: 740 } });

	test('rule 9.10: the menu leads to the comparison, with how much is in it', async ({ page }) => {
		await haveHoodie(page);
		await page.goto('/bluza-rozpinana-bieg');
		await alive(page);
		await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
		await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Porównanie (1)' }).click();
		await expect(page.getByRole('heading', { level: 1, name: 'Porównanie produktów' })).toBeVisible();
	});
});

test('rules 9.4 and 9.12: a list is shared by a link that anybody opens, with today’s prices, and cleared until that is undone', async ({
	page,
	browser,
}) => {
	await haveHoodie(page);
	await page.goto('/lista-zyczen');
	await alive(page);
	await page.getByRole('button', { name: 'Udostępnij listę' }).click();
	const link = page.getByRole('textbox', { name: 'Link do listy' });
	await expect(link).toHaveValue(/\/lista-zyczen\/[\w-]+$/);
	await assertAccessible(page);
	const friend = await (await browser.newContext()).newPage();
	await friend.goto(await link.inputValue());
	await alive(friend);
	await expect(friend.getByRole('heading', { level: 1, name: 'Udostępniona lista życzeń' })).toBeVisible();
	await expect(friend.getByRole('main').getByRole('link', { name: `Do koszyka: ${HOODIE}` })).toBeVisible();
	await friend.getByRole('button', { name: `Dodaj do mojej listy: ${HOODIE}` }).click();
	await expect(friend.getByText('Na Twojej liście')).toBeVisible();
	await assertAccessible(friend);
	await friend.context().close();
	await page.getByRole('button', { name: 'Wyczyść listę' }).press('Enter');
	await expect(page.getByText('Lista życzeń jest jeszcze pusta')).toBeVisible();
	const list = page.locator(':focus', { hasText: 'Lista życzeń jest jeszcze pusta' });
	await expect(list).toBeVisible();
	await page.getByRole('button', { name: 'Cofnij' }).press('Enter');
	await expect(page.locator(':focus', { hasText: HOODIE })).toBeVisible();
	await expect(page.getByRole('main').getByRole('link', { name: `Do koszyka: ${HOODIE}` })).toBeVisible();
});

test('rule 9.10: a tile puts its product into the comparison', async ({ page }) => {
	await page.goto('/on/bluzy');
	await alive(page);
	const button = page.getByRole('button', { name: `Porównaj: ${HOODIE}` });
	// tiles come alive at the first act
	await act(page);
	await button.click();
	await expect(button).toHaveAttribute('aria-pressed', 'true');
	await page.reload();
	await act(page);
	await expect(button).toHaveAttribute('aria-pressed', 'true');
	await page.goto('/porownanie');
	await expect(page.getByRole('columnheader', { name: HOODIE })).toBeVisible();
});
