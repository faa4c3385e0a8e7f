import type { Page } from '@playwright/test';
import { expect, test } from './watch-console.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const tile = (page: Page) => page.getByRole('main').getByRole('article').first().getByRole('link').first();

/** Notes of every view transition what it moves. */
async function watchTransitions(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const moved: string[][] = [];
		Object.assign(window, { moved });
		const start = document.startViewTransition.bind(document);
		document.startViewTransition = (update) => {
			const transition = start(update);
			const note = () =>
				moved.push(
					document.getAnimations().flatMap(({ effect }) => {
						return effect instanceof KeyframeEffect && effect.pseudoElement ? [effect.pseudoElement] : [];
					}),
				);
			transition.ready.then(note, () => moved.push([]));
			return transition;
		};
	});
}

const moved = (page: Page): Promise<string[][]> => page.evaluate(() => Reflect.get(window, 'moved'));

async function openList(page: Page): Promise<void> {
	await watchTransitions(page);
	await page.goto('/ona/sukienki');
	await page.waitForFunction(() => document.querySelector('[data-live]') !== null);
	// hovering fetches the page ahead
	const fetched = page.waitForResponse(/\/api\/catalog\//);
	await tile(page).hover();
	await fetched;
}

test('the picture of a tapped tile becomes the one of its page, and the way back is plain', async ({ page }) => {
	await openList(page);
	const name = (await tile(page).textContent()) ?? '';
	await tile(page).click();
	await expect(heading(page)).toHaveText(name);
	await expect(heading(page)).toBeFocused();
	await expect.poll(async () => (await moved(page)).flat()).toContain('::view-transition-group(product-picture)');
	await page.goBack();
	await expect(heading(page)).toHaveText('Sukienki');
	expect(await moved(page)).toHaveLength(1);
});

test('nothing moves for who asked for less motion', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await openList(page);
	await tile(page).click();
	await expect(heading(page)).toBeFocused();
	expect(await moved(page)).toEqual([]);
});
