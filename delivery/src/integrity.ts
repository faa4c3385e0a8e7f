import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Release } from './release.ts';

/** Returns the `integrity` of HTML. SHA-256 is the shortest, and documents contain a dozen hashes, which do not compress. */
export function integrityOf(content: Uint8Array, algorithm = 'sha256'): string {
	return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}

/** Lists all files below a folder by relative paths with forward slashes. */
export async function filesIn(folder: string): Promise<string[]> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const files = entries
		.filter((entry) => entry.isFile())
		.map((entry) => relative(folder, join(entry.parentPath, entry.name)));
	return files.map((file) => file.replaceAll('\\', '/')).sort();
}

export async function describeFiles(folder: string, files: string[]): Promise<Release['files']> {
	const described = files.map(async (file) => {
		const content = await readFile(join(folder, file));
		return [file, { bytes: content.byteLength, integrity: integrityOf(content) }] as const;
	});
	return Object.fromEntries(await Promise.all(described));
}

/** @throws if the file is not listed */
function integrityIn(release: Release, file: string): string {
	const listed = release.files[file];
	if (!listed) throw new Error(`${file} is not part of release ${release.version} of ${release.name}`);
	return listed.integrity;
}

/** @throws if the file is not listed, or the content is not that of the file */
export function assertIntact(release: Release, file: string, content: Uint8Array): void {
	const expected = integrityIn(release, file);
	const [algorithm] = expected.split('-');
	if (integrityOf(content, algorithm) !== expected)
		throw new Error(`${file} of ${release.name} ${release.version} is not what was published`);
}

/** @throws if the file is missing, not listed or changed */
export async function readReleased(folder: string, release: Release, file: string): Promise<Buffer> {
	integrityIn(release, file);
	const content = await readFile(join(folder, file));
	assertIntact(release, file, content);
	return content;
}
