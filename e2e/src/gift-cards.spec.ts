import { expect, type Page, test } from '@playwright/test';
import { mailTo } from './mails.ts';
import { addToCart, alive, fillCheckout, newPerson, type Person } from './shopper.ts';

const ORDER = 'Zamawiam i płacę';

/** A guest's, of goods that nobody brings. */
async function fillVirtual(page: Page, person: Person): Promise<void> {
	await page.getByLabel('Imię', { exact: true }).fill(person.firstName);
	await page.getByLabel('Nazwisko', { exact: true }).fill(person.lastName);
	await page.getByLabel('E-mail', { exact: true }).fill(person.email);
	await page.getByRole('checkbox', { name: /Akceptuję/ }).check();
}

test('a pattern and a gift card come once they are paid, and the card pays the next order (15.38, 15.39)', async ({
	page,
}) => {
	const person = newPerson();
	for (const path of ['/wykroj-pdf-torba-targ', '/elektroniczna-karta-podarunkowa-100-zl']) {
		await page.goto(path);
		await alive(page);
		await addToCart(page);
	}
	await page.goto('/cart');
	await fillVirtual(page, person);
	const consent = page.getByRole('checkbox', { name: /Chcę dostać pliki od razu/ });
	await page.getByRole('button', { name: ORDER }).click();
	await expect(consent).toHaveAccessibleDescription('Zaznacz zgodę, abyśmy mogli dostarczyć pliki.');
	await consent.check();
	await page.getByRole('button', { name: ORDER }).click();
	await expect(page.getByText(/Na płatność czekamy do: \d\d:\d\d/)).toBeVisible();
	await page.getByRole('link', { name: 'Zapłać teraz' }).click();
	await page.getByRole('button', { name: 'Zapłać', exact: true }).click();
	await expect(page.getByText('Przyjęliśmy zamówienie i otrzymaliśmy płatność.')).toBeVisible();
	const goods = page.getByRole('region', { name: 'Pliki i kody z zamówienia' });
	await expect(goods.getByRole('link', { name: /wykroj-targ\.svg/ })).toBeVisible();

	const { text } = await mailTo(person.email, /Pliki i kody/);
	await page.goto(/\S+\/zamowienie\/\S+/.exec(text)?.[0] ?? '');
	const code = (await goods.getByText(/^([A-Z2-9]{4}-){3}[A-Z2-9]{4}$/).textContent()) ?? '';
	expect(text).toContain(code);
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		goods.getByRole('link', { name: /wykroj-targ\.svg/ }).click(),
	]);
	expect(download.suggestedFilename()).toBe('wykroj-targ.svg');

	await page.goto('/skarpetki-domowe-przypiecek');
	await alive(page);
	await addToCart(page);
	await page.goto('/cart');
	await fillCheckout(page, person);
	await page.getByLabel(/Załóż konto/).uncheck();
	await page.getByText('Mam kartę podarunkową').click();
	const entry = page.getByLabel('Kod karty podarunkowej');
	await entry.fill('XXXX-XXXX');
	await page.getByRole('button', { name: 'Użyj karty' }).click();
	await expect(entry).toHaveAccessibleDescription('Nie ma takiej karty. Sprawdź kod.');
	await expect(entry).toBeFocused();
	await entry.fill(code.toLowerCase());
	await page.getByRole('button', { name: 'Użyj karty' }).click();
	const held = page.getByText(/saldo 100,00\s*zł/);
	await held.getByRole('button', { name: 'Usuń' }).press('Enter');
	await expect(held).toHaveCount(0);
	await expect(page.locator('summary', { hasText: 'Mam kartę podarunkową' })).toBeFocused();
	// the keyboard of a touch screen would stay open over what the card pays
	await (await page.context().newCDPSession(page)).send('Emulation.setTouchEmulationEnabled', { enabled: true });
	await entry.fill(code);
	await page.getByRole('button', { name: 'Użyj karty' }).click();
	await expect(held).toBeVisible();
	await expect(entry).not.toBeFocused();
	await page.getByRole('radio', { name: /przy odbiorze/ }).click();
	await page.getByRole('button', { name: ORDER }).click();
	await expect(page.getByText('Przyjęliśmy zamówienie i otrzymaliśmy płatność.')).toBeVisible();
	await expect(page.getByText('Karta podarunkowa', { exact: true })).toBeVisible();
	await expect(page.getByText('Pozostało do zapłaty')).toBeVisible();
});
