import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { findCulprit } from './find-culprit.ts';
import { type RenderThread, startThread, type ThreadOptions } from './render-thread.ts';

export interface KeeperOptions extends Pick<ThreadOptions, 'start' | 'startLimit' | 'onFault'> {
	size: number;
	/** Bytes after which a worker is replaced; with twice as many it is ended at once. */
	memory: number;
	log: Logger;
	/** Renders a first page with a new worker before shoppers get one from it. */
	warmUp: (thread: RenderThread) => Promise<void>;
	onOpen: () => void;
	onEnd: (thread: RenderThread) => void;
}

/** ms before a worker is started in the place of one that could not start, or died young; doubled each time. */
const RESTART_DELAY = { first: 250, longest: 5000 };
const MIN_LIFETIME = 1000;
const DRAIN_TIMEOUT = 10_000;

/** Keeps a number of workers running: one that dies, is stuck or holds too much memory is replaced by another. */
export class ThreadKeeper {
	readonly threads = new Set<RenderThread>();
	readonly #options: KeeperOptions;
	#failedStarts = 0;
	#isClosing = false;

	constructor(options: KeeperOptions) {
		this.#options = options;
	}

	/** @throws if one of the workers cannot start; the others are ended first */
	async open(): Promise<void> {
		const started = await Promise.allSettled(Array.from({ length: this.#options.size }, () => this.#add()));
		const failed = started.find(({ status }) => status === 'rejected');
		if (failed?.status !== 'rejected') return;
		this.#isClosing = true;
		await Promise.all([...this.threads].map(({ worker }) => worker.terminate()));
		throw failed.reason;
	}

	/** Looks after the workers; to be called every now and then. */
	watch(now: number): void {
		for (const thread of this.threads) {
			if (thread.isEnding) continue;
			const bytes = thread.memory();
			if (thread.check(now) === 'stuck') void this.#endStuck(thread);
			else if (bytes > this.#options.memory * 2) this.#endLarge(thread, bytes);
			else if (bytes > this.#options.memory && !thread.isReplaced) void this.#retire(thread, bytes);
		}
	}

	async close(): Promise<void> {
		this.#isClosing = true;
		await Promise.all([...this.threads].map(finish));
	}

	async #add(): Promise<void> {
		const thread = await startThread({ ...this.#options, onExit: (ended) => this.#onExit(ended) });
		this.threads.add(thread);
		if (this.#isClosing) return void (await thread.worker.terminate());
		await this.#options.warmUp(thread);
		if (thread.state === 'warming') thread.state = 'open';
		this.#options.onOpen();
	}

	/** Starts another worker in the place of `thread`, and tries again until one starts. */
	async #replace(thread: RenderThread): Promise<void> {
		if (thread.isReplaced) return;
		thread.isReplaced = true;
		const livedShortly = performance.now() - thread.startedAt < MIN_LIFETIME;
		this.#failedStarts = livedShortly ? this.#failedStarts + 1 : 0;
		while (!this.#isClosing) {
			const { first, longest } = RESTART_DELAY;
			if (this.#failedStarts > 0) await wait(Math.min(first * 2 ** (this.#failedStarts - 1), longest));
			if (this.#isClosing) return;
			try {
				return await this.#add();
			} catch (error) {
				this.#failedStarts += 1;
				this.#options.log.error({ err: error }, 'a render worker could not be started');
			}
		}
	}

	#onExit(thread: RenderThread): void {
		this.threads.delete(thread);
		thread.state = 'leaving';
		void this.#replace(thread);
		this.#options.onEnd(thread);
	}

	async #endStuck(thread: RenderThread): Promise<void> {
		thread.isEnding = true;
		thread.state = 'leaving';
		void this.#replace(thread);
		thread.culprit = await findCulprit(thread.worker);
		await thread.worker.terminate();
	}

	#endLarge(thread: RenderThread, bytes: number): void {
		thread.isEnding = true;
		this.#options.log.error({ bytes }, 'a render worker holds far too much memory and is ended');
		void thread.worker.terminate();
	}

	/** The other worker is there before this one goes. */
	async #retire(thread: RenderThread, bytes: number): Promise<void> {
		this.#options.log.warn({ bytes }, 'a render worker holds too much memory and is replaced');
		await this.#replace(thread);
		thread.state = 'leaving';
		await finish(thread);
	}
}

async function finish({ jobs, worker }: RenderThread): Promise<void> {
	const end = Date.now() + DRAIN_TIMEOUT;
	while (jobs.size > 0 && Date.now() < end) await wait(20);
	await worker.terminate();
}
