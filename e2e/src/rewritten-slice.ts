import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyReleases } from './second-shell.ts';

function integrityOf(content: Uint8Array) {
	return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** Copies the published releases and changes a slice's text, as if the slice had been published like that. */
export async function releasesWith(slice: string, edit: (code: string) => string): Promise<string> {
	const dataDir = await copyReleases();
	const { releases } = JSON.parse(await readFile(join(dataDir, 'current.json'), 'utf8'));
	const folder = join(dataDir, 'releases', slice, releases[slice]);
	const release = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8'));
	for (const file of Object.keys(release.files).filter((name) => /\.c?js$/.test(name))) {
		const content = Buffer.from(edit(await readFile(join(folder, file), 'utf8')));
		await writeFile(join(folder, file), content);
		release.files[file] = { bytes: content.byteLength, integrity: integrityOf(content) };
		await rm(join(folder, `${file}.br`), { force: true });
		delete release.files[`${file}.br`];
	}
	await writeFile(join(folder, 'release.json'), JSON.stringify(release));
	return dataDir;
}
