import { get } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { alive } from './shopper.ts';

function brotli(content: Buffer): number {
	return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).byteLength;
}

/** kB of brotli-9 that the scripts of a page weigh which nobody touches, all slices together. */
async function scriptsOf(page: Page, path: string): Promise<number> {
	const scripts: Promise<Buffer>[] = [];
	page.on('response', (response) => {
		if (response.request().resourceType() === 'script') scripts.push(response.body());
	});
	await page.goto(path);
	await alive(page);
	// what is fetched in idle moments counts too
	let before = 0;
	const hasGrown = () => {
		const { length } = scripts;
		const grew = length > before;
		before = length;
		return grew;
	};
	await expect.poll(hasGrown, { intervals: [1500] }).toBe(false);
	const sizes = (await Promise.all(scripts)).map(brotli);
	return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** Bytes of a document as the server sends it. */
function sentOf(url: string): Promise<number> {
	return new Promise((resolve, reject) => {
		const asked = get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
			let bytes = 0;
			answer.on('data', (chunk: Buffer) => {
				bytes += chunk.byteLength;
			});
			answer.once('end', () => resolve(bytes)).once('error', reject);
		});
		asked.once('error', reject);
	});
}

/** Bytes of a body: as much as a server sends before it is answered, ten packets (decision 17 tells of the header fields). */
const FIRST_WINDOW = 14_336;

/** Each page with the most kB of JavaScript that its first load may need. */
for (const [name, path, budget] of [
	['the home page', '/', 155],
	['a listing', '/ona/sukienki', 160],
	['a product', '/sukienka-lniana-jagna', 165],
] as const) {
	test(`${name} that nobody touches fetches no more script than its ${budget} kB`, async ({ page }) => {
		expect(await scriptsOf(page, path)).toBeLessThanOrEqual(budget);
	});

	test(`the document of ${name} is no longer than a first window`, async ({ baseURL }) => {
		// compressed at its best once it is asked for again
		await expect.poll(() => sentOf(baseURL + path)).toBeLessThanOrEqual(FIRST_WINDOW);
	});
}
