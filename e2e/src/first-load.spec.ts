import { get } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, type Page, type Request, test } from '@playwright/test';
import { alive } from './shopper.ts';

function brotli(content: Buffer): number {
	return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).byteLength;
}

/** A shopper who saves data gets what the page needs, and nothing ahead. */
async function saveData(page: Page) {
	await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
}

/** Sums what an untouched page fetches of one kind over all slices. @returns kB after brotli-9 */
async function fetchedBy(page: Page, path: string, isCounted: (request: Request) => boolean): Promise<number> {
	const scripts: Promise<Buffer>[] = [];
	page.on('response', (response) => {
		if (isCounted(response.request())) scripts.push(response.body());
	});
	await page.goto(path);
	await alive(page);
	// scripts that load when idle count too
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

/** @returns bytes of a document as the server sends it */
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

/** Bytes of a body that fit into the ten packets a server sends before the first acknowledgement (header fields: decision 17). */
const FIRST_WINDOW = 14_336;

/** kB of code and records for the next page, fetched while nobody has touched this one. */
const AHEAD = 60;

const isScript = (request: Request) => request.resourceType() === 'script';
const isRecord = (request: Request) => new URL(request.url()).pathname.startsWith('/_page/');

/** Each page with the kB of JavaScript that its first load may need. */
for (const [name, path, budget] of [
	['the home page', '/', 155],
	['a listing', '/ona/sukienki', 160],
	['a product', '/sukienka-lniana-jagna', 165],
] as const) {
	test(`${name} that nobody touches fetches no more script than its ${budget} kB, and at most ${AHEAD} kB ahead`, async ({
		page,
		context,
	}) => {
		const other = await context.newPage();
		await saveData(page);
		const needed = await fetchedBy(page, path, isScript);
		expect(needed).toBeLessThanOrEqual(budget);
		const all = await fetchedBy(other, path, (request) => isScript(request) || isRecord(request));
		expect(all - needed).toBeLessThanOrEqual(AHEAD);
	});

	test(`the document of ${name} is no longer than a first window`, async ({ baseURL }) => {
		// the second request gets the best compression
		await expect.poll(() => sentOf(baseURL + path)).toBeLessThanOrEqual(FIRST_WINDOW);
	});
}
