import { watch } from 'node:fs';
import { serve } from '@hono/node-server';
import { openReleaseStore } from '@pasaz/delivery/release-store';
import { pino } from 'pino';
import { getConfig } from './config.ts';
import { createApp } from './create-app.ts';
import { type Generation, startGeneration } from './generation.ts';
import { createOutputCache } from './output-cache.ts';

const config = getConfig(process.env);
const log = pino({ level: config.logLevel });
const store = openReleaseStore(config.dataDir);

async function currentGeneration(): Promise<Generation> {
	const set = await store.current();
	if (!set) throw new Error(`No release set is published in ${config.dataDir}`);
	return startGeneration(set, { config, store, log });
}

let generation = await currentGeneration();
let switching = Promise.resolve();

/** Moves new pages to the release set that was just published; the old one finishes its own. */
async function switchGeneration() {
	const set = await store.current();
	if (!set || set.id === generation.set.id) return;
	const old = generation;
	generation = await startGeneration(set, { config, store, log });
	log.info({ set: set.id }, 'release set switched');
	await old.close();
}

const cache = config.outputCache ? createOutputCache() : undefined;
const app = createApp(config, store, { generation: () => generation, cache, log });
const server = serve({ fetch: app.fetch, port: config.port, hostname: config.host }, ({ port }) => {
	log.info({ url: `http://localhost:${port}`, set: generation.set.id }, 'the shop is open');
	process.send?.({ ready: true, port });
});
watch(config.dataDir, (_, file) => {
	if (file !== 'current.json') return;
	switching = switching.then(switchGeneration).catch((error) => log.error({ err: error }, 'the release set stays'));
});

async function stop() {
	server.close();
	await generation.close();
	process.exit(0);
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
