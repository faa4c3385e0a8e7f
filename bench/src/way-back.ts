import type { Browser } from 'playwright';
import { watchTraffic } from './rounds.ts';
import { openThrottled, untilLive } from './throttled.ts';

export interface WayBack {
	/** ms from the step back to the first frame with the list where it was, as far as the screen shows it. */
	took: number;
	/** px between the old and the new place of the tapped tile. */
	moved: number;
	requests: string[];
}

interface Left {
	href: string;
	/** px from the top of the screen to its tile. */
	top: number;
}

/** Runs in the page: goes back and waits for the tapped tile to be on the screen, with what is beside it, where it was. */
async function goBack({ href, top }: Left) {
	const from = performance.now();
	const topNow = () => {
		const tile = document.querySelector(`main article a[href="${href}"]`)?.closest('article')?.getBoundingClientRect();
		return tile && document.querySelectorAll('main article').length > 4 ? tile.top : Number.NaN;
	};
	const isThere = () => Math.abs(topNow() - top) < 2;
	history.back();
	while (!isThere() && performance.now() - from < 10_000) await new Promise(requestAnimationFrame);
	const origin = performance.timeOrigin;
	return { took: performance.now() - from, moved: Math.abs(topNow() - top), from: origin + from };
}

/** Runs in the page: taps a tile's link. */
function tap(link: Element): Left {
	const top = link.closest('article')?.getBoundingClientRect().top ?? Number.NaN;
	if (link instanceof HTMLElement) link.click();
	return { href: link.getAttribute('href') ?? '', top };
}

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
	const left = await tile.getByRole('link').first().evaluate(tap);
	await page.waitForFunction((old) => document.querySelector('h1')?.textContent !== old, title);
	await page.waitForTimeout(1000);
	const { took, moved, from } = await page.evaluate(goBack, left);
	const { requests } = trafficBetween(from, from + took);
	await page.context().close();
	return { took, moved, requests };
}
