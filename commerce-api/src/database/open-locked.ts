import { join } from 'node:path';
import { type OpenDatabase, openDatabase } from './database.ts';
import { lockDatabase } from './database-lock.ts';

/**
 * Opens the database folder for this process alone.
 * @throws DatabaseLockedError when another process has it open
 */
export async function openLocked(dataDir: string): Promise<OpenDatabase> {
	const unlock = await lockDatabase(join(dataDir, 'db.lock'));
	try {
		const { db, close } = await openDatabase(join(dataDir, 'db'));
		return {
			db,
			close: async () => {
				await close();
				unlock();
			},
		};
	} catch (error) {
		unlock();
		throw error;
	}
}
