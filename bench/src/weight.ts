import { brotliCompressSync, constants } from 'node:zlib';
import { RECORD_PREFIX } from '@pasaz/shell/routing/page-record';
import type { Browser, Response } from 'playwright';

/** Bytes after brotli-9, whatever the server used; the document's after brotli-11, with which the shop sends cached pages. */
export interface Weight {
	html: number;
	css: number;
	/** Scripts that the page needs until it is live. */
	js: number;
	/** Requests that began until the page is live. */
	requests: number;
	/** Scripts that come when the page is idle: the queue, storage, and code of the next pages. */
	idleJs: number;
	/** Records of other pages. */
	records: number;
	/** Scripts that the page requested before its `load` event. */
	scriptsBeforeLoad: number;
}

/** ms after `load`: what the page loads when idle has come by then. */
const SETTLING_TIME = 4000;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

function brotli(text: string, quality = 9) {
	return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).byteLength;
}

async function bytesOf(responses: Response[], type: string) {
	const chosen = responses.filter((response) => response.request().resourceType() === type);
	const texts = await Promise.all(chosen.map((response) => response.text()));
	return texts.reduce((total, text) => total + brotli(text), 0);
}

/** Runs in the page before its scripts: notes when the client has taken the document over. */
function noteLive() {
	const note = () => {
		if (!('live' in document.documentElement.dataset)) return;
		observer.disconnect();
		Object.assign(window, { liveAt: performance.timeOrigin + performance.now() });
	};
	const observer = new MutationObserver(note);
	observer.observe(document, { attributes: true, subtree: true, attributeFilter: ['data-live'] });
}

/** Runs in the page. */
function countEarlyScripts() {
	const [navigation] = performance.getEntriesByType('navigation');
	const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
	return scripts.filter(({ startTime }) => startTime < (navigation?.duration ?? 0)).length;
}

function recordsAmong(responses: Response[]) {
	return responses.filter((response) => new URL(response.url()).pathname.startsWith(RECORD_PREFIX));
}

/** Loads a page with an empty cache and does not touch it. */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
	const context = await browser.newContext(PHONE);
	const page = await context.newPage();
	const responses: Response[] = [];
	page.on('response', (response) => responses.push(response));
	await page.addInitScript(noteLive);
	await page.goto(url, { waitUntil: 'load' });
	await page.waitForTimeout(SETTLING_TIME);
	const liveAt: number = await page.evaluate(() => Object(window).liveAt);
	const scriptsBeforeLoad = await page.evaluate(countEarlyScripts);
	const needed = responses.filter((response) => response.request().timing().startTime <= liveAt);
	const idle = responses.filter((response) => !needed.includes(response));
	const document = await responses[0]?.text();
	const inline = [...(document ?? '').matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('');
	const weight = {
		html: brotli(document ?? '', 11),
		css: brotli(inline) + (await bytesOf(responses, 'stylesheet')),
		js: await bytesOf(needed, 'script'),
		requests: needed.length,
		idleJs: await bytesOf(idle, 'script'),
		records: await bytesOf(recordsAmong(responses), 'fetch'),
		scriptsBeforeLoad,
	};
	await context.close();
	return weight;
}
