import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { streamFile } from './stream-file.ts';

interface StoredFile {
	/** Bytes. */
	size: number;
	/** Its content, which is read as it is taken. */
	stream(): ReadableStream<Uint8Array>;
}

export interface DownloadFiles {
	/** Names of a product's files that are sold, in their order; none while the folder has changed within the last `COPY_MS`. */
	list(sku: string, now: Date): Promise<string[]>;
	/** Undefined for a file that is gone. */
	find(sku: string, file: string): Promise<StoredFile | undefined>;
	/** A file that anybody may have, from the folder `samples` beside those of the product. */
	findSample(sku: string, file: string): Promise<StoredFile | undefined>;
}

/** How long a folder must be unchanged to count as copied whole: a file that is sold halfway copied is paid for and broken. */
const COPY_MS = 120_000;

/** Bytes of a name that file systems take; a longer one is an error to them, not a missing file. */
const MAX_LENGTH = 255;

/** A name that leads out of its folder, to a hidden file or to nothing that a disk can hold is none. */
function isName(name: string): boolean {
	return /^[\w][^/\\\0]*$/u.test(name) && !name.includes('..') && Buffer.byteLength(name) <= MAX_LENGTH;
}

/** Names that systems give to files of their own, and programs to files that are not whole. */
const UNSOLD = /^(?:thumbs\.db|desktop\.ini)$|~$|\.(?:part|filepart|tmp|crdownload)$/i;

/** @param folder has one folder for each sku; without it no product has files */
export function createDownloadFiles(folder: string | undefined): DownloadFiles {
	const find = async (sku: string, file: string, within = ''): Promise<StoredFile | undefined> => {
		if (!folder || !isName(sku) || !isName(file)) return undefined;
		const path = join(folder, sku, within, file);
		try {
			const found = await stat(path);
			return found.isFile() ? { size: found.size, stream: () => streamFile(path, found.size) } : undefined;
		} catch (error) {
			if (isMissing(error)) return undefined;
			throw error;
		}
	};
	const entriesOf = async (sku: string): Promise<Dirent[]> => {
		if (!folder || !isName(sku)) return [];
		try {
			const entries = await readdir(join(folder, sku), { withFileTypes: true });
			return entries.filter((entry) => entry.isFile());
		} catch (error) {
			if (isMissing(error)) return [];
			throw error;
		}
	};
	return {
		async list(sku, now) {
			// hidden files count as well: some programs name a file so until it is whole
			const entries = await entriesOf(sku);
			const paths = new Set(entries.flatMap(({ parentPath, name }) => [parentPath, join(parentPath, name)]));
			const times = await Promise.all([...paths].map(changedAt));
			return times.every((time) => time < now.getTime() - COPY_MS) ? namesOf(entries) : [];
		},
		find: (sku, file) => find(sku, file),
		findSample: (sku, file) => find(sku, file, 'samples'),
	};
}

/** ms since 1970; endless for what is gone, as a program that copies gives its file another name. */
async function changedAt(path: string): Promise<number> {
	try {
		return (await stat(path)).mtimeMs;
	} catch (error) {
		if (isMissing(error)) return Number.POSITIVE_INFINITY;
		throw error;
	}
}

function namesOf(entries: readonly Dirent[]): string[] {
	return entries
		.map(({ name }) => name)
		.filter((name) => isName(name) && !UNSOLD.test(name))
		.toSorted();
}

function isMissing(error: unknown): boolean {
	return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
