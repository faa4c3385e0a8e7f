import type { Browser } from 'playwright';
import { watchTraffic } from '../rounds.ts';
import { openThrottled } from '../throttled.ts';
import type { Device } from './fill-cart.ts';

export interface ConfirmedSum {
	/** ms from the moment at which the page is live to the sum of the server. */
	took: number;
	requests: string[];
	rounds: number;
}

/** Runs in each document: notes when it is live, and when it shows the server's sum. */
function noteMoments() {
	const moments = { live: 0, confirmed: 0 };
	Object.assign(window, { moments });
	const look = () => {
		if (document.querySelector('[data-live]')) moments.live ||= performance.now();
		const note = document.querySelector('main section > p[role="status"]')?.textContent ?? '';
		if (note.startsWith('Ceny zawierają VAT.')) moments.confirmed = performance.now();
		else requestAnimationFrame(look);
	};
	look();
}

export async function confirmedSum(browser: Browser, origin: string, device: Device): Promise<ConfirmedSum> {
	const page = await openThrottled(browser, 'slow 4G', device);
	await page.addInitScript(noteMoments);
	const trafficBetween = watchTraffic(page);
	await page.goto(`${origin}/cart`, { waitUntil: 'commit' });
	await page.waitForFunction(() => Object(window).moments?.confirmed > 0, undefined, { timeout: 30_000 });
	const { live, confirmed, start } = await page.evaluate(() => ({
		...Object(window).moments,
		start: performance.timeOrigin,
	}));
	await page.waitForTimeout(200);
	const traffic = trafficBetween(start + live, start + confirmed);
	await page.context().close();
	return { took: confirmed - live, ...traffic };
}
