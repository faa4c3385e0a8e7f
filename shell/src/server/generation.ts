import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { throwIfUnavailable } from '@pasaz/delivery/object-store';
import { type PlacedVersion, placedIn, type Release, type ReleaseSet } from '@pasaz/delivery/release';
import type { ReleaseStore } from '@pasaz/delivery/release-store';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { remoteOf } from '../render/client-files.ts';
import type { PlacedRelease } from '../render/node-slices.ts';
import type { WorkerData, WorkerSettings } from '../render/worker-messages.ts';
import { isPageName } from '../routes.ts';
import type { ViewSettings } from '../routing/settings.ts';
import type { SetFingerprint } from './adopt-page.ts';
import type { Config } from './config.ts';
import { bringsReact, readIntact } from './release-integrity.ts';
import { warmUp } from './warm-up.ts';
import { RenderPool } from './workers/render-pool.ts';

/** The render workers of one release set. A new set gets a generation of its own, and the old one finishes its renders. */
export interface Generation {
	set: ReleaseSet;
	broken: string[];
	/** Addresses that slices of the set declare. */
	declared: readonly string[];
	/** Why a slice (by name) could not be loaded, or what its code threw at an address; rehearsals report it. */
	causeOf(sliceOrUrl: string): string | undefined;
	/** Decides whether pages kept for another set can be reused. */
	files: SetFingerprint;
	render: RenderPool['render'];
	close(): Promise<void>;
}

export interface GenerationOptions {
	config: Config;
	store: ReleaseStore;
	log: Logger;
	/** ms that a worker may take to start. */
	startLimit?: number;
	onFault?: (fault: SliceFault) => void;
}

/** The code of a slice has thrown while the server made a page, or ended its worker. */
export interface SliceFault {
	/** Id of the set. */
	set: string;
	slice: string;
	/** Path and query. */
	url: string;
}

/** Why a slice is left out, by its name, and what its code last threw, by address. */
type Causes = LRUCache<string, string>;
/** Of these, so many are remembered. */
const REMEMBERED = 500;

/** Leaves out a release whose description cannot be read, and a slice with a React of its own, and notes why. @throws {StoreUnavailable} */
async function locate(
	name: Release['name'],
	placed: PlacedVersion,
	{ store, log, config, causes }: GenerationOptions & { causes: Causes },
): Promise<PlacedRelease | undefined> {
	const { version } = placed;
	try {
		const release = await store.findPlaced(name, placed, config.releaseKeys);
		if (!release) return;
		const found = { folder: store.folderOf(name, version), release };
		if (name === 'shell' || !(await bringsReact(found, log))) return found;
		causes.set(
			name,
			'it bundles a React of its own, and the shell brings the only one: import react, react-dom and react/jsx-runtime by these names',
		);
		log.error({ name, version }, 'a slice that brings a React of its own is left out');
	} catch (error) {
		throwIfUnavailable(error);
		causes.set(name, String(error));
		log.error(
			{ err: error, name, version, security: 'refused-release' },
			'a release cannot be read, or is not to be trusted',
		);
	}
	return;
}

/** The views of the configuration, and the addresses that slices declare; the configuration may move these, too. */
function viewsWith(views: ViewSettings, slices: WorkerSettings['slices']): ViewSettings {
	const declared = [...slices.values()].flatMap(({ release }) => release.routes ?? []);
	const placed = declared.flatMap(({ page, ...route }) => (isPageName(page) ? [{ ...route, page }] : []));
	return [...views, ...placed.filter(({ name }) => !views.some((view) => view.name === name))];
}

async function settingsFor(set: ReleaseSet, options: GenerationOptions & { causes: Causes }): Promise<WorkerSettings> {
	const releases = await Promise.all(
		placedIn(set).map(async ([name, placed]) => [name, await locate(name, placed, options)] as const),
	);
	const found = new Map(releases.flatMap(([name, release]) => (release ? [[name, release] as const] : [])));
	const shell = found.get('shell');
	if (!shell) throw new Error(`The shell's release ${set.releases.shell?.version} is missing`);
	const slices = new Map([...found].filter(([name]) => name !== 'shell'));
	const missing = releases.flatMap(([name, release]) => (release ? [] : [name]));
	const { config } = options;
	return {
		releaseSet: set.id,
		shell,
		slices,
		missing,
		apiUrl: config.apiUrl,
		apiBudget: config.apiBudget,
		publicUrl: config.publicUrl,
		fileOrigin: config.assetOrigin,
		storeViews: config.storeViews,
		routing: { ...config.routing, views: viewsWith(config.routing.views, slices) },
	};
}

/** @throws if what a worker runs and shows of the shell differs from what was published; a slice that differs is left out by it instead */
async function checkShell({ shell }: WorkerSettings, log: Logger) {
	const { nodeEntry, webStyles, version } = shell.release;
	const files = await Promise.all([nodeEntry, ...webStyles].map((file) => readIntact(shell, file, log)));
	if (!files.every(Boolean)) throw new Error(`The shell's release ${version} is not what was published`);
}

/** Megabytes for what was just made: V8 gives a worker that lives for long several times as much, for garbage and little gain in speed (decision 33). */
const YOUNG_MB = 32;

/** Resolves when each worker of the set has rendered a page. @throws if the shell itself cannot be loaded */
export async function startGeneration(set: ReleaseSet, options: GenerationOptions): Promise<Generation> {
	const causes: Causes = new LRUCache({ max: REMEMBERED });
	const settings = await settingsFor(set, { ...options, causes });
	const file = join(settings.shell.folder, settings.shell.release.nodeEntry);
	const { renderWorkers: size, workerMemory: memory } = options.config;
	const pool = await RenderPool.open({
		size,
		memory,
		log: options.log,
		startLimit: options.startLimit,
		onFault: (slice, url, reason) => {
			if (reason) causes.set(url, `${slice}: ${reason}`);
			options.onFault?.({ set: set.id, slice, url });
		},
		start: async (beats) => {
			// a worker that replaces another one reads the file again
			await checkShell(settings, options.log);
			return new Worker(file, {
				workerData: { settings, memory: beats } satisfies WorkerData,
				resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
			});
		},
		warmUp: (render) => warmUp(render, options.log),
	});
	const { broken, reasons } = pool;
	if (broken.length > 0) options.log.error({ broken, set: set.id }, 'slices could not be loaded');
	const remotes = [...settings.slices.values()].map(({ release }) => remoteOf(release));
	const { views } = settings.routing;
	const shell = settings.shell.release.version;
	const files = { set: set.id, shell, remotes, broken, views: JSON.stringify(views) };
	const declared = views.map(({ path }) => path);
	const causeOf = (sliceOrUrl: string) => reasons[sliceOrUrl] ?? causes.get(sliceOrUrl);
	return { set, broken, declared, causeOf, files, render: pool.render, close: () => pool.close() };
}
