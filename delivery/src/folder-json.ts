import { readFile, rename, writeFile } from 'node:fs/promises';

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

/** Replaces the file by renaming, once its content is on the disk, so that nobody ever finds half of it. */
export async function writeJson(file: string, value: unknown): Promise<void> {
	const draft = `${file}.${process.pid}.draft`;
	await writeFile(draft, JSON.stringify(value, null, '\t'), { flush: true });
	await rename(draft, file);
}
