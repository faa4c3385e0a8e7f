import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/chromium.ts';
import { publishWorkspace } from '../../../scripts/publish-workspace.ts';
import { medianOf } from '../median.ts';
import { findPages } from '../pages.ts';
import { openShop } from '../shop.ts';
import { round, table } from '../table.ts';
import { openThrottled, untilLive } from '../throttled.ts';
import { weigh } from '../weight.ts';
import { publishMany, publishNone } from './many-slices.ts';
import { weighOneBundle } from './one-bundle.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '21' } } });
const runs = Number(values.runs);
const CATEGORY = '/ona/sukienki';
const SLICES = 45;
const ON_ONE_PAGE = 10;
const BOUNDS = { bytes: 2000, ms: 20, slice: 8000, federation: 10 };

/** ms from the request to the page that is alive, on a phone whose CPU is four times slower. */
async function untilAlive(browser: Browser, url: string): Promise<number> {
	const page = await openThrottled(browser, 'fast 4G');
	await page.goto(url);
	await untilLive(page);
	const took = await page.evaluate(() => performance.now());
	await page.context().close();
	return took;
}

async function shownSlices(origin: string): Promise<number> {
	const { releaseSet } = await (await fetch(`${origin}/_page/faq`)).json();
	return (await (await fetch(`${origin}/releases/sets/${releaseSet}.json`)).json()).length;
}

async function untilShown(origin: string, count: number): Promise<void> {
	while ((await shownSlices(origin)) !== count) await new Promise((resolve) => setTimeout(resolve, 200));
}

const measure = async (browser: Browser, url: string) => {
	// its workers have just started, and the page is kept from now on
	await medianOf(3, () => untilAlive(browser, url));
	const { html, js } = await weigh(browser, url);
	return { html, js, alive: await medianOf(runs, () => untilAlive(browser, url)) };
};

const dataDir = join(import.meta.dirname, '../../../.cache/bench');
await rm(dataDir, { recursive: true, force: true });
const shop = await openShop((root, folder) => publishWorkspace(root, folder));
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
const folder = await mkdtemp(join(tmpdir(), 'pasaz-many-'));
try {
	const home = `${shop.cached}/`;
	const overheads: (readonly [string, number, number])[] = [];
	for (const [name, pagePath] of Object.entries(await findPages(shop.cached, CATEGORY))) {
		const one = await weighOneBundle(shop.cached + pagePath, join(folder, name));
		const { js } = await weigh(browser, shop.cached + pagePath);
		overheads.push([
			`first scripts of ${name} (${js}), % more than as one bundle (${one})`,
			(js / one - 1) * 100,
			BOUNDS.federation,
		]);
	}
	const own = await shownSlices(shop.cached);
	const before = await measure(browser, home);
	const path = await publishMany(dataDir, folder, SLICES, ON_ONE_PAGE);
	await untilShown(shop.cached, own + SLICES);
	const many = await measure(browser, home);
	const whole = await weigh(browser, shop.cached + path);
	const single = await weigh(browser, `${shop.cached}/bench-2`);
	await publishNone(dataDir, SLICES);
	await untilShown(shop.cached, own);
	const after = await measure(browser, home);
	// the machine does other things, too: what both share is of the shop
	const few = { ...before, alive: (before.alive + after.alive) / 2 };
	const bytes = many.html + many.js - few.html - few.js;
	const rows = [
		[`home with ${own + SLICES} slices registered, bytes more than with ${own}`, bytes, BOUNDS.bytes],
		['the same, ms more until it is alive (4× slower CPU)', many.alive - few.alive, BOUNDS.ms],
		['bytes of scripts of a further slice on a page', (whole.js - single.js) / (ON_ONE_PAGE - 1), BOUNDS.slice],
		...overheads,
	] as const;
	console.log(`\n${cpus()[0]?.model}, ${cpus().length} cores, medians of ${runs} runs\n`);
	const cells = rows.map(([what, value, bound]) => [
		what,
		round(value),
		`≤ ${bound}`,
		value <= bound ? 'holds' : '**missed**',
	]);
	console.log(table(['slices', 'measured', 'bound', ''], cells));
	console.log(
		`\nhome is alive after ${round(before.alive)}, ${round(after.alive)} and ${round(many.alive)} ms; the page with ${ON_ONE_PAGE} slices has ${whole.js} bytes of scripts`,
	);
	if (rows.some(([, value, bound]) => value > bound)) process.exitCode = 1;
} finally {
	await browser.close();
	shop.close();
	await rm(folder, { recursive: true, force: true });
}
