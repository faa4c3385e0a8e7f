import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from './integrity.ts';
import { folderOf } from './packages.ts';
import type { PackageName } from './release.ts';

/** Beside its own folder, what goes into a package's build. The kernel is in the shell only: slices get it from there. */
const ALSO = { shell: ['shared-kernel', 'ui-kit'], slice: ['ui-kit'] };
const COMMON_FILES = ['rspack.base.ts', 'scripts/class-names-loader.ts', 'pnpm-lock.yaml'];

function isInput(file: string) {
	return !/(^|\/)(node_modules|server)\//.test(file) && !/\.test\.tsx?$/.test(file) && !file.endsWith('.md');
}

async function inputsOf(root: string, name: PackageName): Promise<string[]> {
	const folder = folderOf(name);
	const folders = [folder, ...(name === 'shell' ? ALSO.shell : ALSO.slice)];
	const lists = folders.map(async (each) => {
		const sources = await filesIn(join(root, each, 'src'));
		return [...sources.filter(isInput).map((file) => `${each}/src/${file}`), `${each}/package.json`];
	});
	return [...(await Promise.all(lists)).flat(), `${folder}/rspack.config.ts`, ...COMMON_FILES];
}

/** The version of a package's release: the same sources always give the same one, so what is unchanged is not built again. */
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
