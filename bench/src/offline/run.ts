import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/chromium.ts';
import { sentBytes } from '../../../scripts/for-tests/sent-bytes.ts';
import { publishWorkspace } from '../../../scripts/publish-workspace.ts';
import { medianBy } from '../median.ts';
import { findPages, warmPictures } from '../pages.ts';
import { openShop } from '../shop.ts';
import { round, table } from '../table.ts';
import { storedAfter, visitAgain } from './visit-again.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const runs = Number(values.runs);
/** Lists that a shopper looks at, of those in the menu. */
const LISTS = 8;

async function listsOf(origin: string): Promise<string[]> {
	const html = await (await fetch(origin)).text();
	const menu = html.slice(html.indexOf('id="main-menu"'));
	return [...new Set([...menu.matchAll(/href="(\/[^"#?]+)"/g)].map(([, path = '']) => path))].slice(0, LISTS);
}

const shop = await openShop((root, dataDir) => publishWorkspace(root, dataDir));
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
try {
	const origin = shop.cached;
	const { product } = await findPages(origin, '/');
	const listing = '/ona/sukienki';
	await warmPictures(origin, [listing]);
	const { first, repeated, offline } = await medianBy(
		runs,
		() => visitAgain(browser, origin + listing),
		(visits) => visits.repeated / visits.first,
	);
	const worker = await sentBytes(`${origin}/service-worker.js`);
	const stored = await storedAfter(
		browser,
		['/', ...(await listsOf(origin)), product, '/faq', '/cart'].map((path) => origin + path),
	);
	const rows = [
		[`repeated visit, LCP as a share of the first (${round(repeated)} of ${round(first)} ms)`, repeated / first, 0.6],
		['page without a network, LCP in ms, 4× slower CPU', offline, 300],
		['worker, bytes as sent', worker, 12_000],
		['on the device after twelve pages, MB', stored / 1e6, 25],
	] as const;
	console.log(`\n${cpus()[0]?.model}, ${cpus().length} cores, medians of ${runs} runs, slow 4G\n`);
	const cells = rows.map(([what, value, bound]) => [
		what,
		round(value, 2),
		`≤ ${bound}`,
		value <= bound ? 'holds' : '**missed**',
	]);
	console.log(table(['offline', '', 'bound', ''], cells));
	if (rows.some(([, value, bound]) => value > bound)) process.exitCode = 1;
} finally {
	await browser.close();
	shop.close();
}
