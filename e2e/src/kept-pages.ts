import { expect, type Page } from '@playwright/test';

const OPENS = { timeout: 30_000, intervals: [100] };

/** Resolves when the worker runs the page and has all files of the release set. */
export async function withWorker(page: Page): Promise<void> {
	// whoever acts stays
	await page.keyboard.press('Shift');
	await page.evaluate(async () => {
		await navigator.serviceWorker.ready;
		while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
	});
}

export function isKept(page: Page, path: string): Promise<boolean> {
	return page.evaluate((address) => caches.match(address).then(Boolean), path);
}

/** Waits until the document of an address is on the device. */
export async function kept(page: Page, path: string): Promise<void> {
	await expect.poll(() => isKept(page, path), OPENS).toBe(true);
}
