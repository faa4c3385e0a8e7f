import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { alive } from './shopper.ts';

export const LISTING = '/ona/sukienki';
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const products = (page: Page) => page.getByRole('main').getByRole('article');
export const firstProduct = (page: Page) => products(page).first().getByRole('link').first();

/** Reading calls of the API, which pages for anyone leave to the server. */
const READING = /\/api\/(catalog\/search|catalog\/suggest|url\/map|cms|config)/;
/** Reviews of now, and tiles that the device remembers, are no part of a page that is kept for everybody. */
const OF_NOW = /"type":"review"|"attribute":"sku","value":\{"in":[^}]*\}\},\{"attribute":"status"/;

/** Nobody's data is fetched ahead, so that each test says itself what is fetched. */
export async function saveData(page: Page) {
	await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
}

export interface Requests {
	records: string[];
	reading: string[];
	documents: string[];
}

export function watch(page: Page): Requests {
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

/** A cold API answers later than a page waits, and what the first act fetches for others would be here before the title. */
export async function makePages(request: APIRequestContext): Promise<void> {
	for (const path of [LISTING, '/ona', '/ona?page=2', '/promocje', '/faq', '/kontakt']) {
		await expect.poll(async () => (await request.get(path)).status()).toBe(200);
	}
	const product = await firstPath(request);
	await expect.poll(async () => (await request.get(`/_page${product}`)).status()).toBe(200);
}

/** Opens a page that has nothing left to do, and counts requests from then on. */
export async function open(page: Page, path: string): Promise<Requests> {
	await saveData(page);
	await page.goto(path);
	await alive(page);
	return watch(page);
}

/** Clicks without moving the pointer over the link first, as the first touch of a phone does. */
export async function tap(page: Page, link = firstProduct(page)): Promise<string> {
	const href = (await link.getAttribute('href')) ?? '';
	await link.evaluate((element: HTMLElement) => element.click());
	return href;
}

/**
 * Waits until nothing more is fetched: the code of a page comes behind its record, and pictures that the shop draws for the first time
 * may hold all connections for so long that a record is late.
 */
export async function untilQuiet(page: Page) {
	let before = -1;
	const hasGrown = async () => {
		const count = await page.evaluate(() => performance.getEntriesByType('resource').length);
		const grew = count > before;
		before = count;
		return grew;
	};
	await expect.poll(hasGrown, { intervals: [700] }).toBe(false);
}

/** Lets the router go to an address to which the page has no link. */
export async function goTo(page: Page, path: string) {
	await page.evaluate((href) => {
		history.pushState(null, '', href);
		dispatchEvent(new PopStateEvent('popstate', { state: null }));
	}, path);
}
