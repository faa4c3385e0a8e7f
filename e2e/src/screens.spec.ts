import { type BrowserContext, expect, type Page, type Route, test } from '@playwright/test';
import { PATHS, type RouteName } from '../../shared-kernel/src/routes.ts';
import { assertAccessible, assertFitsNarrowWindow, assertOutline } from './accessibility.ts';
import { compareInEachWindow, compareLayout, compareLook, DESKTOP, hidePictures, PHONE } from './looks.ts';
import { prepareShopper, type Screen, screenOf, sightOf } from './screens.ts';
import { alive } from './shopper.ts';

const ROUTES = Object.keys(PATHS) as RouteName[];
/** One page of each kind is enough in the dark and on a tablet: colours come from the same tokens, columns from the same layouts. */
const OF_EACH_KIND: RouteName[] = ['home', 'category', 'configurable-product', 'checkout', 'account'];
const EMPTY: Record<string, Screen> = {
	// the editors' block below it comes last
	'empty-cart': { path: '/cart', shows: 'Pomoc przy zakupach' },
	'empty-wishlist': { path: '/lista-zyczen', shows: 'Lista życzeń jest jeszcze pusta' },
	'empty-comparison': { path: '/porownanie', shows: /Nie porównujesz/ },
	'empty-search': { path: '/szukaj?q=xyzzy', shows: /xyzzy/ },
	missing: { path: '/nie-ma-takiej-strony', shows: /Nie ma/ },
};

let guest: BrowserContext;
let shopper: BrowserContext;
let orderPath = '';

test.beforeAll(async ({ browser }) => {
	const settings = { reducedMotion: 'reduce', bypassCSP: true, viewport: DESKTOP } as const;
	[guest, shopper] = await Promise.all([browser.newContext(settings), browser.newContext(settings)]);
	// a clock that is set for one page stands for its whole context, in which later pages would be old enough for the popup
	const wasInvited = () => localStorage.setItem('shop/newsletter/invited-at', String(Date.now()));
	await Promise.all([guest.addInitScript(wasInvited), shopper.addInitScript(wasInvited)]);
	await shopper.route('/preview-cms-draft/**', withoutSandbox);
	orderPath = await prepareShopper(await shopper.newPage());
});

test.afterAll(() => Promise.all([guest.close(), shopper.close()]));

/** Lets drafts run scripts, which axe needs. */
async function withoutSandbox(route: Route): Promise<void> {
	const response = await route.fetch();
	const { 'content-security-policy': _, ...headers } = response.headers();
	await route.fulfill({ response, headers });
}

async function open(context: BrowserContext, screen: Screen, window = DESKTOP): Promise<Page> {
	const page = await context.newPage();
	await page.setViewportSize(window);
	if (screen.at) await page.clock.setFixedTime(screen.at);
	await page.goto(screen.path);
	await expect(sightOf(page, screen)).toBeVisible();
	return page;
}

for (const name of ROUTES) {
	test(`${name} is accessible in light and dark, looks as it did, and fits a narrow window`, async () => {
		const screen = screenOf(name, orderPath);
		const page = await open(screen.isForGuests ? guest : shopper, screen);
		await assertAccessible(page);
		await hidePictures(page);
		await compareInEachWindow(page, name);
		if (OF_EACH_KIND.includes(name)) await compareLayout(page, name);
		await assertFitsNarrowWindow(page);
		await assertOutline(page);
		await page.close();
	});
}

for (const [name, screen] of Object.entries(EMPTY)) {
	test(`${name} looks as it did`, async () => {
		const page = await open(guest, screen);
		await hidePictures(page);
		await compareInEachWindow(page, name);
		await page.close();
	});
}

/** The header's controls that open something over the page, by the name of what they open. */
const OVERLAYS: [name: string, control: string | RegExp][] = [
	['search-panel', 'Szukaj'],
	['mini-cart', /^Koszyk/],
	['wish-list', /^Lista życzeń/],
	['language-panel', 'Język i kraj'],
];

for (const [name, control] of OVERLAYS) {
	test(`${name} is accessible in light and dark, and looks as it did`, async () => {
		const page = await open(shopper, screenOf('faq', orderPath));
		await page.getByRole('banner').getByRole('link', { name: control }).click();
		await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
		await assertAccessible(page);
		await hidePictures(page);
		await compareInEachWindow(page, name);
		await page.close();
	});
}

test('the menu and the filters of a phone are accessible in light and dark, and look as they did', async () => {
	const page = await open(shopper, screenOf('category', orderPath), PHONE);
	await alive(page);
	await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
	await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
	await assertAccessible(page);
	await hidePictures(page);
	await compareLook(page, 'menu-360');
	await page.keyboard.press('Escape');
	await page.getByText('Filtry', { exact: true }).click();
	await expect(page.getByRole('checkbox', { name: /^Rudy/ })).toBeVisible();
	await assertAccessible(page);
	await compareLook(page, 'filters-360');
	await page.setViewportSize(DESKTOP);
	await compareLook(page, 'filters-1440');
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
