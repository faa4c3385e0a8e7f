import { expect, type Page, test } from '@playwright/test';
import { addToCart, alive, fillCheckout, newPerson } from './shopper.ts';

const ORDER = 'Zamawiam i płacę';

async function fill(page: Page, email: string): Promise<void> {
	await page.goto('/cart');
	await alive(page);
	await fillCheckout(page, { ...newPerson(), email });
	await page.getByLabel(/Załóż konto/).uncheck();
	await page.getByRole('radio', { name: /przy odbiorze/ }).click();
	await expect(page.getByRole('button', { name: ORDER })).toBeEnabled();
}

test('two tabs that order the same cart at once send it in turn and come to one order (15.24, 16.8)', async ({
	context,
	page,
}) => {
	const { email } = newPerson();
	await page.goto('/skarpetki-domowe-przypiecek');
	await alive(page);
	await addToCart(page);
	const other = await context.newPage();
	await fill(page, email);
	await fill(other, email);
	// What differs between the tabs must not make a second order of it.
	await other.getByLabel('Nr domu i mieszkania').fill('9/1');
	const { promise: bothWait, resolve: goOn } = Promise.withResolvers<void>();
	await context.route('**/api/order', async (route) => {
		await bothWait;
		await route.continue();
	});
	for (const tab of [page, other]) await tab.getByRole('button', { name: ORDER }).click();
	// The second tab waits for its turn while the first one's order is under way.
	const pending = () =>
		other.evaluate(async () => (await navigator.locks.query()).pending?.map(({ name }) => name) ?? []);
	await expect.poll(pending).toContain('checkout/order');
	goOn();
	for (const tab of [page, other]) await expect(tab).toHaveURL(/\/payment-confirmation\/[0-9a-f-]{36}$/);
	expect(new URL(other.url()).pathname).toBe(new URL(page.url()).pathname);
	await page.goto('/cart');
	await expect(page.getByText('Twój koszyk jest pusty')).toBeVisible();
});
