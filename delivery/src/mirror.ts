import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { isFileError, readIfExists } from './folder-json.ts';
import { forEachConcurrently } from './for-each-concurrently.ts';
import { assertIntact, filesIn } from './integrity.ts';
import type { ObjectStore } from './object-store.ts';
import { type PackageName, Release } from './release.ts';

/** Files of one release that are under way. */
const CONCURRENCY = 8;

/** Reads what never changes from this machine, once it was read from the store. */
export function keepReads(remote: ObjectStore, local: ObjectStore): ObjectStore {
	return {
		...remote,
		read: async (path) => {
			const kept = await local.read(path);
			if (kept) return kept;
			const content = await remote.read(path);
			if (content) await local.put(path, content);
			return content;
		},
	};
}

export interface Description {
	/** Bytes of `release.json`. */
	content: Buffer;
	/** Bytes of `release.sig`. */
	signature: Buffer | undefined;
}

/** Names come from the store, and a path of a release stays in its folder. */
function assertInside(file: string): void {
	if (normalize(file) !== file || /^(\.\.|\/)/.test(file)) throw new Error(`${file} is no path of a release`);
}

/** Another process of this machine may have fetched the same release first; what has no description is a rest of a tidy. */
async function moveInto(draft: string, folder: string): Promise<void> {
	try {
		await mkdir(dirname(folder), { recursive: true });
		await rename(draft, folder);
	} catch (error) {
		if (!isFileError(error, 'ENOTEMPTY') && !isFileError(error, 'EEXIST')) throw error;
		if (await readIfExists(join(folder, 'release.json'))) return;
		await rm(folder, { recursive: true, force: true });
		await moveInto(draft, folder);
	}
}

const pathOf = (name: PackageName, version: string) => `releases/${name}/${version}`;

async function uploadFiles(remote: ObjectStore, path: string, folder: string): Promise<void> {
	const files = (await filesIn(folder)).filter((file) => file !== 'release.json' && file !== 'release.sig');
	await forEachConcurrently(files, CONCURRENCY, async (file) =>
		remote.put(`${path}/${file}`, await readFile(join(folder, file))),
	);
}

/**
 * Puts a release into the store: its description after its files, and its signature at last, so that it is never beside the
 * description of a build that was quicker.
 * @returns false where the one that is there already holds: it does, unless only this one is signed
 */
async function putRelease(remote: ObjectStore, path: string, folder: string): Promise<boolean> {
	const own = await readIfExists(join(folder, 'release.json'));
	if (!own) return true;
	const signature = await readIfExists(join(folder, 'release.sig'));
	const there = await remote.read(`${path}/release.json`);
	const isOnlySigned = signature !== undefined && !(await remote.read(`${path}/release.sig`));
	if (there && !isOnlySigned) return there.equals(own);
	if (!there?.equals(own)) {
		await uploadFiles(remote, path, folder);
		const put = there ? remote.put : remote.putIfAbsent;
		if ((await put(`${path}/release.json`, own)) === false) return false;
	}
	if (signature) await remote.put(`${path}/release.sig`, signature);
	return true;
}

/** Keeps releases of a store in folders of this machine, each whole or not at all. */
export function openMirror(remote: ObjectStore, root: string) {
	const fetching = new Map<string, Promise<void>>();

	async function fetchFiles(path: string, { content, signature }: Description, draft: string): Promise<void> {
		const release = Release.parse(JSON.parse(content.toString()));
		await forEachConcurrently(Object.keys(release.files), CONCURRENCY, async (file) => {
			assertInside(file);
			const found = await remote.read(`${path}/${file}`);
			if (!found) throw new Error(`${file} of ${release.name} ${release.version} is missing`);
			assertIntact(release, file, found);
			await mkdir(dirname(join(draft, file)), { recursive: true });
			await writeFile(join(draft, file), found);
		});
		await writeFile(join(draft, 'release.json'), content);
		if (signature) await writeFile(join(draft, 'release.sig'), signature);
	}
	async function fetchRelease(path: string, description: Description): Promise<void> {
		const draft = join(root, 'drafts', crypto.randomUUID());
		try {
			await fetchFiles(path, description, draft);
			await moveInto(draft, join(root, path));
		} finally {
			await rm(draft, { recursive: true, force: true });
		}
	}
	async function describe(name: PackageName, version: string): Promise<Description | undefined> {
		const path = pathOf(name, version);
		const content = await remote.read(`${path}/release.json`);
		return content && { content, signature: await remote.read(`${path}/release.sig`) };
	}

	return {
		/**
		 * Fetches a release that this machine does not have, or has in another form.
		 * @param check looks at the description before anything else is fetched; it throws if that is not to be trusted
		 */
		async fetch(name: PackageName, version: string, check: (found: Description) => void = () => {}): Promise<void> {
			const description = await describe(name, version);
			if (!description) return;
			check(description);
			const path = pathOf(name, version);
			const own = await readIfExists(join(root, path, 'release.json'));
			if (own && !own.equals(description.content)) await rm(join(root, path), { recursive: true });
			const running = fetching.get(path) ?? fetchRelease(path, description).finally(() => fetching.delete(path));
			fetching.set(path, running);
			await running;
		},
		/** Puts a release of this machine into the store, and takes the one that is there already where it holds. */
		async share(name: PackageName, version: string): Promise<void> {
			const path = pathOf(name, version);
			if (!(await putRelease(remote, path, join(root, path)))) await this.fetch(name, version);
		},
	};
}
