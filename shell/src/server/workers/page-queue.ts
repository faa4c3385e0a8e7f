import { OverloadedError } from './overloaded-error.ts';
import type { Job, RenderThread } from './render-thread.ts';

/** More pages at once would only wait for each other and for the API. */
const PAGES_AT_ONCE = 16;
/** ms that a page waits for a worker before its reader is told to come again. */
const MAX_WAIT = 1500;
const MAX_LENGTH = 1000;

/** A shopper waits for a page, or it is only made anew behind an answer. */
export type Priority = 'shopper' | 'behind';

/** Pages that wait for a worker, shoppers' first. Suspects come before all others and are made alone, so that a worker's death tells which page it was. */
export interface PageQueue {
	add(job: Job, priority: Priority): void;
	/** A page whose worker ended, through no fault of its own. */
	addFirst(job: Job): void;
	/** Takes the next page that this thread may make now. */
	next(thread: RenderThread, isOnlyThread: boolean): Job | undefined;
	/** Fails pages that have waited for too long. */
	shed(now: number): void;
	failAll(error: Error): void;
	length(): number;
}

const waitsAlone = ({ jobs }: RenderThread) => [...jobs.keys()].some(({ isSuspect }) => isSuspect);

export function createPageQueue(): PageQueue {
	const suspects: Job[] = [];
	const waiting: Job[] = [];
	const behind: Job[] = [];
	return {
		add(job, priority) {
			const list = priority === 'shopper' ? waiting : behind;
			if (list.length >= MAX_LENGTH) job.open.fail(new OverloadedError());
			else list.push(job);
		},
		addFirst(job) {
			if (job.isSuspect) suspects.push(job);
			else waiting.unshift(job);
		},
		next(thread, isOnlyThread) {
			if (waitsAlone(thread)) return;
			if (suspects.length > 0 && thread.jobs.size === 0) return suspects.shift();
			// One thread is emptied for the suspects; the others go on.
			if (suspects.length > 0 && isOnlyThread) return;
			return thread.jobs.size < PAGES_AT_ONCE ? (waiting.shift() ?? behind.shift()) : undefined;
		},
		shed(now) {
			for (const list of [waiting, behind])
				while (list[0] && now - list[0].queuedAt > MAX_WAIT) list.shift()?.open.fail(new OverloadedError());
		},
		failAll(error) {
			for (const job of [...suspects.splice(0), ...waiting.splice(0), ...behind.splice(0)]) job.open.fail(error);
		},
		length: () => suspects.length + waiting.length + behind.length,
	};
}
