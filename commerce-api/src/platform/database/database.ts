import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { PgliteClient } from './pglite-client.ts';

export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export const MIGRATIONS = join(import.meta.dirname, '../../../migrations');

export async function createDatabase(client: PgliteClient): Promise<Database> {
	const db = drizzle({ client: forDrizzle(client) });
	await migrate(db, { migrationsFolder: MIGRATIONS });
	return db;
}

/** Drizzle's type wants the whole of PGlite, but it only calls `query` and `transaction`. */
function forDrizzle(client: PgliteClient): PGlite;
function forDrizzle(client: PgliteClient): unknown {
	return client;
}

export interface Engine {
	db: Database;
	close(): Promise<void>;
	/** Resolves when the database is lost for this process; a server that is away may come back. */
	broken: Promise<Error>;
}
