import type { Page } from '@playwright/test';
import { addToCart, chooseVariant, fillCheckout, newPerson, openCategory } from './shopper.ts';
import { expect, test } from './watch-console.ts';

/** Checks that the order lists the dress with its picture. */
async function expectDressIn(page: Page) {
	const line = page
		.getByRole('main')
		.getByRole('listitem')
		.filter({ hasText: /Sukienka lniana Jagna\s*Kolor:/ })
		.last();
	await expect(line.getByText(/^Kolor:\sOliwkowy$/)).toBeVisible();
	await expect(line.getByText(/^Rozmiar:\s\S+$/)).toBeVisible();
	await expect(line.getByRole('presentation')).toHaveAttribute('src', /oliwkowy/);
}

test('a guest finds a dress, orders it and finds the order in the account', async ({ browser, page }) => {
	const person = newPerson();

	await test.step('home, then a category from the menu', async () => {
		await page.goto('/');
		await openCategory(page, 'Ona', 'Sukienki');
		await expect(page).toHaveTitle(/^Sukienki/);
		await page.mouse.move(640, 700, { steps: 2 });
	});

	await test.step('filters by colour and size stand in the address', async () => {
		await page.getByText('Filtry', { exact: true }).click();
		await page.getByRole('checkbox', { name: /^Rudy/ }).click();
		await expect(page).toHaveURL(/[?&]color=\d+/);
		await page.getByRole('checkbox', { name: 'M', exact: true }).click();
		await expect(page).toHaveURL(/[?&]size=\d+/);
		await page.reload();
		await expect(page.getByRole('link', { name: /Usuń filtr.*Rudy/ })).toBeVisible();
	});

	await test.step('price and picture follow the chosen variant', async () => {
		await page
			.getByRole('main')
			.getByRole('link', { name: /Sukienka lniana Jagna/ })
			.first()
			.click();
		await expect(page.getByRole('heading', { level: 1, name: 'Sukienka lniana Jagna' })).toBeVisible();
		const picture = page.getByRole('img', { name: /Sukienka lniana Jagna, zdjęcie 1/ });
		await chooseVariant(page, 'Rudy');
		await expect(picture).toHaveAttribute('src', /rudy/);
		await chooseVariant(page, 'Oliwkowy');
		await expect(picture).toHaveAttribute('src', /oliwkowy/);
		await expect(page.getByRole('main').getByText('389,00 zł').first()).toBeVisible();
	});

	await test.step('the cart', async () => {
		await addToCart(page);
		await page
			.getByRole('banner')
			.getByRole('link', { name: /Koszyk/ })
			.click();
		const miniCart = page.getByRole('dialog', { name: /Koszyk/ });
		await expect(miniCart.getByText('Sukienka lniana Jagna')).toBeVisible();
		await miniCart.getByRole('link', { name: 'Przejdź do kasy' }).click();
		await expect(page).toHaveURL('/cart');
	});

	await test.step('checkout as a guest who opens an account', async () => {
		await fillCheckout(page, person);
		await expect(page.getByRole('radio', { name: /DPD/ })).toBeChecked();
		await page.getByRole('radio', { name: /przy odbiorze/ }).click();
		await page.getByRole('button', { name: 'Zamawiam i płacę' }).click();
	});

	const number = await test.step('confirmation', async () => {
		await expect(page).toHaveURL(/\/payment-confirmation\/[0-9a-f-]{36}$/);
		const text = page.getByText(/Zamówienie nr \S+/);
		await expect(text).toBeVisible();
		await expect(page.getByText('Zapłacisz przy odbiorze')).toBeVisible();
		await expectDressIn(page);
		await expect(page.getByRole('definition').filter({ hasText: 'Świętojańska 7/3' })).toHaveCount(2);
		await expect(page.getByRole('banner').getByText('w koszyku')).toHaveCount(0);
		return /nr (\S+)/.exec((await text.textContent()) ?? '')?.[1] ?? '';
	});

	await test.step('the order is in the account', async () => {
		expect(number).not.toBe('');
		await page.goto('/account/orders');
		await page.getByText(number).click();
		await expectDressIn(page);
	});

	await test.step('another device is told what was ordered, and nothing of the person', async () => {
		const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
		await page.route('**/api/order/*/document*', async (route) => {
			await isAnswered;
			await route.continue();
		});
		await page.getByRole('link', { name: 'Stan zamówienia i płatność' }).press('Enter');
		await expect(page).toHaveURL(/\/account\/orders\/[0-9a-f-]{36}$/);
		await expect(page.getByRole('heading', { level: 1, name: /^Wczytujemy/ })).toBeFocused();
		answer();
		await expect(page.getByRole('heading', { level: 1, name: 'Przyjęte' })).toBeFocused();
		await expect(page.getByText('Świętojańska 7/3')).toHaveCount(2);
		const other = await (await browser.newContext()).newPage();
		await other.goto(page.url().replace('/account/orders/', '/payment-confirmation/'));
		await expectDressIn(other);
		await expect(other.getByText('Świętojańska')).toHaveCount(0);
	});
});
