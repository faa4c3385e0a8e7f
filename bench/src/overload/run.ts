import autocannon from 'autocannon';
import { publishWorkspace } from '../../../scripts/publish-workspace.ts';
import { openShop } from '../shop.ts';

/** At so many connections at once the shop still shows this many whole pages a second. */
const CONNECTIONS = [50, 200, 600];
const LEAST_PER_SECOND = 80;
/** Seconds. */
const WARM_UP = 3;
const DURATION = 10;
const LISTINGS = 5000;

/** Addresses that all ask the API for something else, and of which none is asked for twice. */
function listings(from: number): { path: string }[] {
	return Array.from({ length: LISTINGS }, (_, index) => ({
		path: `/ona/sukienki?price_from=${from}&price_to=${1000 + index}`,
	}));
}

const shop = await openShop((root, dataDir) => publishWorkspace(root, dataDir, 'production'));
try {
	const ask = (connections: number, duration: number, from: number) =>
		autocannon({ url: shop.uncached, requests: listings(from), connections, duration });
	await ask(10, WARM_UP, 0);
	for (const [index, connections] of CONNECTIONS.entries()) {
		const { '2xx': whole, non2xx, errors, latency } = await ask(connections, DURATION, index + 1);
		const perSecond = whole / DURATION;
		console.log(
			`${connections} at once: ${perSecond.toFixed(0)} pages a second, ${(non2xx / DURATION).toFixed(0)} refused, ${errors} without an answer; answered within ${latency.p50} ms (half) and ${latency.p97_5} ms (97.5 %)`,
		);
		if (perSecond < LEAST_PER_SECOND || errors > 0) process.exitCode = 1;
	}
} finally {
	shop.close();
}
