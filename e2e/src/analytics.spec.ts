import type { Page } from '@playwright/test';
import { openSecondShell, type SecondShell } from './second-shell.ts';
import { addToCart, chooseVariant, fillCheckout, newPerson } from './shopper.ts';
import { expect, test } from './watch-console.ts';

let shop: SecondShell;
test.beforeAll(async () => {
	shop = await openSecondShell(undefined, undefined, { GOOGLE_ANALYTICS_ID: 'G-TEST', FACEBOOK_PIXEL_ID: '100' });
});
test.afterAll(() => shop.close());

/** Collects what the page sends to statistics. */
function watch(page: Page) {
	const sent: { path: string; body: Record<string, unknown> }[] = [];
	page.on('request', (request) => {
		const { pathname } = new URL(request.url());
		if (!/^\/api\/(analytics|ext\/log)/.test(pathname)) return;
		sent.push({ path: pathname, body: request.postDataJSON() });
	});
	return sent;
}

const LOGS = [
	'/api/analytics/facebook-conversion-log',
	'/api/analytics/google-analytics-log',
	'/api/ext/log',
	'/api/ext/log-events-stats',
];
const pathsOf = (sent: { path: string }[]) => sent.map(({ path }) => path).sort();
/** Statistics start in an idle moment; the data layer knows the cart by then. */
const opened = (page: Page) => page.waitForFunction(() => 'dataLayer' in window);

const leave = (page: Page) =>
	page.evaluate(() => {
		Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
		document.dispatchEvent(new Event('visibilitychange'));
		Reflect.deleteProperty(document, 'visibilityState');
	});
const question = (page: Page) => page.getByRole('region', { name: 'Czy możemy liczyć odwiedziny?' });

test('nothing is counted, kept or sent before a yes, and nothing after it is taken back (23.1)', async ({ page }) => {
	const sent = watch(page);
	await page.goto(`${shop.origin}/ona/sukienki`);
	await expect(question(page)).toBeVisible();
	await page
		.getByRole('main')
		.getByRole('link', { name: /Sukienka lniana Jagna/ })
		.first()
		.click();
	await expect(page.getByRole('heading', { level: 1, name: 'Sukienka lniana Jagna' })).toBeVisible();
	await leave(page);
	expect(sent).toEqual([]);
	expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /consent|analytics/.test(key)))).toEqual(
		[],
	);
	expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);

	await question(page).getByRole('button', { name: 'Zgadzam się', exact: true }).click();
	await expect(question(page)).toHaveCount(0);
	await page.goto(`${shop.origin}/sukienka-lniana-jagna`);
	await chooseVariant(page, 'Rudy');
	await addToCart(page);
	await expect.poll(() => pathsOf(sent)).toEqual(LOGS);
	expect(sent.find(({ path }) => path.includes('google'))?.body).toMatchObject({
		event: 'view_item',
		currency: 'PLN',
		value: 389,
		urls: [`${shop.origin}/sukienka-lniana-jagna`],
	});

	sent.length = 0;
	await page.goto(`${shop.origin}/cart`);
	await expect(page.getByText('Sukienka lniana Jagna').first()).toBeVisible();
	await opened(page);
	await leave(page);
	await expect.poll(() => pathsOf(sent)).toEqual(LOGS);

	await page.goto(`${shop.origin}/faq`);
	const again = page.getByRole('button', { name: 'Zgoda na statystyki' });
	await again.click();
	await expect(question(page)).toBeVisible();
	await question(page).getByRole('button', { name: 'Nie zgadzam się' }).press('Enter');
	await expect(again).toBeFocused();
	sent.length = 0;
	await page.goto(`${shop.origin}/ona/sukienki`);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await page.waitForLoadState('load');
	await leave(page);
	await expect(question(page)).toHaveCount(0);
	expect(sent).toEqual([]);
});

test('an order is counted once, by its number and without its delivery, and nothing names the shopper (23.1, 23.4, 23.8)', async ({
	page,
}) => {
	const sent = watch(page);
	const person = newPerson();
	const bodies = () => sent.map(({ body }) => JSON.stringify(body));
	await page.goto(`${shop.origin}/sukienka-lniana-jagna`);
	await question(page).getByRole('button', { name: 'Zgadzam się', exact: true }).click();
	await chooseVariant(page, 'Naturalny');
	await addToCart(page);
	await page.goto(`${shop.origin}/cart`);
	await fillCheckout(page, person);
	await page.getByRole('radio', { name: /przy odbiorze/ }).click();
	await page.getByRole('button', { name: 'Zamawiam i płacę' }).click();
	const text = (await page.getByText(/Zamówienie nr \S+/).textContent()) ?? '';
	const number = /nr (\S+)/.exec(text)?.[1] ?? '';

	const purchases = () => sent.filter(({ path, body }) => path.includes('google') && body?.event === 'purchase');
	await expect.poll(() => purchases().length).toBe(1);
	expect(purchases()[0]?.body).toMatchObject({ transaction_id: number, value: 389, currency: 'PLN' });
	const secrets = [
		person.email,
		person.lastName,
		person.firstName,
		'600 100 200',
		'Gdynia',
		page.url().split('/').at(-1) ?? '',
	];
	for (const secret of secrets) for (const body of bodies()) expect(body).not.toContain(secret);

	await page.reload();
	await expect(page.getByText(number)).toBeVisible();
	await leave(page);
	expect(purchases()).toHaveLength(1);
});

test('a shop without ids asks for nothing (23.7)', async ({ page }) => {
	const warned = page.waitForEvent('console', (message) => message.text().includes('analytics extensions are off'));
	await page.goto('/ona/sukienki');
	await warned;
	await expect(question(page)).toHaveCount(0);
	await expect(page.getByRole('button', { name: 'Zgoda na statystyki' })).toHaveCount(0);
});
