import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { PgliteClient } from './pglite-client.ts';

/** Either engine, and a transaction of either. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export const MIGRATIONS = join(import.meta.dirname, '../../../migrations');

/** The shop's tables in an open database, brought up to date. */
export async function createDatabase(client: PgliteClient): Promise<Database> {
	const db = drizzle({ client: forDrizzle(client) });
	await migrate(db, { migrationsFolder: MIGRATIONS });
	return db;
}

/** Drizzle asks for the whole of PGlite but calls `query` and `transaction` only. */
function forDrizzle(client: PgliteClient): PGlite;
function forDrizzle(client: PgliteClient): unknown {
	return client;
}
