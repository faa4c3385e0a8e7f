import { join } from 'node:path';
import { readJson, writeJson } from './folder-json.ts';
import type { Changes } from './publish.ts';
import { type PackageName, type PackageVersions, placedIn } from './release.ts';
import type { ReleaseStore } from './release-store.ts';
import { shownSet } from './verify-move.ts';

/** Notes what each workspace published last, so that it publishes only what has changed in it since. */
const fileOf = (store: ReleaseStore) => join(store.root, 'workspaces.json');

async function readNotes(store: ReleaseStore): Promise<Record<string, PackageVersions>> {
	return ((await readJson(fileOf(store))) ?? {}) as Record<string, PackageVersions>;
}

export async function lastPublished(store: ReleaseStore, root: string): Promise<PackageVersions | undefined> {
	return (await readNotes(store))[root];
}

/**
 * The packages of a workspace that have changed since it last published: what others have published meanwhile stays. The
 * first workspace of a store publishes all of its packages; a later one that never published changes nothing that is shown.
 */
export async function changesOf(store: ReleaseStore, root: string, versions: PackageVersions): Promise<Changes> {
	const shown = await shownSet(store);
	if (!shown) return versions;
	const before = await lastPublished(store, root);
	const known: PackageVersions = before ?? Object.fromEntries(placedIn(shown).map(([name]) => [name, versions[name]]));
	const names = new Set([...Object.keys(known), ...Object.keys(versions)]) as Set<PackageName>;
	const changed = [...names].filter((name) => known[name] !== versions[name]);
	return Object.fromEntries(changed.map((name) => [name, versions[name]]));
}

export async function noteWorkspace(store: ReleaseStore, root: string, versions: PackageVersions): Promise<void> {
	await writeJson(fileOf(store), { ...(await readNotes(store)), [root]: versions });
}
