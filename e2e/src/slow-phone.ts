import type { Page } from '@playwright/test';

/** Bytes per second and ms of the phone that Lighthouse simulates. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const CPU_SLOWDOWN = 4;

/** Slows down the page's network from now on. */
export async function slowNetwork(page: Page): Promise<void> {
	const devtools = await page.context().newCDPSession(page);
	await devtools.send('Network.enable');
	await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
}

/** Slows down the page's network and processor from now on. */
export async function slowDown(page: Page): Promise<void> {
	await slowNetwork(page);
	const devtools = await page.context().newCDPSession(page);
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}
