import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether a column has one of these whole numbers. However many they are, they are one parameter: PostgreSQL allows 65,535 in a statement. */
export function isAmong(column: PgColumn, ids: readonly number[]): SQL {
	return sql`${column} = any(${toArray(ids)}::int[])`;
}

/** Whole numbers as PostgreSQL writes an array of them. */
export function toArray(numbers: readonly number[]): string {
	return `{${numbers.join()}}`;
}
