import type { Page } from '@playwright/test';
import { assertAccessible } from './accessibility.ts';
import { createAccount, registerByForm, registerShopper } from './account-session.ts';
import { mailTo } from './mails.ts';
import { chooseVariant } from './shopper.ts';
import { expect, test } from './watch-console.ts';

const WISHED = 'Sukienka lniana Jagna';

async function openPart(page: Page, name: string) {
	await page.getByRole('navigation', { name: 'Konto' }).getByRole('link', { name, exact: true }).click();
}

async function logIn(page: Page, { email, password }: { email: string; password: string }) {
	await page.getByLabel('E-mail', { exact: true }).fill(email);
	await page.getByLabel('Hasło', { exact: true }).fill(password);
	await page.getByRole('main').getByRole('button', { name: 'Zaloguj się' }).click();
	await expect(page).toHaveURL(/\/account$/);
}

test('a shopper keeps the account in order', async ({ browser, consoleErrors, page }) => {
	await test.step('wishes something as a guest', async () => {
		await page.goto('/sukienka-lniana-jagna');
		await chooseVariant(page, 'Naturalny');
		await page.getByRole('button', { name: 'Dodaj do listy życzeń' }).first().click();
		await expect(page.getByRole('button', { name: 'Na liście życzeń' }).first()).toBeVisible();
	});

	const person = await test.step('registers', () => registerByForm(page));

	await test.step('changes the name', async () => {
		await page.getByRole('button', { name: 'Zmień imię lub nazwisko' }).click();
		await page.getByLabel('Nazwisko', { exact: true }).fill('Święch-Nowak');
		await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
		await expect(page.getByText('Dane konta zostały zapisane')).toBeVisible();
		await expect(page.getByRole('definition').filter({ hasText: 'Żaneta Święch-Nowak' })).toBeVisible();
	});

	await test.step('adds an address, with a mistake first (17.9)', async () => {
		await openPart(page, 'Adresy');
		await page.getByRole('link', { name: 'Dodaj adres' }).click();
		await page.getByLabel('Ulica', { exact: true }).fill('Świętojańska');
		await page.getByLabel('Numer domu i mieszkania').fill('7/3');
		await page.getByLabel('Kod pocztowy').fill('813');
		await page.getByLabel('Miejscowość').fill('Gdynia');
		await page.getByRole('button', { name: 'Zapisz adres' }).click();
		await expect(page.getByLabel('Kod pocztowy')).toHaveAccessibleDescription('Wpisz kod w postaci 00-000.');
		await expect(page.getByLabel('Kod pocztowy')).toBeFocused();
		await page.getByLabel('Kod pocztowy').fill('81368');
		await page.getByRole('button', { name: 'Zapisz adres' }).click();
		await expect(page.getByText('81-368 Gdynia')).toBeVisible();
	});

	await test.step('changes it, and removes it', async () => {
		await page.getByRole('link', { name: 'Zmień' }).click();
		await page.getByLabel('Miejscowość').fill('Sopot');
		await page.getByRole('button', { name: 'Zapisz adres' }).click();
		await expect(page.getByText('81-368 Sopot')).toBeVisible();
		await page.getByRole('main').getByRole('button', { name: 'Usuń' }).click();
		await page.getByRole('dialog', { name: 'Usunąć ten adres?' }).getByRole('button', { name: 'Usuń' }).click();
		await expect(page.getByText('81-368 Sopot')).toHaveCount(0);
		await page.reload();
		await expect(page.getByText('Nie masz jeszcze zapisanych adresów')).toBeVisible();
	});

	await test.step('finds a word where an address was, and no empty form', async () => {
		await page.goto('/account/addresses/edit/987654');
		await expect(page.getByText('Tego adresu już nie ma')).toBeVisible();
		await expect(page.getByLabel('Ulica', { exact: true })).toHaveCount(0);
		await page.getByRole('link', { name: 'Zobacz zapisane adresy' }).click();
	});

	await test.step('confirms the address by the link of the welcome (17.31, 17.32)', async () => {
		await page.goto('/account');
		const unconfirmed = page.getByText('Twój adres e-mail nie jest jeszcze potwierdzony');
		await expect(unconfirmed).toBeVisible();
		const { text } = await mailTo(person.email, /^Witamy/);
		await page.goto(/https?:\S+/.exec(text)?.[0] ?? '');
		await page.getByRole('button', { name: 'Tak, potwierdzam adres' }).click();
		await expect(page.getByRole('button', { name: 'Tak, potwierdzam adres' })).toHaveCount(0);
		await page.goto('/account');
		await expect(unconfirmed).toHaveCount(0);
	});

	await test.step('agrees to news, which a mail confirms', async () => {
		await openPart(page, 'Zgody');
		const marketing = page.getByRole('checkbox', { name: /informacje o ofercie/ });
		await marketing.click();
		await expect(marketing).toBeChecked();
		const newsletter = page.getByRole('checkbox', { name: /newsletter/ });
		await newsletter.click();
		await expect(page.getByText('Potwierdź zapis linkiem')).toBeVisible();
		await expect(newsletter).not.toBeChecked();
		const { text } = await mailTo(person.email, /newsletter/i);
		await page.goto(/https?:\S+/.exec(text)?.[0] ?? '');
		await page.getByRole('button', { name: 'Tak, zapisz mnie' }).click();
		await expect(page.getByRole('button', { name: 'Tak, zapisz mnie' })).toHaveCount(0);
		await page.goto('/account/agreements');
		await expect(marketing).toBeChecked();
		await expect(newsletter).toBeChecked();
	});

	await test.step('reads that nobody knows of the newsletter while the shop cannot be asked (10.4)', async () => {
		const newsletter = page.getByRole('checkbox', { name: /newsletter/ });
		await page.route('**/api/ext/newsletter/subscribe*', (route) => route.abort());
		await page.reload();
		await expect(newsletter).toHaveAccessibleDescription(/Nie udało się połączyć ze sklepem/);
		await expect(newsletter).toBeDisabled();
		await page.unroute('**/api/ext/newsletter/subscribe*');
		await page.reload();
		await expect(newsletter).toBeChecked();
		expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
	});

	await test.step('changes the password (17.7)', async () => {
		await openPart(page, 'Hasło');
		await page.getByLabel('Obecne hasło').fill('nie to hasło');
		await page.getByLabel('Nowe hasło').fill('pchnąć w tę łódź jeża');
		await page.getByLabel('Powtórz hasło').fill('pchnąć w tę łódź jeża');
		await page.getByRole('button', { name: 'Zapisz hasło' }).click();
		await expect(page.getByLabel('Obecne hasło')).toHaveAccessibleDescription('Obecne hasło jest nieprawidłowe.');
		await expect(page.getByLabel('Obecne hasło')).toBeFocused();
		await page.getByLabel('Obecne hasło').fill(person.password);
		await page.getByRole('button', { name: 'Zapisz hasło' }).click();
		await expect(page.getByText('Hasło zostało zmienione')).toBeVisible();
		await page.getByRole('button', { name: 'OK', exact: true }).click();
		await expect(page.getByText('Hasło zostało zmienione')).toHaveCount(0);
		expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('403')]);
	});

	await test.step('forgets it, and sets another one by the link of a mail (17.8)', async () => {
		await page.getByRole('button', { name: 'Wyloguj się', exact: true }).click();
		await expect(page).toHaveURL('/');
		await page.goto('/forgot-password');
		await page.getByRole('main').getByLabel('E-mail', { exact: true }).fill(person.email);
		await page.getByRole('button', { name: 'Wyślij link' }).press('Enter');
		await expect(page.locator(':focus', { hasText: /^Sprawdź pocztę/ })).toBeVisible();
		const { text } = await mailTo(person.email, /^Nowe hasło/);
		await page.goto(/https?:\S+create-password\S+/.exec(text)?.[0] ?? '');
		await page.getByLabel('Nowe hasło').fill('zażółć gęślą jaźń 2');
		await page.getByLabel('Powtórz hasło').fill('zażółć gęślą jaźń 2');
		await page.getByRole('button', { name: 'Zapisz hasło' }).click();
		await expect(page).toHaveURL(/\/account$/);
	});

	await test.step('finds the wish on another device, removes it there, and it does not come back', async () => {
		const other = await (await browser.newContext()).newPage();
		await other.goto('/login');
		await logIn(other, { email: person.email, password: 'zażółć gęślą jaźń 2' });
		await other.goto('/lista-zyczen');
		await page.goto('/lista-zyczen');
		for (const device of [page, other])
			await expect(device.getByRole('link', { name: WISHED, exact: true })).toBeVisible();
		// a list is also told as it was when its page came
		const merged = other.waitForResponse(
			(answer) =>
				answer.url().includes('/user/wishlist/sync') &&
				answer.request().postData()?.includes('"wished":false') === true,
		);
		await other.getByRole('button', { name: `Usuń z listy: ${WISHED}` }).click();
		await merged;
		for (const device of [page, other]) {
			await device.reload();
			await expect(device.getByText('Lista życzeń jest jeszcze pusta')).toBeVisible();
		}
	});
});

test('a notice of stock that a quick finger ends twice is ended once, without a complaint (8.10)', async ({ page }) => {
	const waiting = { id: 1, product_id: 7, sku: 'JAGNA', name: WISHED, url_path: 'sukienka-lniana-jagna', image: null };
	const notices = [{ ...waiting, created_at: '2026-11-20T10:00:00Z' }];
	const { promise: tapped, resolve: answer } = Promise.withResolvers<void>();
	let calls = 0;
	await registerShopper(page);
	await page.route('**/api/ext/availability-notification*', (route) =>
		route.fulfill({ json: { code: 200, result: notices } }),
	);
	await page.route('**/api/ext/availability-notification/delete-subscription*', async (route) => {
		calls += 1;
		await tapped;
		notices.pop();
		await route.fulfill({ json: { code: 200, result: true } });
	});
	await page.goto('/account/notifications');
	await page.getByRole('button', { name: 'Nie powiadamiaj' }).dblclick();
	answer();
	await expect(page.getByText('Nie czekasz na żaden produkt.')).toBeVisible();
	expect(calls).toBe(1);
});

/** The shop gives passwords up in its database; the answer is what the API then gives. */
async function giveUpPassword(page: Page) {
	const result = { errorMessage: 'Please set a new password first.', errorCode: 'password-change-required' };
	await page.route('**/api/user/login*', (route) => route.fulfill({ status: 403, json: { code: 403, result } }));
}

test('changes that wait to be sent are counted, taken back, and sent, from whatever page (17.26)', async ({
	consoleErrors,
	context,
	page,
}) => {
	await registerShopper(page);
	await page.goto('/account');
	const rename = async (name: string) => {
		await page.getByRole('button', { name: 'Zmień imię lub nazwisko' }).click();
		await page.getByLabel('Nazwisko', { exact: true }).fill(name);
		await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
	};
	const shown = page.getByRole('definition').first();
	const before = (await shown.textContent()) ?? '';
	// the code of the form and of the queue is here
	await rename('Pierwsza');
	await expect(page.getByText('Dane konta zostały zapisane')).toBeVisible();
	await context.setOffline(true);
	await rename('Druga');
	await rename('Trzecia');
	await expect(page.getByRole('status').filter({ hasText: '2 zmiany czekają na wysłanie' })).toBeVisible();
	await page.getByRole('button', { name: 'Cofnij zmiany' }).click();
	await expect(shown).toHaveText(/Pierwsza/);
	await expect(page.getByText('czekają na wysłanie')).toHaveCount(0);

	await rename('Czwarta');
	await expect(page.getByText('1 zmiana czeka na wysłanie')).toBeVisible();
	await context.setOffline(false);
	await expect(page.getByText('1 zmiana czeka na wysłanie')).toHaveCount(0);
	await page.reload();
	await expect(shown).toHaveText(/Czwarta/);
	expect(before).not.toContain('Czwarta');

	await page.route('**/api/user/me', (route) =>
		route.request().method() === 'POST' ? route.abort() : route.continue(),
	);
	await rename('Piąta');
	await expect(page.getByText('1 zmiana czeka na wysłanie')).toBeVisible();
	await page.goto('/');
	// only now, or the page that is left might still send the change and say so
	await page.unrouteAll();
	await expect(page.getByText('Dane konta zostały zapisane')).toBeVisible();
	consoleErrors.length = 0;
});

test('a password that the shop has given up is replaced by the link of a mail (17.17, 17.25)', async ({
	page,
	consoleErrors,
}) => {
	const person = await createAccount(page);
	await giveUpPassword(page);
	await page.goto('/login');
	await page.getByLabel('E-mail', { exact: true }).fill(person.email);
	await page.getByLabel('Hasło', { exact: true }).fill(person.password);
	await page.getByRole('main').getByRole('button', { name: 'Zaloguj się' }).click();
	await expect(page.getByRole('alert')).toContainText('to hasło już nie działa');
	await page.getByRole('button', { name: 'Wyślij link' }).click();
	await expect(page.getByRole('status').filter({ hasText: person.email })).toBeVisible();
	await assertAccessible(page);
	await page.unrouteAll();
	expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('403')]);
	const { text } = await mailTo(person.email, /^Nowe hasło/);
	await page.goto(/https?:\S+create-password\S+/.exec(text)?.[0] ?? '');
	await page.getByLabel('Nowe hasło').fill('zażółć gęślą jaźń 3');
	await page.getByLabel('Powtórz hasło').fill('zażółć gęślą jaźń 3');
	await page.getByRole('button', { name: 'Zapisz hasło' }).click();
	await expect(page).toHaveURL(/\/account$/);
});
