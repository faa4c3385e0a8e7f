import { readFile } from 'node:fs/promises';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { createAccount, registerByForm, registerShopper } from './account-session.ts';
import { axeFaults } from './axe-faults.ts';
import { mailTo } from './mails.ts';
import { addToCart, alive, chooseVariant } from './shopper.ts';

const logOutHere = (page: Page) => page.getByRole('button', { name: 'Wyloguj się', exact: true });
const cookieOf = async (context: BrowserContext) =>
	(await context.cookies()).find(({ path, name }) => path === '/api/user' && name.endsWith('refresh'));

/** All that a script of the page can read. */
function readable(page: Page): Promise<string> {
	return page.evaluate(() => JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]));
}

test('no script can read the tokens of a session, which outlives a reload (18.12, 27.28)', async ({
	context,
	page,
}) => {
	const login = page.waitForResponse('**/api/user/login');
	await registerByForm(page);
	const { result: access, meta } = await (await login).json();
	expect(meta).toEqual({ refreshToken: null });
	const cookie = await cookieOf(context);
	expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
	for (const secret of [access, cookie?.value ?? '-']) expect(await readable(page)).not.toContain(secret);

	const refreshed = page.waitForResponse('**/api/user/refresh');
	await page.reload();
	const { result: next, meta: renewed } = await (await refreshed).json();
	expect(renewed).toEqual({ refreshToken: null });
	const rotated = await cookieOf(context);
	expect(rotated?.value).not.toBe(cookie?.value);
	await expect(logOutHere(page)).toBeVisible();
	for (const secret of [next, rotated?.value ?? '-']) expect(await readable(page)).not.toContain(secret);
});

test('a logout leaves nothing personal on the device, in no storefront and in no tab (15.43, 17.4)', async ({
	context,
	page,
}) => {
	const shopper = await registerShopper(page);
	await page.goto('/account');
	const other = await context.newPage();
	await other.goto('/de/account');
	await other.evaluate((email) => {
		localStorage.setItem('de-shop/checkout/details', JSON.stringify({ email }));
		sessionStorage.setItem('shop/ordered-here', JSON.stringify({ email }));
		const { current } = JSON.parse(localStorage.getItem('shop/user/current-user') ?? '{}');
		const address = { firstname: '-', lastname: '-', street: [], postcode: '', city: '', country_id: 'DE', email };
		const request = {
			...{ user_id: String(current.id), cart_id: '', products: [{ sku: 'SWIT-M', qty: 1, price: 249 }] },
			addressInformation: { billingAddress: address, payment_method_code: 'banktransfer' },
		};
		const order = { key: crypto.randomUUID(), request, lines: [], total: 24900, madeAt: Date.now(), state: 'refused' };
		localStorage.setItem('de-shop/orders/waiting-orders', JSON.stringify([order]));
	}, shopper.email);
	await expect(other.getByText(shopper.email, { exact: true })).toBeVisible();
	await logOutHere(page).click();
	const question = page.getByRole('dialog', { name: 'Zamówienie nie dotarło jeszcze do sklepu' });
	await question.getByRole('button', { name: 'Wyloguj mimo to' }).click();
	await expect(page.getByText('Wylogowano')).toBeVisible();
	for (const tab of [page, other]) {
		await expect.poll(() => readable(tab)).not.toContain(shopper.email);
		expect(await readable(tab)).not.toContain(shopper.lastName);
	}
	await expect.poll(() => cookieOf(context)).toBeUndefined();
});

test('a logout ends the session also where a document comes in place of the next page (17.4)', async ({ page }) => {
	await registerShopper(page);
	await page.route('**/_page/**', (route) => route.fulfill({ status: 500, body: '' }));
	await page.goto('/account');
	await logOutHere(page).click();
	await expect(page).toHaveURL('/');
	await page.goto('/account');
	await expect(page.getByRole('heading', { level: 1, name: 'Zaloguj się' })).toBeVisible();
});

test('a page of the account begins anew when another account takes the place of its own at once (17.5)', async ({
	context,
	page,
}) => {
	await registerByForm(page);
	await page.goto('/account/addresses/edit');
	const street = page.getByLabel('Ulica', { exact: true });
	await street.fill('Świętojańska');
	// in one step, as a page hears of it that slept through the logout
	await registerShopper(await context.newPage());
	await expect(street).toHaveValue('');
});

test('a logout on all devices ends the session of the phone, too (17.19)', async ({ browser, page }) => {
	const shopper = await registerShopper(page);
	await page.goto('/account');
	const phone = await (await browser.newContext()).newPage();
	await phone.goto('/login');
	await phone.getByLabel('E-mail', { exact: true }).fill(shopper.email);
	await phone.getByLabel('Hasło', { exact: true }).fill(shopper.password);
	await phone.getByRole('main').getByRole('button', { name: 'Zaloguj się' }).click();
	await expect(logOutHere(phone)).toBeVisible();
	await page.getByRole('button', { name: 'Wyloguj się na wszystkich urządzeniach' }).click();
	await expect(page.getByText('Wylogowano na wszystkich urządzeniach')).toBeVisible();
	await phone.goto('/account/orders');
	// the dialog, or the login page where the guard of the page was quicker
	const dialog = phone.getByRole('dialog', { name: 'Zaloguj się ponownie' });
	const loginPage = phone.getByRole('heading', { level: 1, name: 'Zaloguj się' });
	await expect(dialog.or(loginPage).first()).toBeVisible();
	await expect(logOutHere(phone)).toHaveCount(0);
	await phone.context().close();
});

test('a shopper takes their data along and deletes the account (17.23, 17.24)', async ({ page }) => {
	const { email, password } = await registerShopper(page);
	await page.goto('/account');
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Pobierz moje dane' }).click();
	const file = await download;
	expect(file.suggestedFilename()).toBe('moje-dane.json');
	const data = JSON.parse(await readFile(await file.path(), 'utf8'));
	expect(data).toMatchObject({ account: { email }, orders: [] });

	await page.getByRole('button', { name: 'Usuń konto' }).press('Enter');
	await expect(page.getByRole('heading', { level: 3, name: /konto/ })).toBeFocused();
	// what the header hides after scrolling is no fault
	await page.evaluate(() => scrollTo(0, 0));
	expect(await axeFaults(page)).toEqual([]);
	const last = page.getByRole('button', { name: 'Usuń konto na zawsze' });
	const field = page.getByLabel('Hasło do konta');
	await field.fill('zgadywane');
	await last.click();
	await expect(field).toHaveAccessibleDescription(/Obecne hasło jest nieprawidłowe/);
	await expect(field).toBeFocused();
	await field.fill(password);
	await last.click();
	await expect(page.getByText('Konto zostało usunięte')).toBeVisible();
	await expect(page.getByText('Zaloguj się, aby zobaczyć tę stronę.')).toHaveCount(0);
	await expect(page).toHaveURL('/');
	await page.goto('/login');
	await page.getByLabel('E-mail', { exact: true }).fill(email);
	await page.getByLabel('Hasło', { exact: true }).fill(password);
	await page.getByRole('main').getByRole('button', { name: 'Zaloguj się' }).click();
	await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
	expect(await mailTo(email, /Twoje konto zostało usunięte/)).toBeTruthy();
});

test('a guest clears the data on the device at the login (21.15)', async ({ page }) => {
	await page.goto('/sukienka-lniana-jagna');
	await chooseVariant(page, 'Rudy');
	await addToCart(page);
	const other = await page.context().newPage();
	await other.goto('/sukienka-lniana-jagna');
	await alive(other);
	const anew = other.waitForEvent('load');
	await page.goto('/login');
	await page.getByRole('button', { name: 'Usuń moje dane z tego urządzenia' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Usuń dane' }).click();
	await expect(page).toHaveURL('/');
	// the page loads anew meanwhile
	await expect.poll(() => readable(page).catch(() => 'jagna')).not.toMatch(/jagna/i);
	await expect(page.getByText('1 sztuka w koszyku')).toHaveCount(0);
	// another tab would store again what it still has
	await anew;
	await expect(other.getByText('1 sztuka w koszyku')).toHaveCount(0);
});

test('the e-mail of an account changes with its password and a mail to the new address (17.20)', async ({ page }) => {
	const shopper = await registerShopper(page);
	await page.goto('/account');
	const email = `nowy.${shopper.email}`;
	await page.getByRole('button', { name: 'Zmień e-mail' }).click();
	await page.getByLabel('Nowy e-mail').fill(email);
	await page.getByLabel('Obecne hasło').fill('zgadywane');
	await page.getByRole('button', { name: 'Wyślij potwierdzenie' }).click();
	await expect(page.getByText('Hasło jest nieprawidłowe.')).toBeVisible();
	await expect(page.getByLabel('Obecne hasło')).toBeFocused();
	await page.getByLabel('Obecne hasło').fill(shopper.password);
	await page.getByRole('button', { name: 'Wyślij potwierdzenie' }).click();
	await expect(page.getByText(`Wysłaliśmy wiadomość na adres ${email}.`)).toBeVisible();
	await mailTo(shopper.email, /Prośba o zmianę/);
	const { text } = await mailTo(email, /Potwierdź nowy adres/);
	await page.goto(text.match(/https?:\S+mail-link\S+/)?.[0] ?? '');
	await page.getByRole('button', { name: 'Tak, potwierdzam' }).click();
	await expect(page.getByRole('heading', { name: 'Gotowe: od teraz logujesz się tym adresem.' })).toBeVisible();
	await page.goto('/account');
	await expect(page.getByText(email, { exact: true })).toBeVisible();
});

test('who registers an address that has an account is told to look into the mail (17.22)', async ({
	browser,
	page,
}) => {
	const shopper = await createAccount(page);
	const stranger = await (await browser.newContext()).newPage();
	await stranger.goto('/register');
	await stranger.getByLabel('Imię', { exact: true }).fill('Ktoś');
	await stranger.getByLabel('Nazwisko', { exact: true }).fill('Inny');
	await stranger.getByLabel('E-mail', { exact: true }).fill(shopper.email);
	await stranger.getByLabel('Hasło', { exact: true }).fill('zupełnie inne hasło');
	await stranger.getByLabel('Powtórz hasło').fill('zupełnie inne hasło');
	await stranger.getByRole('checkbox', { name: /Akceptuję regulamin/ }).check();
	await stranger.getByRole('button', { name: 'Załóż konto' }).click();
	await expect(stranger.getByText('Sprawdź pocztę')).toBeVisible();
	await mailTo(shopper.email, /Masz już u nas konto/);
	await stranger.context().close();
});
