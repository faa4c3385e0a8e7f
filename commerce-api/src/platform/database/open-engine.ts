import type { Config } from '../config.ts';
import { createDatabase, type Database, type Engine } from './database.ts';
import { openLocked } from './open-locked.ts';
import type { PgliteClient } from './pglite-client.ts';

type Settings = Pick<Config, 'dataDir' | 'database'>;

type Work<T> = (db: Database) => Promise<T>;

/** Calls `setUp` after migrating, in one process at a time. @param embedded the embedded database if already open */
export async function openEngine(settings: Settings, setUp: Work<void>, embedded?: PgliteClient): Promise<Engine> {
	if (settings.database) {
		const { openPostgres, setUpServer } = await import('./open-postgres.ts');
		await setUpServer(settings.database.url, setUp);
		return openPostgres(settings.database);
	}
	const client = embedded ?? (await openLocked(settings.dataDir));
	const db = await createDatabase(client);
	await setUp(db);
	return { db, close: client.close, broken: client.broken };
}

export async function withDatabase<T>(settings: Settings, work: Work<T>): Promise<T> {
	if (settings.database) {
		const { onOneConnection, setUpServer } = await import('./open-postgres.ts');
		await setUpServer(settings.database.url, async () => {});
		return onOneConnection(settings.database.url, work);
	}
	const client = await openLocked(settings.dataDir);
	try {
		return await work(await createDatabase(client));
	} finally {
		await client.close();
	}
}
