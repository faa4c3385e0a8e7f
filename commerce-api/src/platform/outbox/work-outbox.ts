import { and, asc, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
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

/** Longer than any batch takes, mails over connections that break included; if a process dies, its jobs are delayed by this. */
const LEASE_SECONDS = 300;
const FIRST_PAUSE_SECONDS = 10;
const LONGEST_PAUSE_SECONDS = 3600;

/**
 * Mails apart from other jobs, which must not wait for a mail server that hangs. `batch` are claimed at a time: two connections send
 * mails. `attempts` with the pauses above: a mail is tried for five days, as mail servers do (RFC 5321, 4.5.4.1), other jobs for nine
 * hours.
 */
export const LANES = {
	mails: { isIn: sql`${outbox.job} ->> 'kind' = 'mail'`, batch: 4, attempts: 130 },
	others: { isIn: sql`${outbox.job} ->> 'kind' <> 'mail'`, batch: 20, attempts: 18 },
};
export type Lane = keyof typeof LANES;

/** A job is postponed while it runs, so that one process does it. @returns the number of jobs that were tried */
export async function workOutbox(services: OutboxServices, lane: Lane): Promise<number> {
	const jobs = await claim(services, lane);
	await Promise.all(jobs.map((row) => attempt(services, row, LANES[lane].attempts)));
	return jobs.length;
}

/** ms that a job which was given up stays for people to look at; its mail names who gets it. */
const GIVEN_UP_MS = 30 * 86_400_000;

export async function forgetGivenUp(db: Database, now: Date): Promise<void> {
	await db.delete(outbox).where(lt(outbox.failedAt, new Date(now.getTime() - GIVEN_UP_MS)));
}

/** `any(array(…))` is evaluated once; with `in` the planner may repeat the subquery for each row. */
async function claim({ db, now }: OutboxServices, lane: Lane): Promise<Row[]> {
	const { isIn, batch } = LANES[lane];
	const due = db
		.select({ id: outbox.id })
		.from(outbox)
		.where(and(isNull(outbox.failedAt), lte(outbox.dueAt, now()), isIn))
		.orderBy(asc(outbox.id))
		.limit(batch)
		.for('update', { skipLocked: true });
	return db
		.update(outbox)
		.set({ dueAt: later(now(), LEASE_SECONDS), attempts: sql`${outbox.attempts} + 1` })
		.where(sql`${outbox.id} = any(array(${due}))`)
		.returning();
}

async function attempt({ db, now, log, run }: OutboxServices, { id, job, attempts }: Row, most: number): Promise<void> {
	try {
		await run(job, id);
		await db.delete(outbox).where(eq(outbox.id, id));
	} catch (error) {
		const over = error instanceof HopelessError || attempts >= most;
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
