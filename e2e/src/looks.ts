import { expect, type Page } from '@playwright/test';

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1440, height: 900 };
const TABLET = { width: 768, height: 1024 };

/** Pictures are large to keep, and have tests of their own: their places are compared, not what they show. */
const STYLE = `
	img { object-fit: none !important; object-position: -5000px !important }
	video { visibility: hidden }
`;

/** Prepares a page for pictures. Its context has to bypass the content policy, which knows no style of a test's own. */
export async function hidePictures(page: Page): Promise<void> {
	await page.addStyleTag({ content: STYLE });
	await page.evaluate(() => document.fonts.ready);
}

/** Waits for the page to look so: one that stands still for a moment may not have settled yet. */
export async function compareLook(page: Page, name: string): Promise<void> {
	await expect.soft(() => looksLike(page, name)).toPass({ timeout: 10_000 });
}

async function looksLike(page: Page, name: string): Promise<void> {
	await expect(page).toHaveScreenshot(`${name}.png`, {
		scale: 'css',
		maxDiffPixelRatio: 0.005,
		// each run has dates, numbers and addresses of its own
		mask: [
			page.getByRole('time'),
			page.getByText(/example\.pl|^Nr |Zamówienie nr|^\d{4} \d{4} \d{4}$/),
			page.getByRole('img', { name: 'Kod kreskowy karty' }),
			page.getByLabel('E-mail', { exact: true }),
		],
		maskColor: '#888',
	});
}

async function compareIn(window: typeof PHONE, page: Page, name: string): Promise<void> {
	await page.setViewportSize(window);
	await compareLook(page, `${name}-${window.width}`);
}

export async function compareInEachWindow(page: Page, name: string): Promise<void> {
	for (const window of [PHONE, DESKTOP]) await compareIn(window, page, name);
}

/** What one page of each kind proves for all of them. */
export async function compareLayout(page: Page, name: string): Promise<void> {
	await compareIn(TABLET, page, name);
	await page.setViewportSize(DESKTOP);
	await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
	await compareLook(page, `${name}-dark`);
}
