import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from './integrity.ts';
import { kernelOf } from './kernel-contract.ts';
import { folderOf, isStandaloneSlice, sourceFolder } from './packages.ts';
import type { PackageName } from './release.ts';

/** Other packages in the build of a package. The kernel is built into the shell only, and slices get it from there. */
const DEPENDENCIES = { shell: ['shared-kernel', 'ui-kit'], slice: ['ui-kit'] };
export const COMMON_FILES = [
	'rspack.base.ts',
	'delivery/src/hot-updates.ts',
	'delivery/src/packages.ts',
	'scripts/class-names-loader.ts',
	'scripts/empty-module-loader.ts',
	'scripts/taken-from-shell.ts',
	'scripts/tie-words-loader.ts',
	'ui-kit/src/tie-words.ts',
	'ui-kit/fonts/subset-loader.ts',
	'ui-kit/fonts/characters.ts',
	'pnpm-lock.yaml',
];

const NOT_BUILT = /(^|\/)(node_modules|server)\/|\.(test|fake|fixture)\.tsx?$|\.md$/;

const LOCKFILES = ['pnpm-lock.yaml', 'package-lock.json', 'npm-shrinkwrap.json', 'yarn.lock', 'bun.lock'];
const OWN_FILES = ['package.json', 'rspack.config.ts', 'slice.json'];

/** What a slice in a repository of its own is built from; the lockfile names its packages, the build's own among them. */
async function inputsOfLone(root: string): Promise<string[]> {
	const sources = (await filesIn(join(root, 'src'))).filter((file) => !NOT_BUILT.test(file));
	const others = [...OWN_FILES, ...LOCKFILES].filter((file) => existsSync(join(root, file)));
	return [...sources.map((file) => `src/${file}`), ...others];
}

async function inputsOf(root: string, name: PackageName): Promise<string[]> {
	if (isStandaloneSlice(root)) return inputsOfLone(root);
	const folder = folderOf(name);
	const folders = [folder, ...(name === 'shell' ? DEPENDENCIES.shell : DEPENDENCIES.slice)];
	const lists = folders.map(async (each) => {
		const sources = await filesIn(join(root, each, 'src'));
		return [
			...sources.filter((file) => !NOT_BUILT.test(file)).map((file) => `${each}/src/${file}`),
			`${each}/package.json`,
		];
	});
	const declared = existsSync(join(root, folder, 'slice.json')) ? [`${folder}/slice.json`] : [];
	return [...(await Promise.all(lists)).flat(), `${folder}/rspack.config.ts`, ...declared, ...COMMON_FILES];
}

/** Computes what stands for the sources of a package: an unchanged one is not built again. */
export async function fingerprint(root: string, name: PackageName, mode: string): Promise<string> {
	const hash = createHash('sha256').update(mode);
	// a slice has nothing of the kernel in it but its version, which decides with which shells it runs
	if (name !== 'shell') hash.update((await kernelOf(sourceFolder(root, name)))?.version ?? '');
	for (const file of await inputsOf(root, name))
		hash
			.update(file)
			.update('\0')
			.update(await readFile(join(root, file)))
			.update('\0');
	return hash.digest('hex').slice(0, 12);
}
