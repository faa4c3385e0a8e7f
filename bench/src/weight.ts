import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, Response } from 'playwright';

/** Bytes are brotli-9 of what was sent, whatever the server used; of the document brotli-11, as the shop sends what it keeps. */
export interface Weight {
	html: number;
	css: number;
	js: number;
	requests: number;
	/** Scripts that were asked for before the `load` event. */
	scriptsBeforeLoad: number;
}

/** ms after `load` in which everything that loads when idle has come. */
const SETTLED = 4000;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

function brotli(text: string, quality = 9) {
	return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).byteLength;
}

function sum(texts: string[]) {
	return texts.reduce((total, text) => total + brotli(text), 0);
}

function textsOf(responses: Response[], type: string) {
	return Promise.all(
		responses.filter((response) => response.request().resourceType() === type).map((response) => response.text()),
	);
}

/** Runs in the page. */
function countEarlyScripts() {
	const [navigation] = performance.getEntriesByType('navigation');
	const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
	return scripts.filter(({ startTime }) => startTime < (navigation?.duration ?? 0)).length;
}

/** Loads a page with an empty cache, without touching it, until it has settled. */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
	const context = await browser.newContext(PHONE);
	const page = await context.newPage();
	const responses: Response[] = [];
	page.on('response', (response) => responses.push(response));
	await page.goto(url, { waitUntil: 'load' });
	await page.waitForTimeout(SETTLED);
	const scriptsBeforeLoad = await page.evaluate(countEarlyScripts);
	const [html = ''] = await textsOf(responses, 'document');
	const inline = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('');
	const css = brotli(inline) + sum(await textsOf(responses, 'stylesheet'));
	const js = sum(await textsOf(responses, 'script'));
	await context.close();
	return { html: brotli(html, 11), css, js, requests: responses.length, scriptsBeforeLoad };
}
