import { addToCart, alive, chooseVariant } from './shopper.ts';
import { expect, test } from './watch-console.ts';

test('each storefront speaks its language at its own addresses, and names the others (1.2, 1.3, 2.29)', async ({
	request,
	baseURL,
}) => {
	const html = await (await request.get(`${baseURL}/de/faq`)).text();
	expect(html).toContain('<html lang="de"');
	expect(html).toContain(`<link rel="canonical" href="${baseURL}/de/faq">`);
	for (const [language, path] of [
		['pl', '/faq'],
		['de', '/de/faq'],
		['it', '/it/faq'],
		['x-default', '/faq'],
	]) {
		expect(html).toContain(`<link rel="alternate" hreflang="${language}" href="${baseURL}${path}">`);
	}
	const polish = await (await request.get(`${baseURL}/faq`)).text();
	expect(polish).toContain('<html lang="pl"');
	expect(polish).toContain(`<link rel="canonical" href="${baseURL}/faq">`);
});

test('a prefixed storefront has one spelling of each address', async ({ request, baseURL }) => {
	for (const [path, location] of [
		['/de/', '/de'],
		['/DE/cart', '/de/cart'],
		['/de//cart/', '/de/cart'],
	]) {
		const answer = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
		expect([answer.status(), answer.headers().location]).toEqual([301, location]);
	}
	for (const path of ['/de/nie-ma', '/de/de', '/de/it/cart', '/it/%E0%A4%A']) {
		expect((await request.get(baseURL + path)).status(), path).toBe(404);
	}
});

test('links stay within a storefront, and only its own pages come without a new document (2.30)', async ({ page }) => {
	await page.goto('/de');
	await expect(page.locator('html')).toHaveAttribute('lang', 'de');
	await alive(page);
	await page.evaluate(() => Object.assign(window, { sameDocument: true }));
	const menu = page.getByRole('navigation').first();
	await menu.getByRole('link').filter({ visible: true }).first().click();
	await expect(page).toHaveURL(/\/de\/./);
	expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

	// the Polish storefront has no prefix, so the router would take the others' paths for its own; a new document must load
	await page.goto('/faq');
	await page.getByRole('heading', { level: 1 }).waitFor();
	await page.evaluate(() => Object.assign(window, { sameDocument: true }));
	await page.evaluate(() => {
		history.pushState(null, '', '/de/faq');
		dispatchEvent(new PopStateEvent('popstate', { state: null }));
	});
	await expect(page.locator('html')).toHaveAttribute('lang', 'de');
	expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
});

test('storefronts have carts of their own, in currencies of their own', async ({ page }) => {
	await page.goto('/sukienka-lniana-jagna');
	await chooseVariant(page, 'Rudy');
	await addToCart(page);
	await page.goto('/de/cart');
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(page.getByText('Sukienka lniana Jagna')).toHaveCount(0);
	await page.goto('/cart');
	await expect(page.getByText('Sukienka lniana Jagna').first()).toBeVisible();
});

/** Endings and small words that only Polish has, and no name. */
const POLISH =
	/\b(?:nie|jest|oraz|kolor|rozmiar|sukienk[aię]|koszul[aeę]|dostaw[ay]|zwrot[yu]?|nowości|promocje|wszystkie)\b/i;

test('what a storefront sells is told in its language, in addresses, documents and on later pages (2.51)', async ({
	page,
	request,
	baseURL,
}) => {
	const paths = ['', '/faq', '/regulamin', '/partnerzy'];
	const sold = ['/de/damen/kleider', '/de/leinenkleid-jagna', '/it/donna/abiti', '/it/abito-in-lino-jagna'];
	for (const path of [...sold, ...['/de', '/it'].flatMap((store) => paths.map((each) => store + each))]) {
		const html = await (await request.get(baseURL + path)).text();
		const text = html.replace(/<(script|style)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ' ');
		expect(text.match(POLISH)?.[0], path).toBeUndefined();
		expect(html.match(/<(?:h1|h2|h3|p|div|a)[^>]* lang="pl"(?! href)/)?.[0], path).toBeUndefined();
	}

	await page.goto('/de/damen/kleider');
	await expect(page.getByRole('heading', { level: 1, name: 'Kleider' })).toBeVisible();
	const italian = page.locator('link[hreflang=it]');
	await expect(italian).toHaveAttribute('href', `${baseURL}/it/donna/abiti`);
	await page.getByRole('link', { name: 'Leinenkleid Jagna' }).first().click();
	await expect(page.getByRole('heading', { level: 1, name: 'Leinenkleid Jagna' })).toBeVisible();
	await expect(page.getByText('Kolor')).toHaveCount(0);
	await expect(page).toHaveTitle(/Leinenkleid Jagna/);
	await expect(page).toHaveURL('/de/leinenkleid-jagna');
	await expect(italian).toHaveAttribute('href', `${baseURL}/it/abito-in-lino-jagna`);
	await page.goto('/it/szukaj?q=abiti%20di%20lino');
	await expect(page.getByRole('link', { name: /lino/i }).first()).toBeVisible();
});
