import type { Browser, Page } from 'playwright';

/** `latency` in ms, throughput in bytes per second. */
const NETWORKS = {
	'slow 4G': { latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 },
	'fast 4G': { latency: 60, downloadThroughput: 1_125_000, uploadThroughput: 187_500 },
} as const;
export type Network = keyof typeof NETWORKS;

/** ms that a shopper looks at a listing; the client starts meanwhile and fetches the links in view ahead. */
const LOOKING_TIME = 6000;

async function openThrottled(browser: Browser, network: Network): Promise<Page> {
	const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'pl-PL' });
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send('Network.enable');
	await session.send('Network.emulateNetworkConditions', { offline: false, ...NETWORKS[network] });
	await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
	return page;
}

/** Runs in the page and returns ms from the click to the first frame with another heading. */
async function clickAndWait(link: Element): Promise<number> {
	const heading = () => document.querySelector('h1')?.textContent;
	const before = heading();
	const start = performance.now();
	if (link instanceof HTMLElement) link.click();
	while ((heading() ?? before) === before) await new Promise(requestAnimationFrame);
	return performance.now() - start;
}

/** Measures ms from a tap on a listing's first product to the title of its page. */
export async function tapToTitle(browser: Browser, url: string, network: Network): Promise<number> {
	const page = await openThrottled(browser, network);
	await page.goto(url, { waitUntil: 'load' });
	const tile = page.getByRole('main').getByRole('article').getByRole('link').first();
	await page.waitForFunction(() => document.querySelector('[data-live]') !== null);
	await page.mouse.wheel(0, 80);
	await page.waitForTimeout(LOOKING_TIME);
	const took = await tile.evaluate(clickAndWait);
	await page.context().close();
	return took;
}

/** Taps "add to cart" as soon as it is visible, with an empty cache, and measures ms until the shop confirms it. */
export async function earlyTapToCart(browser: Browser, url: string, network: Network): Promise<number> {
	const page = await openThrottled(browser, network);
	await page.goto(url, { waitUntil: 'commit' });
	const button = page.getByRole('main').getByRole('button', { name: 'Dodaj do koszyka' });
	await button.waitFor({ state: 'visible' });
	const start = performance.now();
	await button.click({ noWaitAfter: true });
	await page.getByText('Produkt został dodany do koszyka').waitFor({ timeout: 30_000 });
	const took = performance.now() - start;
	await page.context().close();
	return took;
}
