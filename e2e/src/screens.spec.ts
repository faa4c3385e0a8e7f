import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { PATHS, type RouteName } from '../../shared-kernel/src/routes.ts';
import { furnish, type Screen, screenOf, sightOf } from './screens.ts';
import { alive } from './shopper.ts';

const PHONE = { width: 360, height: 740 };
const TABLET = { width: 768, height: 1024 };
const DESKTOP = { width: 1440, height: 900 };
const WINDOWS = [PHONE, TABLET, DESKTOP];

const ROUTES = Object.keys(PATHS) as RouteName[];
/** Looked at by themselves in the dark as well; every colour comes from the same tokens. */
const ALSO_DARK: RouteName[] = ['home', 'category', 'configurable-product', 'checkout', 'account'];
const EMPTY: Record<string, Screen> = {
	'empty-cart': { path: '/cart', shows: 'Twój koszyk jest pusty' },
	'empty-wishlist': { path: '/lista-zyczen', shows: 'Lista życzeń jest jeszcze pusta' },
	'empty-comparison': { path: '/porownanie', shows: /Nie porównujesz/ },
	'empty-search': { path: '/szukaj?q=xyzzy', shows: /xyzzy/ },
	missing: { path: '/nie-ma-takiej-strony', shows: /Nie ma/ },
};

/** Pictures are large to keep, and have tests of their own: their places are compared, not what they show. */
const STYLE = `
	img { object-fit: none !important; object-position: -5000px !important }
	video { visibility: hidden }
`;

let guest: BrowserContext;
let shopper: BrowserContext;
let orderPath = '';

test.beforeAll(async ({ browser }) => {
	// a style of the test's own is no part of the shop's content policy
	const settings = { reducedMotion: 'reduce', bypassCSP: true, viewport: DESKTOP } as const;
	[guest, shopper] = await Promise.all([browser.newContext(settings), browser.newContext(settings)]);
	orderPath = await furnish(await shopper.newPage());
});

test.afterAll(() => Promise.all([guest.close(), shopper.close()]));

async function open(context: BrowserContext, screen: Screen): Promise<Page> {
	const page = await context.newPage();
	await page.goto(screen.path);
	await page.addStyleTag({ content: STYLE });
	await expect(sightOf(page, screen)).toBeVisible();
	await page.evaluate(() => document.fonts.ready);
	return page;
}

/** A page that stands still for a moment may not have settled yet: it has to come to look so. */
async function compare(page: Page, name: string): Promise<void> {
	await expect.soft(() => looksLike(page, name)).toPass({ timeout: 10_000 });
}

async function looksLike(page: Page, name: string): Promise<void> {
	await expect(page).toHaveScreenshot(`${name}.png`, {
		scale: 'css',
		maxDiffPixelRatio: 0.005,
		// what each run writes anew
		mask: [
			page.getByRole('time'),
			page.getByText(/example\.pl|^Nr |Zamówienie nr/),
			page.getByLabel('E-mail', { exact: true }),
		],
		maskColor: '#888',
	});
}

async function compareInEachWindow(page: Page, name: string): Promise<void> {
	for (const window of WINDOWS) {
		await page.setViewportSize(window);
		await compare(page, `${name}-${window.width}`);
	}
}

async function compareInTheDark(page: Page, name: string): Promise<void> {
	await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
	await compare(page, `${name}-dark`);
}

for (const name of ROUTES) {
	test(`${name} looks as it did`, async () => {
		const screen = screenOf(name, orderPath);
		const page = await open(screen.isForGuests ? guest : shopper, screen);
		await compareInEachWindow(page, name);
		if (ALSO_DARK.includes(name)) await compareInTheDark(page, name);
		await page.close();
	});
}

for (const [name, screen] of Object.entries(EMPTY)) {
	test(`${name} looks as it did`, async () => {
		const page = await open(guest, screen);
		await compareInEachWindow(page, name);
		await page.close();
	});
}

/** What lies over a page once its shopper asks for it, by the control of the header that opens it. */
const OVERLAYS: [name: string, control: string | RegExp][] = [
	['search-panel', 'Szukaj'],
	['mini-cart', /^Koszyk/],
	['wish-list', /^Lista życzeń/],
	['language-panel', 'Język i kraj'],
];

for (const [name, control] of OVERLAYS) {
	test(`${name} looks as it did`, async () => {
		const page = await open(shopper, screenOf('faq', orderPath));
		await page.getByRole('banner').getByRole('link', { name: control }).click();
		await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
		await compareInEachWindow(page, name);
		await page.close();
	});
}

test('the menu and the filters of a phone look as they did', async () => {
	const page = await open(shopper, screenOf('category', orderPath));
	await page.setViewportSize(PHONE);
	await alive(page);
	await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
	await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
	await compare(page, 'menu-360');
	await page.keyboard.press('Escape');
	await page.getByText('Filtry', { exact: true }).click();
	await expect(page.getByRole('checkbox', { name: /^Rudy/ })).toBeVisible();
	await compare(page, 'filters-360');
	await page.setViewportSize(DESKTOP);
	await compare(page, 'filters-1440');
	await page.close();
});

test('every picture in view is there, and none is broken', async () => {
	const page = await guest.newPage();
	for (const path of ['/', '/ona/sukienki', '/sukienka-lniana-jagna']) {
		await page.goto(path);
		const drawn = await page.evaluate(async () => {
			const inView = [...document.images].filter(({ loading, currentSrc }) => loading !== 'lazy' && currentSrc);
			await Promise.all(inView.map((image) => image.decode()));
			return inView.map(({ naturalWidth }) => naturalWidth);
		});
		expect(drawn.length, path).toBeGreaterThan(0);
		expect(Math.min(...drawn), path).toBeGreaterThan(100);
	}
	await page.close();
});
