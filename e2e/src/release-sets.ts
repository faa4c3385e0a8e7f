import { randomUUID } from 'node:crypto';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PackageName, placedIn, Release, type ReleaseSet } from '../../delivery/src/release.ts';
import { openReleaseStore } from '../../delivery/src/release-store.ts';
import { shownSet } from '../../delivery/src/verify-move.ts';

/** The set that a shell on this folder shows. */
export async function shownIn(dataDir: string): Promise<ReleaseSet> {
	const set = await shownSet(openReleaseStore(dataDir));
	if (!set) throw new Error(`Nothing is shown in ${dataDir}`);
	return set;
}

export async function folderOf(dataDir: string, name: PackageName): Promise<string> {
	const { releases } = await shownIn(dataDir);
	return openReleaseStore(dataDir).folderOf(name, releases[name]?.version ?? '');
}

/** Puts another release of a package beside the shown one; `edit` may change its folder and its description. */
export async function addVersion(
	dataDir: string,
	name: PackageName,
	edit: (folder: string, release: Release) => Promise<void> = async () => {},
): Promise<string> {
	const version = randomUUID().slice(0, 8);
	const folder = openReleaseStore(dataDir).folderOf(name, version);
	await cp(await folderOf(dataDir, name), folder, { recursive: true });
	const description = join(folder, 'release.json');
	const release = { ...Release.parse(JSON.parse(await readFile(description, 'utf8'))), version };
	await edit(folder, release);
	await writeFile(description, JSON.stringify(release));
	return version;
}

/** Shows other versions of some packages without asking whether that is wise. @returns the id of the set */
export async function show(dataDir: string, versions: Partial<Record<PackageName, string>>): Promise<string> {
	const store = openReleaseStore(dataDir);
	const shown = placedIn(await shownSet(store)).map(([name, { version }]) => [name, version]);
	const set = await store.addSet({ ...Object.fromEntries(shown), ...versions });
	const { length } = await store.journal.serials();
	await store.journal.add({ set: set.id, why: 'publish', by: 'test' }, length);
	return set.id;
}
