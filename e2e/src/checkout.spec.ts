import type { Locator, Page, Request } from '@playwright/test';
import { sentBytes } from '../../scripts/for-tests/sent-bytes.ts';
import { createAccount, registerShopper } from './account-session.ts';
import { haveInCart } from './kept-cart.ts';
import { tabInto, type } from './keyboard.ts';
import { addToCart, alive, chooseVariant, clickBuy, isHydrated, newPerson, type Person } from './shopper.ts';
import { expect, test } from './watch-console.ts';

const DRESS = '/sukienka-lniana-jagna';

async function buyDress(page: Page) {
	await haveInCart(page, DRESS, 'Naturalny');
	await page.goto('/cart');
}

async function introduce(page: Page, { firstName, lastName, email }: Person) {
	await page.getByLabel('Imię', { exact: true }).fill(firstName);
	await page.getByLabel('Nazwisko', { exact: true }).fill(lastName);
	await page.getByLabel('E-mail', { exact: true }).fill(email);
}

/** Orders, and gives the addresses that went to the server. */
async function order(page: Page, button: string | RegExp) {
	const sending = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/order');
	await page.getByRole('button', { name: button }).click();
	const { addressInformation } = (await sending).postDataJSON();
	await expect(page).toHaveURL(/\/payment-confirmation\/[0-9a-f-]{36}$/);
	return addressInformation;
}

/** The part of the form under a heading. */
function step(page: Page, name: string | RegExp): Locator {
	return page.getByRole('region', { name });
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

async function bytesOf(urls: readonly string[]): Promise<number> {
	const sizes = await Promise.all(urls.map(sentBytes));
	return sizes.reduce((sum, size) => sum + size, 0);
}

test("the checkout brings at most 45 kB of script of its own, and the cart's sync 8 kB after the first product", async ({
	browser,
	context,
	page,
}) => {
	const asked: string[] = [];
	const note = (request: Request) => {
		const { origin, pathname } = new URL(request.url());
		if (/mf_cart_checkout\/.*\.js$/.test(pathname) && !pathname.endsWith('remoteEntry.js'))
			asked.push(origin + pathname);
	};
	context.on('request', note);
	await page.goto(DRESS);
	await chooseVariant(page, 'Naturalny');
	await expect
		.poll(() => isHydrated(page.locator('main button:not([data-stand-in])', { hasText: 'Dodaj do koszyka' })))
		.toBe(true);
	const adding = [...asked];
	expect(adding.filter((url) => url.includes('cart_sync'))).toEqual([]);
	await addToCart(page);
	await expect.poll(() => asked.some((url) => url.includes('cart_sync'))).toBe(true);
	await page.waitForLoadState('networkidle');
	const elsewhere = [...new Set(asked)];
	expect(await bytesOf(elsewhere.filter((url) => !adding.includes(url)))).toBeLessThanOrEqual(8_000);
	expect(elsewhere.filter((url) => url.includes('checkout_page'))).toEqual([]);

	// a context without a mouse, whose place over the page would be an act and fetch what later acts need
	const untouched = await browser.newContext({ storageState: await context.storageState() });
	untouched.on('request', note);
	asked.length = 0;
	const cart = await untouched.newPage();
	// the code that asks is the last that an untouched page brings
	const stockAsked = cart.waitForRequest('**/api/stock/list*');
	await cart.goto('/cart');
	await expect(cart.getByRole('button', { name: 'Zamawiam i płacę' })).toBeVisible();
	await alive(cart);
	await stockAsked;
	const own = asked.filter((url) => !elsewhere.includes(url));
	expect(own.length).toBeGreaterThan(2);
	expect(await bytesOf(own)).toBeLessThanOrEqual(45_000);
	await untouched.close();
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
