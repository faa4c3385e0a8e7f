import { OverloadedError } from './overloaded-error.ts';
import type { Job, RenderThread } from './render-thread.ts';

/** More pages at once would only wait for each other and for the API. */
const PAGES_AT_ONCE = 16;
/** ms that a page waits for a worker before its reader is told to come again. */
const MAX_WAIT = 1500;
const MAX_LENGTH = 1000;

/** Pages that wait for a worker. Suspects come first and are made alone, so that a worker's death tells which page it was. */
export interface PageQueue {
	add(job: Job): void;
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
	return {
		add(job) {
			if (waiting.length >= MAX_LENGTH) job.open.fail(new OverloadedError());
			else waiting.push(job);
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
			return thread.jobs.size < PAGES_AT_ONCE ? waiting.shift() : undefined;
		},
		shed(now) {
			while (waiting[0] && now - waiting[0].queuedAt > MAX_WAIT) waiting.shift()?.open.fail(new OverloadedError());
		},
		failAll(error) {
			for (const job of [...suspects.splice(0), ...waiting.splice(0)]) job.open.fail(error);
		},
		length: () => suspects.length + waiting.length,
	};
}
