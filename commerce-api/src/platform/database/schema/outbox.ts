import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Job } from '../../outbox/job.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What is to be done after a transaction; a row goes when it was done. */
export const outbox = pgTable(
	'outbox',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		job: jsonb().$type<Job>().notNull(),
		/** Not before this; whoever works on a job puts it off, so that it is tried again should that process die. */
		dueAt: moment('due_at').notNull().default(sql`'epoch'`),
		attempts: integer().notNull().default(0),
		/** Why the last attempt failed. */
		problem: text(),
		/** When it was given up: it stays for people to look at. */
		failedAt: moment('failed_at'),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(t) => [index().on(t.dueAt).where(sql`${t.failedAt} is null`)],
);
