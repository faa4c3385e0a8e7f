import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { alive, bringToRest, newPerson, openFromFooter } from './shopper.ts';
import { expect, test } from './watch-console.ts';

/** Waits until the page takes over the form, which the browser itself would send before. */
async function openForm(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await alive(page);
}

test('a complaint is filled in and downloaded (10.6)', async ({ page }) => {
	await openForm(page, '/reklamacja');
	await page.getByLabel('Numer zamówienia').fill('000000001');
	await page.getByRole('radio', { name: 'Naprawy' }).click();
	await page.getByLabel('Co jest nie tak').fill('Pękł szew na ramieniu.');
	await page.getByLabel('Imię i nazwisko').fill('Żaneta Święch');
	const downloading = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Pobierz PDF' }).click();
	const download = await downloading;
	expect(download.suggestedFilename()).toBe('reklamacja.pdf');
	expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
	await expect(page.getByText('Formularz jest gotowy')).toBeVisible();
});

test('a form wants an account that can be one (15.36), and keeps what is filled in when it cannot be made', async ({
	page,
	consoleErrors,
}) => {
	await page.route('**/zwrot-pdf', (route) => route.abort());
	await openForm(page, '/zwrot');
	await page.getByLabel('Imię i nazwisko').fill('Żaneta Święch');
	const account = page.getByLabel('Numer konta');
	await account.fill('61 1090 1014 0000 0712 1981 2875');
	await page.getByRole('button', { name: 'Pobierz PDF' }).click();
	await expect(account).toBeFocused();
	await expect(account).toHaveAccessibleDescription(/Sprawdź numer konta/);
	await account.fill('61 1090 1014 0000 0712 1981 2874');
	await page.getByRole('button', { name: 'Pobierz PDF' }).click();
	await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
	await expect(page.getByLabel('Imię i nazwisko')).toHaveValue('Żaneta Święch');
	// the browser reports the aborted request
	consoleErrors.length = 0;
});

test('an address that the newsletter does not take has the focus, with the reason, as its answer has', async ({
	page,
}) => {
	await openForm(page, '/faq');
	const newsletter = page.getByRole('region', { name: 'Newsletter' });
	const email = newsletter.getByLabel('E-mail');
	await bringToRest(newsletter);
	await email.fill('to nie adres');
	await newsletter.getByRole('button', { name: 'Zapisz się' }).click();
	await expect(email).toBeFocused();
	await expect(email).toHaveAccessibleDescription(/poprawny adres/);
	await email.fill(newPerson().email);
	await newsletter.getByRole('button', { name: 'Zapisz się' }).click();
	await expect(newsletter.getByText(/^Dziękujemy! Kliknij link/)).toBeFocused();
	await expect(newsletter.getByRole('status')).toHaveCount(0);
});

test('the site map leads to categories and pages, and the footer to it', async ({ page }) => {
	await page.goto('/faq');
	await openFromFooter(page, 'Mapa strony');
	await expect(page.getByRole('heading', { level: 1, name: 'Mapa strony' })).toBeVisible();
	const main = page.getByRole('main');
	await expect(main.getByRole('link', { name: 'Sukienki', exact: true }).first()).toBeVisible();
	await main.getByRole('link', { name: 'Deklaracja dostępności' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Deklaracja dostępności' })).toBeVisible();
});

test('rule 10.15: pages of help lead to each other, by the hierarchy of editors', async ({ page }) => {
	await page.goto('/dostawa-i-platnosc');
	const help = page.getByRole('navigation', { name: 'Strony: Pomoc' });
	await expect(help.getByRole('link', { name: 'Dostawa i płatność' })).toHaveAttribute('aria-current', 'page');
	await help.getByRole('link', { name: 'Pielęgnacja ubrań' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Pielęgnacja ubrań' })).toBeVisible();
});

test('rule 10.15: blocks are shown where pages name them, in the language of the page', async ({ page }) => {
	await page.goto('/ona/sukienki?material=99');
	const empty = page.getByRole('region', { name: 'Szukasz dalej?' });
	await alive(page);
	await expect(empty.getByRole('link', { name: 'nowości' })).toBeVisible();
	// a filter that the list does not have is no choice to be sent, once the form is alive
	await page.keyboard.press('Tab');
	await page.getByRole('main').getByText('Filtry (1)').click();
	await page.getByRole('main').getByText('Zamknij filtry').click();
	await expect(page).toHaveURL(/\/ona\/sukienki\?material=99$/);
	await page.goto('/de/cart');
	await expect(page.getByRole('main').getByText('dzien.dobry@brzask.example')).toBeVisible();
});

test('rule 10.18: the promotion and the footer stay when a page without them lies between', async ({ page }) => {
	// a busy machine makes a page for so long that its document is loaded instead
	for (const path of ['/login', '/register', '', '/dostawa-i-platnosc']) await page.request.get(`/_page/de${path}`);
	await page.goto('/de/faq');
	await alive(page);
	const promo = page.getByRole('link', { name: 'Kostenloser Versand ab 90 €. Rückgabe innerhalb von 14 Tagen.' });
	await expect(promo).toBeVisible();
	await page.evaluate(() => Object.assign(window, { sameDocument: true }));
	await page.getByRole('link', { name: 'Anmelden' }).first().click();
	await page.getByRole('main').getByRole('link', { name: 'Konto anlegen' }).click();
	await expect(promo).toBeHidden();
	await page.getByRole('banner').getByRole('link').last().click();
	expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
	await promo.click();
	await expect(page).toHaveURL(/\/de\/dostawa-i-platnosc$/);
	const help = page.getByRole('contentinfo').getByRole('navigation', { name: 'Hilfe' });
	await expect(help.getByRole('link')).toHaveCount(10);
	await help.getByRole('link', { name: 'Größentabelle' }).click();
	await expect(page).toHaveURL(/\/de\/tabela-rozmiarow$/);
});

test('rule 10.16: the opening of the home page shows the picture that editors chose', async ({ page }) => {
	await page.goto('/');
	const head = page.getByRole('main').getByRole('link', { name: 'Bordowy szalik, wełniany beret i ciepłe skarpetki' });
	await expect(head.getByRole('img')).toBeVisible();
	await head.click();
	await expect(page.getByRole('heading', { level: 1, name: /^Komplet: szalik/ })).toBeVisible();
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('a return is a plain form', async ({ page }) => {
		await page.goto('/de/zwrot');
		await page.getByLabel('Vor- und Nachname').fill('Żaneta Święch');
		const answering = page.waitForResponse('**/zwrot-pdf?storeCode=de');
		await page.getByRole('button', { name: 'PDF herunterladen' }).click();
		const answer = await answering;
		expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
		expect(answer.request().postData()).toContain('name=%C5%BBaneta');
	});
});

test('a table wider than the window is scrolled by the keyboard, and the page is not', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await page.goto('/dostawa-i-platnosc');
	const table = page.getByRole('region', { name: 'Dostawa' });
	await table.focus();
	await expect(table).toBeFocused();
	const scrolled = () => table.evaluate(({ scrollLeft }) => scrollLeft);
	expect(await scrolled()).toBe(0);
	await page.keyboard.press('ArrowRight');
	await expect.poll(scrolled).toBeGreaterThan(0);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
