import { openSecondShell, type SecondShell } from './second-shell.ts';
import { chooseVariant, clickBuy } from './shopper.ts';
import { expect, test } from './watch-console.ts';

let shop: SecondShell;
test.beforeAll(async () => {
	shop = await openSecondShell(undefined, undefined, { DEFAULT_LOCALE: 'de-DE' });
});
test.afterAll(() => shop.close());

test('a German shop is German in its document, after hydration and on later pages', async ({ page, request }) => {
	const html = await (await request.get(`${shop.origin}/sukienka-lniana-jagna`)).text();
	expect(html).toContain('<html lang="de"');
	expect(html).toContain('Versandkostenfrei ab 300');
	expect(html).toContain('In den Warenkorb');
	expect(html.match(/web\/de\.[0-9a-f]{8}\.js/g)?.length).toBeGreaterThan(1);
	expect(html).not.toMatch(/Dodaj do koszyka|Dodaj do porównania/);

	await page.goto(`${shop.origin}/sukienka-lniana-jagna`);
	await chooseVariant(page, 'Rudy');
	await clickBuy(page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }));
	await expect(page.getByText('Der Artikel liegt jetzt in deinem Warenkorb')).toBeVisible();
	await expect(page.getByRole('banner').getByText('1 Stück im Warenkorb')).toBeAttached();

	await page
		.getByRole('link', { name: 'Zur Kasse' })
		.or(page.getByRole('button', { name: 'Zur Kasse' }))
		.first()
		.click();
	await expect(page.getByRole('heading', { level: 1, name: 'Deine Bestellung' })).toBeVisible();
	await expect(page.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeVisible();
	await expect(page.getByText(/zamówieni|koszyk/i)).toHaveCount(0);
});
