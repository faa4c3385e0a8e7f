import { OverloadedError } from './overloaded-error.ts';
import type { Job } from './render-thread.ts';

/** A shopper waits for a page, or it is only made anew behind an answer. */
export type Priority = 'shopper' | 'behind';

/** ms that a page waits for a worker before its reader is told to come again. */
const MAX_WAIT = 1500;
/** ms that a suspect waits for a worker that it may end: that of a second worker's start. */
const MAX_SUSPECT_WAIT = 10_000;
const MAX_LENGTH = 1000;

/** Pages that wait for a worker: suspects, which were in work when a worker died, and others, shoppers' first. */
export interface PageQueue {
	add(job: Job, priority: Priority): void;
	/** A page whose worker ended, through no fault of its own as far as anybody knows. */
	addAgain(job: Job): void;
	next(): Job | undefined;
	nextSuspect(): Job | undefined;
	hasSuspects(): boolean;
	/** Fails pages that have waited for too long. */
	shed(now: number, reason: Error): void;
	failAll(error: Error): void;
	length(): number;
}

export function createPageQueue(): PageQueue {
	const suspects: Job[] = [];
	const waiting: Record<Priority, Job[]> = { shopper: [], behind: [] };
	const lists = [suspects, waiting.shopper, waiting.behind];
	return {
		add(job, priority) {
			if (waiting[priority].length >= MAX_LENGTH) job.open.fail(new OverloadedError());
			else waiting[priority].push(job);
		},
		addAgain(job) {
			job.queuedAt = performance.now();
			if (job.isSuspect) suspects.push(job);
			else waiting.shopper.unshift(job);
		},
		next: () => waiting.shopper.shift() ?? waiting.behind.shift(),
		nextSuspect: () => suspects.shift(),
		hasSuspects: () => suspects.length > 0,
		shed(now, reason) {
			for (const list of lists) {
				const isLate = ({ queuedAt, isSuspect }: Job) => now - queuedAt > (isSuspect ? MAX_SUSPECT_WAIT : MAX_WAIT);
				const late = list.filter(isLate);
				if (late.length === 0) continue;
				// Whoever hears of a failure may take the next page at once, so all that are late leave first.
				list.splice(0, list.length, ...list.filter((job) => !isLate(job)));
				for (const job of late) job.open.fail(reason);
			}
		},
		failAll(error) {
			for (const job of lists.flatMap((list) => list.splice(0))) job.open.fail(error);
		},
		length: () => lists.reduce((sum, { length }) => sum + length, 0),
	};
}
