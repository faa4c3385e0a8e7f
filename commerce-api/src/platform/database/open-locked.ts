import { join } from 'node:path';
import { lockDatabase } from './database-lock.ts';
import { openPglite, type PgliteClient } from './pglite-client.ts';

/**
 * Opens the database folder for this process alone; closing it frees it.
 * @throws DatabaseLockedError when another process has it open
 */
export async function openLocked(dataDir: string): Promise<PgliteClient> {
	const lock = await lockDatabase(join(dataDir, 'db.lock'));
	try {
		const client = await openPglite(join(dataDir, 'db'));
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
		throw error;
	}
}
