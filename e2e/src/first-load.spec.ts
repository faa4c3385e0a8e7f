import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from '@playwright/test';

/** kB of brotli-9 that a listing's scripts may weigh, all slices together (architecture, section 7). */
const BUDGET = 165;

test('a listing that nobody touches fetches no more script than its budget', async ({ page }) => {
	const scripts: Promise<Buffer>[] = [];
	page.on('response', (response) => {
		if (response.request().resourceType() === 'script') scripts.push(response.body());
	});
	await page.goto('/ona/sukienki');
	await page.waitForFunction(() => document.querySelector('[data-live]') !== null);
	// what is fetched in idle moments counts too
	await expect.poll(() => scripts.length, { intervals: [1500] }).toBeGreaterThan(2);
	const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
	const sizes = (await Promise.all(scripts)).map((script) => brotliCompressSync(script, { params }).byteLength);
	expect(sizes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThanOrEqual(BUDGET);
});
