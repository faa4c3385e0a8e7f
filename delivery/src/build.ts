import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Configuration, type MultiStats, rspack } from '@rspack/core';
import * as z from 'zod';
import { bundledPackages, bundledSources } from './bundled-packages.ts';
import { compressFiles } from './compress-files.ts';
import { fingerprint } from './fingerprint.ts';
import { describeFiles, filesIn } from './integrity.ts';
import { packagesIn, sourceFolder } from './packages.ts';
import { provenanceOf } from './provenance.ts';
import { type PackageName, PackageVersions, type Provenance, type Release } from './release.ts';
import type { ReleaseStore } from './release-store.ts';
import { sbomOf } from './sbom.ts';
import { broughtNames, placedNames, takenNames } from './shared-names.ts';
import type { Signer } from './signature.ts';
import { declaredRoutes, shellRoutes } from './slice-routes.ts';

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
	const file = pathToFileURL(join(sourceFolder(root, name), 'rspack.config.ts')).href;
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

/** What a release takes, brings and names of others, by which a set is judged. */
async function contractOf(root: string, name: PackageName, stats: MultiStats) {
	const files = bundledSources(stats, name);
	const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')));
	const places = placedNames(sources).filter((place) => !place.startsWith(`${name}/`));
	if (name === 'shell') return { brings: broughtNames(root), places, routes: await shellRoutes(root) };
	return { takes: takenNames(sources), places, routes: declaredRoutes(sourceFolder(root, name), name) };
}

interface Described extends PlannedRelease {
	root: string;
	provenance: Provenance;
}

async function describe({ name, version, draft, root, provenance }: Described, stats: MultiStats): Promise<Release> {
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
		...(await contractOf(root, name, stats)),
		provenance,
	};
}

async function finish(store: ReleaseStore, planned: PlannedRelease, release: Release, signer?: Signer) {
	const description = JSON.stringify(release, null, '\t');
	await writeFile(join(planned.draft, 'release.json'), description);
	if (signer) await writeFile(join(planned.draft, 'release.sig'), JSON.stringify(signer.sign(description)));
	const folder = store.folderOf(planned.name, planned.version);
	await mkdir(dirname(folder), { recursive: true });
	await rm(folder, { recursive: true, force: true });
	await rename(planned.draft, folder);
}

export interface BuildOptions {
	mode?: Mode;
	/** All packages of the workspace where missing. */
	only?: readonly PackageName[] | undefined;
	signer?: Signer | undefined;
}

/** Leaves out the releases that are in the store; who signs builds again what nobody has signed. */
async function planReleases(store: ReleaseStore, versions: PackageVersions, signer: Signer | undefined) {
	const all = (Object.entries(versions) as [PackageName, string][]).map(async ([name, version]) => {
		const draft = join(store.root, 'drafts', `${name}-${version}-${process.pid}`);
		const isThere = signer ? await store.isSigned(name, version) : await store.find(name, version);
		return isThere ? [] : [{ name, version, draft }];
	});
	return (await Promise.all(all)).flat();
}

/**
 * Builds the packages of a workspace that are not in the store yet, for browsers and for the server. An interrupted build
 * leaves nothing that looks like a release.
 * @param root folder of the workspace
 * @throws with the errors of the compiler
 */
export async function buildReleases(root: string, store: ReleaseStore, options: BuildOptions = {}) {
	const { mode = 'production', only, signer } = options;
	const names = only ?? (await packagesIn(root));
	const versions = await Promise.all(names.map(async (name) => [name, await fingerprint(root, name, mode)] as const));
	const built = PackageVersions.parse(Object.fromEntries(versions));
	const planned = await planReleases(store, built, signer);
	if (planned.length > 0) {
		const stats = await run((await Promise.all(planned.map((one) => configsOf(root, one, mode)))).flat());
		const provenance = await provenanceOf(root);
		for (const one of planned) {
			// A developer gains nothing: compressing takes longer than building, and the bytes stay on the machine.
			if (mode === 'production') await compressFiles(join(one.draft, 'web'));
			await writeSbom(one, stats);
			await finish(store, one, await describe({ ...one, root, provenance }, stats), signer);
		}
	}
	return { versions: built, built: planned.map(({ name }) => name) };
}
