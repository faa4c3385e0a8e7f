import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { mainThreadWork } from './main-thread.ts';
import { median } from './median.ts';

/** Medians of Lighthouse's mobile runs with simulated throttling; times in ms. */
export interface Paint {
	score: number;
	lcp: number;
	fcp: number;
	tbt: number;
	cls: number;
	/** Work of the main thread, by its processor time. */
	mainThread: number;
}

async function measureOnce(url: string, port: number): Promise<Paint> {
	const result = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'error' });
	if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
	const value = (audit: string) => result.lhr.audits[audit]?.numericValue ?? Number.NaN;
	return {
		score: Math.round((result.lhr.categories.performance?.score ?? 0) * 100),
		lcp: value('largest-contentful-paint'),
		fcp: value('first-contentful-paint'),
		tbt: value('total-blocking-time'),
		cls: value('cumulative-layout-shift'),
		mainThread: mainThreadWork(result.artifacts.Trace.traceEvents, url),
	};
}

/** Tries of a page: in one of some hundred runs Chromium records nothing of the navigation. */
const TRIES = 3;

async function measure(url: string, port: number, tries = TRIES): Promise<Paint> {
	try {
		return await measureOnce(url, port);
	} catch (error) {
		if (tries === 1) throw error;
		console.warn('Measured once more', error);
		return measure(url, port, tries - 1);
	}
}

function medians(paints: Paint[]): Paint {
	const of = (key: keyof Paint) => median(paints.map((paint) => paint[key]));
	const [score, lcp, fcp] = [of('score'), of('lcp'), of('fcp')];
	return { score, lcp, fcp, tbt: of('tbt'), cls: of('cls'), mainThread: of('mainThread') };
}

/** Measures the pages in turns, so that a slow moment of the machine hits all of them alike. */
export async function measurePaint(urls: string[], runs: number, browser: { path: string; args: string[] }) {
	const all = new Map<string, Paint[]>(urls.map((url) => [url, []]));
	for (let run = 0; run < runs; run += 1) {
		const chrome = await launch({ chromePath: browser.path, chromeFlags: ['--headless=new', ...browser.args] });
		try {
			for (const url of urls) all.get(url)?.push(await measure(url, chrome.port));
		} finally {
			chrome.kill();
		}
	}
	return new Map([...all].map(([url, paints]) => [url, medians(paints)]));
}
