import { join } from 'node:path';
import { openFolder } from './folder-objects.ts';
import { integrityOf } from './integrity.ts';
import { type Journal, openJournal } from './journal.ts';
import { type Description, keepReads, openMirror } from './mirror.ts';
import type { ObjectStore } from './object-store.ts';
import { type OpenMarks, openMarks } from './open-marks.ts';
import { type PackageName, type PackageVersions, type PlacedVersion, Release, type ReleaseSet } from './release.ts';
import { openSetFiles } from './set-files.ts';
import { assertSigned, type ReleaseKeys } from './signature.ts';

/**
 * The store holds `releases/{name}/{version}/`, the sets `sets/{id}.json`, the journal `moves/{serial}.json`, whose last entry says
 * what is shown, and `open/{shell}.json`, which says what a shell runs. All of it is in a folder of this machine, or in an
 * object store of which this folder is the mirror. `good.json` is the set that ran last on this machine.
 */
export interface ReleaseStore extends OpenMarks {
	root: string;
	/** What is in the folder, and in the store where that is elsewhere. */
	objects: readonly ObjectStore[];
	journal: Journal;
	/** Returns the absolute folder of a release, which need not exist. */
	folderOf(name: PackageName, version: string): string;
	/** Fetches the release if this machine has none. */
	find(name: PackageName, version: string): Promise<Release | undefined>;
	/** Fetches the release if this machine has none. */
	isSigned(name: PackageName, version: string): Promise<boolean>;
	/** As `find`. @throws if the release is not the one of the set, or not signed by one of the keys if there are any */
	findPlaced(name: PackageName, placed: PlacedVersion, keys?: ReleaseKeys): Promise<Release | undefined>;
	/** Writes down a set of releases that are in the store or on this machine. @throws naming the one that is missing */
	addSet(versions: PackageVersions): Promise<ReleaseSet>;
	/** @throws if the set is not what its id says */
	findSet(id: string): Promise<ReleaseSet | undefined>;
	/** Notes that a set runs, for a start at which the shown one cannot. */
	markGood(set: ReleaseSet): Promise<void>;
	lastGood(): Promise<ReleaseSet | undefined>;
}

const parse = (content: Buffer | undefined): unknown => content && JSON.parse(content.toString());
const asJson = (value: unknown) => JSON.stringify(value, null, '\t');

/** @throws if a description is not the one of its set, or not signed by one of the keys if there are any */
function checkPlaced(name: PackageName, { version, hash }: PlacedVersion, keys: ReleaseKeys | undefined) {
	const what = `Release ${version} of ${name}`;
	return ({ content, signature }: Description) => {
		if (integrityOf(content) !== hash) throw new Error(`${what} is not the one of its set`);
		if (keys) assertSigned(keys, what, { content, signature: parse(signature), packages: [name] });
	};
}

/** @param root absolute folder, created when needed @param remote store of which the folder is the mirror */
export function openReleaseStore(root: string, remote?: ObjectStore): ReleaseStore {
	const local = openFolder(root);
	const shared = remote ? keepReads(remote, local) : local;
	const mirror = remote && openMirror(remote, root);
	const sets = openSetFiles(shared);
	const folderOf = (name: PackageName, version: string) => join(root, 'releases', name, version);

	async function describe(name: PackageName, version: string): Promise<Description | undefined> {
		const content = await local.read(`releases/${name}/${version}/release.json`);
		return content && { content, signature: await local.read(`releases/${name}/${version}/release.sig`) };
	}
	async function place(name: PackageName, version: string): Promise<[PackageName, PlacedVersion]> {
		await mirror?.share(name, version);
		const found = (await describe(name, version)) ?? (await describeFetched(name, version));
		if (!found) throw new Error(`Release ${version} of ${name} is missing`);
		return [name, { version, hash: integrityOf(found.content) }];
	}
	async function describeFetched(name: PackageName, version: string, check?: (found: Description) => void) {
		await mirror?.fetch(name, version, check);
		return describe(name, version);
	}

	return {
		root,
		objects: remote ? [local, remote] : [local],
		journal: openJournal(shared),
		...openMarks(remote ?? local),
		folderOf,
		find: async (name, version) => {
			const found = (await describe(name, version)) ?? (await describeFetched(name, version));
			return found && Release.parse(parse(found.content));
		},
		isSigned: async (name, version) => {
			const found = (await describe(name, version)) ?? (await describeFetched(name, version));
			return found?.signature !== undefined;
		},
		findPlaced: async (name, placed, keys) => {
			const check = checkPlaced(name, placed, keys);
			const own = await describe(name, placed.version);
			const isOwn = own && integrityOf(own.content) === placed.hash;
			const found = isOwn || !mirror ? own : await describeFetched(name, placed.version, check);
			if (!found) return;
			check(found);
			return Release.parse(parse(found.content));
		},
		addSet: async (versions) => {
			const named = Object.entries(versions) as [PackageName, string][];
			const releases = Object.fromEntries(await Promise.all(named.map(([name, version]) => place(name, version))));
			return sets.add(releases);
		},
		findSet: sets.find,
		markGood: (set) => local.put('good.json', asJson({ id: set.id })),
		lastGood: async () => {
			const good = parse(await local.read('good.json')) as { id?: unknown } | undefined;
			return typeof good?.id === 'string' ? sets.find(good.id) : undefined;
		},
	};
}
