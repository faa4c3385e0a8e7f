import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Job } from '../../job.ts';
import { moment } from './columns.ts';

/** Jobs to do after a transaction; a row is deleted when its job is done. */
export const outbox = pgTable(
	'outbox',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		job: jsonb().$type<Job>().notNull(),
		/** Not before this. A process that takes a job postpones it, so that it is tried again if the process dies. */
		dueAt: moment('due_at').notNull().default(sql`'epoch'`),
		attempts: integer().notNull().default(0),
		problem: text(),
		/** When it was given up; the row stays for inspection. */
		failedAt: moment('failed_at'),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(t) => [index().on(t.dueAt).where(sql`${t.failedAt} is null`)],
);
