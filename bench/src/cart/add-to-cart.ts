import type { Browser, Page } from 'playwright';
import { openThrottled, untilLive } from '../throttled.ts';

/** ms that a shopper looks at a product. */
const LOOKING_TIME = 3000;

/** Runs in the page: notes the next touch, and the first frame in which the mini cart has a line. */
function noteLine() {
	const times = { touched: 0, shown: 0 };
	Object.assign(window, { times });
	addEventListener('touchstart', () => (times.touched ||= performance.now()), { capture: true, passive: true });
	const look = () => {
		if (times.touched && document.querySelector('dialog ul[aria-label^="Produkty"] > li'))
			times.shown = performance.now();
		else requestAnimationFrame(look);
	};
	look();
}

async function openAndCloseMiniCart(page: Page): Promise<void> {
	await page.getByRole('banner').getByRole('link', { name: 'Koszyk' }).tap();
	const dialog = page.getByRole('dialog');
	await dialog.waitFor();
	await page.waitForTimeout(LOOKING_TIME);
	await page.keyboard.press('Escape');
	await dialog.waitFor({ state: 'hidden' });
}

/** Measures ms from a tap on "add to cart" to the line in the mini cart, which the shopper has looked into before. */
export async function addToCart(browser: Browser, url: string): Promise<number> {
	const page = await openThrottled(browser, 'slow 4G');
	await page.goto(url, { waitUntil: 'load' });
	await untilLive(page);
	await openAndCloseMiniCart(page);
	await page.evaluate(noteLine);
	await page.getByRole('main').getByRole('button', { name: 'Dodaj do koszyka' }).tap();
	await page.waitForFunction(() => Object(window).times.shown > 0);
	const took = await page.evaluate(() => Object(window).times.shown - Object(window).times.touched);
	await page.context().close();
	return took;
}
