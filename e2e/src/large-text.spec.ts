import type { Page } from '@playwright/test';
import { addToCart, alive } from './shopper.ts';
import { expect, test } from './watch-console.ts';

/** px; the browser's own setting is 16. */
const FONT_SIZE = 32;

// Their browser is another one, so they come last, when both workers are free for them.
test.describe.configure({ mode: 'parallel' });
test.use({
	viewport: { width: 360, height: 740 },
	launchOptions: {
		executablePath: process.env.E2E_CHROMIUM ?? '',
		args: ['--no-sandbox', `--blink-settings=defaultFontSize=${FONT_SIZE}`],
	},
});

/** Parts that reach beyond the screen, unless they can be scrolled within another. */
function beyondScreen(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const scrolls = (element: Element | null): boolean =>
			element !== null && element !== document.body
				? /auto|scroll|hidden/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement)
				: false;
		const parts = [...document.querySelectorAll('body *')].filter(
			(part) =>
				part.checkVisibility({ visibilityProperty: true }) && part.getBoundingClientRect().right > innerWidth + 1,
		);
		const seen = parts.filter((part) => !scrolls(part.parentElement));
		const wide = document.documentElement.scrollWidth > innerWidth ? ['the page'] : [];
		return [...wide, ...seen.map((part) => `${part.tagName} ${part.textContent?.slice(0, 40)}`)];
	});
}

const PAGES = {
	lists: ['/', '/ona/sukienki', '/de/damen/kleider', '/szukaj?q=sukienka', '/porownanie', '/nie-ma-takiej'],
	products: [
		...['/sukienka-lniana-jagna', '/it/abito-in-lino-jagna', '/komplet-wieczor-w-teatrze'],
		...['/garnitur-damski-kancelaria', '/elektroniczna-karta-podarunkowa-100-zl'],
	],
	forms: ['/cart', '/de/cart', '/login', '/register', '/kontakt', '/zwrot', '/reklamacja', '/odstapienie'],
	texts: ['/faq', '/o-nas', '/regulamin', '/salony', '/salony/lodz-piotrkowska'],
};

for (const [kind, paths] of Object.entries(PAGES)) {
	test(`text of twice the size stays within the screen of a phone on pages of ${kind} (1.20)`, async ({
		page,
		consoleErrors,
	}) => {
		for (const path of paths) {
			await page.goto(path);
			expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${FONT_SIZE}px`);
			await alive(page);
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
			for (const part of await page.locator('main details').all())
				await part.evaluate((details) => details.setAttribute('open', ''));
			expect.soft(await beyondScreen(page), path).toEqual([]);
			// each page is as a new shopper sees it
			await page.evaluate(() => localStorage.clear());
		}
		consoleErrors.length = 0;
	});
}

test('a cart in text of twice the size stays within the screen of a phone (1.20)', async ({ page }) => {
	await page.goto('/skarpetki-domowe-przypiecek');
	await alive(page);
	await addToCart(page);
	await page.goto('/cart');
	await expect(page.getByRole('button', { name: 'Zamawiam i płacę' })).toBeVisible();
	expect(await beyondScreen(page)).toEqual([]);
});
