import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Configuration, type MultiCompiler, type MultiStats, rspack } from '@rspack/core';
import * as z from 'zod';
import { bundledPackages, bundledSources } from './bundled-packages.ts';
import { compressFiles } from './compress-files.ts';
import { nameByContent, PLACEHOLDER } from './content-version.ts';
import { fingerprint } from './fingerprint.ts';
import { HOT_UPDATE } from './hot-updates.ts';
import { describeFiles, filesIn } from './integrity.ts';
import { kernelOf } from './kernel-contract.ts';
import { openKnownBuilds } from './known-builds.ts';
import { packagesIn, sourceFolder } from './packages.ts';
import { placeBuild } from './place-build.ts';
import { provenanceOf } from './provenance.ts';
import type { PackageName, PackageVersions, Provenance, Release } from './release.ts';
import type { ReleaseStore } from './release-store.ts';
import { sbomOf } from './sbom.ts';
import { broughtNames, placedNames, takenNames } from './shared-names.ts';
import type { SigningKeys } from './signature.ts';
import { declaredRoutes, shellRoutes } from './slice-routes.ts';

export type Mode = 'production' | 'development';
type Config = (options: { version: string; outDir: string; mode: Mode }) => Configuration[];

export interface PlannedBuild {
	name: PackageName;
	/** Folder of the build, which is moved to its place in one step. */
	draft: string;
}

interface BuiltRelease extends PlannedBuild {
	version: string;
}

const ConfigModule = z.object({ default: z.custom<Config>((value) => typeof value === 'function') });

export async function configsOf(root: string, { name, draft }: PlannedBuild, mode: Mode): Promise<Configuration[]> {
	const file = pathToFileURL(join(sourceFolder(root, name), 'rspack.config.ts')).href;
	const { default: config } = ConfigModule.parse(await import(file));
	return config({ version: PLACEHOLDER, outDir: draft, mode });
}

/** @param modifiedFiles since the compiler last ran @throws with the errors of the compiler */
export function runCompiler(compiler: MultiCompiler, modifiedFiles: ReadonlySet<string> = new Set()) {
	return new Promise<MultiStats>((resolve, reject) => {
		compiler.run(
			(error, stats) => {
				if (error) reject(error);
				else if (!stats) reject(new Error('The build ended without a result'));
				else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true, colors: false })));
				else resolve(stats);
			},
			{ modifiedFiles },
		);
	});
}

export function closeCompiler(compiler: MultiCompiler): Promise<void> {
	return new Promise((resolve) => compiler.close(() => resolve()));
}

/** Begins the names that `rspack.base.ts` gives the chunks of exposed modules: `__federation_expose_home_page`. */
const EXPOSED = '__federation_expose_';

function exposesOf({ stats }: MultiStats, name: PackageName): Release['exposes'] {
	const web = stats.find((one) => one.compilation.name === `${name}-web`);
	const groups = web?.toJson({ all: false, chunkGroups: true }).namedChunkGroups ?? {};
	const exposed = Object.entries(groups).filter(([group]) => group.startsWith(EXPOSED));
	return Object.fromEntries(
		exposed.map(([group, { assets = [] }]) => {
			const files = assets.map(({ name }) => `web/${name}`).filter((file) => !HOT_UPDATE.test(file));
			const ending = (end: string) => files.filter((file) => file.endsWith(end));
			return [group.slice(EXPOSED.length).replaceAll('_', '-'), { js: ending('.js'), css: ending('.css') }];
		}),
	);
}

async function writeSbom({ name, version, draft }: BuiltRelease, stats: MultiStats): Promise<void> {
	const sbom = sbomOf({ name, version }, await bundledPackages(stats, name));
	await writeFile(join(draft, 'sbom.json'), JSON.stringify(sbom, null, '\t'));
}

async function contractOf(root: string, name: PackageName, stats: MultiStats) {
	const files = bundledSources(stats, name);
	const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')));
	const places = placedNames(sources).filter((place) => !place.startsWith(`${name}/`));
	if (name === 'shell') return { brings: broughtNames(root), places, routes: await shellRoutes(root) };
	return { takes: takenNames(sources), places, routes: declaredRoutes(sourceFolder(root, name), name) };
}

type Contract = Pick<Release, 'takes' | 'brings' | 'places' | 'routes' | 'exposes'>;

async function describe(
	{ name, version, draft }: BuiltRelease,
	contract: Contract,
	origin: Pick<Release, 'kernel' | 'provenance'>,
): Promise<Release> {
	const files = await filesIn(draft);
	const main = (ending: string) => files.filter((file) => file.startsWith('web/main.') && file.endsWith(ending));
	return {
		name,
		version,
		files: await describeFiles(draft, files),
		webEntry: name === 'shell' ? (main('.js')[0] ?? '') : 'web/remoteEntry.js',
		webStyles: name === 'shell' ? main('.css') : [],
		nodeEntry: name === 'shell' ? 'node/render.cjs' : 'node/remoteEntry.cjs',
		...contract,
		...origin,
	};
}

export interface BuildOptions extends SigningKeys {
	mode?: Mode;
	/** All packages of the workspace where missing. */
	only?: readonly PackageName[] | undefined;
}

interface Making {
	root: string;
	store: ReleaseStore;
	/** For browsers far away; a developer gains nothing by it, and it takes longer than building. */
	isCompressed: boolean;
	stats: MultiStats;
	provenance: Provenance;
	signing: SigningKeys;
}

/** Puts a build into the store, unless what it has built is there already, and signed. @returns the version */
export async function keepBuild(
	planned: PlannedBuild,
	{ root, store, isCompressed, stats, provenance, signing }: Making,
): Promise<string> {
	const { name, draft } = planned;
	const contract = { ...(await contractOf(root, name, stats)), exposes: exposesOf(stats, name) };
	const kernel = await kernelOf(sourceFolder(root, name));
	// a kernel or React of which slices are to be built anew gives them new versions, even where not one byte is another
	const react = provenance.react?.split('.')[0];
	const version = await nameByContent(draft, { ...contract, kernel: kernel?.version, react });
	if (await store.has(name, version, signing)) {
		await rm(draft, { recursive: true, force: true });
		return version;
	}
	const built = { ...planned, version };
	if (isCompressed) await compressFiles(join(draft, 'web'));
	await writeSbom(built, stats);
	const origin = { ...(kernel && { kernel }), provenance };
	await placeBuild(store, { draft, release: await describe(built, contract, origin) }, signing);
	return version;
}

/**
 * Builds what these sources were not built into yet, and what is to be signed anew: only the sources say that it is the same. An
 * interrupted build leaves nothing that looks like a release.
 * @returns the version of each package, and which were built
 * @throws with the errors of the compiler
 */
export async function buildReleases(root: string, store: ReleaseStore, options: BuildOptions = {}) {
	const { mode = 'production', only } = options;
	const builds = openKnownBuilds(store.root);
	const versions: PackageVersions = {};
	const planned: (PlannedBuild & { fingerprint: string })[] = [];
	for (const name of only ?? (await packagesIn(root))) {
		const key = await fingerprint(root, name, mode);
		const known = await builds.find(name, key);
		if (known && (await store.has(name, known, options))) versions[name] = known;
		else planned.push({ name, fingerprint: key, draft: join(store.root, 'drafts', `${name}-${key}-${process.pid}`) });
	}
	if (planned.length > 0) {
		const compiler = rspack((await Promise.all(planned.map((one) => configsOf(root, one, mode)))).flat());
		const stats = await runCompiler(compiler).finally(() => closeCompiler(compiler));
		const isCompressed = mode === 'production';
		const making = { root, store, isCompressed, stats, provenance: await provenanceOf(root), signing: options };
		for (const one of planned) {
			const version = await keepBuild(one, making);
			await builds.note(one.name, one.fingerprint, version);
			versions[one.name] = version;
		}
	}
	return { versions, built: planned.map(({ name }) => name) };
}
