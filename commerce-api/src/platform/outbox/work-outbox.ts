import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { outbox } from '../database/schema/outbox.ts';
import type { Services } from '../database/services.ts';
import type { Job } from '../job.ts';

/** The job cannot succeed, e.g. a mail to an address that does not exist. */
export class HopelessError extends Error {
	override name = 'HopelessError';
}

export interface OutboxServices extends Services {
	log: Logger;
	/** Does one job; may be called again for the same id if a process dies. */
	run(job: Job, id: number): Promise<void>;
}

type Row = typeof outbox.$inferSelect;

const BATCH = 20;
/** Longer than any job takes; if a process dies, its job is delayed by this. */
const LEASE_SECONDS = 120;
const FIRST_PAUSE_SECONDS = 10;
const LONGEST_PAUSE_SECONDS = 3600;
/** About eleven hours with the pauses above. */
export const MAX_ATTEMPTS = 18;

/** A job is postponed while it runs, so that one process does it. @returns the number of jobs that were tried */
export async function workOutbox(services: OutboxServices): Promise<number> {
	const jobs = await claim(services);
	await Promise.all(jobs.map((row) => attempt(services, row)));
	return jobs.length;
}

/** `any(array(…))` is evaluated once; with `in` the planner may repeat the subquery for each row. */
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
		// The message may contain an address, so it is not logged.
		// The first attempt fails whenever the other side starts later.
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
