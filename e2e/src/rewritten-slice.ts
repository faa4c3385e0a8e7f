import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeFiles } from '../../delivery/src/integrity.ts';
import { type PackageName, Release } from '../../delivery/src/release.ts';
import { folderOf, show } from './release-sets.ts';
import { copyReleases } from './second-shell.ts';

/** Changes the text of a slice where it lies, because its code names the addresses of its own version. */
async function rewrite(folder: string, edit: (code: string) => string): Promise<void> {
	const description = join(folder, 'release.json');
	const release = Release.parse(JSON.parse(await readFile(description, 'utf8')));
	for (const file of Object.keys(release.files).filter((name) => /\.c?js$/.test(name))) {
		await writeFile(join(folder, file), edit(await readFile(join(folder, file), 'utf8')));
		Object.assign(release.files, await describeFiles(folder, [file]));
		await rm(join(folder, `${file}.br`), { force: true });
		delete release.files[`${file}.br`];
	}
	await writeFile(description, JSON.stringify(release));
}

/** Copies the published releases and shows a slice with another text, as if it had been published like that. */
export async function releasesWith(slice: PackageName, edit: (code: string) => string): Promise<string> {
	const dataDir = await copyReleases();
	await rewrite(await folderOf(dataDir, slice), edit);
	await show(dataDir, {});
	return dataDir;
}
