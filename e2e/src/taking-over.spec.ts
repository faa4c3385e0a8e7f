import type { Page } from '@playwright/test';
import { makePages } from './page-requests.ts';
import { act, alive, isHydrated, openFromFooter } from './shopper.ts';
import { expect, test } from './watch-console.ts';

const productLinks = (page: Page) => page.getByRole('main').getByRole('article').getByRole('link');

/** Marks the document, to see later whether another one has come. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => Reflect.has(window, 'isMarked'));

test.beforeAll(({ request }) => makePages(request));

test('an untouched page leaves alone what the server rendered below its first screen', async ({ page }) => {
	await page.goto('/ona/sukienki');
	await alive(page);
	expect(await isHydrated(page.getByRole('heading', { level: 1 }))).toBe(true);
	expect(await isHydrated(productLinks(page).last())).toBe(false);
	await act(page);
	await expect.poll(() => isHydrated(productLinks(page).last())).toBe(true);
});

test('links that never change stay as the server rendered them, and open without another document', async ({
	page,
}) => {
	await page.goto('/ona/sukienki');
	await alive(page);
	await mark(page);
	const footerLink = page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' });
	await openFromFooter(page, 'Kontakt');
	await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
	const menuLink = page.getByRole('navigation', { name: 'Menu główne' }).getByRole('link', { name: 'Promocje' });
	await menuLink.click();
	await expect(page).toHaveURL('/promocje');
	await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Kontakt');
	expect([await isMarked(page), await isHydrated(footerLink), await isHydrated(menuLink)]).toEqual([
		true,
		false,
		false,
	]);
});

test('a first tap on a product that is not hydrated opens its page without another document', async ({ page }) => {
	await page.goto('/ona/sukienki');
	await alive(page);
	await mark(page);
	const link = productLinks(page).nth(2);
	const name = (await link.textContent()) ?? '';
	expect(await isHydrated(link)).toBe(false);
	await link.evaluate((element) => element instanceof HTMLElement && element.click());
	await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
	expect(await isMarked(page)).toBe(true);
});

test.describe('with the code of add-to-cart held up', () => {
	let release = () => {};
	test.beforeEach(async ({ page }) => {
		const held = new Promise<void>((resolve) => {
			release = resolve;
		});
		await page.route(/mf_cart_checkout\/.*add_to_cart.*\.js$/, async (route) => {
			await held;
			await route.continue();
		});
	});

	test('a page that is reached by a link shows its title, and a button that keeps a tap', async ({ page }) => {
		await page.goto('/ona/sukienki');
		await alive(page);
		const link = productLinks(page).first();
		const name = (await link.textContent()) ?? '';
		await link.click();
		await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
		const buy = page.getByRole('main').getByRole('button', { name: 'Dodaj do koszyka' });
		await expect(buy).toHaveAttribute('data-stand-in');
		await page.getByRole('radiogroup').first().getByRole('radio', { disabled: false }).first().click();
		await page
			.getByRole('radiogroup', { name: /^Rozmiar/ })
			.getByRole('radio', { disabled: false })
			.last()
			.click();
		const { height } = (await buy.boundingBox()) ?? {};
		await buy.click();
		await expect(buy).toHaveAttribute('aria-busy', 'true');
		release();
		await expect(page.getByText('Produkt został dodany do koszyka')).toBeVisible();
		await expect(buy).not.toHaveAttribute('data-stand-in');
		expect((await buy.boundingBox())?.height).toBe(height);
	});
});
