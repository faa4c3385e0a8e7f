import { type Browser, expect, type Locator, type Page, type Route, test } from '@playwright/test';
import { isFull } from '../../scripts/for-tests/faults.ts';
import { alive, mainMenu, openDepartment } from './shopper.ts';

const FAILED = { name: 'Nie udało się wczytać tej części sklepu' };
const SLICE = '**/releases/mf_product/**';
/** ms within which a shopper sees a fallback: three seconds, and as much again for two busy cores. */
const LATEST = 6000;

/** What the page says of a failure is the only trace of its cause. */
let warnings: string[];
test.beforeEach(({ page }) => {
	warnings = [];
	page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
});
test.afterEach(({ page: _ }, { status, expectedStatus }) => {
	if (status !== expectedStatus) console.log(warnings.join('\n'));
});

async function openListing(page: Page) {
	await page.goto('/ona/sukienki');
	// an untouched page fetches nothing of the product's slice ahead; a link that is clicked before hydration leads to a new document
	await alive(page);
}

async function openProduct(page: Page) {
	const link = page.getByRole('main').getByRole('link', { name: /Sukienka lniana Jagna/ });
	await link.first().click();
}

interface Region {
	/** A page of another slice. */
	from: string;
	/** The link from that page to the slice's page. */
	open: (page: Page) => Locator;
	/** The fallback of the slice. */
	fallback: (page: Page) => Locator;
	again: string;
}

const failedPage = (page: Page) => page.getByRole('heading', FAILED);
const banner = (page: Page) => page.getByRole('banner');
const menuLink = (page: Page) => mainMenu(page).getByRole('link', { name: 'Ona', exact: true });
const helpLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Pytania i odpowiedzi' });
const cartLink = (page: Page) => banner(page).getByRole('link', { name: /^Koszyk/ });

const SLICES: Record<string, Region> = {
	mf_catalog: { from: '/faq', open: menuLink, fallback: failedPage, again: 'Spróbuj ponownie' },
	mf_product: {
		from: '/ona/sukienki',
		open: (page) =>
			page
				.getByRole('main')
				.getByRole('link', { name: /Sukienka lniana Jagna/ })
				.first(),
		fallback: failedPage,
		again: 'Spróbuj ponownie',
	},
	mf_cart_checkout: {
		from: '/faq',
		open: cartLink,
		fallback: (page) => page.getByText('Podgląd koszyka jest chwilowo niedostępny.'),
		again: 'Otwórz koszyk',
	},
	mf_account: {
		from: '/faq',
		open: (page) => banner(page).getByRole('link', { name: 'Zaloguj się' }),
		fallback: failedPage,
		again: 'Spróbuj ponownie',
	},
	mf_content: { from: '/ona/sukienki', open: helpLink, fallback: failedPage, again: 'Spróbuj ponownie' },
};

async function withSomethingPutIn(route: Route) {
	const response = await route.fetch();
	const body = Buffer.concat([await response.body(), Buffer.from(';window.evil=1')]);
	// no-store: a browser that kept the damaged file for a year would refuse it for a year
	await route.fulfill({ response, body, headers: { ...response.headers(), 'cache-control': 'no-store' } });
}

/** A fault, and the files that have it. */
const FAULTS: Record<string, { files?: string; answer: (route: Route) => Promise<void> }> = {
	'is gone': { answer: (route) => route.fulfill({ status: 404, body: 'gone' }) },
	'cannot be reached': { answer: (route) => route.abort() },
	'answers with a page': {
		answer: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' }),
	},
	'has something put into its entry': { files: 'web/remoteEntry*.js', answer: withSomethingPutIn },
	'has something put into each part': { files: 'web/__federation_expose_*.js', answer: withSomethingPutIn },
};

/** Opens a page of another slice and waits until it is hydrated. */
async function openBeside(page: Page, { from }: Region) {
	await page.goto(from);
	await alive(page);
	await expect(failedPage(page)).toHaveCount(0);
}

const miniCart = (page: Page) => page.getByRole('dialog', { name: /oszyk/ });

/** Checks that the rest of the shop works beside a slice's fallback. */
async function assertWhole(page: Page, slice: string) {
	await expect(banner(page).getByRole('link', { name: 'Brzask' })).toBeVisible();
	await expect(helpLink(page)).toBeVisible();
	if (slice === 'mf_cart_checkout') return;
	await cartLink(page).click();
	await expect(miniCart(page)).toBeVisible();
}

/** Asks for the slice again, unless it has come by itself, as it does after a late failure. */
async function goOn(page: Page, region: Pick<Region, 'fallback' | 'again'>) {
	const again = page.getByRole('link', { name: region.again });
	await expect(async () => {
		if (await again.isVisible()) await again.click({ timeout: 1000 });
		await expect(region.fallback(page)).toHaveCount(0, { timeout: 3000 });
	}).toPass();
}

type Visit = (page: Page, slice: string, region: Region) => Promise<void>;

/** All slices in `pnpm test:faults`; else two for each fault, in turn. */
function slicesOf(fault: number) {
	const slices = Object.entries(SLICES);
	const turn = (index: number) => (index - fault + slices.length) % slices.length;
	return isFull ? slices : slices.filter((_, index) => turn(index) < 2);
}

/** Prepares one page for each of the fault's slices, all at the same time. */
async function eachSlice(browser: Browser, fault: number, prepare: Visit): Promise<() => Promise<void>> {
	const contexts = await Promise.all(
		slicesOf(fault).map(async ([slice, region]) => {
			const context = await browser.newContext();
			const page = await context.newPage();
			await page.addInitScript(() => sessionStorage.setItem('shop/reloaded-for-code', String(Date.now())));
			await prepare(page, slice, region);
			return context;
		}),
	);
	return async () => {
		for (const context of contexts) await context.close();
	};
}

for (const [fault, [name, { files = '**', answer }]] of Object.entries(FAULTS).entries()) {
	test(`a slice that ${name} leaves the shop whole, and is there when it works again (20.7, 26.9, 26.10, 26.12)`, async ({
		browser,
	}) => {
		const close = await eachSlice(browser, fault, async (page, slice, region) => {
			await page.route(`**/releases/${slice}/*/${files}`, answer);
			await openBeside(page, region);
			await region.open(page).click();
			await expect(region.fallback(page)).toBeVisible();
			await assertWhole(page, slice);
			if (slice !== 'mf_cart_checkout') await page.keyboard.press('Escape');
			expect(await page.evaluate(() => 'evil' in window)).toBe(false);

			await page.evaluate(() => Object.assign(window, { sameDocument: true }));
			await page.unrouteAll({ behavior: 'wait' });
			await goOn(page, region);
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
			await expect(failedPage(page)).toHaveCount(0);
			expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
		});
		await close();
	});
}

test('a slice that hangs is said to be late within three seconds, and is shown when it comes (26.9)', async ({
	browser,
}) => {
	const late: (() => Promise<void>)[] = [];
	const close = await eachSlice(browser, 1, async (page, slice, region) => {
		const { promise: released, resolve: release } = Promise.withResolvers<void>();
		await page.route(`**/releases/${slice}/**`, async (route) => {
			await released;
			await route.continue();
		});
		await openBeside(page, region);
		late.push(async () => {
			await region.open(page).click();
			const since = Date.now();
			await expect(region.fallback(page)).toBeVisible();
			expect(Date.now() - since, slice).toBeLessThan(LATEST);
			await assertWhole(page, slice);
			release();
			if (slice === 'mf_cart_checkout') return;
			await expect(page).not.toHaveTitle(/^Nie udało się/);
			// the page must not close what a shopper opened while waiting
			await expect(miniCart(page)).toBeVisible();
			await page.keyboard.press('Escape');
			await expect(region.fallback(page)).toHaveCount(0);
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		});
	});
	// five pages at once would measure each other on two cores
	for (const visit of late) await visit();
	await close();
});

test('code that a deployment took away is fetched with one new document, and no more, until it is there (26.14)', async ({
	page,
}) => {
	let documents = 0;
	page.on('load', () => {
		documents += 1;
	});
	await page.route(SLICE, (route) => route.fulfill({ status: 404, body: 'gone' }));
	await openListing(page);
	await openProduct(page);
	await expect.poll(() => documents).toBe(2);
	await expect(page.getByRole('heading', FAILED)).toBeVisible();
	await page.getByRole('link', { name: 'Spróbuj ponownie' }).click();
	await expect(page.getByRole('heading', FAILED)).toBeVisible();
	expect(documents).toBe(2);

	await page.unrouteAll({ behavior: 'wait' });
	const since = Date.now();
	await goOn(page, { fallback: failedPage, again: 'Spróbuj ponownie' });
	await expect(page.getByRole('heading', { level: 1, name: 'Sukienka lniana Jagna' })).toBeFocused();
	// with its own data: what the document brought lacks what nobody could read from it, and would be fresh for half a minute
	expect(Date.now() - since).toBeLessThan(20_000);
});

test('without network what is not there leads home, with the reason (1.9, 20.5)', async ({ page, context }) => {
	await page.goto('/');
	await alive(page);
	await page.getByRole('link', { name: 'Brzask' }).first().hover();
	await openDepartment(page, 'On');
	await page.getByRole('banner').getByRole('link', { name: 'Brzask' }).click();
	await expect(page).toHaveURL('/');
	await mainMenu(page).getByRole('link', { name: 'On', exact: true }).click();
	await expect(page).toHaveURL('/on');
	await context.setOffline(true);
	await page.evaluate(() => {
		history.pushState(null, '', '/category/nigdy-nie-widziana');
		dispatchEvent(new PopStateEvent('popstate', { state: null }));
	});
	await expect(page.getByText(/nie są dostępne bez internetu/)).toBeVisible();
	await expect(page).toHaveURL('/');
	await expect(page.getByRole('heading', { level: 1, name: 'Na pierwsze światło' })).toBeVisible();
});

test('a page that failed before the browser noticed that it is offline leads home, too (1.9, 20.5)', async ({
	page,
	context,
}) => {
	await page.goto('/');
	await alive(page);
	await page.route('**/_page/on', (route) => route.abort());
	await mainMenu(page).getByRole('link', { name: 'On', exact: true }).click();
	await expect(page.getByRole('heading', FAILED)).toBeVisible();
	await context.setOffline(true);
	await expect(page.getByText(/nie są dostępne bez internetu/)).toBeVisible();
	await expect(page).toHaveURL('/');
});

test('without network a link on a home page that was just opened leads home, with the reason (1.9, 20.5)', async ({
	page,
	context,
}) => {
	await page.goto('/');
	await alive(page);
	await context.setOffline(true);
	await menuLink(page).click();
	await expect(page.getByText(/nie są dostępne bez internetu/)).toBeVisible();
	await expect(page).toHaveURL('/');
	await expect(page.getByRole('heading', { level: 1, name: 'Na pierwsze światło' })).toBeVisible();
	await expect(menuLink(page)).toBeVisible();
});
