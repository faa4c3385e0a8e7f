import { chmod, mkdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { UnavailableError } from './database-errors.ts';
import { lockDatabase } from './database-lock.ts';
import { openPglite, type PgliteClient } from './pglite-client.ts';

/** Closing it frees the folder. @throws DatabaseLockedError when another process has it open */
export async function openLocked(dataDir: string): Promise<PgliteClient> {
	const lock = await lockDatabase(join(dataDir, 'db.lock'));
	const folder = join(dataDir, 'db');
	try {
		// the database sets modes of its own within, which a closed folder makes harmless
		await mkdir(folder, { recursive: true, mode: 0o700 });
		await chmod(folder, 0o700);
		const client = await openPglite(folder);
		return {
			...client,
			broken: Promise.race([client.broken, lock.lost]),
			close: async () => {
				await client.close();
				lock.release();
			},
		};
	} catch (error) {
		lock.release();
		throw (await fullDisk(dataDir, error)) ?? error;
	}
}

/** Bytes without which the database does not open: it writes its log before anything else. */
const NEEDED = 32 * 1024 * 1024;

/** The database's own words for a full disk are "Aborted()". */
async function fullDisk(dataDir: string, cause: unknown): Promise<UnavailableError | undefined> {
	const { bavail, bsize } = await statfs(dataDir);
	const free = bavail * bsize;
	if (free >= NEEDED) return undefined;
	const megabytes = Math.floor(free / 1024 / 1024);
	const sentence = `The disk of ${dataDir} is full: ${megabytes} MB are free. Make room and start again; nothing is lost.`;
	return new UnavailableError(sentence, { cause });
}
