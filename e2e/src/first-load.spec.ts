import { brotliCompressSync, constants } from 'node:zlib';
import { expect, type Page, type Request, type Response, test } from '@playwright/test';
import { sentBytes } from '../../scripts/for-tests/sent-bytes.ts';
import { alive } from './shopper.ts';

function brotli(content: Buffer): number {
	return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).byteLength;
}

/** Runs in the page before its scripts: notes when the client has taken the document over. */
function noteLive() {
	const observer = new MutationObserver(() => {
		if (!('live' in document.documentElement.dataset)) return;
		observer.disconnect();
		Object.assign(window, { liveAt: performance.timeOrigin + performance.now() });
	});
	observer.observe(document, { attributes: true, subtree: true, attributeFilter: ['data-live'] });
}

interface Fetched {
	/** kB of script that began to come until the page was live. */
	needed: number;
	/** kB of script and records that came when it was idle. */
	ahead: number;
}

/** Sums what an untouched page fetches over all slices, after brotli-9. */
async function fetchedBy(page: Page, path: string): Promise<Fetched> {
	const answers: Response[] = [];
	page.on('response', (response) => {
		if (isScript(response.request()) || isRecord(response.request())) answers.push(response);
	});
	await page.addInitScript(noteLive);
	await page.goto(path);
	await alive(page);
	let before = 0;
	const hasGrown = () => {
		const { length } = answers;
		const grew = length > before;
		before = length;
		return grew;
	};
	await expect.poll(hasGrown, { intervals: [1000] }).toBe(false);
	const liveAt: number = await page.evaluate(() => Object(window).liveAt);
	const isNeeded = (answer: Response) => answer.request().timing().startTime <= liveAt;
	return {
		needed: await sizeOf(answers.filter(isNeeded)),
		ahead: await sizeOf(answers.filter((answer) => !isNeeded(answer))),
	};
}

async function sizeOf(answers: readonly Response[]): Promise<number> {
	const sizes = await Promise.all(answers.map(async (answer) => brotli(await answer.body())));
	return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** Bytes of a body that fit into the ten packets a server sends before the first acknowledgement (header fields: decision 17). */
const FIRST_WINDOW = 14_336;

/** kB of code and records for the next page, fetched while nobody has touched this one. */
const AHEAD = 60;

const isScript = (request: Request) => request.resourceType() === 'script';
const isRecord = (request: Request) => new URL(request.url()).pathname.startsWith('/_page/');

/** Each page with the kB of JavaScript that it may need. */
for (const [name, path, budget] of [
	['the home page', '/', 144],
	['a listing', '/ona/sukienki', 148],
	['a product', '/sukienka-lniana-jagna', 154],
] as const) {
	test(`${name} needs no more script than ${budget} kB, and fetches at most ${AHEAD} kB ahead`, async ({ page }) => {
		const { needed, ahead } = await fetchedBy(page, path);
		expect(needed).toBeLessThanOrEqual(budget);
		expect(ahead).toBeLessThanOrEqual(AHEAD);
	});

	test(`the document of ${name} is no longer than a first window`, async ({ baseURL }) => {
		// the second request gets the best compression
		await expect.poll(() => sentBytes(baseURL + path)).toBeLessThanOrEqual(FIRST_WINDOW);
	});
}

/** Runs in the page before its scripts: nobody hears of a frame or of a paint until the test says so. */
function holdPaints() {
	const frames: FrameRequestCallback[] = [];
	const paints: (() => void)[] = [];
	const real = window.requestAnimationFrame;
	window.requestAnimationFrame = (callback) => frames.push(callback);
	window.PerformanceObserver = class extends PerformanceObserver {
		override observe(options: PerformanceObserverInit) {
			if (options.type === 'paint') paints.push(() => super.observe(options));
			else super.observe(options);
		}
	};
	const tellPaints = () => {
		for (const observe of paints) observe();
	};
	const releaseFrames = () => {
		window.requestAnimationFrame = real;
		for (const callback of frames) real(callback);
	};
	Object.assign(window, { tellPaints, releaseFrames });
}

const scriptsAsked = (page: Page) =>
	page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length);

test('no script is asked for before the first paint', async ({ page }) => {
	await page.addInitScript(holdPaints);
	await page.goto('/ona/sukienki', { waitUntil: 'load' });
	await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
	expect(await scriptsAsked(page)).toBe(0);
	await page.evaluate(() => Object(window).tellPaints());
	await expect.poll(() => scriptsAsked(page)).toBeGreaterThan(0);
	await page.evaluate(() => Object(window).releaseFrames());
	await alive(page);
});

test('a page becomes live in a browser that says nothing of paints', async ({ page }) => {
	await page.addInitScript(holdPaints);
	await page.goto('/ona/sukienki', { waitUntil: 'load' });
	await page.evaluate(() => Object(window).releaseFrames());
	await alive(page);
});
