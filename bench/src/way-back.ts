import type { Browser } from 'playwright';
import { watchTraffic } from './rounds.ts';
import { openThrottled, untilLive } from './throttled.ts';

export interface WayBack {
	/** ms from the step back to the first frame with the whole list where it was. */
	took: number;
	/** px between the old and the new scroll position. */
	moved: number;
	requests: string[];
}

/** Runs in the page: goes back and waits for the list with its old scroll position. */
async function goBack({ tiles, top }: { tiles: number; top: number }) {
	const from = performance.now();
	const isThere = () => document.querySelectorAll('main article').length >= tiles && Math.abs(scrollY - top) < 2;
	history.back();
	while (!isThere() && performance.now() - from < 10_000) await new Promise(requestAnimationFrame);
	const origin = performance.timeOrigin;
	return { took: performance.now() - from, moved: Math.abs(scrollY - top), from: origin + from };
}

/** Runs in the page. @returns px to which it is scrolled */
function clickHere(link: Element) {
	if (link instanceof HTMLElement) link.click();
	return scrollY;
}

/** Makes a list longer, opens a product far below, and goes back to the list. */
export async function backToLongList(browser: Browser, url: string): Promise<WayBack> {
	const page = await openThrottled(browser, 'fast 4G');
	await page.goto(url, { waitUntil: 'load' });
	await untilLive(page);
	const articles = page.getByRole('main').getByRole('article');
	const before = await articles.count();
	await page.getByRole('link', { name: 'Pokaż więcej' }).click();
	await page.waitForFunction((count) => document.querySelectorAll('main article').length > count, before);
	const tiles = await articles.count();
	const trafficBetween = watchTraffic(page);
	const tile = articles.nth(tiles - 6);
	await tile.scrollIntoViewIfNeeded();
	const title = await page.getByRole('heading', { level: 1 }).textContent();
	const top = await tile.getByRole('link').first().evaluate(clickHere);
	await page.waitForFunction((old) => document.querySelector('h1')?.textContent !== old, title);
	await page.waitForTimeout(1000);
	const { took, moved, from } = await page.evaluate(goBack, { tiles, top });
	const { requests } = trafficBetween(from, from + took);
	await page.context().close();
	return { took, moved, requests };
}
