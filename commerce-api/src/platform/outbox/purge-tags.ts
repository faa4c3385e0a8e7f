import type { CacheTag } from '@pasaz/kernel/contract/slices';
import type { Database } from '../database/database.ts';
import { enqueue } from './enqueue.ts';
import type { Job } from './job.ts';

const TAGS_PER_JOB = 500;

/** Has the shop's cached pages that show these things made anew once the transaction has ended well. */
export async function purgeTags(tx: Database, tags: Iterable<CacheTag>): Promise<void> {
	const all = [...new Set(tags)];
	const jobs: Job[] = [];
	for (let start = 0; start < all.length; start += TAGS_PER_JOB) {
		jobs.push({ kind: 'purge', tags: all.slice(start, start + TAGS_PER_JOB) });
	}
	await enqueue(tx, jobs);
}

/** The same for all cached pages, after an import. */
export async function purgeAll(tx: Database): Promise<void> {
	await enqueue(tx, [{ kind: 'purge', tags: 'all' }]);
}
