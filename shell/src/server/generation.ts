import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { PackageName, type Release, type ReleaseSet } from '@pasaz/delivery/release';
import type { ReleaseStore } from '@pasaz/delivery/release-store';
import type { Logger } from 'pino';
import type { WorkerSettings } from '../render/messages.ts';
import type { PlacedRelease } from '../render/node-slices.ts';
import type { Config } from './config.ts';
import { bringsReact, readIntact } from './release-integrity.ts';
import { openWorker, type RenderWorker } from './render-worker.ts';

/** The workers of one release set. A new set gets a generation of its own; the old one finishes what it has begun. */
export interface Generation {
	set: ReleaseSet;
	/** Slices that could not be loaded. */
	broken: string[];
	/** The worker that has least to do. */
	worker(): RenderWorker;
	/** Lets running renders end, then ends the workers. */
	close(): Promise<void>;
}

interface Deps {
	config: Config;
	store: ReleaseStore;
	log: Logger;
}

/** A release whose description cannot be read is as good as missing, and so is a slice with a React of its own. */
async function placed(
	name: Release['name'],
	version: string,
	{ store, log }: Deps,
): Promise<PlacedRelease | undefined> {
	try {
		const release = await store.find(name, version);
		if (!release) return;
		const found = { folder: store.folderOf(name, version), release };
		if (name === 'shell' || !(await bringsReact(found, log))) return found;
		log.error({ name, version }, 'a slice that brings a React of its own is left out');
	} catch (error) {
		log.error({ err: error, name, version }, 'a release cannot be read');
	}
	return;
}

async function settingsFor(set: ReleaseSet, deps: Deps): Promise<WorkerSettings> {
	const releases = await Promise.all(
		Object.entries(set.releases).map(async ([key, version]) => {
			const name = PackageName.parse(key);
			return [name, await placed(name, version, deps)] as const;
		}),
	);
	const found = new Map(releases.flatMap(([name, release]) => (release ? [[name, release] as const] : [])));
	const shell = found.get('shell');
	if (!shell) throw new Error(`The shell's release ${set.releases.shell} is missing`);
	const slices = new Map([...found].filter(([name]) => name !== 'shell'));
	const missing = releases.flatMap(([name, release]) => (release ? [] : [name]));
	const { config } = deps;
	return {
		releaseSet: set.id,
		shell,
		slices,
		missing,
		apiUrl: config.apiUrl,
		publicUrl: config.publicUrl,
		storeViews: config.storeViews,
		routing: config.routing,
	};
}

/** @throws where one cannot be started; the others are ended */
async function allOf(starting: Promise<RenderWorker>[]): Promise<RenderWorker[]> {
	const started = await Promise.allSettled(starting);
	const workers = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
	const failed = started.find(({ status }) => status === 'rejected');
	if (failed?.status !== 'rejected') return workers;
	await Promise.all(workers.map((worker) => worker.close()));
	throw failed.reason;
}

/** @throws where it is not what was published; of a slice that is not the log says so, and the workers leave it out */
async function checkShell({ shell }: WorkerSettings, log: Logger) {
	const entry = await readIntact(shell, shell.release.nodeEntry, log);
	if (!entry) throw new Error(`The shell's release ${shell.release.version} is not what was published`);
}

/**
 * Starts the workers of a release set and returns when all can render.
 * @throws where the shell itself cannot be loaded; a slice that cannot is named in `broken`
 */
export async function startGeneration(set: ReleaseSet, deps: Deps): Promise<Generation> {
	const settings = await settingsFor(set, deps);
	await checkShell(settings, deps.log);
	const file = join(settings.shell.folder, settings.shell.release.nodeEntry);
	const start = () => openWorker(() => new Worker(file, { workerData: settings }), deps.log);
	const workers = await allOf(Array.from({ length: deps.config.renderWorkers }, start));
	const broken = [...new Set(workers.flatMap((worker) => worker.broken))];
	if (broken.length > 0) deps.log.error({ broken, set: set.id }, 'slices could not be loaded');
	return {
		set,
		broken,
		worker: () => workers.reduce((least, worker) => (worker.pending() < least.pending() ? worker : least)),
		close: async () => {
			await Promise.all(workers.map((worker) => worker.close()));
		},
	};
}
