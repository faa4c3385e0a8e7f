import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { openPglite, type PgliteClient } from './pglite-client.ts';

/** Either engine, and a transaction of either. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface OpenDatabase {
	db: Database;
	close(): Promise<void>;
}

const MIGRATIONS = join(import.meta.dirname, '../../migrations');

/** Opens the embedded database, which nobody else may have open (see `database-lock.ts`), and brings its tables up to date. */
export async function openDatabase(dataDir: string): Promise<OpenDatabase> {
	const client = await openPglite(dataDir);
	const db = drizzle({ client: forDrizzle(client) });
	await migrate(db, { migrationsFolder: MIGRATIONS });
	return { db, close: client.close };
}

/** Drizzle asks for the whole of PGlite but calls `query` and `transaction` only. */
function forDrizzle(client: PgliteClient): PGlite;
function forDrizzle(client: PgliteClient): unknown {
	return client;
}
