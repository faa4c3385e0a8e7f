import { type BrowserContext, expect, type Page, type Route, test } from '@playwright/test';
import { PATHS, type RouteName } from '../../shared-kernel/src/routes.ts';
import { axeFaults } from './axe-faults.ts';
import { furnish, screenOf, sightOf } from './screens.ts';
import { alive } from './shopper.ts';

const ROUTES = Object.keys(PATHS) as RouteName[];
/** What 400 % zoom makes of a window 1280 CSS px wide (WCAG 1.4.10). */
const NARROWEST = { width: 320, height: 640 };
const WIDE = { width: 1280, height: 800 };

let guest: BrowserContext;
let shopper: BrowserContext;
let orderPath = '';

test.beforeAll(async ({ browser }) => {
	const settings = { reducedMotion: 'reduce', viewport: WIDE } as const;
	[guest, shopper] = await Promise.all([browser.newContext(settings), browser.newContext(settings)]);
	await shopper.route('/preview-cms-draft/**', withoutSandbox);
	orderPath = await furnish(await shopper.newPage());
});

/** Drafts run no scripts; without one, axe could not look at them. */
async function withoutSandbox(route: Route): Promise<void> {
	const response = await route.fetch();
	const { 'content-security-policy': _, ...headers } = response.headers();
	await route.fulfill({ response, headers });
}

test.afterAll(() => Promise.all([guest.close(), shopper.close()]));

/** What a screen reader and a keyboard find their way by. */
async function assertOutline(page: Page): Promise<void> {
	await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(page.getByRole('main')).toHaveCount(1);
	await expect(page.getByRole('banner')).toHaveCount(1);
	await page.keyboard.press('Tab');
	const skip = page.getByRole('link', { name: 'Przejdź do treści' });
	await expect(skip).toBeFocused();
	await expect(skip).toBeInViewport();
}

/** Runs in the page: what makes it wider than its window, the innermost first. */
function sticksOut(): string[] {
	const { clientWidth, scrollWidth } = document.documentElement;
	if (scrollWidth <= clientWidth) return [];
	const wide = [...document.body.querySelectorAll('*')].filter(
		(element) => element.getBoundingClientRect().right > clientWidth && element.checkVisibility(),
	);
	return [`the page is ${scrollWidth} px wide`, ...wide.reverse().map(({ outerHTML }) => outerHTML.slice(0, 150))];
}

for (const name of ROUTES) {
	test(`${name} is accessible in light and dark, and fits a narrow window`, async () => {
		const screen = screenOf(name, orderPath);
		const page = await (screen.isForGuests ? guest : shopper).newPage();
		await page.goto(screen.path);
		await expect(sightOf(page, screen)).toBeVisible();
		await assertOutline(page);
		expect.soft(await axeFaults(page)).toEqual([]);
		await page.setViewportSize(NARROWEST);
		expect.soft(await page.evaluate(sticksOut)).toEqual([]);
		await page.setViewportSize(WIDE);
		await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
		expect.soft(await axeFaults(page, { only: 'colours' }), 'in dark').toEqual([]);
		await page.close();
	});
}

/** What lies over a page once its shopper asks for it; `open` by the tool of the header. */
const OVERLAYS: [what: string, tool: string | RegExp][] = [
	['the search panel', 'Szukaj'],
	['the mini cart', /^Koszyk/],
	['the wish list', /^Lista życzeń/],
	['the language panel', 'Język i kraj'],
];

async function assertAccessible(page: Page): Promise<void> {
	expect.soft(await axeFaults(page)).toEqual([]);
	await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
	expect.soft(await axeFaults(page, { only: 'colours' }), 'in dark').toEqual([]);
	await page.close();
}

for (const [what, tool] of OVERLAYS) {
	test(`${what} is accessible in light and dark`, async () => {
		const page = await shopper.newPage();
		await page.goto('/faq');
		await page.getByRole('banner').getByRole('link', { name: tool }).click();
		await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
		await assertAccessible(page);
	});
}

test('the menu and the filters of a phone are accessible in light and dark', async () => {
	const menu = await shopper.newPage();
	await menu.setViewportSize({ width: 360, height: 740 });
	await menu.goto('/ona/sukienki');
	await alive(menu);
	await menu.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
	await expect(menu.getByRole('dialog', { name: 'Menu' })).toBeVisible();
	await assertAccessible(menu);
	const filters = await shopper.newPage();
	await filters.setViewportSize({ width: 360, height: 740 });
	await filters.goto('/ona/sukienki');
	await filters.getByText('Filtry', { exact: true }).click();
	await expect(filters.getByRole('checkbox', { name: /^Rudy/ })).toBeVisible();
	await assertAccessible(filters);
});
