import { type BrowserContext, expect, type Page } from '@playwright/test';
import { sentBytes } from '../../scripts/for-tests/sent-bytes.ts';
import { isKept, kept, withWorker } from './kept-pages.ts';
import { hotel, type Lie, type LyingNetwork, openLyingNetwork } from './lying-network.ts';
import { mailTo } from './mails.ts';
import { addVersion, show } from './release-sets.ts';
import { openSecondShell, type SecondShell } from './second-shell.ts';
import { addToCart, alive, chooseVariant, fillCheckout, mainMenu, newPerson } from './shopper.ts';
import { test } from './watch-console.ts';

const DRESS = '/sukienka-lniana-jagna';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const OPENS = { timeout: 30_000 };

let shell: SecondShell;
let network: LyingNetwork;
let context: BrowserContext;
let page: Page;
test.beforeAll(async () => {
	shell = await openSecondShell(undefined, undefined, { OUTPUT_CACHE: 'on' });
});
test.afterAll(() => shell.close());
test.beforeEach(async ({ browser }) => {
	network = await openLyingNetwork(shell.origin);
	context = await browser.newContext({ baseURL: network.origin, serviceWorkers: 'allow' });
	page = await context.newPage();
});
test.afterEach(async () => {
	await context.close();
	await network.close();
});

async function visit(path: string): Promise<void> {
	await page.goto(path);
	await alive(page);
	await withWorker(page);
	await kept(page, path);
}

/** Sets whose files are all on the device. */
const keptSets = () =>
	page.evaluate(async () => {
		const lists = await (await caches.open('pasaz-sets')).keys();
		return lists.map(({ url }) => url.replace(/^.*\/|\.files\.json$/g, ''));
	});

test('what was seen or is likely to be opens offline, after a reload and in another tab, and another page leads home (1.8, 1.15, 16.12, 16.13, 16.19, 16.20)', async ({
	consoleErrors,
}) => {
	await visit('/');
	await visit('/ona/sukienki');
	// this one was reached without a document
	await page
		.getByRole('main')
		.getByRole('link', { name: /Sukienka lniana Jagna/ })
		.first()
		.click();
	await expect(heading(page)).toHaveText('Sukienka lniana Jagna');
	const product = new URL(page.url()).pathname;
	await kept(page, product);
	await kept(page, '/cart');
	await kept(page, '/ona');
	await kept(page, '/szukaj');

	await context.setOffline(true);
	await page.goto(product);
	await alive(page);
	await expect(heading(page)).toHaveText('Sukienka lniana Jagna');
	const tab = await context.newPage();
	await tab.goto('/ona/sukienki');
	await alive(tab);
	await expect(heading(tab)).toHaveText('Sukienki');
	// neither was seen
	await mainMenu(tab).getByRole('link', { name: 'Ona', exact: true }).click();
	await expect(heading(tab)).toHaveText('Ona');
	await tab.getByRole('banner').getByRole('link', { name: 'Szukaj' }).click();
	await tab.getByRole('combobox', { name: 'Czego szukasz?' }).fill('lniane sukienki');
	await expect(tab.getByRole('option', { name: /Sukienka lniana Jagna/ })).toBeVisible();
	await expect(tab.getByText(/produkty\sz\stego urządzenia\. Ceny i\sdostępność: stan\sz/)).toBeVisible();
	await tab.getByRole('link', { name: 'Wszystkie wyniki' }).click();
	const found = tab.getByRole('main').getByRole('link', { name: /Sukienka lniana Jagna/ });
	await expect(heading(tab)).toHaveText('Wyniki dla „lniane sukienki”');
	await expect(found.first()).toBeVisible();
	await tab.goto('/cart');
	await expect(heading(tab)).toHaveText('Twój koszyk jest pusty');
	// no document of this address was ever seen
	await tab.goto('/szukaj?q=lniane+sukienki');
	await expect(heading(tab)).toHaveText('Wyniki dla „lniane sukienki”');
	await expect(found.first()).toBeVisible();
	await context.setOffline(false);
	await expect(tab.getByText(/produkty\sz\stego urządzenia/)).toHaveCount(0);
	await expect(found.first()).toBeVisible();

	await context.setOffline(true);
	await page.goto('/on/koszule');
	await expect(page).toHaveURL(`${network.origin}/`);
	await expect(page.getByText('nie są dostępne bez internetu')).toBeVisible();
	consoleErrors.length = 0;
});

/** Breaks documents off in the middle. */
const cut: Lie = ({ url }, answer) => {
	if (url !== '/ona') return false;
	answer.writeHead(200, { 'content-type': 'text/html', 'x-release-set': 'x', 'content-length': '1000' });
	answer.write('<html><h1>Half');
	setTimeout(() => answer.destroy(), 100);
	return true;
};

async function neverKeepsLies(): Promise<void> {
	network.lie = hotel;
	await page.goto('/ona');
	await expect(heading(page)).toHaveText('Hotel');
	network.lie = cut;
	await page.goto('/ona', { waitUntil: 'commit' }).catch(() => undefined);
	await page.waitForTimeout(500);
	network.lie = null;
	await page.goto('/faq');
	await alive(page);
	expect(await isKept(page, '/ona')).toBe(false);
}

async function saysHowOldItIs(): Promise<void> {
	await visit(DRESS);
	await page.evaluate(async (href) => {
		const cache = await caches.open('shop/pages');
		const answer = await cache.match(href);
		const html = (await answer?.text())?.replace(/data-kept="\d+"/, `data-kept="${Date.now() - 7_200_000}"`);
		await cache.put(href, new Response(html, { headers: answer?.headers ?? {} }));
	}, network.origin + DRESS);
	await context.setOffline(true);
	await page.goto(DRESS);
	await alive(page);
	await expect(page.getByText(/Ceny i\sdostępność: stan\sz\s(.+ )?\d\d:\d\d/)).toBeVisible();
	await chooseVariant(page, 'Oliwkowy');
	await addToCart(page);
	await expect(page.getByText('1 sztuka w koszyku')).toHaveCount(1);
	await context.setOffline(false);
}

async function givesWayToKeptPage(): Promise<void> {
	network.lie = ({ url = '' }) => !url.startsWith('/releases/');
	const began = performance.now();
	await page.goto('/', { waitUntil: 'commit', timeout: 20_000 });
	await expect(heading(page)).toBeVisible();
	const took = performance.now() - began;
	expect(took).toBeGreaterThan(2000);
	expect(took).toBeLessThan(6000);
}

test('what a network lies is never kept; a kept page says how old it is, and opens after 2.5 s of silence (16.12, 16.14, 16.15)', async ({
	consoleErrors,
}) => {
	await visit('/');
	await test.step('the login page of a hotel and a cut document are never kept', neverKeepsLies);
	await test.step('a kept page says how old its prices are, and a garment goes into the cart', saysHowOldItIs);
	await test.step('a network that swallows everything gives way to the kept page', givesWayToKeptPage);
	consoleErrors.length = 0;
});

test('an order on a network that went silent waits over a reload, and ends as a mail (16.1, 16.3, 16.5)', async ({
	consoleErrors,
}) => {
	const person = newPerson();
	await page.goto(DRESS);
	await chooseVariant(page, 'Rudy');
	await addToCart(page);
	await page.goto('/cart');
	await fillCheckout(page, person);
	await page.getByLabel(/Załóż konto/).uncheck();
	await page.getByText('Płatność przy odbiorze').click();
	await expect(page.getByText('Kwota szacunkowa')).toHaveCount(0);
	await withWorker(page);
	await kept(page, '/cart');

	network.lie = () => true;
	await page.getByRole('button', { name: 'Zamawiam i płacę' }).click();
	await expect(page.getByText(/Nadal możesz złożyć zamówienie/)).toBeVisible();
	await page.getByRole('button', { name: 'Zamawiam i płacę' }).click();
	await expect(page.getByText('Zapisane na tym urządzeniu. Wyślemy je')).toBeVisible();
	await context.setOffline(true);
	await page.reload();
	await alive(page);
	await expect(page.getByText('Zapisane na tym urządzeniu. Wyślemy je')).toBeVisible();

	network.lie = null;
	await context.setOffline(false);
	const question = page.getByRole('dialog', { name: 'Zamówienie czeka na wysłanie do sklepu' });
	await question.getByRole('button', { name: 'Wyślij teraz' }).click();
	await expect(page.getByText('Zamówienie zostało złożone')).toBeVisible();
	expect((await mailTo(person.email, /./)).text).toContain('Sukienka lniana Jagna');
	consoleErrors.length = 0;
});

test('what is done offline waits on a page of its own, over a reload, and is sent once there is a network (16.17, 16.18)', async ({
	consoleErrors,
}) => {
	await visit('/');
	await kept(page, '/czeka-na-wyslanie');
	const newsletter = page.getByRole('region', { name: 'Newsletter' });
	await newsletter.scrollIntoViewIfNeeded();
	await expect(newsletter.getByLabel('E-mail')).toBeVisible();
	await context.setOffline(true);
	const { email } = newPerson();
	await newsletter.getByLabel('E-mail').fill(email);
	await newsletter.getByRole('button', { name: 'Zapisz się' }).click();
	await expect(newsletter.getByText(/Zapisaliśmy .* na tym urządzeniu/)).toBeVisible();
	await page.getByRole('link', { name: 'Czeka na połączenie: 1' }).click();
	await expect(heading(page)).toHaveText('Czeka na połączenie');
	await page.reload();
	await alive(page);
	await expect(heading(page)).toHaveText('Czeka na połączenie');
	await expect(page.getByText('Zapis do newslettera')).toBeVisible();
	await expect(page.getByText('Wyślemy, gdy wróci połączenie.')).toBeVisible();
	await context.setOffline(false);
	await expect(page.getByText('Połączenie wróciło. Wysłaliśmy to, co czekało.')).toBeVisible();
	await expect(page.getByText('Nic nie czeka na wysłanie.')).toBeVisible();
	expect((await mailTo(email, /./)).text).toContain('http');
	consoleErrors.length = 0;
});

test('a worker with a half or changed file is not installed (16.15)', async () => {
	let lies = 0;
	network.lie = ({ url = '' }, answer) => {
		if (!/\/releases\/mf_account\/.*\.js$/.test(url)) return false;
		lies += 1;
		answer.writeHead(200, { 'content-type': 'text/javascript' }).end('alert(1)');
		return true;
	};
	await page.goto('/');
	await alive(page);
	await page.keyboard.press('Shift');
	const state = () =>
		page.evaluate(async () => {
			const registration = await navigator.serviceWorker.getRegistration();
			const sets = await (await caches.open('pasaz-sets')).keys();
			return { isThere: Boolean(registration?.active ?? registration?.waiting), sets: sets.length };
		});
	await expect.poll(() => lies, OPENS).toBeGreaterThan(0);
	await expect.poll(state).toEqual({ isThere: false, sets: 0 });
});

test('a release that is published while the shopper is offline comes as a whole, and takes over with a new document (26.15)', async () => {
	// A worker that DevTools watch, as here, is never idle, so Chromium may leave another one waiting that was told to take over.
	await page.addInitScript(() => {
		const { postMessage } = ServiceWorker.prototype;
		Object.assign(window, { told: [] });
		ServiceWorker.prototype.postMessage = function (message: unknown) {
			Reflect.get(window, 'told').push(message);
			postMessage.call(this, message);
		};
	});
	// but for pages that are fetched ahead
	const told = () =>
		page.evaluate(() =>
			Reflect.get(window, 'told').filter((message: object) => !Reflect.has(Object(message), 'isAhead')),
		);
	await visit('/');
	const [before] = await keptSets();
	await context.setOffline(true);
	const set = await show(shell.dataDir, { mf_content: await addVersion(shell.dataDir, 'mf_content') });
	await page.reload();
	await alive(page);
	expect(await keptSets()).toEqual([before]);
	await context.setOffline(false);
	await expect
		.poll(async () => (await page.request.get('/service-worker.js')).text(), OPENS)
		.toContain(`"set":"${set}"`);
	await page.evaluate(async () => {
		const registration = await navigator.serviceWorker.getRegistration();
		await registration?.update();
		while (!registration?.waiting) await new Promise((resolve) => setTimeout(resolve, 50));
	});
	expect(await keptSets()).toEqual([before, set]);
	// nothing takes over at the cart
	await page.goto('/cart');
	await expect.poll(told, OPENS).toEqual([{ keep: `${network.origin}/cart` }]);
	await page.goto('/faq');
	await expect.poll(told, OPENS).toEqual(['take-over', { keep: `${network.origin}/faq` }]);
});

test('a worker that is switched off leaves the device with all that it kept (26.15)', async () => {
	const [off] = await Promise.all([openSecondShell(undefined, undefined, { SERVICE_WORKER: 'off' }), visit('/')]);
	const kill = await (await page.request.get(`${off.origin}/service-worker.js`)).text();
	await off.close();
	network.lie = ({ url }, answer) => {
		if (url !== '/service-worker.js') return false;
		answer.writeHead(200, { 'content-type': 'text/javascript' }).end(kill);
		return true;
	};
	await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
	const left = () =>
		page.evaluate(async () => [
			(await caches.keys()).length,
			(await navigator.serviceWorker.getRegistrations()).length,
		]);
	await expect.poll(left, OPENS).toEqual([0, 0]);
});

test('the shop can be installed, in the language of each storefront (1.18)', async () => {
	for (const [path, lang, cart] of [
		['/', 'pl', 'Koszyk'],
		['/de', 'de', 'Warenkorb'],
		['/it', 'it', 'Carrello'],
	] as const) {
		await page.goto(path);
		const href = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
		const answer = await page.request.get(href);
		expect(answer.headers()['content-type']).toContain('application/manifest+json');
		const manifest = await answer.json();
		expect(manifest).toMatchObject({ start_url: path, scope: '/', display: 'standalone' });
		expect(manifest.lang).toContain(lang);
		expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toContain(cart);
		const pictures = [...manifest.icons, ...manifest.screenshots];
		for (const { src } of pictures) expect((await page.request.get(src)).status()).toBe(200);
		const forms = manifest.screenshots.map(({ form_factor: form }: { form_factor: string }) => form);
		expect(forms).toEqual(['narrow', 'wide']);
	}
	expect(await sentBytes(`${network.origin}/service-worker.js`)).toBeLessThan(12_000);
	const session = await context.newCDPSession(page);
	expect((await session.send('Page.getAppManifest')).errors).toEqual([]);
	const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
	expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});
