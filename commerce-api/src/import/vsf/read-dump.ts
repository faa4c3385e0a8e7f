import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { ImportError } from '../import-error.ts';

/** One line of a dump, or what is wrong with it; lines are counted from 1. */
export type DumpLine = { file: string; line: number } & (
	| { type: string; id: string; source: unknown }
	| { problem: string }
);

/**
 * Reads dumps of search indexes line by line, one document in each (`_type`, `_id`, `_source`), as elasticdump writes them.
 * @param onProgress called with the part read so far, 0 to 1
 * @throws ImportError when a file cannot be read, or its last line is not whole JSON
 */
export async function* readDump(files: string[], onProgress: (part: number) => void): AsyncGenerator<DumpLine> {
	const sizes = await Promise.all(files.map(sizeOf));
	const whole = sizes.reduce((sum, size) => sum + size, 0) || 1;
	let before = 0;
	for (const [index, file] of files.entries()) {
		const source = createReadStream(file, 'utf8');
		let line = 0;
		let isWhole = true;
		for await (const text of createInterface({ input: source, crlfDelay: Number.POSITIVE_INFINITY })) {
			line += 1;
			// A byte order mark is not JSON.
			const json = text.replace(/^\uFEFF/, '').trim();
			if (json !== '') {
				const document = parsed(json);
				isWhole = document !== undefined;
				yield { file, line, ...entryOf(document) };
			}
			onProgress((before + source.bytesRead) / whole);
		}
		if (!isWhole) throw new ImportError(`${file} is cut off, or is no dump: its last line is not whole JSON.`);
		before += sizes[index] ?? 0;
	}
}

async function sizeOf(file: string): Promise<number> {
	try {
		const { size } = await stat(file);
		return size;
	} catch (cause) {
		throw new ImportError(`${file} cannot be read.`, { cause });
	}
}

function entryOf(document: unknown): { type: string; id: string; source: unknown } | { problem: string } {
	if (typeof document !== 'object' || document === null) return { problem: 'it is not a JSON object' };
	const { _type, _id, _source } = Object.fromEntries(Object.entries(document));
	if (typeof _type !== 'string' || typeof _source !== 'object' || _source === null) {
		return { problem: 'it has no _type or no _source' };
	}
	return { type: _type, id: String(_id ?? ''), source: _source };
}

function parsed(json: string): unknown {
	try {
		return JSON.parse(json);
	} catch {
		return undefined;
	}
}
