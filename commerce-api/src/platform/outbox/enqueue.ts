import type { Database } from '../database/database.ts';
import { outbox } from '../database/schema/outbox.ts';
import type { Job } from './job.ts';

/** Writes down what has to be done once the transaction has ended well; if it fails, nothing is done. */
export async function enqueue(tx: Database, jobs: Job[]): Promise<void> {
	if (jobs.length > 0) await tx.insert(outbox).values(jobs.map((job) => ({ job })));
}
