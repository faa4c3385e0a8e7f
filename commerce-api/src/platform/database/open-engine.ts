import { createDatabase, type Database } from './database.ts';
import type { Engine } from './engine.ts';
import { openLocked } from './open-locked.ts';
import type { PgliteClient } from './pglite-client.ts';

interface Settings {
	dataDir: string;
	database: { url: string; poolSize: number } | undefined;
}

type Work<T> = (db: Database) => Promise<T>;

/**
 * Opens the database that the settings name and brings its tables up to date. `setUp` follows, in one process at a time.
 * @param embedded where that one has been opened already
 */
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

/** One long piece of work on that database, such as an import. */
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
