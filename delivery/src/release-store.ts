import { join } from 'node:path';
import { openFolder } from './folder-objects.ts';
import { type Journal, openJournal } from './journal.ts';
import { keepReads } from './mirror.ts';
import type { ObjectStore } from './object-store.ts';
import { type OpenMarks, openMarks } from './open-marks.ts';
import type { PackageName, PlacedVersion, ReleaseSet } from './release.ts';
import { parseJson } from './release-description.ts';
import { openReleaseFolders, type ReleaseFolders } from './release-folders.ts';
import { openSetFiles } from './set-files.ts';
import type { SigningKeys } from './signature.ts';

/** Versions, or releases with the hash that they have in another set. */
export type SetVersions = Partial<Record<PackageName, string | PlacedVersion>>;

/**
 * The store holds `releases/{name}/{version}/`, the sets `sets/{id}.json`, the journal `moves/{serial}.json`, whose last entry says
 * what is shown, and `open/{id}.json`, which says what a shell runs or somebody publishes. All of it is in a folder of this
 * machine, or in an object store of which this folder is the mirror. `good.json` is the set that ran last on this machine.
 */
export interface ReleaseStore extends OpenMarks, Omit<ReleaseFolders, 'place'> {
	root: string;
	/** What is in the folder, and in the store where that is elsewhere. */
	objects: readonly ObjectStore[];
	journal: Journal;
	/** Returns the absolute folder of a release, which need not exist. */
	folderOf(name: PackageName, version: string): string;
	/** Writes down a set. A version is that of a release on this machine or in the store; a release of another set keeps its hash. */
	addSet(versions: SetVersions, signing?: SigningKeys): Promise<ReleaseSet>;
	/** @throws if the set is not what its id says */
	findSet(id: string): Promise<ReleaseSet | undefined>;
	/** Notes that a set runs, for a start at which the shown one cannot. */
	markGood(set: ReleaseSet): Promise<void>;
	lastGood(): Promise<ReleaseSet | undefined>;
}

const asJson = (value: unknown) => JSON.stringify(value, null, '\t');

/** @param root absolute folder, created when needed @param remote store of which the folder is the mirror */
export function openReleaseStore(root: string, remote?: ObjectStore): ReleaseStore {
	const local = openFolder(root);
	const shared = remote ? keepReads(remote, local) : local;
	const sets = openSetFiles(shared);
	const { place, ...releases } = openReleaseFolders(root, remote);
	const folderOf = (name: PackageName, version: string) => join(root, 'releases', name, version);

	return {
		root,
		objects: remote ? [local, remote] : [local],
		journal: openJournal(shared),
		...openMarks(remote ?? local),
		folderOf,
		...releases,
		addSet: async (versions, signing = {}) => {
			const named = Object.entries(versions) as [PackageName, string | PlacedVersion][];
			const placed = named.map(async ([name, release]): Promise<[PackageName, PlacedVersion]> => {
				return [name, typeof release === 'string' ? await place(name, release, signing) : release];
			});
			return sets.add(Object.fromEntries(await Promise.all(placed)));
		},
		findSet: sets.find,
		markGood: (set) => local.put('good.json', asJson({ id: set.id })),
		lastGood: async () => {
			const good = parseJson(await local.read('good.json')) as { id?: unknown } | undefined;
			return typeof good?.id === 'string' ? sets.find(good.id) : undefined;
		},
	};
}
