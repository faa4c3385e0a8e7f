import type { Page } from '@playwright/test';
import { alive } from './shopper.ts';
import { expect, test } from './watch-console.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const tile = (page: Page) => page.getByRole('main').getByRole('article').first();

/** Records the starting point of every picture that a script moves. */
async function watchPictures(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const moved: string[] = [];
		Object.assign(window, { moved });
		const { animate } = HTMLImageElement.prototype;
		HTMLImageElement.prototype.animate = function (...given) {
			moved.push(this.currentSrc);
			return animate.apply(this, given);
		};
	});
}

const moved = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'moved'));

/** Moving pictures, which lie over the page. */
const onTheirWay = (page: Page) => page.evaluate(() => document.querySelectorAll('body > img').length);

async function openList(page: Page): Promise<void> {
	await watchPictures(page);
	await page.goto('/ona/sukienki');
	await alive(page);
}

/** Follows the first tile to its page once that is made: a picture does not wait as long as a busy machine may. */
async function followTile(page: Page): Promise<void> {
	const link = tile(page).getByRole('link').first();
	await page.request.get(`/_page${await link.getAttribute('href')}`);
	await link.click();
}

test('the picture of a tapped tile becomes the one of its page, and the way back is plain', async ({ page }) => {
	await openList(page);
	const name = (await tile(page).getByRole('link').first().textContent()) ?? '';
	const source = await tile(page).evaluate((element) => element.querySelector('img')?.currentSrc);
	await followTile(page);
	await expect(heading(page)).toHaveText(name);
	await expect(heading(page)).toBeFocused();
	await expect.poll(() => moved(page)).toEqual([source]);
	await expect.poll(() => onTheirWay(page)).toBe(0);
	await expect(page.getByRole('img', { name: `${name}, zdjęcie 1` })).toBeVisible();
	await page.goBack();
	await expect(heading(page)).toHaveText('Sukienki');
	expect(await moved(page)).toEqual([source]);
});

test('nothing moves for who asked for less motion', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await openList(page);
	await followTile(page);
	await expect(heading(page)).toBeFocused();
	expect(await moved(page)).toEqual([]);
});

test.describe('on a touch screen', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

	test('a tapped tile looks pressed before its click does anything, and no longer after a moment (1.28)', async ({
		page,
	}) => {
		await page.goto('/ona/sukienki');
		await alive(page);
		await page.evaluate(() => {
			const look = (event: Event) => {
				event.preventDefault();
				event.stopImmediatePropagation();
				const picture = document.querySelector('main article picture')?.parentElement;
				Object.assign(window, { opacity: picture && getComputedStyle(picture).opacity });
			};
			addEventListener('touchend', look, { capture: true, passive: false, once: true });
		});
		await tile(page).getByRole('link').first().tap();
		await expect.poll(() => page.evaluate(() => Reflect.get(window, 'opacity'))).toBe('0.7');
		await expect(tile(page).locator('picture').locator('..')).toHaveCSS('opacity', '1');
	});
});
