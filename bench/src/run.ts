import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/chromium.ts';
import { publishWorkspace } from '../../scripts/publish-workspace.ts';
import { type Figures, type Loads, type Navigation, STATIC } from './figures.ts';
import { loadTest } from './load.ts';
import { medianBy, medianOf } from './median.ts';
import { findPages, type Pages, warmPictures } from './pages.ts';
import { measurePaint } from './paint.ts';
import { pressTile } from './pressed-tile.ts';
import { recordSize } from './record-size.ts';
import { report } from './report.ts';
import { type BenchShop, openShop } from './shop.ts';
import { coldTap, documentLoad, earlyTapToCart, tapAfterScrolling } from './taps.ts';
import type { Network } from './throttled.ts';
import { backToLongList } from './way-back.ts';
import { weigh } from './weight.ts';

const { values } = parseArgs({
	options: { runs: { type: 'string', default: '5' }, category: { type: 'string', default: '/ona/sukienki' } },
});
/** Has more than one page. */
const LONG_LISTING = '/ona';
const runs = Number(values.runs);
const chrome = { path: findChromium(), args: CHROMIUM_ARGS };

async function paintOf(pages: Pages, origin: string): Promise<Figures['paints']> {
	const named = Object.entries(pages).flatMap(([name, path]) => [
		[name, origin + path] as const,
		[name + STATIC, `${origin}/static${path}`] as const,
	]);
	const urls = named.map(([, url]) => url);
	const measured = await measurePaint(urls, runs, chrome);
	return new Map(
		named.flatMap(([name, url]) => {
			const paint = measured.get(url);
			return paint ? [[name, paint] as const] : [];
		}),
	);
}

async function weightOf(pages: Pages, origin: string, browser: Browser): Promise<Figures['weights']> {
	const weights: Figures['weights'] = new Map();
	for (const [name, path] of Object.entries(pages)) weights.set(name, await weigh(browser, origin + path));
	return weights;
}

function listings(path: string): string[] {
	return Array.from({ length: 400 }, (_, index) => `${path}?price_from=0&price_to=${1000 + index}`);
}

async function loadsOf({ product, category }: Pages, shop: BenchShop): Promise<Loads> {
	return {
		bytes: await loadTest(`${shop.cached}/bytes${product}`, 50),
		cached: await loadTest(shop.cached + product, 50),
		uncached: await loadTest(shop.uncached + product),
		listings: await loadTest(listings(shop.uncached + category), availableParallelism()),
	};
}

async function navigationOn(network: Network, pages: Pages, origin: string, browser: Browser): Promise<Navigation> {
	const listing = origin + pages.category;
	const [staticListing, staticProduct] = [`${origin}/static${pages.category}`, `${origin}/static${pages.product}`];
	return {
		cold: await medianBy(
			runs,
			() => coldTap(browser, listing, network),
			({ took }) => took,
		),
		prefetched: await medianBy(
			runs,
			() => tapAfterScrolling(browser, listing, network),
			({ took }) => took,
		),
		staticDocument: await medianOf(runs, () => documentLoad(browser, staticListing, staticProduct, network)),
	};
}

async function measure(shop: BenchShop, browser: Browser): Promise<Figures> {
	const origin = shop.cached;
	const pages = await findPages(origin, values.category);
	await warmPictures(origin, Object.values(pages));
	const onNetwork = (network: Network) => navigationOn(network, pages, origin, browser);
	return {
		weights: await weightOf(pages, origin, browser),
		paints: await paintOf(pages, origin),
		navigation: { 'fast 4G': await onNetwork('fast 4G'), 'slow 4G': await onNetwork('slow 4G') },
		wayBack: await medianBy(
			runs,
			() => backToLongList(browser, origin + LONG_LISTING),
			({ took }) => took,
		),
		pressedTile: await medianOf(runs, () => pressTile(browser, origin + pages.category)),
		records: {
			product: await recordSize(origin, pages.product),
			category: await recordSize(origin, LONG_LISTING),
		},
		earlyTap: await medianOf(runs, () => earlyTapToCart(browser, origin + pages.product, 'slow 4G')),
		loads: await loadsOf(pages, shop),
	};
}

const shop = await openShop((root, dataDir) => publishWorkspace(root, dataDir));
const browser = await chromium.launch({ executablePath: chrome.path, args: chrome.args });
try {
	const figures = await measure(shop, browser);
	console.log(`\n${availableParallelism()} cores, Node ${process.version}, medians of ${runs} runs\n`);
	console.log(report(figures));
} finally {
	await browser.close();
	shop.close();
}
