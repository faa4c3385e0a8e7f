import type { Browser, Page } from 'playwright';
import { type Traffic, watchTraffic } from './rounds.ts';
import { type Network, openThrottled, untilLive } from './throttled.ts';

/** ms that a shopper looks at a listing. */
const LOOKING_TIME = { before: 3000, afterScrolling: 6000 };

export interface Tap extends Traffic {
	/** ms from the tap to the first frame with the title of the next page. */
	took: number;
}

/** Runs in the page: notes when the shopper touches it, and the first frame with another heading. It asks for no frame before. */
function noteTitle() {
	const heading = () => document.querySelector('h1')?.textContent;
	const before = heading();
	const times = { touched: 0, shown: 0 };
	Object.assign(window, { times });
	addEventListener('touchstart', () => (times.touched ||= performance.now()), { capture: true, passive: true });
	const observer = new MutationObserver(() => {
		if ((heading() ?? before) === before) return;
		observer.disconnect();
		requestAnimationFrame(() => {
			times.shown = performance.now();
		});
	});
	observer.observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** Runs in the page. */
function notedTimes(): { touched: number; shown: number; origin: number } {
	return Object.assign({ touched: 0, shown: 0, origin: performance.timeOrigin }, Object(window).times);
}

async function tapFirstProduct(page: Page): Promise<Tap> {
	const trafficBetween = watchTraffic(page);
	const picture = page.locator('main article img').first();
	const box = await picture.boundingBox();
	if (!box) throw new Error('No product is in view');
	await page.evaluate(noteTitle);
	await page.touchscreen.tap(box.x + box.width / 2, Math.min(box.y + 40, 700));
	await page.waitForFunction(() => Object(window).times?.shown > 0, undefined, { timeout: 30_000 });
	const { touched, shown, origin } = await page.evaluate(notedTimes);
	return { took: shown - touched, ...trafficBetween(origin + touched, origin + shown) };
}

export async function coldTap(browser: Browser, url: string, network: Network): Promise<Tap> {
	const page = await openThrottled(browser, network);
	await page.goto(url, { waitUntil: 'load' });
	await untilLive(page);
	await page.waitForTimeout(LOOKING_TIME.before);
	const tap = await tapFirstProduct(page);
	await page.context().close();
	return tap;
}

export async function tapAfterScrolling(browser: Browser, url: string, network: Network): Promise<Tap> {
	const page = await openThrottled(browser, network);
	await page.goto(url, { waitUntil: 'load' });
	await untilLive(page);
	await page.mouse.wheel(0, 80);
	await page.waitForTimeout(LOOKING_TIME.afterScrolling);
	const tap = await tapFirstProduct(page);
	await page.context().close();
	return tap;
}

/** Measures ms from the static listing to the first paint of the static product page, as a document. */
export async function documentLoad(browser: Browser, from: string, to: string, network: Network): Promise<number> {
	const page = await openThrottled(browser, network);
	await page.goto(from, { waitUntil: 'load' });
	await page.waitForTimeout(LOOKING_TIME.before);
	await page.evaluate((address) => location.assign(address), to);
	await page.waitForURL(to, { waitUntil: 'load' });
	await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
	const took = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
	await page.context().close();
	return took ?? Number.NaN;
}

/** Runs in the page, from its beginning: notes the first click, and the first frame with the words. */
function noteWords(words: string) {
	const times = { touched: 0, shown: 0 };
	Object.assign(window, { times });
	addEventListener('click', () => (times.touched ||= performance.now()), true);
	const observer = new MutationObserver(() => {
		if (!document.evaluate(`//*[text()="${words}"]`, document).iterateNext()) return;
		observer.disconnect();
		requestAnimationFrame(() => {
			times.shown = performance.now();
		});
	});
	observer.observe(document, { childList: true, subtree: true, characterData: true });
}

/** Taps "add to cart" as soon as it is visible, with an empty cache, and measures ms until the shop confirms it. */
export async function earlyTapToCart(browser: Browser, url: string, network: Network): Promise<number> {
	const page = await openThrottled(browser, network);
	await page.addInitScript(noteWords, 'Produkt został dodany do koszyka');
	await page.goto(url, { waitUntil: 'commit' });
	const button = page.getByRole('main').getByRole('button', { name: 'Dodaj do koszyka' });
	await button.waitFor({ state: 'visible' });
	await button.click({ noWaitAfter: true });
	await page.waitForFunction(() => Object(window).times?.shown > 0, undefined, { timeout: 30_000 });
	const { touched, shown } = await page.evaluate(notedTimes);
	await page.context().close();
	return shown - touched;
}
