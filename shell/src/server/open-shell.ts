import { watch } from 'node:fs';
import { openReleaseStore } from '@pasaz/delivery/release-store';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { createApp } from './create-app.ts';
import { startGeneration } from './generation.ts';
import { createOutputCache } from './output-cache.ts';

export interface Shell {
	app: Hono;
	/** The release set that new pages are made of. */
	releaseSet(): string;
	/** Lets running renders end. */
	close(): Promise<void>;
}

/**
 * Starts the render workers of the published release set and makes the shell's server. When another set is published,
 * new pages are made of that, with no restart.
 * @throws where no set is published or the shell's own release cannot be run
 */
export async function openShell(config: Config, log: Logger): Promise<Shell> {
	const store = openReleaseStore(config.dataDir);
	const published = await store.current();
	if (!published) throw new Error(`No release set is published in ${config.dataDir}`);
	let generation = await startGeneration(published, { config, store, log });

	async function switchGeneration() {
		const set = await store.current();
		if (!set || set.id === generation.set.id) return;
		const old = generation;
		generation = await startGeneration(set, { config, store, log });
		log.info({ set: set.id }, 'release set switched');
		await old.close();
	}
	let switching = Promise.resolve();
	const watcher = watch(config.dataDir, (_, file) => {
		if (file !== 'current.json') return;
		switching = switching.then(switchGeneration).catch((error) => log.error({ err: error }, 'the release set stays'));
	});

	const cache = config.outputCache ? createOutputCache() : undefined;
	return {
		app: createApp(config, store, { generation: () => generation, cache, log }),
		releaseSet: () => generation.set.id,
		close: async () => {
			watcher.close();
			await switching;
			await generation.close();
		},
	};
}
