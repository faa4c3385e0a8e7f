import type { Browser, Page } from '@playwright/test';
import { endSessionOnServer, logOut, registerShopper } from './account-session.ts';
import { addToCart, alive, chooseVariant, type Person } from './shopper.ts';
import { expect, test } from './watch-console.ts';

const DRESS = '/sukienka-lniana-jagna';
const inCart = (page: Page, text: string) => page.getByRole('banner').getByText(text);

async function addDress(page: Page, colour: string) {
	await page.goto(DRESS);
	await chooseVariant(page, colour);
	await addToCart(page);
}

const ADDITION = /"adds":\{"/;
const REMOVAL = /"qty":0/;

/** Waits until the server has what was done here. */
async function synced(page: Page, act: () => Promise<unknown>, sent = ADDITION) {
	const answer = page.waitForResponse(
		(response) => response.url().includes('/api/cart/sync') && sent.test(response.request().postData() ?? ''),
	);
	await act();
	await answer;
}

async function logIn(page: Page, { email, password }: Person) {
	await page.goto('/login');
	await alive(page);
	await page.getByRole('main').getByLabel('E-mail', { exact: true }).fill(email);
	await page.getByRole('main').getByLabel('Hasło', { exact: true }).fill(password);
	await page.getByRole('main').getByRole('button', { name: 'Zaloguj się' }).click();
	await expect(page).toHaveURL(/\/account$/);
}

async function removeFromCart(page: Page, colour: string) {
	await page.goto('/cart');
	const line = page.getByRole('main').getByRole('listitem').filter({ hasText: colour });
	await line.getByRole('button', { name: /^Usuń z koszyka/ }).click();
	await page
		.getByRole('group', { name: /Czy na pewno/ })
		.getByRole('button', { name: 'Usuń' })
		.click();
}

async function anotherDevice(browser: Browser): Promise<Page> {
	return (await browser.newContext()).newPage();
}

test('an account has one cart on all of its devices, to which a guest’s cart is added (11.16, 11.17, 13.24, 13.25)', async ({
	browser,
	page,
}) => {
	const shopper = await registerShopper(page);
	const phone = await anotherDevice(browser);
	await test.step('what was put in on one is on another one, with its name and price, beside what its guest put in', async () => {
		await synced(page, () => addDress(page, 'Rudy'));
		await addDress(phone, 'Oliwkowy');
		await logIn(phone, shopper);
		await expect(inCart(phone, '2 sztuki w koszyku')).toBeAttached();
		await phone.goto('/cart');
		const line = phone.getByRole('main').getByRole('listitem').filter({ hasText: 'Sukienka lniana Jagna' });
		await expect(line.filter({ hasText: 'Rudy' })).toContainText('389,00 zł');
		await expect(line).toHaveCount(2);
	});
	await test.step('what was put in on both is on both', async () => {
		await page.goto('/');
		await expect(inCart(page, '2 sztuki w koszyku')).toBeAttached();
	});
	await test.step('what was removed on one stays removed on both', async () => {
		await synced(phone, () => removeFromCart(phone, 'Rudy'), REMOVAL);
		await page.goto('/');
		await expect(inCart(page, '1 sztuka w koszyku')).toBeAttached();
		await phone.reload();
		await expect(phone.getByRole('main').getByText('Kolor: Oliwkowy')).toBeVisible();
		await expect(phone.getByRole('main').getByText('Kolor: Rudy')).toHaveCount(0);
	});
	await test.step('it is there again after logging out and in', async () => {
		await logOut(page);
		await expect(page.getByText('Wylogowano')).toBeVisible();
		await expect(inCart(page, 'w koszyku')).toHaveCount(0);
		await logIn(page, shopper);
		await expect(inCart(page, '1 sztuka w koszyku')).toBeAttached();
	});
	await test.step('the last line that is removed is gone everywhere', async () => {
		await synced(phone, () => removeFromCart(phone, 'Oliwkowy'), REMOVAL);
		await page.goto('/');
		await expect(inCart(page, 'w koszyku')).toHaveCount(0);
	});
	await phone.context().close();
});

test('a session that ends by itself leaves the cart to the shopper, and nothing is there twice after the next login (13.26)', async ({
	page,
	consoleErrors,
}) => {
	const shopper = await registerShopper(page);
	await synced(page, () => addDress(page, 'Rudy'));
	await endSessionOnServer(page);
	await page.goto('/cart');
	await expect(page.getByRole('dialog')).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(page.getByRole('main').getByText('Kolor: Rudy')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Zamawiam i płacę' })).toBeEnabled();
	await logIn(page, shopper);
	await expect(inCart(page, '1 sztuka w koszyku')).toBeAttached();
	// the browser's own lines about the refused session
	consoleErrors.splice(0);
});
