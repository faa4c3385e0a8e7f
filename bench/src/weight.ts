import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, Response } from 'playwright';

/** Bytes after brotli-9, whatever the server used; the document's after brotli-11, with which the shop sends cached pages. */
export interface Weight {
	html: number;
	css: number;
	js: number;
	requests: number;
	/** Scripts that the page requested before its `load` event. */
	scriptsBeforeLoad: number;
}

/** ms after `load`: what the page loads when idle has come by then. */
const SETTLING_TIME = 4000;
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

/** Loads a page with an empty cache and does not touch it. */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
	const context = await browser.newContext(PHONE);
	const page = await context.newPage();
	const responses: Response[] = [];
	page.on('response', (response) => responses.push(response));
	await page.goto(url, { waitUntil: 'load' });
	await page.waitForTimeout(SETTLING_TIME);
	const scriptsBeforeLoad = await page.evaluate(countEarlyScripts);
	const [html = ''] = await textsOf(responses, 'document');
	const inline = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('');
	const css = brotli(inline) + sum(await textsOf(responses, 'stylesheet'));
	const js = sum(await textsOf(responses, 'script'));
	await context.close();
	return { html: brotli(html, 11), css, js, requests: responses.length, scriptsBeforeLoad };
}
