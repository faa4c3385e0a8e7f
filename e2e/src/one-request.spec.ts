import type { APIRequestContext, Page } from '@playwright/test';
import { registerShopper } from './account-session.ts';
import {
	firstProduct,
	goTo,
	heading,
	LISTING,
	makePages,
	open,
	products,
	saveData,
	untilQuiet,
	watch,
} from './page-requests.ts';
import { alive } from './shopper.ts';
import { slowNetwork } from './slow-phone.ts';
import { expect, test } from './watch-console.ts';

const found = (page: Page) => page.getByRole('status').filter({ hasText: /^\d+ produkt/ });

test.beforeAll(({ request }) => makePages(request));

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
