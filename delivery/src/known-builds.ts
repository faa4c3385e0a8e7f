import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from './folder-json.ts';
import type { PackageName } from './release.ts';

/** Remembers which release came of which sources, so that nothing is built twice. */
export function openKnownBuilds(root: string) {
	const fileOf = (name: PackageName, fingerprint: string) => join(root, 'builds', name, fingerprint);
	return {
		find: (name: PackageName, fingerprint: string): Promise<string | undefined> =>
			readFile(fileOf(name, fingerprint), 'utf8').catch(() => undefined),
		note: (name: PackageName, fingerprint: string, version: string): Promise<void> =>
			replaceFile(fileOf(name, fingerprint), version),
	};
}
