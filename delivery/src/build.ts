import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Configuration, type MultiStats, rspack } from '@rspack/core';
import * as z from 'zod';
import { bundledPackages } from './bundled-packages.ts';
import { compressFiles } from './compress-files.ts';
import { fingerprint } from './fingerprint.ts';
import { describeFiles, filesIn } from './integrity.ts';
import { folderOf, packagesIn } from './packages.ts';
import { type PackageName, type Release, ReleaseVersions } from './release.ts';
import type { ReleaseStore } from './release-store.ts';
import { sbomOf } from './sbom.ts';

type Mode = 'production' | 'development';
type Config = (options: { version: string; outDir: string; mode: Mode }) => Configuration[];

interface PlannedRelease {
	name: PackageName;
	version: string;
	/** Folder of the build, which is moved to its place in one step. */
	draft: string;
}

const ConfigModule = z.object({ default: z.custom<Config>((value) => typeof value === 'function') });

async function configsOf(root: string, { name, version, draft }: PlannedRelease, mode: Mode) {
	const file = pathToFileURL(join(root, folderOf(name), 'rspack.config.ts')).href;
	const { default: config } = ConfigModule.parse(await import(file));
	return config({ version, outDir: draft, mode });
}

function run(configs: Configuration[]): Promise<MultiStats> {
	const compiler = rspack(configs);
	return new Promise((resolve, reject) => {
		compiler.run((error, stats) => {
			compiler.close(() => {
				if (error) reject(error);
				else if (!stats) reject(new Error('The build ended without a result'));
				else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true, colors: false })));
				else resolve(stats);
			});
		});
	});
}

/** Begins the names that `rspack.base.ts` gives the chunks of exposed modules: `__federation_expose_home_page`. */
const EXPOSED = '__federation_expose_';

/** Lists the files of each exposed module. */
function exposesOf({ stats }: MultiStats, name: PackageName): Release['exposes'] {
	const web = stats.find((one) => one.compilation.name === `${name}-web`);
	const groups = web?.toJson({ all: false, chunkGroups: true }).namedChunkGroups ?? {};
	const exposed = Object.entries(groups).filter(([group]) => group.startsWith(EXPOSED));
	return Object.fromEntries(
		exposed.map(([group, { assets = [] }]) => {
			const files = assets.map((asset) => `web/${asset.name}`);
			const ending = (end: string) => files.filter((file) => file.endsWith(end));
			return [group.slice(EXPOSED.length).replaceAll('_', '-'), { js: ending('.js'), css: ending('.css') }];
		}),
	);
}

/** Names in the release what it was built from. */
async function writeSbom({ name, version, draft }: PlannedRelease, stats: MultiStats): Promise<void> {
	const sbom = sbomOf({ name, version }, await bundledPackages(stats, name));
	await writeFile(join(draft, 'sbom.json'), JSON.stringify(sbom, null, '\t'));
}

async function describe({ name, version, draft }: PlannedRelease, stats: MultiStats): Promise<Release> {
	const files = await filesIn(draft);
	const main = (ending: string) => files.filter((file) => file.startsWith('web/main.') && file.endsWith(ending));
	return {
		name,
		version,
		files: await describeFiles(draft, files),
		webEntry: name === 'shell' ? (main('.js')[0] ?? '') : 'web/remoteEntry.js',
		webStyles: name === 'shell' ? main('.css') : [],
		nodeEntry: name === 'shell' ? 'node/render.cjs' : 'node/remoteEntry.cjs',
		exposes: exposesOf(stats, name),
	};
}

async function finish(store: ReleaseStore, planned: PlannedRelease, release: Release) {
	await writeFile(join(planned.draft, 'release.json'), JSON.stringify(release, null, '\t'));
	const folder = store.folderOf(planned.name, planned.version);
	await mkdir(dirname(folder), { recursive: true });
	await rm(folder, { recursive: true, force: true });
	await rename(planned.draft, folder);
}

/**
 * Builds the packages of a workspace that are not in the store yet, for browsers and for the server. An interrupted build
 * leaves nothing that looks like a release.
 * @param root folder of the workspace
 * @throws with the errors of the compiler
 */
export async function buildReleases(root: string, store: ReleaseStore, mode: Mode = 'production') {
	const names = await packagesIn(root);
	const versions = await Promise.all(names.map(async (name) => [name, await fingerprint(root, name, mode)] as const));
	const planned: PlannedRelease[] = [];
	for (const [name, version] of versions) {
		if (await store.find(name, version)) continue;
		planned.push({ name, version, draft: join(store.root, 'drafts', `${name}-${version}-${process.pid}`) });
	}
	if (planned.length > 0) {
		const stats = await run((await Promise.all(planned.map((one) => configsOf(root, one, mode)))).flat());
		for (const one of planned) {
			// A developer gains nothing: compressing takes longer than building, and the bytes stay on the machine.
			if (mode === 'production') await compressFiles(join(one.draft, 'web'));
			await writeSbom(one, stats);
			await finish(store, one, await describe(one, stats));
		}
	}
	return { versions: ReleaseVersions.parse(Object.fromEntries(versions)), built: planned.map(({ name }) => name) };
}
