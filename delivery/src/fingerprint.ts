import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from './integrity.ts';
import { folderOf } from './packages.ts';
import type { PackageName } from './release.ts';

/** Other packages in the build of a package. The kernel is built into the shell only, and slices get it from there. */
const DEPENDENCIES = { shell: ['shared-kernel', 'ui-kit'], slice: ['ui-kit'] };
/** The build itself. */
export const COMMON_FILES = [
	'rspack.base.ts',
	'scripts/class-names-loader.ts',
	'scripts/empty-module-loader.ts',
	'ui-kit/fonts/subset-loader.ts',
	'ui-kit/fonts/characters.ts',
	'pnpm-lock.yaml',
];

const NOT_BUILT = /(^|\/)(node_modules|server)\/|\.(test|fake|fixture)\.tsx?$|\.md$/;

async function inputsOf(root: string, name: PackageName): Promise<string[]> {
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

/**
 * Computes the version of a release: the same sources always have the same version, so an unchanged package is not built again.
 */
export async function fingerprint(root: string, name: PackageName, mode: string): Promise<string> {
	const hash = createHash('sha256').update(mode);
	for (const file of await inputsOf(root, name))
		hash
			.update(file)
			.update('\0')
			.update(await readFile(join(root, file)))
			.update('\0');
	return hash.digest('hex').slice(0, 12);
}
