import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PackageName, Release, ReleaseSet, type ReleaseVersions } from './release.ts';

/** The store contains `releases/{name}/{version}/`, `sets/{id}.json`, the pointer `current.json` and `good.json`, the set that ran last. */
export interface ReleaseStore {
	/** Returns the absolute folder of a release, which need not exist. */
	folderOf(name: PackageName, version: string): string;
	find(name: PackageName, version: string): Promise<Release | undefined>;
	publish(releases: ReleaseVersions): Promise<ReleaseSet>;
	/** `undefined` before the first set is published. */
	current(): Promise<ReleaseSet | undefined>;
	/** Notes that a set runs, for a start at which the current one cannot. */
	markGood(set: ReleaseSet): Promise<void>;
	lastGood(): Promise<ReleaseSet | undefined>;
	root: string;
}

async function readJson(file: string): Promise<unknown> {
	try {
		return JSON.parse(await readFile(file, 'utf8'));
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return;
		throw error;
	}
}

/** Replaces the file by renaming, so that a reader never sees half of it. */
async function writeJson(file: string, value: unknown) {
	const draft = `${file}.${process.pid}.draft`;
	await writeFile(draft, JSON.stringify(value, null, '\t'));
	await rename(draft, file);
}

function idOf(releases: ReleaseVersions) {
	return createHash('sha256')
		.update(JSON.stringify(Object.entries(releases).sort()))
		.digest('hex')
		.slice(0, 12);
}

/** `root` is an absolute folder, created with the first set. */
export function openReleaseStore(root: string): ReleaseStore {
	const folderOf = (name: PackageName, version: string) => join(root, 'releases', name, version);
	const find = async (name: PackageName, version: string) => {
		const found = await readJson(join(folderOf(name, version), 'release.json'));
		return found === undefined ? undefined : Release.parse(found);
	};
	const readSet = async (file: string) => {
		const set = await readJson(join(root, file));
		return set === undefined ? undefined : ReleaseSet.parse(set);
	};
	return {
		root,
		folderOf,
		find,
		publish: async (releases) => {
			const set: ReleaseSet = { id: idOf(releases), releases };
			await mkdir(join(root, 'sets'), { recursive: true });
			await writeJson(join(root, 'sets', `${set.id}.json`), set);
			await writeJson(join(root, 'current.json'), set);
			return set;
		},
		current: () => readSet('current.json'),
		markGood: (set) => writeJson(join(root, 'good.json'), set),
		lastGood: () => readSet('good.json'),
	};
}
