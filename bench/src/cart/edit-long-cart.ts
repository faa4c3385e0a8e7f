import type { Browser, Page } from 'playwright';
import { untilLive } from '../throttled.ts';
import type { Device } from './fill-cart.ts';
import { longestTask } from './longest-task.ts';

export interface Editing {
	/** ms of CPU of the longest task while quantities were changed, and until their sum was confirmed. */
	task: number;
	/** ms of the longest time between two frames; on a busy machine it says more of the machine than of the shop. */
	frame: number;
}

/** Runs in the page. */
function watchFrames() {
	const worst = { frame: 0 };
	Object.assign(window, { worst });
	let before = performance.now();
	const onFrame = (now: number) => {
		worst.frame = Math.max(worst.frame, now - before);
		before = now;
		requestAnimationFrame(onFrame);
	};
	requestAnimationFrame(onFrame);
}

/** Runs in the page: raises the quantities of some lines, one after the other, and of the last in quick taps. */
async function edit(mark: string) {
	const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button[aria-label$="sztukę więcej"]')];
	if (buttons.length === 0) throw new Error('The cart has no lines');
	const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
	performance.mark(mark);
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

export async function editLongCart(browser: Browser, origin: string, device: Device): Promise<Editing> {
	const page = await openCart(browser, origin, device);
	await page.evaluate(watchFrames);
	const task = await longestTask(browser, page, (mark) => page.evaluate(edit, mark));
	const frame: number = await page.evaluate(() => Object(window).worst.frame);
	await page.context().close();
	return { task, frame };
}
