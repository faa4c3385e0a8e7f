import type { Page } from '@playwright/test';
import { addToCart, chooseVariant, fillCheckout, newPerson } from './shopper.ts';
import { expect, test } from './watch-console.ts';

/** Leaves a guest's order on the device that the shop has refused. */
async function keepRefusedOrder(page: Page): Promise<void> {
	await page.evaluate(() => {
		const address = { firstname: '-', lastname: '-', street: [], postcode: '', city: '', country_id: 'PL' };
		const request = {
			...{ user_id: '', cart_id: '', products: [{ sku: 'SWIT-M', qty: 1, price: 249 }] },
			addressInformation: { billingAddress: address, payment_method_code: 'banktransfer' },
		};
		const order = { key: crypto.randomUUID(), request, lines: [], total: 24900, madeAt: Date.now(), state: 'refused' };
		localStorage.setItem('shop/orders/waiting-orders', JSON.stringify([order]));
	});
}

test('an order that is made offline is kept, asked about and sent once, and one that is taken back leaves the focus at its place (16.2, 16.3, 16.5, 16.6, 22.17)', async ({
	page,
	context,
	consoleErrors,
}) => {
	await page.goto('/sukienka-lniana-jagna');
	await chooseVariant(page, 'Rudy');
	await addToCart(page);
	await keepRefusedOrder(page);
	await page.goto('/cart');
	const refused = page.getByRole('status').filter({ hasText: 'Zamówienie czeka na wysłanie do sklepu' });
	await refused.getByRole('button', { name: 'Przenieś z powrotem do koszyka' }).press('Enter');
	await expect(refused).toHaveCount(0);
	await expect(page.locator(':focus')).toHaveAttribute('role', 'status');

	await fillCheckout(page, newPerson());
	await page.getByLabel(/Załóż konto/).uncheck();
	await page.getByText('Płatność przy odbiorze').click();
	await expect(page.getByText('Kwota szacunkowa')).toHaveCount(0);
	await context.setOffline(true);
	await expect(page.getByText(/Nadal możesz złożyć zamówienie/)).toBeVisible();
	await page.getByRole('button', { name: 'Zamawiam i płacę' }).click();

	await expect(page.getByText('Zamówienie czeka na wysłanie do sklepu')).toBeVisible();
	await expect(page.getByText('Zapisane na tym urządzeniu. Wyślemy je')).toBeVisible();
	await expect(page.getByText(/^1 × Sukienka lniana Jagna \(Kolor:\sRudy, Rozmiar:\s\S+\)$/)).toBeVisible();
	await expect(page.getByText('Twój koszyk jest pusty')).toBeVisible();
	const orders: string[] = [];
	page.on('request', (request) => {
		if (request.url().endsWith('/api/order')) orders.push(request.headers()['idempotency-key'] ?? '');
	});
	await context.setOffline(false);
	const question = page.getByRole('dialog', { name: 'Zamówienie czeka na wysłanie do sklepu' });
	await question.getByRole('button', { name: 'Wyślij teraz' }).click();
	await expect(page.getByText('Zamówienie zostało złożone')).toBeVisible();
	await page.getByRole('button', { name: 'Zobacz zamówienie' }).click();
	await expect(page).toHaveURL(/\/payment-confirmation\//);
	await expect(page.getByText(/Zamówienie nr/)).toBeVisible();
	expect(orders).toHaveLength(1);
	consoleErrors.splice(0);
});

test('an order that waits cannot be one that is paid online, and brings its coupon along (16.11, 16.30)', async ({
	page,
	context,
	consoleErrors,
}) => {
	await page.goto('/sukienka-lniana-jagna');
	await chooseVariant(page, 'Rudy');
	await addToCart(page);
	await page.goto('/cart');
	await fillCheckout(page, newPerson());
	await page.getByLabel(/Załóż konto/).uncheck();
	await page.getByRole('radio', { name: /Szybka płatność/ }).check();
	await expect(page.getByText('Kwota szacunkowa')).toHaveCount(0);
	await context.setOffline(true);
	await expect(page.getByText(/Bez połączenia można zamówić tylko/)).toBeVisible();
	await expect(page.getByRole('radio', { name: /Szybka płatność/ })).toHaveCount(0);
	await page.getByText('Mam kod rabatowy').click();
	await page.getByLabel('Kod rabatowy', { exact: true }).fill('witaj10');
	await page.getByRole('button', { name: 'Zastosuj' }).click();
	const order = page.getByRole('button', { name: 'Zamawiam i płacę' });
	await order.click();
	await expect(page.getByText('Nie udało się złożyć zamówienia')).toBeVisible();
	await page.getByRole('radio', { name: /Przelew bankowy/ }).check();
	await order.click();
	await expect(page.getByText('Zamówienie czeka na wysłanie do sklepu')).toBeVisible();
	await expect(page.getByText(/kod.* WITAJ10/i)).toBeVisible();

	await context.setOffline(false);
	const question = page.getByRole('dialog', { name: 'Zamówienie czeka na wysłanie do sklepu' });
	await question.getByRole('button', { name: 'Wyślij teraz' }).click();
	await page.getByRole('button', { name: 'Zobacz zamówienie' }).click();
	await expect(page.getByText('−38,90 zł')).toBeVisible();
	await expect(page.getByRole('heading', { name: 'Dane do przelewu' })).toBeVisible();
	await expect(page.getByText('PL61 1090 1014 0000 0712 1981 2874')).toBeVisible();
	await expect(page.getByText(/Na płatność czekamy do/)).toBeVisible();
	consoleErrors.splice(0);
});
