import { registerShopper } from './account-session.ts';
import { buyDress, DRESS, order, step } from './checkout-form.ts';
import { alive, clickBuy } from './shopper.ts';
import { expect, test } from './watch-console.ts';

test('a shopper sends an order in Germany to an address of the account', async ({ page }) => {
	await registerShopper(page);

	await test.step('with two addresses in the account', async () => {
		for (const [street, house, postcode, city] of [
			['Kastanienallee', '82', '10435', 'Berlin'],
			['Osterstraße', '120', '20255', 'Hamburg'],
		] as const) {
			await page.goto('/account/addresses/edit');
			await alive(page);
			await page.getByLabel('Kraj', { exact: true }).selectOption('DE');
			await page.getByLabel('Ulica', { exact: true }).fill(street);
			await page.getByLabel('Numer domu i mieszkania').fill(house);
			await page.getByLabel('Kod pocztowy').fill(postcode);
			await page.getByLabel('Miejscowość').fill(city);
			await page.getByRole('button', { name: 'Zapisz adres' }).click();
			await expect(page.getByText(`${postcode} ${city}`)).toBeVisible();
			await expect(page.getByText('Dane konta zostały zapisane')).toBeVisible();
		}
	});

	await page.goto(`/de${DRESS}`);
	await alive(page);
	const sizes = page.getByRole('radiogroup', { name: /^Größe/ }).getByRole('radio', { disabled: false });
	await sizes.last().click();
	await clickBuy(page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }));
	await expect(page.getByText('Der Artikel liegt jetzt in deinem Warenkorb')).toBeVisible();
	await page.goto('/de/cart');

	const address = step(page, 'Lieferadresse');
	await expect(address.getByRole('radio', { name: /Kastanienallee 82/ })).toBeChecked();
	await expect(page.getByLabel('Straße', { exact: true })).toHaveCount(0);
	await address.getByRole('radio', { name: /Osterstraße 120/ }).click();
	await page.getByLabel(/^Telefon/).fill('0151 23456789');
	await page.getByRole('radio', { name: /Nachnahme/ }).click();
	await page.getByRole('checkbox', { name: /Ich akzeptiere/ }).check();
	expect(await order(page, 'Zahlungspflichtig bestellen')).toMatchObject({
		shippingAddress: { street: ['Osterstraße', '120'], postcode: '20255', city: 'Hamburg', country_id: 'DE' },
		billingAddress: { city: 'Hamburg' },
	});
	await expect(page.getByRole('definition').filter({ hasText: 'Osterstraße 120' }).first()).toBeVisible();
});

test('a company has an invoice, and the address of the order goes into the account (15.7, 22.10)', async ({ page }) => {
	await registerShopper(page);
	await buyDress(page);
	await page.getByLabel('Ulica', { exact: true }).fill('Świętojańska');
	await page.getByLabel('Nr domu i mieszkania').fill('7/3');

	await test.step('the postcode knows its city, the one that is corrected not that of the first (22.10)', async () => {
		const corrected = Promise.withResolvers<void>();
		const first = page.waitForResponse(/place\?.*postcode=00-561/);
		await page.route('**/api/countries/place?*', async (route) => {
			if (route.request().url().includes('00-561')) await corrected.promise;
			else {
				corrected.resolve();
				await first;
			}
			await route.continue();
		});
		const postcode = page.getByLabel('Kod pocztowy', { exact: true });
		await postcode.fill('00561');
		await postcode.fill('81368');
		await expect(page.getByLabel('Miejscowość', { exact: true })).toHaveValue('Gdynia');
		await page.unroute('**/api/countries/place?*');
	});

	await page.getByLabel(/^Telefon/).fill('600 100 200');
	await expect(page.getByRole('checkbox', { name: 'Zapisz w książce adresowej' })).toBeChecked();
	await page.getByRole('checkbox', { name: /fakturę na firmę/ }).check();
	const invoice = step(page, 'Faktura i uwagi');
	await invoice.getByLabel('Nazwa firmy').fill('Brzask sp. z o.o.');
	await invoice.getByLabel('NIP').fill('526-025-09-96');
	await invoice.getByLabel('Ulica', { exact: true }).fill('Mokotowska');
	await expect(invoice.getByLabel('NIP')).toHaveAccessibleDescription('To nie jest poprawny NIP. Sprawdź cyfry.');
	await invoice.getByLabel('NIP').fill('526-025-09-95');
	await invoice.getByLabel('Nr domu i mieszkania').fill('15');
	const postcode = invoice.getByLabel('Kod pocztowy', { exact: true });
	await postcode.fill('00-561');
	await expect(invoice.getByLabel('Miejscowość', { exact: true })).toHaveValue('Warszawa');

	await test.step('postcode and tax number are judged again where the country changes (22.9)', async () => {
		const country = invoice.getByLabel('Kraj', { exact: true });
		await country.selectOption('AT');
		await country.press('Tab');
		await expect(postcode).toHaveAccessibleDescription(/Wpisz kod/);
		await expect(invoice.getByLabel('Numer VAT')).toHaveAttribute('aria-invalid');
		await country.selectOption('PL');
		await country.press('Tab');
		await expect(postcode).not.toHaveAttribute('aria-invalid');
		await expect(invoice.getByLabel('NIP')).not.toHaveAttribute('aria-invalid');
	});

	await page.getByRole('radio', { name: /przy odbiorze/ }).click();
	await page.getByRole('checkbox', { name: /Akceptuję/ }).check();
	expect(await order(page, 'Zamawiam i płacę')).toMatchObject({
		billingAddress: { company: 'Brzask sp. z o.o.', vat_id: '526-025-09-95', city: 'Warszawa', country_id: 'PL' },
		shippingAddress: { city: 'Gdynia', postcode: '81-368' },
	});

	await page.goto('/account/addresses');
	await expect(page.getByText('81-368 Gdynia')).toBeVisible();
	await page.reload();
	await expect(page.getByText('81-368 Gdynia')).toBeVisible();
});
