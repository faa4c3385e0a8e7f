import { hasMagentoSample, openImportedShop } from './imported-shop.ts';
import type { SecondShell } from './second-shell.ts';
import { addToCart, chooseVariant, fillCheckout, newPerson, openCategory } from './shopper.ts';
import { expect, test } from './watch-console.ts';

test.skip(!hasMagentoSample, 'the Magento sample catalogue is not beside the project');

let shop: SecondShell;
test.beforeAll(async () => {
	test.setTimeout(120_000);
	shop = await openImportedShop();
});
test.afterAll(async () => shop.close());

test('the main journey works on an imported Magento catalogue', async ({ page }) => {
	await page.goto(shop.origin);
	await openCategory(page, 'Men', 'Tops');
	await page.mouse.move(640, 700, { steps: 2 });

	await page.getByText('Filtry', { exact: true }).click();
	await page.getByRole('checkbox', { name: /^Orange/ }).click();
	await expect(page).toHaveURL(/[?&]color=\d+/);
	await page.getByRole('checkbox', { name: 'XL', exact: true }).click();
	await expect(page).toHaveURL(/[?&]size=\d+/);
	await page.reload();
	await page
		.getByRole('main')
		.getByRole('link', { name: /Chaz Kangeroo Hoodie/ })
		.first()
		.click();
	await expect(page.getByRole('heading', { level: 1, name: 'Chaz Kangeroo Hoodie' })).toBeVisible();

	const picture = page.getByRole('img', { name: /Chaz Kangeroo Hoodie, zdjęcie 1/ });
	await chooseVariant(page, 'Black');
	await expect(picture).toHaveAttribute('src', /black/);
	await chooseVariant(page, 'Orange');
	await expect(picture).toHaveAttribute('src', /orange/);
	await addToCart(page);

	await page.goto(`${shop.origin}/cart`);
	await fillCheckout(page, newPerson());
	await page.getByRole('radio', { name: /przy odbiorze/ }).click();
	await page.getByRole('button', { name: 'Zamawiam i płacę' }).click();
	await expect(page).toHaveURL(/\/payment-confirmation\//);
	await expect(page.getByText(/Zamówienie nr \S+/)).toBeVisible();
});
