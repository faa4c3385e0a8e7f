import type { Browser, Page } from 'playwright';
import { untilLive } from '../throttled.ts';
import type { Device } from './fill-cart.ts';

export interface Editing {
	/** ms of the longest task while quantities were changed, and until their sum was confirmed; 0 where none took 50. */
	task: number;
	/** ms of the longest time between two frames. */
	frame: number;
}

/** Runs in the page. */
function watchFrames() {
	const worst = { task: 0, frame: 0 };
	Object.assign(window, { worst });
	new PerformanceObserver((list) => {
		for (const { duration } of list.getEntries()) worst.task = Math.max(worst.task, duration);
	}).observe({ type: 'longtask' });
	let before = performance.now();
	const onFrame = (now: number) => {
		worst.frame = Math.max(worst.frame, now - before);
		before = now;
		requestAnimationFrame(onFrame);
	};
	requestAnimationFrame(onFrame);
}

/** Runs in the page: raises the quantities of some lines, one after the other, and of the last in quick taps. */
async function edit() {
	const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button[aria-label="O jedną sztukę więcej"]')];
	const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
	for (let line = 0; line < buttons.length; line += Math.floor(buttons.length / 8)) {
		buttons[line]?.click();
		await wait(120);
	}
	for (let tap = 0; tap < 2; tap += 1) {
		buttons.at(-1)?.click();
		await wait(30);
	}
	await wait(2500);
}

async function openCart(browser: Browser, origin: string, device: Device): Promise<Page> {
	const context = await browser.newContext({ locale: 'pl-PL', storageState: device });
	const page = await context.newPage();
	await page.goto(`${origin}/cart`, { waitUntil: 'load' });
	await untilLive(page);
	await page.getByText('Ceny zawierają VAT.').waitFor({ timeout: 30_000 });
	await page.waitForLoadState('networkidle');
	return page;
}

/** Changes quantities in a long cart at the machine's full speed. */
export async function editLongCart(browser: Browser, origin: string, device: Device): Promise<Editing> {
	const page = await openCart(browser, origin, device);
	await page.evaluate(watchFrames);
	await page.evaluate(edit);
	const worst: Editing = await page.evaluate(() => Object(window).worst);
	await page.context().close();
	return worst;
}
