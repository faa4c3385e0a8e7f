import { link, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isFileError, readIfExists } from './folder-json.ts';
import type { ObjectStore } from './object-store.ts';

/** Writes beside the file first, so that it appears whole or not at all. */
async function writeDraft(file: string, content: string | Uint8Array): Promise<string> {
	const draft = `${file}.${process.pid}-${crypto.randomUUID()}.draft`;
	await mkdir(dirname(file), { recursive: true });
	await writeFile(draft, content);
	return draft;
}

/** A hard link refuses a name that is taken: the compare-and-swap of every POSIX file system, NFS included. */
async function linkIfAbsent(draft: string, file: string): Promise<boolean> {
	try {
		await link(draft, file);
		return true;
	} catch (error) {
		if (isFileError(error, 'EEXIST')) return false;
		throw error;
	} finally {
		await rm(draft, { force: true });
	}
}

/** A folder of this machine, or one that several machines share. */
export function openFolder(root: string): ObjectStore {
	return {
		read: (path) => readIfExists(join(root, path)),
		put: async (path, content) => rename(await writeDraft(join(root, path), content), join(root, path)),
		putIfAbsent: async (path, content) => linkIfAbsent(await writeDraft(join(root, path), content), join(root, path)),
		list: async (folder) => {
			try {
				return (await readdir(join(root, folder))).filter((name) => !name.endsWith('.draft'));
			} catch (error) {
				if (isFileError(error, 'ENOENT')) return [];
				throw error;
			}
		},
		changedAt: async (path) => (await stat(join(root, path))).mtimeMs,
		remove: (path) => rm(join(root, path), { recursive: true, force: true }),
	};
}
