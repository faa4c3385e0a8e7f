import { publishWorkspace } from '../../../scripts/publish-workspace.ts';
import { openShop } from '../shop.ts';
import { askPages } from './ask-pages.ts';

/** At so many connections at once the shop still shows this many whole pages a second. */
const CONNECTIONS = [50, 200, 600];
const LEAST_PER_SECOND = 80;
/** Seconds. */
const WARM_UP = 3;
const DURATION = 10;

const shop = await openShop((root, dataDir) => publishWorkspace(root, dataDir));
try {
	const url = shop.uncached;
	await askPages({ url, connections: 10, duration: WARM_UP });
	for (const connections of CONNECTIONS) {
		const { pages, refused, unanswered, unexplained, latency } = await askPages({
			url,
			connections,
			duration: DURATION,
		});
		console.log(
			`${connections} at once: ${pages.toFixed(0)} pages a second, ${refused.toFixed(0)} refused (${unexplained} without a word), ${unanswered} without an answer; pages within ${latency.half} ms (half) and ${latency.most} ms (97.5 %)`,
		);
		if (pages < LEAST_PER_SECOND || unanswered > 0 || unexplained > 0) process.exitCode = 1;
	}
} finally {
	shop.close();
}
