import type { Page } from '@playwright/test';
import { addToCart, alive, chooseVariant, clickBuy } from './shopper.ts';
import { expect, test } from './watch-console.ts';

const DRESS = '/sukienka-lniana-jagna';
const inCart = (page: Page, text: string) => page.getByRole('banner').getByText(text);

/** Waits for a text in a tab's header. @returns when it came, by the clock of the machine */
function shownAt(page: Page, text: string): Promise<number> {
	// an open cart has a header of its own
	const header = page.getByRole('banner').first();
	return header.evaluate(async (banner, awaited) => {
		const isShown = () => banner.textContent.replaceAll(/\s/g, ' ').includes(awaited);
		while (!isShown()) await new Promise((resolve) => setTimeout(resolve, 10));
		return Date.now();
	}, text);
}

async function openDress(page: Page, colour: string) {
	await page.goto(DRESS);
	await chooseVariant(page, colour);
}

test('what one tab puts into the cart is in the other one within a second (11.11, 21.13)', async ({
	page,
	context,
}) => {
	await openDress(page, 'Rudy');
	const other = await context.newPage();
	await other.goto('/');
	await other
		.getByRole('banner')
		.getByRole('link', { name: /Koszyk/ })
		.click();
	await alive(other);
	await expect(other.getByRole('dialog', { name: /oszyk/ }).getByRole('heading').first()).toBeVisible();
	const shown = [page, other].map((tab) => shownAt(tab, '1 sztuka w koszyku'));
	await addToCart(page);
	const [here = 0, there = 0] = await Promise.all(shown);
	expect(there - here).toBeLessThan(1000);
});

test('two tabs that add at once lose nothing (11.11)', async ({ page, context }) => {
	const other = await context.newPage();
	await openDress(page, 'Rudy');
	await openDress(other, 'Oliwkowy');
	await Promise.all([addToCart(page), addToCart(other)]);
	for (const tab of [page, other]) await expect(inCart(tab, '2 sztuki w koszyku')).toBeAttached();
	await page.reload();
	await expect(inCart(page, '2 sztuki w koszyku')).toBeAttached();
});

test('a removal in one tab and an addition in the other both count', async ({ page, context }) => {
	await openDress(page, 'Rudy');
	await addToCart(page);
	const other = await context.newPage();
	await openDress(other, 'Oliwkowy');
	await page.goto('/cart');
	await page.getByRole('button', { name: /^Usuń z koszyka/ }).click();
	const remove = page.getByRole('group', { name: /Czy na pewno/ }).getByRole('button', { name: 'Usuń' });
	await Promise.all([remove.click(), addToCart(other)]);
	await expect(inCart(other, '1 sztuka w koszyku')).toBeAttached();
	await expect(page.getByRole('main').getByText('Kolor: Oliwkowy')).toBeVisible();
	await expect(page.getByRole('main').getByText('Kolor: Rudy')).toHaveCount(0);
});

test('a tab that is killed right after a change has kept it (11.4)', async ({ page, context }) => {
	await openDress(page, 'Rudy');
	await clickBuy(page.getByRole('main').getByRole('button', { name: 'Dodaj do koszyka' }));
	await expect(inCart(page, '1 sztuka w koszyku')).toBeAttached();
	const browser = await context.newCDPSession(page);
	void browser.send('Page.crash').catch(() => undefined);
	const next = await context.newPage();
	await next.goto('/');
	await expect(inCart(next, '1 sztuka w koszyku')).toBeAttached();
});

test('a clock that jumps takes nothing out of the cart and keeps the order of changes (21.14)', async ({
	page,
	context,
}) => {
	const DAY = 24 * 3_600_000;
	const now = Date.now();
	await context.clock.install({ time: now });
	await openDress(page, 'Rudy');
	await addToCart(page);
	const other = await context.newPage();
	for (const jump of [730 * DAY, -730 * DAY, DAY, -DAY]) {
		await context.clock.setSystemTime(now + jump);
		await page.reload();
		await expect(inCart(page, '1 sztuka w koszyku')).toBeAttached();
	}
	await openDress(other, 'Oliwkowy');
	await addToCart(other);
	await expect(inCart(page, '2 sztuki w koszyku')).toBeAttached();
	await page.reload();
	await expect(inCart(page, '2 sztuki w koszyku')).toBeAttached();
});
