import { cp } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { type MultiCompiler, rspack } from '@rspack/core';
import { closeCompiler, configsOf, keepBuild, type Mode, runCompiler } from './build.ts';
import { bundledFiles } from './bundled-packages.ts';
import { HOT_UPDATE } from './hot-updates.ts';
import { sourceFolder } from './packages.ts';
import { provenanceOf } from './provenance.ts';
import type { PackageName, PackageVersions, Provenance } from './release.ts';
import type { ReleaseStore } from './release-store.ts';
import type { SigningKeys } from './signature.ts';

export interface Edit {
	/** Absolute path. */
	file: string;
	/** The compiler finds files that come or go only when it begins anew. */
	isNewOrGone: boolean;
}

/** What is read when a compiler begins: the shell's lists of what it shares, and in production the names of classes. */
const READ_ONCE = {
	development: /[\\/]shared[\\/]kernel(-lazy)?\.ts$/,
	production: /[\\/]shared[\\/]kernel(-lazy)?\.ts$|\.module\.css$/,
};

interface LivePackage {
	compiler: MultiCompiler;
	/** Folder of what the compiler writes, which writes only what has changed. */
	output: string;
	/** What is in its bundles; unknown until it was built without an error. */
	files?: ReadonlySet<string>;
}

interface LiveOptions {
	root: string;
	store: ReleaseStore;
	mode: Mode;
	signing: SigningKeys;
	/** Hears the hash of what browsers get of a package, before its release is in the store. */
	onCompiled: (name: PackageName, hash: string) => void;
}

export interface LiveBuilds {
	outputOf(name: string): string | undefined;
	/**
	 * Builds those of the packages which edits concern, and those that were never built.
	 * @returns the versions of all that were built so far
	 * @throws with the errors of the compiler, once all packages were tried
	 */
	build(names: readonly PackageName[], edits: readonly Edit[]): Promise<PackageVersions>;
}

/** Keeps the compilers of packages, which remember what they have compiled, so that a build after an edit is quick. */
export function openLiveBuilds({ root, store, mode, signing, onCompiled }: LiveOptions): LiveBuilds {
	const packages = new Map<string, LivePackage>();
	const versions: PackageVersions = {};
	let provenance: Promise<Provenance> | undefined;
	let builds = 0;

	async function open(name: PackageName): Promise<LivePackage> {
		const output = join(store.root, 'drafts', `live-${name}-${process.pid}`);
		const configs = await configsOf(root, { name, draft: output }, mode);
		const quick = configs.map((config) => ({ ...config, optimization: { ...config.optimization, minimize: false } }));
		return { compiler: rspack(quick), output };
	}
	async function forget(name: PackageName): Promise<void> {
		const one = packages.get(name);
		packages.delete(name);
		if (one) await closeCompiler(one.compiler);
	}
	async function keep(name: PackageName, { compiler, output }: LivePackage, modified: ReadonlySet<string>) {
		const stats = await runCompiler(compiler, modified);
		const web = stats.stats.find(({ compilation }) => compilation.name === `${name}-web`);
		onCompiled(name, web?.hash ?? '');
		builds += 1;
		// its names and hashes are replaced there, and the compiler goes on with what it has written
		const draft = `${output}-${builds}`;
		await cp(output, draft, { recursive: true, filter: (file) => !HOT_UPDATE.test(file) });
		provenance ??= provenanceOf(root);
		const making = { root, store, isCompressed: false, stats, provenance: await provenance, signing };
		versions[name] = await keepBuild({ name, draft }, making);
		return new Set(bundledFiles(stats, name));
	}
	async function build(name: PackageName, edits: readonly Edit[]): Promise<void> {
		const inside = sourceFolder(root, name) + sep;
		const known = packages.get(name);
		const concerns = ({ file, isNewOrGone }: Edit) => isNewOrGone || !known?.files || known.files.has(file);
		const concerning = edits.filter((edit) => edit.file.startsWith(inside) || concerns(edit));
		if (known && concerning.length === 0) return;
		if (concerning.some(({ file, isNewOrGone }) => isNewOrGone || READ_ONCE[mode].test(file))) await forget(name);
		const one = packages.get(name) ?? (await open(name));
		packages.set(name, one);
		one.files = await keep(name, one, new Set(concerning.map(({ file }) => file)));
	}
	return {
		outputOf: (name) => packages.get(name)?.output,
		async build(names, edits) {
			const results = await Promise.allSettled(names.map((name) => build(name, edits)));
			const failed = results.find((result) => result.status === 'rejected');
			if (failed) throw failed.reason;
			return versions;
		},
	};
}
