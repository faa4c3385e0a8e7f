import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { outbox } from '../database/schema/outbox.ts';
import type { Job } from './job.ts';

/** A job that no repetition can save, e.g. a mail to an address that does not exist. */
export class HopelessError extends Error {
	override name = 'HopelessError';
}

export interface OutboxServices {
	db: Database;
	now: () => Date;
	log: Logger;
	/** Does one job; may be called again for the same id when a process dies in between. */
	run(job: Job, id: number): Promise<void>;
}

type Row = typeof outbox.$inferSelect;

const BATCH = 20;
/** Longer than any job takes: whoever has a job and dies holds it up for no more than this. */
const LEASE_SECONDS = 120;
const FIRST_PAUSE_SECONDS = 10;
const LONGEST_PAUSE_SECONDS = 3600;
/** Some eleven hours with the pauses above. */
export const MAX_ATTEMPTS = 18;

/**
 * Does what is due, each job in one process at a time: a job is put off while it is done and removed after that.
 * @returns how many jobs were tried; none means that there is nothing to do now
 */
export async function workOutbox(services: OutboxServices): Promise<number> {
	const jobs = await claim(services);
	await Promise.all(jobs.map((row) => attempt(services, row)));
	return jobs.length;
}

/** `any(array(…))` is worked out once; with `in` the planner may ask again for each row. */
async function claim({ db, now }: OutboxServices): Promise<Row[]> {
	const due = db
		.select({ id: outbox.id })
		.from(outbox)
		.where(and(isNull(outbox.failedAt), lte(outbox.dueAt, now())))
		.orderBy(asc(outbox.id))
		.limit(BATCH)
		.for('update', { skipLocked: true });
	return db
		.update(outbox)
		.set({ dueAt: later(now(), LEASE_SECONDS), attempts: sql`${outbox.attempts} + 1` })
		.where(sql`${outbox.id} = any(array(${due}))`)
		.returning();
}

async function attempt({ db, now, log, run }: OutboxServices, { id, job, attempts }: Row): Promise<void> {
	try {
		await run(job, id);
		await db.delete(outbox).where(eq(outbox.id, id));
	} catch (error) {
		const over = error instanceof HopelessError || attempts >= MAX_ATTEMPTS;
		const dueAt = later(now(), pauseAfter(attempts));
		const problem = error instanceof Error ? error.message : String(error);
		// The message may repeat an address: it stays in the database.
		// A first try fails whenever the other side starts later than this one.
		const level = over ? 'error' : attempts === 1 ? 'info' : 'warn';
		log[level]({ id, kind: job.kind, attempts }, over ? 'a job was given up' : 'a job failed');
		await db
			.update(outbox)
			.set({ problem, dueAt, failedAt: over ? now() : null })
			.where(eq(outbox.id, id));
	}
}

function pauseAfter(attempts: number): number {
	return Math.min(FIRST_PAUSE_SECONDS * 2 ** (attempts - 1), LONGEST_PAUSE_SECONDS);
}

function later(moment: Date, seconds: number): Date {
	return new Date(moment.getTime() + seconds * 1000);
}
