import { createDatabase, type Database } from './database.ts';
import { openPglite } from './pglite-client.ts';

export interface OpenDatabase {
	db: Database;
	close(): Promise<void>;
}

/** An empty database that ends with the process, for tests. */
export async function openInMemory(): Promise<OpenDatabase> {
	const client = await openPglite('memory://');
	return { db: await createDatabase(client), close: client.close };
}
