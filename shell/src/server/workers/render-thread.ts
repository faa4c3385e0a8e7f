import type { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { LeftOut, RenderRequest, WorkerMessage } from '../../render/worker-messages.ts';
import type { Culprit } from './find-culprit.ts';
import type { OpenPage } from './page-in-work.ts';
import { openPulse, type Pulse } from './pulse.ts';
import { untilReady } from './until-ready.ts';

export type PageRequest = Omit<RenderRequest, 'id' | 'leftOut'>;

export interface Job {
	id: number;
	request: PageRequest;
	open: OpenPage;
	/** ms, by the clock of `performance`. */
	queuedAt: number;
	/** It was in work when a worker died of nobody knows what, so it goes on alone. */
	isSuspect: boolean;
	/** Nobody waits for it; it is not tried again. */
	isWarmUp: boolean;
}

/** `warming` renders its first page; `leaving` finishes its pages and takes no more. */
export type ThreadState = 'warming' | 'open' | 'leaving';

export interface RenderThread extends Pulse {
	worker: Worker;
	/** Slices that could not be loaded, and why. */
	broken: readonly string[];
	reasons: Readonly<Record<string, string>>;
	/** ms, by the clock of `performance`. */
	startedAt: number;
	state: ThreadState;
	/** Another worker comes, or has come, in its place. */
	isReplaced: boolean;
	/** It is ended, whatever it has in work. */
	isEnding: boolean;
	/** What ended it, if anybody knows. */
	culprit: Culprit | undefined;
	/** Pages in work, with the time when each began. */
	jobs: Map<Job, number>;
	take(job: Job, leftOut: LeftOut | undefined): void;
}

export interface ThreadOptions {
	start: (memory: SharedArrayBuffer) => Worker | Promise<Worker>;
	log: Logger;
	/** ms. */
	startLimit: number;
	onExit: (thread: RenderThread) => void;
	onFault: OnFault;
}

export type OnFault = (slice: string, url: string, reason?: string) => void;

/** @throws if the worker cannot start */
export async function startThread({ start, log, startLimit, onExit, onFault }: ThreadOptions): Promise<RenderThread> {
	const startedAt = performance.now();
	/** The worker's beats and its bytes. */
	const memory = new SharedArrayBuffer(2 * Float64Array.BYTES_PER_ELEMENT);
	const worker = await start(memory);
	const jobs = new Map<Job, number>();
	const byId = (id: number) => [...jobs.keys()].find((job) => job.id === id);
	worker.on('message', (message: WorkerMessage) => {
		if (message.kind === 'log') log[message.level]({ from: 'render worker' }, message.text);
		else if (message.kind === 'fault') onFault(message.slice, message.url, message.reason);
		else if (message.kind !== 'ready') byId(message.id)?.open.receive(message);
	});
	worker.on('error', (error) => log.error({ err: error }, 'a render worker failed'));
	const { broken, reasons = {} } = await untilReady(worker, startLimit);
	const thread: RenderThread = {
		...openPulse(worker, memory),
		worker,
		broken,
		reasons,
		startedAt,
		state: 'warming',
		isReplaced: false,
		isEnding: false,
		culprit: undefined,
		jobs,
		take(job, leftOut) {
			jobs.set(job, performance.now());
			worker.postMessage({ ...job.request, id: job.id, leftOut } satisfies RenderRequest);
		},
	};
	worker.once('exit', () => onExit(thread));
	return thread;
}
