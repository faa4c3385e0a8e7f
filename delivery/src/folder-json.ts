import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

export function isFileError(error: unknown, code: string): boolean {
	return error instanceof Error && 'code' in error && error.code === code;
}

export async function readIfExists(file: string): Promise<Buffer | undefined> {
	try {
		return await readFile(file);
	} catch (error) {
		if (isFileError(error, 'ENOENT')) return;
		throw error;
	}
}

export async function readJson(file: string): Promise<unknown> {
	const content = await readIfExists(file);
	return content && JSON.parse(content.toString());
}

/** Writes beside the file, and on to the disk, before it is put in its place, so that it appears whole or not at all. */
export async function placeDraft<Placed>(
	file: string,
	content: string | Uint8Array,
	place: (draft: string) => Promise<Placed>,
): Promise<Placed> {
	const draft = `${file}.${process.pid}-${crypto.randomUUID()}.draft`;
	await mkdir(dirname(file), { recursive: true });
	try {
		await writeFile(draft, content, { flush: true });
		return await place(draft);
	} finally {
		await rm(draft, { force: true });
	}
}

/** Whoever reads it meanwhile finds the old content or the new one. */
export function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
	return placeDraft(file, content, (draft) => rename(draft, file));
}

export function writeJson(file: string, value: unknown): Promise<void> {
	return replaceFile(file, JSON.stringify(value, null, '\t'));
}
