import { watch } from 'node:fs';
import { RequestError } from '@hono/node-server';
import type { ReleaseSet } from '@pasaz/delivery/release';
import { openReleaseStore } from '@pasaz/delivery/release-store';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { createApp } from './create-app.ts';
import { type Generation, type GenerationOptions, startGeneration } from './generation.ts';
import { openKnownFields } from './known-fields.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { createSecurityHeaders } from './security-headers.ts';
import { openSharedPages } from './shared-pages.ts';

export interface Shell {
	app: Hono;
	refuse(error: unknown): Response;
	releaseSet(): string;
	/** Tells load balancers that this process is ending; it still answers. */
	beginEnding(): void;
	close(): Promise<void>;
}

function openCache({ outputCache, redisUrl }: Config, log: Logger): PageCache | undefined {
	if (!outputCache) return;
	return createPageCache(redisUrl ? (purges) => openSharedPages(redisUrl, purges, log) : undefined);
}

/** A folder that this process may only read keeps no note. */
async function noteGood({ set, broken }: Generation, { store, log }: GenerationOptions): Promise<void> {
	if (broken.length > 0) return;
	await store.markGood(set).catch((error) => log.warn({ err: error }, 'nobody will know which release set ran'));
}

/** Starts the set that ran last if the published one cannot run. @throws if that cannot either */
async function startPublished(set: ReleaseSet, options: GenerationOptions): Promise<Generation> {
	const { store, log } = options;
	try {
		const started = await startGeneration(set, options);
		await noteGood(started, options);
		return started;
	} catch (error) {
		const good = await store.lastGood();
		if (!good || good.id === set.id) throw error;
		log.error({ err: error, set: set.id, shown: good.id }, 'the published release set cannot run');
		return startGeneration(good, options);
	}
}

/** @throws if the set lacks a slice that is shown now: a damaged release must not take the place of a good one */
async function startWhole(set: ReleaseSet, old: Generation, options: GenerationOptions): Promise<Generation> {
	const started = await startGeneration(set, options);
	const lost = started.broken.filter((name) => name in old.set.releases && !old.broken.includes(name));
	if (lost.length === 0) return started;
	await started.close();
	throw new Error(`Release set ${set.id} is refused: ${lost.join(', ')} cannot be loaded`);
}

/**
 * Starts the render workers of the published release set and creates the server. A set that is published later takes over
 * without a restart.
 * @throws if no set is published, or if the shell's own release cannot run
 */
export async function openShell(config: Config, log: Logger): Promise<Shell> {
	const store = openReleaseStore(config.dataDir);
	const published = await store.current();
	if (!published) throw new Error(`No release set is published in ${config.dataDir}`);
	const fields = await openKnownFields(config.apiUrl, log);
	let generation = await startPublished(published, { config, store, log });
	let isEnding = false;

	async function switchGeneration() {
		const set = await store.current();
		if (!set || set.id === generation.set.id) return;
		const old = generation;
		await fields.refresh();
		generation = await startWhole(set, old, { config, store, log });
		await noteGood(generation, { config, store, log });
		log.info({ set: set.id }, 'release set switched');
		await old.close();
	}
	let switching = Promise.resolve();
	const watcher = watch(config.dataDir, (_, file) => {
		if (file !== 'current.json') return;
		switching = switching.then(switchGeneration).catch((error) => log.error({ err: error }, 'the release set stays'));
	});

	const cache = openCache(config, log);
	const headers = createSecurityHeaders(config);
	const isReady = () => !isEnding;
	return {
		app: createApp(config, { store, generation: () => generation, cache, fields, headers, log, isReady }),
		refuse(error) {
			const isMalformed = error instanceof RequestError;
			if (!isMalformed) log.error({ err: error }, 'an answer failed');
			return new Response(null, { status: isMalformed ? 400 : 500, headers: headers.empty });
		},
		releaseSet: () => generation.set.id,
		beginEnding: () => {
			isEnding = true;
		},
		close: async () => {
			watcher.close();
			fields.close();
			await switching;
			await Promise.all([generation.close(), cache?.close()]);
		},
	};
}
