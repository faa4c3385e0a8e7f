import type { Page } from '@playwright/test';
import { press, tabInto, tabTo, type } from './keyboard.ts';
import { mainMenu, newPerson } from './shopper.ts';
import { expect, test } from './watch-console.ts';

/** Enters a group of choices, takes one, tries the next and comes back. */
async function chooseByArrows(page: Page, name: RegExp) {
	const group = page.getByRole('main').getByRole('radiogroup', { name });
	const chosen = group.getByRole('radio', { checked: true });
	await tabInto(page, group);
	if ((await chosen.count()) === 0) await page.keyboard.press('Space');
	const first = await chosen.inputValue();
	await page.keyboard.press('ArrowRight');
	await expect(chosen).not.toHaveValue(first);
	await page.keyboard.press('ArrowLeft');
	await expect(chosen).toHaveValue(first);
}

test('a guest buys a dress without a mouse, and is led to the confirmation (22.14)', async ({ page }) => {
	const person = newPerson();
	const main = page.getByRole('main');

	await test.step('from the home page past the header to a category', async () => {
		await page.goto('/');
		await page.keyboard.press('Tab');
		await expect(page.getByRole('link', { name: 'Przejdź do treści' })).toBeFocused();
		const menu = mainMenu(page);
		await press(page, menu.getByRole('link', { name: 'Ona', exact: true }));
		await expect(page.getByRole('heading', { level: 1, name: 'Ona' })).toBeVisible();
	});

	await test.step('over the skip link to the first product', async () => {
		await page.goto('/ona/sukienki');
		await press(page, page.getByRole('link', { name: 'Przejdź do treści' }));
		await press(page, main.getByRole('link', { name: /Sukienka lniana Jagna/ }).first());
		await expect(page.getByRole('heading', { level: 1, name: 'Sukienka lniana Jagna' })).toBeVisible();
	});

	await test.step('a colour, a size, and into the cart', async () => {
		await chooseByArrows(page, /^Kolor/);
		await chooseByArrows(page, /^Rozmiar/);
		await press(page, main.getByRole('button', { name: 'Dodaj do koszyka' }));
		await expect(page.getByText('Produkt został dodany do koszyka')).toBeVisible();
	});

	await test.step('the mini cart opens with the focus in it, closes with Escape, and leads to checkout', async () => {
		const open = page.getByRole('banner').getByRole('link', { name: /Koszyk/ });
		await press(page, open);
		const miniCart = page.getByRole('dialog', { name: /Koszyk/ });
		await expect(miniCart).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(miniCart).toBeHidden();
		await expect(open).toBeFocused();
		await page.keyboard.press('Enter');
		await press(page, miniCart.getByRole('link', { name: 'Przejdź do kasy' }));
		await expect(page).toHaveURL('/cart');
	});

	await test.step('a field that was not come to yet is not called wrong (22.16)', async () => {
		await tabTo(page, page.getByLabel('Kraj', { exact: true }));
		const street = page.getByLabel('Ulica', { exact: true });
		await tabTo(page, street);
		await page.keyboard.press('Tab');
		await expect(street).toHaveAttribute('aria-invalid', 'true');
		await expect(page.getByLabel('Kod pocztowy', { exact: true })).not.toHaveAttribute('aria-invalid');
	});

	await test.step('a form that is sent too early says what is missing and goes there (15.9, 22.1)', async () => {
		await press(page, page.getByRole('button', { name: 'Zamawiam i płacę' }));
		const firstName = page.getByLabel('Imię', { exact: true });
		await expect(firstName).toBeFocused();
		await expect(firstName).toHaveAccessibleDescription(/wymagane/);
	});

	await test.step('the form, by typing', async () => {
		await type(page, page.getByLabel('Imię', { exact: true }), person.firstName);
		await type(page, page.getByLabel('Nazwisko', { exact: true }), person.lastName);
		await type(page, page.getByLabel('E-mail', { exact: true }), person.email);
		await type(page, page.getByLabel('Ulica', { exact: true }), 'Świętojańska');
		await type(page, page.getByLabel('Nr domu i mieszkania'), '7/3');
		await type(page, page.getByLabel('Kod pocztowy', { exact: true }), '81368');
		await type(page, page.getByLabel('Miejscowość'), 'Gdynia');
		await expect(page.getByLabel('Kod pocztowy', { exact: true })).toHaveValue('81-368');
		await type(page, page.getByLabel(/^Telefon/), '600 100 200');
	});

	await test.step('delivery and payment, by arrows', async () => {
		await tabTo(page, page.getByRole('radio', { name: /DPD/ }));
		await tabTo(page, page.getByRole('radio', { name: /Szybka płatność/ }));
		await page.keyboard.press('ArrowDown');
		await expect(page.getByRole('radio', { name: /przy odbiorze/ })).toBeChecked();
	});

	await test.step('the order', async () => {
		await press(page, page.getByRole('checkbox', { name: /Akceptuję/ }), 'Space');
		await press(page, page.getByRole('button', { name: 'Zamawiam i płacę' }));
		await expect(page).toHaveURL(/\/payment-confirmation\/[0-9a-f-]{36}$/);
		await expect(page.getByRole('heading', { level: 1, name: 'Dziękujemy' })).toBeFocused();
	});
});
