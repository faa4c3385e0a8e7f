import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/chromium.ts';
import { publishWorkspace } from '../../../scripts/publish-workspace.ts';
import { medianBy, medianOf } from '../median.ts';
import { openShop } from '../shop.ts';
import { round, table } from '../table.ts';
import { addToCart } from './add-to-cart.ts';
import { confirmedSum } from './confirmed-sum.ts';
import { editLongCart } from './edit-long-cart.ts';
import { fillCart } from './fill-cart.ts';
import { syncLines } from './sync-lines.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const runs = Number(values.runs);
/** Its button needs no choice before it. */
const SIMPLE_PRODUCT = '/szalik-z-merynosa-ponowa';
/** ms. */
const BOUNDS = { line: 100, sync: 600, sum: 800, task: 50 };

const shop = await openShop((root, dataDir) => publishWorkspace(root, dataDir));
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
try {
	const origin = shop.cached;
	const line = await medianOf(runs, () => addToCart(browser, origin + SIMPLE_PRODUCT));
	const sync = await medianOf(runs, () => syncLines(browser, origin, 8));
	const short = await fillCart(browser, origin, 8);
	const sum = await medianBy(
		runs,
		() => confirmedSum(browser, origin, short),
		({ took }) => took,
	);
	const long = await fillCart(browser, origin, 200);
	const { task, frame } = await medianBy(
		runs,
		() => editLongCart(browser, origin, long),
		(editing) => editing.task,
	);
	const rows = [
		['tap on add → line in the mini cart, 4× slower CPU', line, BOUNDS.line],
		['8 lines, 150 ms round trip: first call → the server has them', sync, BOUNDS.sync],
		[`cart of 8 lines, slow 4G: live → confirmed sum (${sum.rounds} rounds)`, sum.took, BOUNDS.sum],
		['cart of 200 lines, quantities: longest task, ms of CPU', task, BOUNDS.task],
	] as const;
	console.log(`\n${cpus()[0]?.model}, ${cpus().length} cores, medians of ${runs} runs\n`);
	const cells = rows.map(([what, ms, bound]) => [what, round(ms), `≤ ${bound}`, ms <= bound ? 'holds' : '**missed**']);
	console.log(table(['cart', 'ms', 'bound', ''], cells));
	console.log(`\nlongest frame of the long cart on this machine as it is: ${round(frame)} ms`);
	console.log(`requests before the sum: ${sum.requests.join(', ')}`);
	if (rows.some(([, ms, bound]) => ms > bound)) process.exitCode = 1;
} finally {
	await browser.close();
	shop.close();
}
