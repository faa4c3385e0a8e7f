import type { Browser, Page } from 'playwright';
import { openThrottled } from '../throttled.ts';

/** LCP in ms. */
export interface Visits {
	first: number;
	/** LCP of the same page, once the worker has all files of the release set. */
	repeated: number;
	offline: number;
}

async function paintOf(page: Page): Promise<number> {
	await page.waitForLoadState('load');
	return page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				const ofLast = (list: PerformanceObserverEntryList) =>
					resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN);
				new PerformanceObserver(ofLast).observe({ type: 'largest-contentful-paint', buffered: true });
			}),
	);
}

/** Resolves when the worker answers for the page, and so has all files of the release set. */
async function untilWorker(page: Page): Promise<void> {
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 120_000 });
}

async function paintAgain(page: Page, url: string): Promise<number> {
	await page.goto('about:blank');
	await page.goto(url);
	return paintOf(page);
}

export async function visitAgain(browser: Browser, url: string): Promise<Visits> {
	const page = await openThrottled(browser, 'slow 4G');
	const context = page.context();
	await page.goto(url);
	const first = await paintOf(page);
	await untilWorker(page);
	const repeated = await paintAgain(page, url);
	await context.setOffline(true);
	const offline = await paintAgain(page, url);
	await context.close();
	return { first, repeated, offline };
}

/** Bytes that the shop holds on the device after a shopper has looked at these pages. */
export async function storedAfter(browser: Browser, urls: readonly string[]): Promise<number> {
	const context = await browser.newContext();
	const page = await context.newPage();
	for (const url of urls) {
		await page.goto(url);
		await untilWorker(page);
		await page.evaluate(async () => {
			for (let y = 0; y < document.body.scrollHeight; y += 400) {
				scrollTo(0, y);
				await new Promise((resolve) => setTimeout(resolve, 50));
			}
		});
	}
	const bytes = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? Number.NaN);
	await context.close();
	return bytes;
}
