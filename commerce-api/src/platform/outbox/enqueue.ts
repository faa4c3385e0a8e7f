import type { CacheTag } from '@pasaz/kernel/contract/slices';
import type { Database } from '../database/database.ts';
import { outbox } from '../database/schema/outbox.ts';
import type { Job } from '../job.ts';

/** Adds jobs that are done once the transaction has been committed. */
export async function enqueue(tx: Database, jobs: Job[]): Promise<void> {
	if (jobs.length > 0) await tx.insert(outbox).values(jobs.map((job) => ({ job })));
}

const TAGS_PER_JOB = 500;

/** Purges the cached pages with these tags once the transaction has been committed. */
export async function purgeTags(tx: Database, tags: Iterable<CacheTag>): Promise<void> {
	const all = [...new Set(tags)];
	const jobs: Job[] = [];
	for (let start = 0; start < all.length; start += TAGS_PER_JOB) {
		jobs.push({ kind: 'purge', tags: all.slice(start, start + TAGS_PER_JOB) });
	}
	await enqueue(tx, jobs);
}

export async function purgeAll(tx: Database): Promise<void> {
	await enqueue(tx, [{ kind: 'purge', tags: 'all' }]);
}
