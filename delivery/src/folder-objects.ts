import { link, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isFileError, placeDraft, readIfExists, replaceFile } from './folder-json.ts';
import { type ObjectStore, StoreUnavailable } from './object-store.ts';

/** Tell what is at a path. Any other code is of a disk that is full, damaged, forbidden or gone, which may pass. */
const ABOUT_PATHS = ['ENOENT', 'ENOTDIR', 'EISDIR', 'EEXIST', 'ENOTEMPTY', 'ENAMETOOLONG'];

function isDiskFault(error: unknown): error is Error {
	return error instanceof Error && 'errno' in error && !ABOUT_PATHS.some((code) => isFileError(error, code));
}

/** @throws {StoreUnavailable} where the disk is at fault, and not the path */
async function askDisk<Answer>(root: string, ask: () => Promise<Answer>): Promise<Answer> {
	try {
		return await ask();
	} catch (error) {
		if (!isDiskFault(error)) throw error;
		throw new StoreUnavailable(`The releases in ${root} cannot be reached: ${error.message}`, { cause: error });
	}
}

/** A hard link refuses a name that is taken: the compare-and-swap of every POSIX file system, NFS included. */
async function linkIfAbsent(draft: string, file: string): Promise<boolean> {
	try {
		await link(draft, file);
		return true;
	} catch (error) {
		if (isFileError(error, 'EEXIST')) return false;
		throw error;
	}
}

async function namesIn(folder: string): Promise<string[]> {
	try {
		return (await readdir(folder)).filter((name) => !name.endsWith('.draft'));
	} catch (error) {
		if (isFileError(error, 'ENOENT')) return [];
		throw error;
	}
}

/** A folder of this machine, or one that several machines share. */
export function openFolder(root: string): ObjectStore {
	const ask = <Answer>(act: () => Promise<Answer>) => askDisk(root, act);
	return {
		read: (path) => ask(() => readIfExists(join(root, path))),
		put: (path, content) => ask(() => replaceFile(join(root, path), content)),
		putIfAbsent: (path, content) => {
			const file = join(root, path);
			return ask(() => placeDraft(file, content, (draft) => linkIfAbsent(draft, file)));
		},
		list: (folder) => ask(() => namesIn(join(root, folder))),
		changedAt: (path) => ask(async () => (await stat(join(root, path))).mtimeMs),
		remove: (path) => ask(() => rm(join(root, path), { recursive: true, force: true })),
	};
}
