import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface DownloadFiles {
	/** Names of a product's files, in their order; none for a product without any. */
	list(sku: string): Promise<string[]>;
	/** Undefined for a file that is gone. */
	read(sku: string, file: string): Promise<Uint8Array | undefined>;
	/** A file that anybody may have, from the folder `samples` beside those of the product. */
	readSample(sku: string, file: string): Promise<Uint8Array | undefined>;
}

/** Bytes of a name that file systems take; a longer one is an error to them, not a missing file. */
const MAX_LENGTH = 255;

/** A name that leads out of its folder, to a hidden file or to nothing that a disk can hold is none. */
function isName(name: string): boolean {
	return /^[\w][^/\\\0]*$/u.test(name) && !name.includes('..') && Buffer.byteLength(name) <= MAX_LENGTH;
}

/** @param folder has one folder for each sku; without it no product has files */
export function createDownloadFiles(folder: string | undefined): DownloadFiles {
	const read = async (sku: string, file: string, within = '') => {
		if (!folder || !isName(sku) || !isName(file)) return undefined;
		try {
			return await readFile(join(folder, sku, within, file));
		} catch (error) {
			if (isMissing(error)) return undefined;
			throw error;
		}
	};
	return {
		async list(sku) {
			if (!folder || !isName(sku)) return [];
			try {
				const entries = await readdir(join(folder, sku), { withFileTypes: true });
				const files = entries.filter((entry) => entry.isFile() && isName(entry.name));
				return files.map(({ name }) => name).toSorted();
			} catch (error) {
				if (isMissing(error)) return [];
				throw error;
			}
		},
		read: (sku, file) => read(sku, file),
		readSample: (sku, file) => read(sku, file, 'samples'),
	};
}

function isMissing(error: unknown): boolean {
	return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
