import type { Page } from '@playwright/test';
import { alive } from './shopper.ts';
import { expect, test } from './watch-console.ts';

/** Lighthouse's phone: bytes a second and ms. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const CPU_SLOWDOWN = 4;

async function slowDown(page: Page): Promise<void> {
	const devtools = await page.context().newCDPSession(page);
	await devtools.send('Network.enable');
	await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** Adds up how far things moved that were already painted. */
async function watchShifts(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const shifts: number[] = [];
		Object.assign(window, { shifts });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'));
		}).observe({ type: 'layout-shift', buffered: true });
	});
}

/** All fonts of the page are here, and none of them was in a cache. */
async function fontsArrived(page: Page): Promise<void> {
	await alive(page);
	const fetched = await page.evaluate(async () => {
		await document.fonts.ready;
		return performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length;
	});
	expect(fetched).toBeGreaterThanOrEqual(3);
}

for (const [name, path] of [
	['the home page', '/'],
	['a listing', '/ona/sukienki'],
	['a product', '/sukienka-lniana-jagna'],
] as const) {
	for (const width of [360, 1440]) {
		test(`nothing moves on ${name}, ${width} px wide, when its fonts and pictures come late`, async ({ page }) => {
			await page.setViewportSize({ width, height: 800 });
			await slowDown(page);
			await watchShifts(page);
			await page.goto(path);
			await fontsArrived(page);
			const shifts: number[] = await page.evaluate(() => Reflect.get(window, 'shifts'));
			// what inline letters are off by when the widths of one word differ is below what any tool shows
			expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.0005);
		});
	}
}
