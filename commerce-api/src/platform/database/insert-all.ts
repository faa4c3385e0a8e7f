import type { InferInsertModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** Well below the 65,535 parameters that PostgreSQL allows in one statement. */
const ROWS_PER_STATEMENT = 500;

export async function insertAll<T extends PgTable>(db: Database, table: T, rows: InferInsertModel<T>[]): Promise<void> {
	for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
		await db.insert(table).values(rows.slice(start, start + ROWS_PER_STATEMENT));
	}
}
