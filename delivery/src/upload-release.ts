import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { forEachConcurrently } from './for-each-concurrently.ts';
import { filesIn } from './integrity.ts';
import type { ObjectStore } from './object-store.ts';
import type { PackageName } from './release.ts';
import { type Description, describeHere, describeIn, pathOf } from './release-description.ts';

/** Files of one release that are under way. */
const CONCURRENCY = 8;

interface Stores {
	remote: ObjectStore;
	/** Absolute folder of this machine's releases. */
	root: string;
}

async function uploadFiles({ remote, root }: Stores, path: string): Promise<void> {
	const folder = join(root, path);
	const files = (await filesIn(folder)).filter((file) => file !== 'release.json' && file !== 'release.sig');
	await forEachConcurrently(files, CONCURRENCY, async (file) =>
		remote.put(`${path}/${file}`, await readFile(join(folder, file))),
	);
}

/**
 * Puts a release into the store: its description after its files, and its signature at last, so that it is never beside the
 * description of a build that was quicker.
 * @returns false where the store has another release, which stays unless only this one is good
 */
export async function uploadRelease(
	stores: Stores,
	[name, version]: [PackageName, string],
	isGood: (found: Description) => boolean,
): Promise<boolean> {
	const { remote, root } = stores;
	const own = await describeHere(root, name, version);
	if (!own) return true;
	const there = await describeIn(remote, name, version);
	const isSame = there?.content.equals(own.content) ?? false;
	if (there && (isGood(there) || !isGood(own))) return isSame;
	const path = pathOf(name, version);
	if (!isSame) {
		await uploadFiles(stores, path);
		const put = there ? remote.put : remote.putIfAbsent;
		if ((await put(`${path}/release.json`, own.content)) === false) return false;
	}
	if (own.signature) await remote.put(`${path}/release.sig`, own.signature);
	return true;
}
