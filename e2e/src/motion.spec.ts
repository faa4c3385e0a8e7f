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
