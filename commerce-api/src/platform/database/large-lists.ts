import { type InferInsertModel, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** Well below the 65,535 parameters that PostgreSQL allows in one statement. */
const ROWS_PER_STATEMENT = 500;

export async function insertAll<T extends PgTable>(db: Database, table: T, rows: InferInsertModel<T>[]): Promise<void> {
	for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
		await db.insert(table).values(rows.slice(start, start + ROWS_PER_STATEMENT));
	}
}

/** Whether a column has one of these integers, passed as one parameter however many they are. */
export function isAmong(column: PgColumn, ids: readonly number[]): SQL {
	return sql`${column} = any(${toArray(ids)}::int[])`;
}

/** Integers as a PostgreSQL array literal. */
export function toArray(numbers: readonly number[]): string {
	return `{${numbers.join()}}`;
}
