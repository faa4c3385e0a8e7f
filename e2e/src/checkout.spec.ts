import type { Page } from '@playwright/test';
import { createAccount } from './account-session.ts';
import { buyDress, order } from './checkout-form.ts';
import { tabInto, type } from './keyboard.ts';
import { addToCart, alive, newPerson, type Person } from './shopper.ts';
import { expect, test } from './watch-console.ts';

async function introduce(page: Page, { firstName, lastName, email }: Person) {
	await page.getByLabel('Imię', { exact: true }).fill(firstName);
	await page.getByLabel('Nazwisko', { exact: true }).fill(lastName);
	await page.getByLabel('E-mail', { exact: true }).fill(email);
}

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

	test('a guest has the parcel brought to a locker', async ({ page }) => {
		await buyDress(page);
		await expect(page.getByText('Kupujesz bez zakładania konta.')).toBeVisible();
		await introduce(page, newPerson());
		await page.getByRole('button', { name: 'Zamawiam i płacę' }).click();
		const street = page.getByRole('region', { name: 'Podsumowanie' }).getByRole('button', { name: 'Ulica' });
		await expect(street).toBeVisible();
		await page.getByRole('radio', { name: /Automat paczkowy/ }).click();
		await expect(street).toHaveCount(0);
		await expect(page.getByLabel('Ulica', { exact: true })).toHaveCount(0);
		const summary = page.getByRole('region', { name: 'Podsumowanie' });
		await expect(summary.getByText('389,00 zł').first()).toBeVisible();
		await page.getByRole('checkbox', { name: /Akceptuję/ }).check();

		await test.step('without a point there is no order', async () => {
			await page.getByRole('button', { name: 'Zamawiam i płacę' }).click();
			const search = page.getByLabel('Miejscowość, ulica lub kod pocztowy');
			await expect(search).toHaveAccessibleDescription(/Wybierz, gdzie odbierzesz zamówienie/);
			await expect(search).toBeFocused();
			await search.fill('gdynia');
			await expect(page.getByText('Znaleźliśmy 4 punkty.')).toBeVisible();
			await page.getByRole('radio', { name: /GDY02/ }).click();
		});

		const chosen = page.getByLabel('Wybrany punkt odbioru');
		await expect(chosen).toContainText('Władysława IV 43, 81-395 Gdynia');
		await page.reload();
		await expect(chosen).toContainText('GDY02');
		expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

		await page.getByLabel(/^Telefon/).fill('600 100 200');
		await page.getByRole('radio', { name: /przy odbiorze/ }).click();
		await page.getByRole('checkbox', { name: /Akceptuję/ }).check();
		expect(await order(page, 'Zamawiam i płacę')).toMatchObject({
			shippingExtraFields: { pickup_point: 'GDY02' },
			...{ shipping_carrier_code: 'pickup', shipping_method_code: 'locker' },
			shippingAddress: { city: 'Gdynia', company: 'Automat paczkowy GDY02' },
		});
		await expect(page.getByRole('definition').filter({ hasText: 'Automat paczkowy GDY02' })).toBeVisible();
		await expect(page.getByText('Władysława IV 43')).toBeVisible();
	});
});

test('a point is chosen by keyboard: arrows go through the list, Space or Enter closes it, and the focus stays there (22.17)', async ({
	page,
}) => {
	await buyDress(page);
	await page.getByRole('radio', { name: /Automat paczkowy/ }).click();
	const search = page.getByLabel('Miejscowość, ulica lub kod pocztowy');
	const list = page.getByRole('group', { name: 'Punkt odbioru' });
	const chosen = list.getByRole('radio', { checked: true });
	const change = page.getByRole('button', { name: 'Zmień punkt' });
	await type(page, search, 'gdynia');
	await expect(list.getByRole('radio')).toHaveCount(4);
	await tabInto(page, list);
	await page.keyboard.press('ArrowDown');
	await expect(chosen).toBeFocused();
	const first = await chosen.inputValue();
	await page.keyboard.press('ArrowDown');
	await expect(chosen).not.toHaveValue(first);
	await page.keyboard.press('ArrowUp');
	await expect(chosen).toHaveValue(first);
	await page.keyboard.press('Space');
	await expect(change).toBeFocused();
	await expect(page.getByLabel('Wybrany punkt odbioru')).toContainText(first);

	await page.keyboard.press('Enter');
	// not the field, at which a phone would open its keyboard over the list
	await expect(page.getByRole('group', { name: 'Zmień punkt' })).toBeFocused();
	await page.keyboard.press('Tab');
	await expect(search).toBeFocused();
	await page.keyboard.insertText('gdynia');
	await expect(list.getByRole('radio')).toHaveCount(4);
	await tabInto(page, list);
	await expect(chosen).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(change).toBeFocused();
	// and not the order
	await expect(page.getByLabel('Imię', { exact: true })).not.toHaveAttribute('aria-invalid');
});

test('a gift card needs no address (22.11)', async ({ page }) => {
	await page.goto('/elektroniczna-karta-podarunkowa-100-zl');
	await alive(page);
	await addToCart(page);
	await page.goto('/cart');
	await introduce(page, newPerson());
	await expect(page.getByLabel('Kraj', { exact: true })).toHaveValue('PL');
	await expect(page.getByLabel(/^Ulica|^Telefon|Uwagi dla kuriera/)).toHaveCount(0);
	await expect(page.getByRole('radio', { name: /DPD|Automat|przy odbiorze/ })).toHaveCount(0);
	await page.getByRole('checkbox', { name: /Akceptuję/ }).check();
	expect(await order(page, 'Zamawiam i płacę')).not.toHaveProperty('shippingAddress');
});

test('a guest’s form is forgotten after half an hour, and its comments go with their order (22.8)', async ({
	page,
}) => {
	const person = newPerson();
	const firstName = page.getByLabel('Imię', { exact: true });
	const comment = page.getByLabel(/^Uwagi do zamówienia/);
	await buyDress(page);
	await introduce(page, person);
	await comment.fill('Na prezent dla Zosi');
	await page.reload();
	await expect(firstName).toHaveValue(person.firstName);
	await expect(comment).toHaveValue('Na prezent dla Zosi');

	await page.evaluate(() => {
		const name = Object.keys(localStorage).find((key) => key.endsWith('checkout/details')) ?? '';
		const draft = JSON.parse(localStorage.getItem(name) ?? '{}');
		localStorage.setItem(name, JSON.stringify({ ...draft, modifiedAt: draft.modifiedAt - 31 * 60_000 }));
	});
	await page.reload();
	await expect(firstName).toHaveValue('');
	await expect(comment).toHaveValue('');

	await introduce(page, person);
	await comment.fill('Proszę o torebkę');
	await page.getByRole('radio', { name: /Automat paczkowy/ }).click();
	await page.getByLabel('Miejscowość, ulica lub kod pocztowy').fill('81-838');
	await page.getByRole('radio', { name: /SOP01/ }).click();
	await page.getByLabel(/^Telefon/).fill('600 100 200');
	await page.getByRole('radio', { name: /przy odbiorze/ }).click();
	await page.getByRole('checkbox', { name: /Akceptuję/ }).check();
	await order(page, 'Zamawiam i płacę');
	await buyDress(page);
	await expect(firstName).toHaveValue(person.firstName);
	await expect(comment).toHaveValue('');
});

test.describe('an account that is opened with the order', () => {
	// browsers log the status of a refusal
	test.use({ consoleErrors: async ({ page: _ }, use) => use([]) });

	test('is refused at the field that is the reason', async ({ page }) => {
		const known = await createAccount(page);
		await buyDress(page);
		await introduce(page, known);
		await page.getByLabel(/Załóż konto/).check();
		await page.getByLabel('Hasło', { exact: true }).fill('password');
		await page.getByLabel('Ulica', { exact: true }).fill('Świętojańska');
		await page.getByLabel('Nr domu i mieszkania').fill('7/3');
		await page.getByLabel('Kod pocztowy', { exact: true }).fill('81-368');
		await page.getByLabel('Miejscowość').fill('Gdynia');
		await page.getByLabel(/^Telefon/).fill('600 100 200');
		await page.getByRole('checkbox', { name: /Akceptuję/ }).check();
		const send = page.getByRole('button', { name: 'Zamawiam i płacę' });
		await send.click();
		const password = page.getByLabel('Hasło', { exact: true });
		await expect(password).toHaveAccessibleDescription(/To hasło jest zbyt popularne/);
		await expect(password).toBeFocused();

		await password.fill('inne hasło niż tamto');
		await send.click();
		const email = page.getByLabel('E-mail', { exact: true });
		await expect(email).toHaveAccessibleDescription(/Ten adres ma już u\snas konto/);
		await page.getByRole('link', { name: 'Zaloguj się i wróć do zamówienia' }).click();
		await expect(page).toHaveURL(/\/login\?next=/);
		await email.fill(known.email);
		await password.fill(known.password);
		await page.getByRole('main').getByRole('button', { name: 'Zaloguj się' }).click();
		await expect(page).toHaveURL(/\/cart$/);
		await expect(page.getByText(`Zamawiasz jako ${known.email}`)).toBeVisible();
		await expect(page.getByLabel('Ulica', { exact: true })).toHaveValue('Świętojańska');
	});
});
