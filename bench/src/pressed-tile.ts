import type { Browser } from 'playwright';
import { openThrottled, untilLive } from './throttled.ts';

/** Runs in the page: notes when the finger leaves, and the first frame in which the tapped tile looks pressed or gives way to its page. */
function notePressed() {
	const times = { touched: 0, shown: 0 };
	Object.assign(window, { times });
	const look = (picture: Element) => {
		if (picture.isConnected && getComputedStyle(picture).opacity === '1') requestAnimationFrame(() => look(picture));
		else times.shown = performance.now();
	};
	const note = ({ timeStamp, target }: Event) => {
		const picture = target instanceof Element && target.closest('article')?.querySelector('picture')?.parentElement;
		if (!picture) return;
		times.touched = timeStamp;
		look(picture);
	};
	addEventListener('touchend', note, { capture: true, passive: true });
}

/** Taps a product although nothing was touched before, and measures ms until its tile answers. */
export async function pressTile(browser: Browser, url: string): Promise<number> {
	const page = await openThrottled(browser, 'fast 4G');
	await page.goto(url, { waitUntil: 'load' });
	await untilLive(page);
	const box = await page.locator('main article img').first().boundingBox();
	if (!box) throw new Error('No product is in view');
	await page.evaluate(notePressed);
	await page.touchscreen.tap(box.x + box.width / 2, Math.min(box.y + 40, 700));
	await page.waitForFunction(() => Object(window).times.shown > 0, undefined, { timeout: 10_000 });
	const took: number = await page.evaluate(() => Object(window).times.shown - Object(window).times.touched);
	await page.context().close();
	return took;
}
