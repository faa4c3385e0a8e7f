import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeFiles } from '../../delivery/src/integrity.ts';
import type { PackageName } from '../../delivery/src/release.ts';
import { addVersion, show } from './release-sets.ts';
import { copyReleases } from './second-shell.ts';

/** Adds a release of a slice with another text, as if it had been built like that. @returns its version */
function rewrite(dataDir: string, slice: PackageName, edit: (code: string) => string): Promise<string> {
	return addVersion(dataDir, slice, async (folder, release) => {
		for (const file of Object.keys(release.files).filter((name) => /\.c?js$/.test(name))) {
			await writeFile(join(folder, file), edit(await readFile(join(folder, file), 'utf8')));
			Object.assign(release.files, await describeFiles(folder, [file]));
			await rm(join(folder, `${file}.br`), { force: true });
			delete release.files[`${file}.br`];
		}
	});
}

/** Copies the published releases and shows a slice with another text. */
export async function releasesWith(slice: PackageName, edit: (code: string) => string): Promise<string> {
	const dataDir = await copyReleases();
	await show(dataDir, { [slice]: await rewrite(dataDir, slice, edit) });
	return dataDir;
}
