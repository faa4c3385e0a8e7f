import { expect, it } from 'vitest';
import { openPage } from './page-in-work.ts';
import { createPageQueue } from './page-queue.ts';
import type { Job } from './render-thread.ts';

it('loses no page when those that are late make way for others (26.29)', async () => {
	const queue = createPageQueue();
	const taken: (Job | undefined)[] = [];
	const jobs = Array.from({ length: 10 }, (_, id): Job => {
		const open = openPage(() => taken.push(queue.next()));
		open.page.rendered.catch(() => {});
		const request = { url: '/ona', version: 0, factsVersion: 0, nonce: 'n', form: 'document' } as const;
		// the first six have waited for too long
		return { id, request, open, queuedAt: id < 6 ? 0 : 9000, isSuspect: false, isWarmUp: false };
	});
	for (const job of jobs) queue.add(job, 'shopper');
	queue.shed(10_000, new Error('late'));
	expect(taken.map((job) => job?.id)).toEqual([6, 7, 8, 9, undefined, undefined]);
	const failed = await Promise.allSettled(jobs.slice(0, 6).map(({ open }) => open.page.rendered));
	expect(failed.every(({ status }) => status === 'rejected')).toBe(true);
	expect(queue.length()).toBe(0);
});
