import type { Browser, BrowserContextOptions, Page } from 'playwright';

/** `latency` in ms, throughput in bytes per second. */
const NETWORKS = {
	'slow 4G': { latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 },
	'fast 4G': { latency: 60, downloadThroughput: 1_125_000, uploadThroughput: 187_500 },
} as const;
export type Network = keyof typeof NETWORKS;
/** A round trip of 150 ms, and no narrow line. */
const FAR_AWAY = { latency: 150, downloadThroughput: 12_500_000, uploadThroughput: 12_500_000 };

const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, locale: 'pl-PL' };

/**
 * Opens a page of a phone with an empty cache, whose CPU is four times slower.
 * @param storageState what the device keeps
 */
export async function openThrottled(
	browser: Browser,
	network: Network | 'far away',
	storageState?: BrowserContextOptions['storageState'],
): Promise<Page> {
	const context = await browser.newContext({ ...PHONE, ...(storageState && { storageState }) });
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send('Network.enable');
	await session.send('Network.emulateNetworkConditions', {
		offline: false,
		...(network === 'far away' ? FAR_AWAY : NETWORKS[network]),
	});
	await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
	return page;
}

/** Waits until the client has taken the document over. */
export async function untilLive(page: Page): Promise<void> {
	await page.waitForFunction(() => document.querySelector('[data-live]') !== null);
}
