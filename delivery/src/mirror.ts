import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { isFileError, readIfExists } from './folder-json.ts';
import { openFolder } from './folder-objects.ts';
import { forEachConcurrently } from './for-each-concurrently.ts';
import { assertIntact } from './integrity.ts';
import type { ObjectStore } from './object-store.ts';
import { type PackageName, Release } from './release.ts';
import { type Description, describeIn, pathOf } from './release-description.ts';
import { uploadRelease } from './upload-release.ts';

/** Files of one release that are under way. */
const CONCURRENCY = 8;
/** Files are on the disk before their folder is in its place: one that a power cut leaves empty would pass for tampered. */
const FLUSHED = { flush: true };

function isJson(content: Buffer): boolean {
	try {
		JSON.parse(content.toString());
		return true;
	} catch {
		return false;
	}
}

/**
 * Reads JSON that never changes from this machine, once it was read from the store. A copy that is damaged, or that this
 * machine cannot read or keep, costs one more request.
 */
export function keepReads(remote: ObjectStore, local: ObjectStore): ObjectStore {
	async function readKept(path: string): Promise<Buffer | undefined> {
		const kept = await local.read(path).catch(() => undefined);
		return kept && isJson(kept) ? kept : undefined;
	}
	return {
		...remote,
		read: async (path) => {
			const kept = await readKept(path);
			if (kept) return kept;
			const content = await remote.read(path);
			if (content && isJson(content)) await local.put(path, content).catch(() => undefined);
			return content;
		},
	};
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

/** Looks at a description before anything else is fetched. @throws if that is not to be trusted */
type Check = (found: Description) => void;

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
			await writeFile(join(draft, file), found, FLUSHED);
		});
		await writeFile(join(draft, 'release.json'), content, FLUSHED);
		if (signature) await writeFile(join(draft, 'release.sig'), signature, FLUSHED);
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
	async function fetch(name: PackageName, version: string, check: Check = () => {}): Promise<void> {
		const description = await describeIn(remote, name, version);
		if (!description) return;
		check(description);
		const path = pathOf(name, version);
		const own = await readIfExists(join(root, path, 'release.json'));
		if (own?.equals(description.content)) {
			// it was signed anew since it was fetched
			if (description.signature) await openFolder(root).put(`${path}/release.sig`, description.signature);
			return;
		}
		if (own) await rm(join(root, path), { recursive: true });
		const running = fetching.get(path) ?? fetchRelease(path, description).finally(() => fetching.delete(path));
		fetching.set(path, running);
		await running;
	}

	return {
		/** Fetches a release that this machine does not have, or has in another form, or with another signature. */
		fetch,
		/**
		 * Puts a release of this machine into the store, and takes the one that is there where that holds.
		 * @param isGood whether shells would run it
		 */
		async share(name: PackageName, version: string, check: Check, isGood: (found: Description) => boolean) {
			if (!(await uploadRelease({ remote, root }, [name, version], isGood))) await fetch(name, version, check);
		},
		/** Puts a release of this machine, or its signature, into a store that has none. */
		async supply(name: PackageName, version: string): Promise<void> {
			await uploadRelease({ remote, root }, [name, version], ({ signature }) => signature !== undefined);
		},
	};
}
