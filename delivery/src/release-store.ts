import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readIfThere, readJson, writeJson } from './folder-json.ts';
import { integrityOf } from './integrity.ts';
import { type Journal, openJournal } from './journal.ts';
import {
	type PackageName,
	type PackageVersions,
	type PlacedVersion,
	placedIn,
	Release,
	ReleaseSet,
} from './release.ts';
import { assertSigned, type ReleaseKeys } from './signature.ts';

/**
 * The store holds `releases/{name}/{version}/`, the sets `sets/{id}.json`, the journal `moves/{serial}.json`, whose last entry says
 * what is shown, and `good.json`, the set that ran last.
 */
export interface ReleaseStore {
	root: string;
	journal: Journal;
	/** Returns the absolute folder of a release, which need not exist. */
	folderOf(name: PackageName, version: string): string;
	find(name: PackageName, version: string): Promise<Release | undefined>;
	isSigned(name: PackageName, version: string): Promise<boolean>;
	/** As `find`. @throws if the release is not the one of the set, or not signed by one of the keys if there are any */
	findPlaced(name: PackageName, placed: PlacedVersion, keys?: ReleaseKeys): Promise<Release | undefined>;
	/** Writes down a set of releases that are in the store. @throws naming the one that is missing */
	addSet(versions: PackageVersions): Promise<ReleaseSet>;
	/** @throws if the set is not what its id says */
	findSet(id: string): Promise<ReleaseSet | undefined>;
	/** Notes that a set runs, for a start at which the shown one cannot. */
	markGood(set: ReleaseSet): Promise<void>;
	lastGood(): Promise<ReleaseSet | undefined>;
}

/** The digest of a set; its first characters are the set's id. Ids were longer once, and are as true as ever. */
function digestOf(releases: ReleaseSet['releases']) {
	const sorted = placedIn({ id: '', releases }).sort(([a], [b]) => (a < b ? -1 : 1));
	const content = sorted.map(([name, { version, hash }]) => [name, version, hash]);
	return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

const ID_LENGTH = 12;
const isId = (id: string) => /^[\w-]+$/.test(id);

/** `root` is an absolute folder, created with the first set. */
export function openReleaseStore(root: string): ReleaseStore {
	const folderOf = (name: PackageName, version: string) => join(root, 'releases', name, version);
	const journal = openJournal(join(root, 'moves'));
	const describe = (name: PackageName, version: string) => readIfThere(join(folderOf(name, version), 'release.json'));

	async function findSet(id: string) {
		const found = isId(id) ? await readJson(join(root, 'sets', `${id}.json`)) : undefined;
		if (found === undefined) return;
		const set = ReleaseSet.parse(found);
		const isTrue = id.length >= ID_LENGTH && digestOf(set.releases).startsWith(id);
		if (set.id !== id || !isTrue) throw new Error(`Release set ${id} is not what its id says`);
		return set;
	}
	async function place(name: PackageName, version: string): Promise<[PackageName, PlacedVersion]> {
		const description = await describe(name, version);
		if (!description) throw new Error(`Release ${version} of ${name} is missing`);
		return [name, { version, hash: integrityOf(description) }];
	}

	return {
		root,
		journal,
		folderOf,
		find: async (name, version) => {
			const found = await describe(name, version);
			return found && Release.parse(JSON.parse(found.toString()));
		},
		isSigned: async (name, version) => (await readIfThere(join(folderOf(name, version), 'release.sig'))) !== undefined,
		findPlaced: async (name, { version, hash }, keys) => {
			const content = await describe(name, version);
			if (!content) return;
			const what = `Release ${version} of ${name}`;
			if (integrityOf(content) !== hash) throw new Error(`${what} is not the one of its set`);
			const signature = keys && (await readJson(join(folderOf(name, version), 'release.sig')));
			if (keys) assertSigned(keys, what, { content, signature, packages: [name] });
			return Release.parse(JSON.parse(content.toString()));
		},
		addSet: async (versions) => {
			const named = Object.entries(versions) as [PackageName, string][];
			const releases = Object.fromEntries(await Promise.all(named.map(([name, version]) => place(name, version))));
			const set = ReleaseSet.parse({ id: digestOf(releases).slice(0, ID_LENGTH), releases });
			await mkdir(join(root, 'sets'), { recursive: true });
			await writeJson(join(root, 'sets', `${set.id}.json`), set);
			return set;
		},
		findSet,
		markGood: (set) => writeJson(join(root, 'good.json'), { id: set.id }),
		lastGood: async () => {
			const good = (await readJson(join(root, 'good.json'))) as { id?: unknown } | undefined;
			return typeof good?.id === 'string' ? findSet(good.id) : undefined;
		},
	};
}
