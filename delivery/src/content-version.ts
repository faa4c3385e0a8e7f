import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn, integrityOf } from './integrity.ts';

/** Stands in what is built for the version, which is known only then, and has its length. */
export const PLACEHOLDER = 'pasazversion';

const TEXT = /\.(c?js|css|json|svg)$/;

/** The compiler lists the hashes of chunks in another order each time. */
const CHUNK_HASHES = /(\.sri(?:Css)?Hashes\s*=\s*)\{([^}]*)\}/g;

async function sortChunkHashes(folder: string, files: readonly string[]): Promise<void> {
	for (const file of files) {
		const code = await readFile(join(folder, file), 'utf8');
		const sorted = code.replace(CHUNK_HASHES, (_, start: string, list: string) => {
			const hashes = list.split(',').map((one) => one.trim());
			return `${start}{${hashes.toSorted().join(',')}}`;
		});
		if (sorted !== code) await writeFile(join(folder, file), sorted);
	}
}

/** The same bytes give the same version on any machine. @param contract what the release says beside its files */
async function versionOf(folder: string, files: readonly string[], contract: unknown): Promise<string> {
	const hash = createHash('sha256').update(JSON.stringify(contract));
	for (const file of files) hash.update(`\0${file}\0`).update(await readFile(join(folder, file)));
	return hash.digest('hex').slice(0, PLACEHOLDER.length);
}

/** Replaces texts in all files. @returns the hashes of the changed ones, before and after */
async function replaceIn(folder: string, files: readonly string[], replacements: ReadonlyMap<string, string>) {
	const hashes = new Map<string, string>();
	for (const file of files) {
		const before = await readFile(join(folder, file), 'utf8');
		let after = before;
		for (const [old, now] of replacements) after = after.replaceAll(old, now);
		if (after === before) continue;
		await writeFile(join(folder, file), after);
		hashes.set(integrityOf(Buffer.from(before)), integrityOf(Buffer.from(after)));
	}
	return hashes;
}

/** A file that names the hash of another one gets the new one. @returns the version */
export async function nameByContent(folder: string, contract: unknown): Promise<string> {
	const files = await filesIn(folder);
	const texts = files.filter((file) => TEXT.test(file));
	await sortChunkHashes(folder, texts);
	const version = await versionOf(folder, files, contract);
	let replacements: ReadonlyMap<string, string> = new Map([[PLACEHOLDER, version]]);
	while (replacements.size > 0) replacements = await replaceIn(folder, texts, replacements);
	return version;
}
