import type { Page } from '@playwright/test';
import { registerShopper } from './account-session.ts';
import { makePages, untilQuiet } from './page-requests.ts';
import { alive, openFromFooter } from './shopper.ts';
import { expect, test } from './watch-console.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const marked = (page: Page) => page.locator('[data-marked]');
const placeOf = (page: Page) => page.evaluate(() => scrollY);

test.beforeAll(({ request }) => makePages(request));

/** Runs in the page: notes what each step through the history shows in its own task, before React can make anything. */
function noteSteps() {
	addEventListener('popstate', () => {
		const shown = [...document.querySelectorAll('main')].filter(({ hidden }) => !hidden);
		const marks = shown.map((main) => main.querySelector<HTMLElement>('[data-marked]')?.dataset.marked);
		Object.assign(window, { step: { marks, place: scrollY } });
	});
}

const step = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'step'));

/** Marks an element of the page, which another one that React makes in its place would not have. */
async function mark(page: Page, name: string): Promise<void> {
	await page
		.locator('main:not([hidden]) > *')
		.first()
		.evaluate((element, value) => element.setAttribute('data-marked', value), name);
}

/** Opens a page whose client will notice that it is left. */
async function open(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await alive(page);
	await page.waitForFunction(() =>
		performance.getEntriesByType('resource').some(({ name }) => /start-ahead/.test(name)),
	);
	await untilQuiet(page);
	await page.evaluate(noteSteps);
}

/** Leaves a list from the middle for a product. @returns where the list was scrolled to */
async function leaveList(page: Page): Promise<number> {
	const link = page.getByRole('main').getByRole('article').nth(30).getByRole('link').first();
	await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
	await page.request.get(`/_page${await link.getAttribute('href')}`);
	await untilQuiet(page);
	await mark(page, 'list');
	const place = await placeOf(page);
	await link.evaluate((element) => element instanceof HTMLElement && element.click());
	await expect(heading(page)).toBeFocused();
	return place;
}

async function isMadeAt(page: Page, title: string, place: number): Promise<void> {
	await expect(heading(page)).toHaveText(title);
	await expect(marked(page)).toHaveCount(0);
	await expect(page.locator('main')).toHaveCount(1);
	expect(Math.abs((await placeOf(page)) - place)).toBeLessThan(2);
}

test('steps through the history show pages as they were left, then those that React makes, at the same place (2.31)', async ({
	page,
}) => {
	await open(page, '/ona');
	const place = await leaveList(page);
	const product = (await heading(page).textContent()) ?? '';
	for (let round = 0; round < 2; round += 1) {
		await mark(page, 'product');
		await page.goBack();
		await isMadeAt(page, 'Ona', place);
		expect(await step(page)).toEqual({ marks: ['list'], place });
		await mark(page, 'list');
		await page.goForward();
		await isMadeAt(page, product, 0);
		expect(await step(page)).toEqual({ marks: ['product'], place: 0 });
	}
});

test('steps that are taken one upon the other mix no pages up (2.31)', async ({ page }) => {
	await open(page, '/ona');
	const place = await leaveList(page);
	const product = (await heading(page).textContent()) ?? '';
	await mark(page, 'product');
	await openFromFooter(page, 'Kontakt');
	await expect(heading(page)).toBeFocused();
	await mark(page, 'contact');
	const left = await placeOf(page);
	const stepAtOnce = (...by: number[]) =>
		page.evaluate(async (steps) => {
			for (const one of steps) {
				const stepped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
				history.go(one);
				await stepped;
			}
		}, by);
	// taken back at once, so that the page is still the one that React shows
	await stepAtOnce(-1, 1);
	await expect(heading(page)).toBeFocused();
	await expect(heading(page)).toHaveText('Kontakt');
	expect([await page.locator('main').count(), await placeOf(page)]).toEqual([1, left]);

	await stepAtOnce(-1, -1);
	await isMadeAt(page, 'Ona', place);
	expect(await step(page)).toEqual({ marks: ['list'], place });
	await page.goForward();
	await expect(heading(page)).toHaveText(product);
	expect(await step(page)).toMatchObject({ marks: ['product'] });
});

test('what a later visit to the same entry has changed is not shown as it was before (2.31)', async ({ page }) => {
	await open(page, '/ona');
	await leaveList(page);
	await page.goBack();
	await isMadeAt(page, 'Ona', await placeOf(page));
	await page.evaluate(() => scrollTo(0, 0));
	await page.getByRole('combobox').first().selectOption({ index: 1 });
	await expect(page).toHaveURL(/sort=/);
	await page.goBack();
	await expect(page).not.toHaveURL(/sort=/);
	expect(await step(page)).toEqual({ marks: [undefined], place: 0 });
});

test('pages of an account, filled forms, and what was before a logout are not shown as they were left (2.31)', async ({
	page,
}) => {
	await registerShopper(page);
	await open(page, '/account');
	await expect(heading(page)).toHaveText('Moje konto');
	await mark(page, 'account');
	await openFromFooter(page, 'Kontakt');
	await expect(heading(page)).toBeFocused();
	await page.goBack();
	await expect(heading(page)).toHaveText('Moje konto');
	expect(await step(page)).toMatchObject({ marks: [undefined] });
	await page.goForward();
	await expect(heading(page)).toHaveText('Kontakt');

	await page.getByRole('main').getByRole('textbox').first().fill('Zofia');
	await mark(page, 'form');
	await openFromFooter(page, 'O nas');
	await expect(heading(page)).toBeFocused();
	await mark(page, 'about');
	await page.goBack();
	await expect(heading(page)).toHaveText('Kontakt');
	// the page that is left, which stays until the form is made again
	expect(await step(page)).toMatchObject({ marks: ['about'] });
	await page.goForward();
	await expect(heading(page)).not.toHaveText('Kontakt');
	await expect(marked(page)).toHaveCount(0);
	expect(await step(page)).toMatchObject({ marks: ['about'] });

	await mark(page, 'about');
	await page.goBack();
	await expect(heading(page)).toHaveText('Kontakt');
	const told = page.evaluate(
		() => new Promise((tell) => addEventListener('storage', () => setTimeout(tell), { once: true })),
	);
	const another = await page.context().newPage();
	await another.goto('/robots.txt');
	await another.evaluate(() => {
		const guest = { session: null, refreshToken: null, current: null };
		localStorage.setItem('shop/user/current-user', JSON.stringify(guest));
	});
	await told;
	await page.goForward();
	await expect(heading(page)).not.toHaveText('Kontakt');
	expect(await step(page)).toMatchObject({ marks: [undefined] });
});
