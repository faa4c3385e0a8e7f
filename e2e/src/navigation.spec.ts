import type { Locator, Page } from '@playwright/test';
import { createAccount, logOut, registerShopper } from './account-session.ts';
import { makePages, untilQuiet } from './page-requests.ts';
import { alive, bringToRest, mainMenu, openFromFooter } from './shopper.ts';
import { expect, test } from './watch-console.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const products = (page: Page) => page.getByRole('main').getByRole('article');
const announcement = (page: Page) => page.locator('#page-announcer');

test.beforeAll(({ request }) => makePages(request));

/** Clicks, and returns the scroll position at that moment. */
async function leaveBy(page: Page, link: Locator): Promise<number> {
	await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
	await untilQuiet(page);
	await page.evaluate(() => {
		addEventListener('click', () => Object.assign(window, { leftAt: scrollY }), { capture: true, once: true });
	});
	await link.click();
	return page.evaluate(() => Number(Reflect.get(window, 'leftAt')));
}

test('a step back before the client runs shows the page of the address', async ({ page }) => {
	await page.goto('/ona');
	await alive(page);
	await mainMenu(page).getByRole('link', { name: 'On', exact: true }).click();
	await expect(page).toHaveURL('/on');
	await expect(heading(page)).toHaveText('On');
	const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
	await page.route('**/releases/**/*.js', async (route) => {
		await isReleased;
		await route.continue();
	});
	await page.reload({ waitUntil: 'commit' });
	await expect(heading(page)).toHaveText('On');
	await page.evaluate(() => history.back());
	await expect(page).toHaveURL('/ona');
	release();
	await expect(heading(page)).toHaveText('Ona');
	await alive(page);
	await page.goForward();
	await expect(page).toHaveURL('/on');
	await expect(heading(page)).toHaveText('On');
});

test('going back brings the list back as it was left: as long, and scrolled to the same place (2.31, 3.11)', async ({
	page,
}) => {
	await page.goto('/ona');
	await alive(page);
	const more = page.getByRole('main').getByRole('link', { name: 'Pokaż więcej' });
	const first = await products(page).count();
	await more.click();
	await expect.poll(() => products(page).count()).toBeGreaterThan(first);
	await expect(page).toHaveURL(/\/ona$/);
	const count = await products(page).count();
	const link = products(page)
		.nth(count - 5)
		.getByRole('link')
		.first();
	// a busy machine makes the page for so long that its document is loaded instead
	await page.request.get(`/_page${await link.getAttribute('href')}`);
	const left = await leaveBy(page, link);
	expect(left).toBeGreaterThan(1000);
	await expect(heading(page)).toBeFocused();
	expect(await page.evaluate(() => scrollY)).toBe(0);

	await page.goBack();
	await expect(page).toHaveURL(/\/ona$/);
	await expect(products(page)).toHaveCount(count);
	// the browser estimates the height of unpainted rows, and may be a pixel off
	await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - left)).toBeLessThan(20);

	// fonts and pictures of a new document may move the product by a few pixels
	await page.reload();
	await expect(products(page)).toHaveCount(count);
	await expect(
		products(page)
			.nth(count - 5)
			.getByRole('link')
			.first(),
	).toBeInViewport();
});

/** Runs in the page: notes the first frame in which the list is there again. */
function noteFirstFrame(href: string) {
	const look = () => {
		const tile = document.querySelector(`main article a[href="${href}"]`)?.closest('article');
		const frame = { top: tile?.getBoundingClientRect().top, built: document.querySelectorAll('main article').length };
		if (tile) Object.assign(window, { frame });
		else requestAnimationFrame(look);
	};
	requestAnimationFrame(look);
}

test('the first frame of the way back has the tiles of the screen where they were, and the others follow', async ({
	page,
}) => {
	await page.goto('/ona');
	await alive(page);
	const count = await products(page).count();
	const link = products(page).nth(30).getByRole('link').first();
	await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
	await expect(link).toBeInViewport();
	const href = (await link.getAttribute('href')) ?? '';
	const topOfTile = (element: Element) => element.closest('article')?.getBoundingClientRect().top ?? Number.NaN;
	// rows that come into view get their own height first
	let top = Number.NaN;
	await expect(async () => {
		const before = top;
		top = await link.evaluate(topOfTile);
		expect(top).toBe(before);
	}).toPass();
	// a busy machine makes the page for so long that its document is loaded instead
	await page.request.get(`/_page${href}`);
	await untilQuiet(page);
	await link.evaluate((element) => element instanceof HTMLElement && element.click());
	await expect(heading(page)).toBeFocused();
	await page.evaluate(noteFirstFrame, href);
	await page.goBack();
	await expect.poll(() => page.evaluate(() => Reflect.get(window, 'frame')?.top)).toBeCloseTo(top, 0);
	expect(await page.evaluate(() => Reflect.get(window, 'frame').built)).toBeLessThan(count);
	await expect(products(page)).toHaveCount(count);
	expect(await link.evaluate(topOfTile)).toBeCloseTo(top, 0);
});

test('home is where it was left after a step back, also after its document was loaded anew (1.27)', async ({
	page,
}) => {
	const story = page
		.getByRole('main')
		.getByRole('article')
		.or(page.getByRole('main').getByRole('heading', { level: 3 }));
	const place = () => story.last().evaluate((element) => Math.round(element.getBoundingClientRect().top));
	await page.goto('/');
	await alive(page);
	// as a shopper scrolls, who sees every part on the way
	for (let step = 0; step < 40 && (await place()) > 400; step += 1) {
		await page.mouse.wheel(0, 600);
		await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
	}
	const left = await place();
	expect(Math.abs(left)).toBeLessThan(1000);
	await story.last().evaluate((element) => element.closest('section, article')?.querySelector('a')?.click());
	await expect(page).not.toHaveURL('/');
	await page.goBack();
	await expect.poll(async () => Math.abs((await place()) - left)).toBeLessThanOrEqual(1);
	await page.reload();
	await expect.poll(async () => Math.abs((await place()) - left)).toBeLessThanOrEqual(1);
});

test('the stars of a product lead to its reviews, wherever the reviews of another were left (8.15)', async ({
	page,
}) => {
	const stars = page.getByRole('link', { name: /Ocena .* z 5/ }).first();
	const reviews = page.getByRole('region', { name: 'Opinie' });
	await page.goto('/bluza-rozpinana-bieg');
	await alive(page);
	await stars.click();
	await expect(reviews).toBeInViewport();
	// who leaves before the router has heard of the step comes back to the fragment
	await page.waitForFunction(() => history.state?.key);
	const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' });
	const place = () => contact.evaluate((link) => link.getBoundingClientRect().top);
	await bringToRest(contact);
	const left = await place();
	await contact.click();
	await expect(heading(page)).toHaveText('Kontakt');
	await page.goBack();
	// what comes late above it moves no one
	await expect.poll(async () => Math.abs((await place()) - left)).toBeLessThanOrEqual(5);
	await page.goBack();
	await expect(page).toHaveURL(/bieg$/);
	for (let tap = 0; tap < 2; tap++) {
		await page.evaluate(() => scrollTo(0, 0));
		await stars.click();
		await expect(reviews).toBeInViewport();
		await page.waitForFunction(() => history.state?.key);
	}
});

test('a new page is named and has the focus; the first one and a changed query are left alone (2.31)', async ({
	page,
}) => {
	await page.goto('/ona/sukienki');
	await expect(heading(page)).toBeVisible();
	await expect(announcement(page)).toBeEmpty();
	await expect(heading(page)).not.toBeFocused();

	await alive(page);
	await page.getByRole('combobox', { name: 'Sortuj' }).selectOption('Cena rosnąco');
	await expect(page).toHaveURL(/sort=/);
	await expect(heading(page)).not.toBeFocused();
	await expect(announcement(page)).toBeEmpty();

	await products(page).first().getByRole('link').first().click();
	await expect(page).not.toHaveURL(/sort=/);
	await expect(heading(page)).toBeFocused();
	await expect(announcement(page)).toHaveText(await page.title());
});

test('a page for shoppers who are logged in asks guests to log in, and is shown after that (17.6)', async ({
	page,
}) => {
	const person = await createAccount(page);
	await page.goto('/faq');
	await page.goto('/account/addresses?sort=new');
	await expect(page.getByText('Zaloguj się, aby zobaczyć tę stronę.').first()).toBeVisible();
	await expect(page).toHaveURL(/\/login\?next=%2Faccount%2Faddresses%3Fsort%3Dnew$/);
	await page.getByRole('main').getByLabel('E-mail', { exact: true }).fill(person.email);
	await page.getByRole('main').getByLabel('Hasło', { exact: true }).fill(person.password);
	await page.getByRole('main').getByRole('button', { name: 'Zaloguj się' }).click();
	await expect(page).toHaveURL(/\/account\/addresses\?sort=new$/);
	// going back must skip the login
	await page.goBack();
	await expect(page).toHaveURL('/faq');
});

test('logging out from such a page asks nobody to log in', async ({ page }) => {
	await registerShopper(page);
	await logOut(page);
	await expect(page.getByRole('heading', { level: 1, name: 'Na pierwsze światło' })).toBeFocused();
	await expect(page).toHaveURL('/');
	await expect(page.getByText('Zaloguj się, aby zobaczyć tę stronę.')).toHaveCount(0);
});

test('a logout in another tab asks whoever looks at such a page to log in (17.6)', async ({ context, page }) => {
	const { email } = await registerShopper(page);
	const other = await context.newPage();
	await other.goto('/account');
	await expect(other.getByText(email, { exact: true })).toBeVisible();
	await untilQuiet(other);
	const told = other.getByText('Zaloguj się, aby zobaczyć tę stronę.').first().waitFor();
	await logOut(page);
	await other.bringToFront();
	await told;
	await expect(other).toHaveURL(/\/login\?next=%2Faccount$/);
});

test('a step back that is taken back while its page loads leaves address and page together', async ({ page }) => {
	// its data is loaded anew each time
	await page.goto('/lista-zyczen/SZAL-1');
	await alive(page);
	await openFromFooter(page, 'Kontakt');
	await expect(heading(page)).toHaveText('Kontakt');
	const { promise: held, resolve: release } = Promise.withResolvers<void>();
	await page.route('**/api/catalog/search*', (route) => held.then(() => route.continue()));
	const asked = page.waitForRequest('**/api/catalog/search*');
	await page.goBack();
	const request = await asked;
	await page.goForward();
	release();
	// null for one that the router gave up
	await request.response();
	await expect(page.locator('[data-active]')).toHaveAttribute('data-active', 'false');
	await expect(page).toHaveURL(/\/kontakt$/);
	await expect(heading(page)).toHaveText('Kontakt');
});

test('Escape puts a menu panel away, and the keyboard goes on from its item', async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto('/');
	await alive(page);
	const menu = mainMenu(page);
	const department = menu.getByRole('link', { name: 'Ona', exact: true });
	await department.focus();
	await page.keyboard.press('Tab');
	const shelf = menu.getByRole('link', { name: 'Sukienki', exact: true });
	await expect(shelf).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(department).toBeFocused();
	await expect(shelf).toBeHidden();
});

test.describe('on a slow network', () => {
	test.use({ serviceWorkers: 'block' });

	test('a page that is late is said to be on its way, in its shape', async ({ page }) => {
		await page.goto('/ona/swetry');
		await alive(page);
		const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
		await page.route('**/_page/**', async (route) => {
			await isReleased;
			await route.fallback();
		});
		await products(page).last().getByRole('link').first().click();
		await expect(page.getByText('Wczytujemy stronę…')).toBeAttached();
		await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
		release();
		await expect(heading(page)).toBeFocused();
		await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true');
		await expect(page.getByText('Wczytujemy stronę…')).toHaveCount(0);
	});

	test('code that comes late leaves the shopper on the way to the page they chose since', async ({ page }) => {
		const coming = { code: Promise.withResolvers<void>(), record: Promise.withResolvers<void>() };
		await page.route('**/__federation_expose_login_page.*.js', async (route) => {
			await coming.code.promise;
			await route.continue();
		});
		await page.route('**/_page/ona', async (route) => {
			await coming.record.promise;
			await route.continue();
		});
		await page.goto('/faq');
		await alive(page);
		await page.getByRole('banner').getByRole('link', { name: 'Zaloguj się' }).click();
		await expect(page).toHaveURL('/login');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nie udało się wczytać tej części sklepu');
		await mainMenu(page).getByRole('link', { name: 'Ona', exact: true }).click();
		const code = page.waitForResponse('**/__federation_expose_login_page.*.js');
		coming.code.resolve();
		await code;
		await untilQuiet(page);
		coming.record.resolve();
		await expect(page).toHaveURL('/ona');
		await expect(page.getByRole('heading', { level: 1, name: 'Ona' })).toBeVisible();
	});
});
