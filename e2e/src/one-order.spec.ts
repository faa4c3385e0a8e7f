import { expect, type Page, test } from '@playwright/test';
import { addTo, NO_OPS, opId } from '../../shared-kernel/src/domain/line-ops.ts';
import { haveInCart } from './kept-cart.ts';
import { alive, fillCheckout, newPerson } from './shopper.ts';

const SOCKS = '/skarpetki-domowe-przypiecek';
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
	await haveInCart(page, SOCKS);
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

/** Puts a product into a guest's cart as another device of theirs would. */
async function putElsewhere(page: Page, urlPath: string): Promise<void> {
	const _appliedFilters = [{ attribute: 'url_path', value: { eq: urlPath } }];
	const search = { type: 'product', size: 1, searchQuery: { _appliedFilters }, sourceInclude: ['sku'] };
	const found = await (await page.request.post('/api/catalog/search', { data: search })).json();
	const cartId = await page.evaluate(
		() => JSON.parse(localStorage.getItem('shop/cart/current-cart') ?? '{}').serverToken,
	);
	const ops = addTo(NO_OPS, 1, opId(Date.now(), 'elsewhere'));
	const data = { lines: [{ sku: found.hits[0].sku, ops }] };
	expect((await page.request.post(`/api/cart/sync?cartId=${cartId}`, { data })).ok()).toBe(true);
}

test('what another device put in is asked about, and a lost answer and a double click make one order of it (15.16, 15.19)', async ({
	page,
}) => {
	const keys: (string | undefined)[] = [];
	page.on('request', (request) => {
		if (request.url().endsWith('/api/order')) keys.push(request.headers()['idempotency-key']);
	});
	await haveInCart(page, SOCKS);
	await fill(page, newPerson().email);
	await expect(page.getByText('Ceny zawierają VAT.')).toBeVisible();
	// what comes with an earlier sync would be on the page when the button is pressed
	let isOrdered = false;
	await page.route('**/api/cart/sync?*', async (route) => {
		if (isOrdered) await putElsewhere(page, 'szalik-z-merynosa-ponowa');
		isOrdered = false;
		await route.continue();
	});
	const order = page.getByRole('button', { name: ORDER, exact: true });
	isOrdered = true;
	await order.click();
	const question = page.getByRole('dialog', { name: 'Zamówienie się zmieniło' });
	await expect(
		question.getByText('Szalik z\u00a0merynosa Ponowa').or(question.getByText('Szalik z merynosa Ponowa')),
	).toBeVisible();
	expect(keys).toEqual([]);

	await page.route(
		'**/api/order',
		async (route) => {
			await route.fetch();
			await route.abort();
		},
		{ times: 1 },
	);
	await question.getByRole('button', { name: 'Zamawiam i płacę nową kwotę' }).click();
	await expect(page.getByText(/Nie dostaliśmy odpowiedzi/)).toBeVisible();
	await order.dblclick();
	await expect(page).toHaveURL(/\/payment-confirmation\/[0-9a-f-]{36}$/);
	expect(new Set(keys).size).toBe(1);
	await page.goto('/cart');
	await expect(page.getByText('Twój koszyk jest pusty')).toBeVisible();
});

test('a page that is opened after a lost answer asks for it and shows the order (15.45)', async ({ page }) => {
	const keys: (string | undefined)[] = [];
	page.on('request', (request) => {
		if (request.url().endsWith('/api/order')) keys.push(request.headers()['idempotency-key']);
	});
	await haveInCart(page, SOCKS);
	await fill(page, newPerson().email);
	await expect(page.getByText('Ceny zawierają VAT.')).toBeVisible();
	let isLost = true;
	await page.route('**/api/order', async (route) => {
		if (!isLost) return route.continue();
		await route.fetch();
		await route.abort();
	});
	await page.getByRole('button', { name: ORDER, exact: true }).click();
	await expect(page.getByText(/Nie dostaliśmy odpowiedzi/)).toBeVisible();

	await page.reload();
	await expect(page.getByText('Zamówienie dotarło do sklepu')).toBeVisible();
	const again = page.getByRole('button', { name: 'Sprawdź ponownie' });
	await expect(again).toBeVisible();
	isLost = false;
	await again.click();
	await expect(page).toHaveURL(/\/payment-confirmation\/[0-9a-f-]{36}$/);
	expect(new Set(keys).size).toBe(1);
	await page.goto('/cart');
	await expect(page.getByText('Twój koszyk jest pusty')).toBeVisible();
	await expect(page.getByText('Zamówienie dotarło do sklepu')).toHaveCount(0);
});
