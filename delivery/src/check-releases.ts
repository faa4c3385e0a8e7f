import { readReleased } from './integrity.ts';
import { PackageName, type ReleaseVersions } from './release.ts';
import type { ReleaseStore } from './release-store.ts';

/**
 * Reads every file of the releases that would take the place of others.
 * @throws naming the first that is missing or differs from what was published
 */
export async function checkReleases(store: ReleaseStore, versions: ReleaseVersions): Promise<void> {
	const current = await store.current();
	for (const [key, version] of Object.entries(versions)) {
		const name = PackageName.parse(key);
		if (current?.releases[name] === version) continue;
		const release = await store.find(name, version);
		if (!release) throw new Error(`Release ${version} of ${name} is missing`);
		const folder = store.folderOf(name, version);
		await Promise.all(Object.keys(release.files).map((file) => readReleased(folder, release, file)));
	}
}
