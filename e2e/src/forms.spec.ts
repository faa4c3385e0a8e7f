import type { Page } from '@playwright/test';
import { registerShopper } from './account-session.ts';
import { haveInCart } from './kept-cart.ts';
import { alive } from './shopper.ts';
import { expect, test } from './watch-console.ts';

/** Names of the fields in the main part of the page that have this attribute. */
async function fieldsWith(page: Page, attribute: string): Promise<string[]> {
	const fields = page.getByRole('main').locator(`[${attribute}="true"]`);
	return fields.evaluateAll((all) => all.map((field) => field.getAttribute('name') ?? ''));
}

test('forms tell which fields are required, and just those complain when left empty (22.1, 22.13)', async ({
	page,
}) => {
	const assertTold = async (button: string) => {
		await expect.poll(() => fieldsWith(page, 'aria-required')).not.toEqual([]);
		await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
		await expect(async () => {
			expect(await fieldsWith(page, 'aria-invalid')).toEqual(await fieldsWith(page, 'aria-required'));
		}).toPass({ timeout: 10_000 });
	};
	const forms = [
		...[['/login', 'Zaloguj się'] as const, ['/register', 'Załóż konto'] as const],
		...[['/forgot-password', 'Wyślij link'] as const, ['/kontakt', 'Wyślij wiadomość'] as const],
	];
	for (const [path, button] of forms) {
		await page.goto(path);
		await assertTold(button);
	}
	await haveInCart(page, '/sukienka-lniana-jagna', 'Naturalny');
	await page.goto('/cart');
	await assertTold('Zamawiam i płacę');
	await registerShopper(page);
	await page.goto('/account/addresses/edit');
	for (const name of ['Imię', 'Nazwisko']) {
		await page.getByLabel(name, { exact: true }).fill('');
		await page.keyboard.press('Tab');
	}
	// a message that comes while the button is pressed would push it away
	await expect(page.getByText('To pole jest wymagane.')).toHaveCount(2);
	await assertTold('Zapisz adres');
});

test('the postcode of an address is judged by the country that is chosen after it, and its tax number, too (22.9)', async ({
	page,
}) => {
	await registerShopper(page);
	await page.goto('/account/addresses/edit');
	const taxNumber = page.getByLabel('NIP');
	const postcode = page.getByLabel('Kod pocztowy');
	await taxNumber.fill('ATU12345678');
	await taxNumber.press('Tab');
	await expect(taxNumber).toHaveAccessibleDescription(/To nie jest poprawny numer podatkowy/);
	await postcode.fill('1010');
	await postcode.press('Tab');
	await expect(postcode).toHaveAccessibleDescription(/Wpisz kod/);
	const country = page.getByLabel('Kraj', { exact: true });
	await country.selectOption('AT');
	await country.press('Tab');
	for (const field of [taxNumber, postcode]) await expect(field).not.toHaveAttribute('aria-invalid');
});

test('rule 22.16: a press that also leaves a faulty field still sends the form, however long it lasts', async ({
	page,
}) => {
	await page.goto('/kontakt');
	await alive(page);
	await page.getByRole('main').getByLabel('E-mail').fill('nikt');
	// longer than the message waits for
	await page.getByRole('button', { name: 'Wyślij wiadomość' }).click({ delay: 900, position: { x: 20, y: 8 } });
	await expect(page.getByText('Napisz przynajmniej jedno zdanie.')).toBeVisible();
	await expect(page.getByText('Wpisz poprawny adres e-mail')).toBeVisible();
});
