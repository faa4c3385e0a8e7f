import type { APIRequestContext, Page } from '@playwright/test';
import { registerShopper } from './account-session.ts';
import { addVersion, show } from './release-sets.ts';
import { openSecondShell } from './second-shell.ts';
import { alive } from './shopper.ts';
import { slowNetwork } from './slow-phone.ts';
import { expect, test } from './watch-console.ts';

const LISTING = '/ona/sukienki';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const products = (page: Page) => page.getByRole('main').getByRole('article');
const firstProduct = (page: Page) => products(page).first().getByRole('link').first();
const found = (page: Page) => page.getByRole('status').filter({ hasText: /^\d+ produkt/ });

/** Reading calls of the API, which pages for anyone leave to the server. */
const READING = /\/api\/(catalog\/search|catalog\/suggest|url\/map|cms|config)/;
/** Reviews of now, and tiles that the device remembers, are no part of a page that is kept for everybody. */
const OF_NOW = /"type":"review"|"attribute":"sku","value":\{"in":[^}]*\}\},\{"attribute":"status"/;

/** Nobody's data is fetched ahead, so that each test says itself what is fetched. */
async function saveData(page: Page) {
	await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
}

interface Requests {
	records: string[];
	reading: string[];
	documents: string[];
}

function watch(page: Page): Requests {
	const seen: Requests = { records: [], reading: [], documents: [] };
	page.on('request', (request) => {
		const { pathname, search } = new URL(request.url());
		if (pathname.startsWith('/_page/')) seen.records.push(pathname.slice('/_page'.length) + search);
		const isReading = READING.test(pathname) && !OF_NOW.test(request.postData() ?? '');
		if (isReading) seen.reading.push(`${request.method()} ${pathname} ${request.postData()}`);
		if (request.isNavigationRequest()) seen.documents.push(pathname + search);
	});
	return seen;
}

/** The first product of a listing. */
async function firstPath(request: APIRequestContext): Promise<string> {
	const listing = await (await request.get(LISTING)).text();
	return /<article[\s\S]*?<a [^>]*href="([^"]+)"/.exec(listing)?.[1] ?? '';
}

// A cold API answers later than a page waits, and what the first act fetches for others would be here before the title.
test.beforeAll(async ({ request }) => {
	for (const path of [LISTING, '/ona', '/faq']) {
		await expect.poll(async () => (await request.get(path)).status()).toBe(200);
	}
	const product = await firstPath(request);
	await expect.poll(async () => (await request.get(`/_page${product}`)).status()).toBe(200);
});

/** Opens a page that has nothing left to do, and counts requests from then on. */
async function open(page: Page, path: string): Promise<Requests> {
	await saveData(page);
	await page.goto(path);
	await alive(page);
	return watch(page);
}

/** Clicks without moving the pointer over the link first, as the first touch of a phone does. */
async function tap(page: Page, link = firstProduct(page)): Promise<string> {
	const href = (await link.getAttribute('href')) ?? '';
	await link.evaluate((element: HTMLElement) => element.click());
	return href;
}

/** Waits until nothing more is fetched: the code of a page comes behind its record. */
async function untilQuiet(page: Page) {
	let before = -1;
	const hasGrown = async () => {
		const count = await page.evaluate(() => performance.getEntriesByType('resource').length);
		const grew = count > before;
		before = count;
		return grew;
	};
	await expect.poll(hasGrown, { intervals: [700] }).toBe(false);
}

/** What leads to another page: a tap on the first link that fits, or an address to which the page has no link. */
type Way = { link: string } | { path: string };

const RECORDS_AND_CODE = '/_page/|/releases/mf_';

/** Goes to another page, and names what was fetched in each round until its title was there, of the addresses that match. */
async function roundsTo(page: Page, way: Way, among = RECORDS_AND_CODE): Promise<string[][]> {
	return page.evaluate(
		async ([asked, addresses]) => {
			const title = () => document.querySelector('h1')?.textContent;
			const before = title();
			// not a frame later, because the new page then fetches what its acts need
			const isTitled = new Promise<void>((resolve) => {
				const observer = new MutationObserver(() => title() !== before && resolve());
				observer.observe(document, { subtree: true, childList: true, characterData: true });
			});
			const tapped = performance.now();
			if ('link' in asked) document.querySelector<HTMLElement>(asked.link)?.click();
			else {
				history.pushState(null, '', asked.path);
				dispatchEvent(new PopStateEvent('popstate', { state: null }));
			}
			await isTitled;
			const isOfPage = ({ name, startTime }: PerformanceEntry) =>
				startTime >= tapped && new RegExp(addresses).test(name);
			const entries = performance
				.getEntriesByType('resource')
				.filter((entry) => entry instanceof PerformanceResourceTiming);
			const rounds = new Map<PerformanceResourceTiming, number>();
			for (const entry of entries.filter(isOfPage).sort((a, b) => a.startTime - b.startTime)) {
				const earlier = [...rounds].filter(([other]) => other.responseEnd > 0 && other.responseEnd <= entry.startTime);
				rounds.set(entry, 1 + Math.max(0, ...earlier.map(([, round]) => round)));
			}
			const last = Math.max(0, ...rounds.values());
			return Array.from({ length: last }, (_, index) =>
				[...rounds].filter(([, round]) => round === index + 1).map(([{ name }]) => name),
			);
		},
		[way, among] as const,
	);
}

/** Lets the router go to an address to which the page has no link. */
async function goTo(page: Page, path: string) {
	await page.evaluate((href) => {
		history.pushState(null, '', href);
		dispatchEvent(new PopStateEvent('popstate', { state: null }));
	}, path);
}

/** The address of a variant of its own. */
async function variantPath(request: APIRequestContext): Promise<string> {
	const find = async (attribute: string, eq: string) => {
		const searchQuery = { _appliedFilters: [{ attribute, value: { eq } }] };
		const answer = await request.post('/api/catalog/search', { data: { type: 'product', searchQuery, size: 1 } });
		return (await answer.json()).hits[0];
	};
	const { configurable_children: children } = await find('url_path', 'sukienka-lniana-jagna');
	return (await find('sku', children[0].sku)).url_path;
}

function expectRounds(rounds: string[][], atMost: number) {
	expect(rounds.length, rounds.map((addresses) => addresses.join(' ')).join('\n')).toBeLessThanOrEqual(atMost);
}

const ADDRESSES = { link: 'main a[href$="/account/addresses"]' };
const FIRST_PRODUCT = { link: 'main article a[href]' };

test('on slow 4G a cold tap asks for one record in at most two rounds', async ({ page }) => {
	const seen = await open(page, LISTING);
	await slowNetwork(page);
	expectRounds(await roundsTo(page, FIRST_PRODUCT), 2);
	expect(seen).toMatchObject({ records: [expect.any(String)], reading: [], documents: [] });
});

test('on slow 4G a tap on a link that was fetched ahead, and the way back, ask for nothing (3.8)', async ({ page }) => {
	const seen = await open(page, LISTING);
	await slowNetwork(page);
	await firstProduct(page).hover();
	await expect.poll(() => seen.records.length).toBe(1);
	await untilQuiet(page);
	expectRounds(await roundsTo(page, FIRST_PRODUCT), 0);
	await page.goBack();
	await expect(heading(page)).toHaveText('Sukienki');
	await page.goForward();
	await expect(heading(page)).not.toHaveText('Sukienki');
	expect(seen).toMatchObject({ records: [expect.any(String)], reading: [], documents: [] });
});

test('on slow 4G a moved address is at its page in three rounds, and an unknown one is told in two', async ({
	page,
}) => {
	const seen = await open(page, '/faq');
	// what this page still fetches is no round of the next one
	await untilQuiet(page);
	await slowNetwork(page);
	expectRounds(await roundsTo(page, { path: '/sklep/sukienki' }), 3);
	await expect(heading(page)).toHaveText('Sukienki');
	expectRounds(await roundsTo(page, { path: '/nie-ma-takiej' }), 2);
	await expect(heading(page)).toHaveText('Nie ma takiej strony');
	expect(seen).toMatchObject({ reading: [], documents: [] });
});

test('on slow 4G a filter, an order and the next page of a list are one record each', async ({ page }) => {
	const seen = await open(page, LISTING);
	await slowNetwork(page);
	const all = (await found(page).textContent()) ?? '';
	await page.getByRole('combobox', { name: 'Sortuj' }).selectOption('Cena rosnąco');
	await expect(page).toHaveURL(/sort=/);
	expect(seen.records).toEqual([expect.stringContaining('sort=')]);
	await page.getByText('Filtry', { exact: true }).click();
	await page.getByRole('checkbox', { name: /^Rudy/ }).click();
	await expect(found(page)).not.toHaveText(all);
	expect(seen.records).toHaveLength(2);

	await page.goto('/ona');
	await alive(page);
	seen.records.length = 0;
	const first = await products(page).count();
	await page.getByRole('link', { name: 'Pokaż więcej' }).click();
	await expect.poll(() => products(page).count()).toBeGreaterThan(first);
	expect(seen).toMatchObject({ records: ['/ona?page=2'], reading: [] });
});

test('on slow 4G another language is one document (2.30)', async ({ page }) => {
	const seen = await open(page, LISTING);
	await slowNetwork(page);
	await page.evaluate(() => {
		const link = Object.assign(document.createElement('a'), { href: '/de/damen' });
		document.querySelector('main')?.append(link);
		link.click();
	});
	await expect(page).toHaveURL('/de/damen');
	expect(seen).toMatchObject({ records: [], documents: ['/de/damen'] });
});

test('on slow 4G a moved address and a variant’s own lead on in the browser, and an unknown one says so (2.32, 3.7)', async ({
	page,
	request,
}) => {
	const seen = await open(page, '/faq');
	await slowNetwork(page);
	await goTo(page, '/sklep/sukienki');
	await expect(page).toHaveURL(LISTING);
	await expect(heading(page)).toHaveText('Sukienki');
	expect(seen).toMatchObject({ records: ['/sklep/sukienki', LISTING], reading: [], documents: [] });

	const variant = await variantPath(request);
	await goTo(page, `/${variant}`);
	await expect(page).toHaveURL(/childSku=/);
	expect(seen.documents).toEqual([]);

	seen.records.length = 0;
	await goTo(page, '/nie-ma-takiej');
	await expect(heading(page)).toHaveText('Nie ma takiej strony');
	expect(seen).toMatchObject({ records: ['/nie-ma-takiej'], reading: [], documents: [] });
	await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('on slow 4G a page for shoppers who are logged in has no record, and takes two rounds at most', async ({
	page,
}) => {
	await saveData(page);
	await registerShopper(page);
	await page.goto('/account');
	await untilQuiet(page);
	await slowNetwork(page);
	const seen = watch(page);
	expectRounds(await roundsTo(page, ADDRESSES, `${RECORDS_AND_CODE}|/api/`), 2);
	await expect(page).toHaveURL('/account/addresses');
	expect(seen).toMatchObject({ records: [], documents: [] });
});

test('a link below the pointer is fetched ahead as soon as the code is there that does so (3.8)', async ({ page }) => {
	const { promise: held, resolve: release } = Promise.withResolvers<void>();
	await page.route(/start-ahead.*\.js$/, async (route) => {
		await held;
		await route.continue();
	});
	const seen = await open(page, LISTING);
	const link = firstProduct(page);
	await link.hover();
	release();
	await expect.poll(() => seen.records).toEqual([await link.getAttribute('href')]);
});

test('a page that nobody touches fetches four records ahead, and more from the first act on', async ({ page }) => {
	const seen = watch(page);
	await page.goto(LISTING);
	await alive(page);
	await expect.poll(() => seen.records.length).toBe(4);
	await untilQuiet(page);
	expect(seen.records).toHaveLength(4);
	await page.mouse.wheel(0, 900);
	await expect.poll(() => seen.records.length).toBeGreaterThan(4);
	expect(new Set(seen.records).size).toBe(seen.records.length);
});

test('nothing is fetched ahead for a shopper who saves data', async ({ page }) => {
	const seen = await open(page, LISTING);
	await page.mouse.wheel(0, 80);
	await untilQuiet(page);
	expect(seen.records).toEqual([]);
});

test('a tap joins a record that is on its way (3.10)', async ({ page }) => {
	const seen = await open(page, LISTING);
	const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
	await page.route('**/_page/**', async (route) => {
		await isReleased;
		await route.continue();
	});
	await firstProduct(page).hover();
	await expect.poll(() => seen.records.length).toBe(1);
	await tap(page);
	release();
	await expect(heading(page)).toBeFocused();
	expect(seen).toMatchObject({ records: [expect.any(String)], documents: [] });
});

/** Where the page is once its rows are laid out: a row that tells of a reduction is higher than it was taken for. */
async function restingPlace(page: Page): Promise<number> {
	return page.evaluate(async () => {
		let before = Number.NaN;
		while (scrollY !== before) {
			before = scrollY;
			await new Promise((resolve) => setTimeout(resolve, 200));
		}
		return before;
	});
}

test('a list that grew comes back without a request, and after a document in between where it was left', async ({
	page,
}) => {
	const seen = await open(page, '/ona');
	const first = await products(page).count();
	await page.getByRole('link', { name: 'Pokaż więcej' }).click();
	await expect.poll(() => products(page).count()).toBeGreaterThan(first);
	const count = await products(page).count();
	const link = products(page)
		.nth(count - 5)
		.getByRole('link')
		.first();
	await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
	const left = await restingPlace(page);
	seen.records.length = 0;
	await tap(page, link);
	await expect(heading(page)).toBeFocused();
	expect(seen.records).toHaveLength(1);
	await page.goBack();
	await expect(products(page)).toHaveCount(count);
	await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - left)).toBeLessThan(20);
	expect(seen).toMatchObject({ records: [expect.any(String)], reading: [], documents: [] });

	await page.goto('/faq');
	await page.goBack();
	await expect(products(page)).toHaveCount(count);
	await expect(link).toBeInViewport();
});

test('the head of the document follows the page', async ({ page }) => {
	await open(page, LISTING);
	const href = await tap(page);
	await expect(heading(page)).toBeFocused();
	const { pathname } = new URL(href, page.url());
	await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${pathname}$`));
	await expect(page.locator('link[hreflang=de]').first()).toHaveAttribute('href', /\/de\/[\w-]+$/);
	await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test('a record that is refused gives way to one document', async ({ page, consoleErrors }) => {
	const seen = await open(page, LISTING);
	await page.route('**/_page/**', (route) => route.fulfill({ status: 500, body: '' }));
	const href = await tap(page);
	await expect(heading(page)).not.toHaveText('Sukienki');
	const { pathname, search } = new URL(href, page.url());
	expect(seen).toMatchObject({ records: [pathname + search], documents: [pathname + search] });
	consoleErrors.length = 0;
});

test('a release that is published between two taps gives one document of the new set', async ({ page }) => {
	const shell = await openSecondShell();
	try {
		const seen = await open(page, shell.origin + LISTING);
		const next = await show(shell.dataDir, { mf_content: await addVersion(shell.dataDir, 'mf_content') });
		const isNext = async () => (await (await page.request.get(shell.origin + LISTING)).text()).includes(next);
		await expect.poll(isNext).toBe(true);
		await tap(page);
		await expect(heading(page)).not.toHaveText('Sukienki');
		expect(seen).toMatchObject({ records: [expect.any(String)], documents: [expect.any(String)] });
		await alive(page);
		await page.goBack();
		await expect(heading(page)).toHaveText('Sukienki');
	} finally {
		await shell.close();
	}
});
