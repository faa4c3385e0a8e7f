import { once } from 'node:events';
import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { BusyError, createLimiter } from './limiter.ts';

/** Making one takes seconds of the one thread that answers everybody, so the others wait. */
const AT_ONCE = 1;
const MAX_WAITING = 10;
/** ms after which whoever waits is told to come again; the file is made nevertheless. */
const LONGEST_WAIT = 8000;

interface KeptFile {
	version: string;
	path: Promise<string>;
}

/** Large answers that are the same for everybody: each is made once for a version of what it shows. */
export interface KeptFiles {
	/** @throws BusyError if the file is not ready in time */
	read(name: string, version: string, make: () => AsyncIterable<string>): Promise<ReadableStream>;
}

/** Keeps the files until this process ends. */
export function createKeptFiles(longestWait = LONGEST_WAIT): KeptFiles {
	const limit = createLimiter(AT_ONCE, MAX_WAITING);
	const kept = new Map<string, KeptFile>();
	let folder: string | undefined;
	let count = 0;

	function open(): string {
		if (folder) return folder;
		const made = mkdtempSync(join(tmpdir(), 'pasaz-files-'));
		process.once('exit', () => rmSync(made, { recursive: true, force: true }));
		folder = made;
		return made;
	}

	async function write(pieces: AsyncIterable<string>): Promise<string> {
		count += 1;
		const path = join(open(), String(count));
		const file = createWriteStream(path);
		for await (const piece of pieces) if (!file.write(piece)) await once(file, 'drain');
		await finished(file.end());
		return path;
	}

	function begin(name: string, version: string, make: () => AsyncIterable<string>): KeptFile {
		const before = kept.get(name);
		const file = { version, path: limit(() => write(make())) };
		kept.set(name, file);
		const removeBefore = async () => before && rm(await before.path, { force: true });
		const forget = () => kept.get(name) === file && kept.delete(name);
		file.path.then(removeBefore, forget).catch(() => {});
		return file;
	}

	return {
		async read(name, version, make) {
			const known = kept.get(name);
			const { path } = known?.version === version ? known : begin(name, version, make);
			const ready = await Promise.race([path, setTimeout(longestWait, undefined, { ref: false })]);
			if (!ready) throw new BusyError(`${name} is still being made`);
			return Readable.toWeb(createReadStream(ready)) as ReadableStream;
		},
	};
}
