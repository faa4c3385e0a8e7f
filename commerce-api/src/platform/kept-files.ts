import { mkdtempSync, rmSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReadableStream as NodeStream } from 'node:stream/web';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { BusyError, createLimiter } from './limiter.ts';
import { withoutValues } from './without-values.ts';

/** Files that are being made; further ones are refused. */
const MAX_UNFINISHED = 11;
/** ms after which whoever waits gets what there is of a file, and the rest while it is made. The shell gives an answer up after 10 s. */
const LONGEST_WAIT = 5000;
/** ms after which a reader looks for more of a file that is being made. */
const POLL = 50;
const CHUNK_BYTES = 256 * 1024;

type Make = () => AsyncIterable<string>;

interface KeptFile {
	version: string;
	path: string;
	/** Written so far. */
	bytes: number;
	isWhole: boolean;
	/** Ends when the file is whole. */
	making: Promise<void>;
}

/** Large answers that are the same for everybody: each is made once for a version of what it shows. */
export interface KeptFiles {
	/**
	 * One that takes long is read while it is made, by all who ask meanwhile. The stream fails if it cannot be finished.
	 * @throws BusyError if nothing of the file is there in time
	 */
	read(name: string, version: string, make: Make): Promise<ReadableStream>;
}

/** Keeps the files until this process ends, and logs those that cannot be made: by then an answer may have begun. */
export function createKeptFiles(log: Logger, longestWait = LONGEST_WAIT): KeptFiles {
	// A piece is work of the one thread that answers everybody.
	const inTurn = createLimiter(1, MAX_UNFINISHED);
	const kept = new Map<string, KeptFile>();
	let folder: string | undefined;
	let count = 0;

	function newPath(): string {
		folder ??= openFolder();
		count += 1;
		return join(folder, String(count));
	}

	async function write(file: KeptFile, pieces: AsyncIterator<string>): Promise<void> {
		const handle = await open(file.path, 'wx');
		try {
			for (;;) {
				const { done, value } = await inTurn(() => pieces.next());
				if (done) break;
				await handle.appendFile(value);
				file.bytes += Buffer.byteLength(value);
			}
			file.isWhole = true;
		} finally {
			await handle.close();
		}
	}

	async function tidy(name: string, file: KeptFile, before: KeptFile | undefined): Promise<void> {
		try {
			await file.making;
		} catch (error) {
			log.error({ file: name, ...withoutValues(error) }, 'a file could not be made');
			kept.delete(name);
			await rm(file.path, { force: true });
		}
		if (before) await rm(before.path, { force: true });
	}

	function begin(name: string, version: string, make: Make): KeptFile {
		const unfinished = [...kept.values()].filter(({ isWhole }) => !isWhole);
		if (unfinished.length >= MAX_UNFINISHED) throw new BusyError('Too many files are being made');
		const before = kept.get(name);
		const file = { version, path: newPath(), bytes: 0, isWhole: false, making: Promise.resolve() };
		file.making = write(file, make()[Symbol.asyncIterator]());
		kept.set(name, file);
		tidy(name, file, before).catch(() => {});
		return file;
	}

	return {
		async read(name, version, make) {
			const known = kept.get(name);
			const file = known && (known.version === version || !known.isWhole) ? known : begin(name, version, make);
			await Promise.race([file.making, setTimeout(longestWait, undefined, { ref: false })]);
			if (file.bytes === 0 && !file.isWhole) throw new BusyError(`${name} is still to be made`);
			return NodeStream.from(follow(file)) as ReadableStream;
		},
	};
}

function openFolder(): string {
	const made = mkdtempSync(join(tmpdir(), 'pasaz-files-'));
	process.once('exit', () => rmSync(made, { recursive: true, force: true }));
	return made;
}

/** Yields the whole file, also while it is being made. @throws what ends the making of it */
async function* follow(file: KeptFile): AsyncGenerator<Uint8Array> {
	const handle = await open(file.path);
	try {
		let position = 0;
		for (;;) {
			const { bytes, isWhole } = file;
			if (position < bytes) {
				const buffer = Buffer.alloc(Math.min(CHUNK_BYTES, bytes - position));
				const { bytesRead } = await handle.read({ buffer, position });
				position += bytesRead;
				yield buffer.subarray(0, bytesRead);
			} else if (isWhole) return;
			else await Promise.race([file.making, setTimeout(POLL)]);
		}
	} finally {
		await handle.close();
	}
}
