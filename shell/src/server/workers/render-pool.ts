import { setTimeout as wait } from 'node:timers/promises';
import { withoutSecrets } from '../../routing/without-secrets.ts';
import { createBreaker } from './breaker.ts';
import type { Culprit } from './find-culprit.ts';
import { OverloadedError } from './overloaded-error.ts';
import { openPage, type PageInWork } from './page-in-work.ts';
import { createPageQueue, type Priority } from './page-queue.ts';
import type { Job, OnFault, PageRequest, RenderThread } from './render-thread.ts';
import { type KeeperOptions, ThreadKeeper } from './thread-keeper.ts';

export interface PoolOptions extends Pick<KeeperOptions, 'start' | 'size' | 'memory' | 'log'> {
	onFault?: OnFault | undefined;
	warmUp: (render: RenderPool['render']) => Promise<void>;
	/** ms that the start of a worker may take. */
	startLimit?: number | undefined;
	/** ms that a page may take. */
	renderLimit?: number;
}

const START_LIMIT = 30_000;
const RENDER_LIMIT = 10_000;
const CLOSE_TIMEOUT = 10_000;
/** ms. */
const CHECK_INTERVAL = 50;

/** More pages at once would only wait for each other and for the API. */
const PAGES_AT_ONCE = 16;

const LATE = 'Rendering took too long';
const ENDED = 'The render worker ended';
const ENDING = 'The render worker is ending';
const STUCK = 'It ended the render worker: a loop without end, or too much memory';

const hasSuspect = ({ jobs }: RenderThread) => [...jobs.keys()].some(({ isSuspect }) => isSuspect);

/** Ends a worker that is stuck: its page is made again without the slice whose code ran, its other pages by another worker. */
export class RenderPool {
	readonly #options: PoolOptions;
	readonly #breaker = createBreaker();
	readonly #queue = createPageQueue();
	readonly #keeper: ThreadKeeper;
	readonly #watching: NodeJS.Timeout;
	#lastId = 0;
	#isClosing = false;

	/** @throws if one of the first workers cannot start */
	static async open(options: PoolOptions): Promise<RenderPool> {
		const pool = new RenderPool(options);
		try {
			await pool.#keeper.open();
			return pool;
		} catch (error) {
			clearInterval(pool.#watching);
			throw error;
		}
	}

	private constructor(options: PoolOptions) {
		this.#options = options;
		this.#keeper = new ThreadKeeper({
			...options,
			startLimit: options.startLimit ?? START_LIMIT,
			warmUp: (thread) => options.warmUp((request) => this.#renderFirst(thread, request)),
			onFault: (slice, url, reason) => options.onFault?.(slice, url, reason),
			onOpen: () => this.#assign(),
			onEnd: (thread) => this.#onEnd(thread),
		});
		this.#watching = setInterval(() => this.#watch(), CHECK_INTERVAL);
		this.#watching.unref();
	}

	get broken(): string[] {
		return [...new Set([...this.#keeper.threads].flatMap(({ broken }) => broken))];
	}

	get reasons(): Record<string, string> {
		return Object.assign({}, ...[...this.#keeper.threads].map(({ reasons }) => reasons));
	}

	/** An `OverloadedError` fails a page that would have to wait for too long. */
	render = (request: PageRequest, priority: Priority = 'shopper'): PageInWork => {
		const job = this.#newJob(request);
		if (this.#isClosing) job.open.fail(new Error(ENDING));
		else if (this.#breaker.isHopeless(request.url)) job.open.fail(new Error(ENDED));
		else this.#queue.add(job, priority);
		this.#assign();
		return job.open.page;
	};

	/** Finishes the pages that were asked for. */
	async close(): Promise<void> {
		this.#isClosing = true;
		const end = Date.now() + CLOSE_TIMEOUT;
		while (this.#queue.length() > 0 && this.#keeper.threads.size > 0 && Date.now() < end) await wait(20);
		this.#queue.failAll(new Error(ENDED));
		await this.#keeper.close();
		clearInterval(this.#watching);
	}

	#newJob(request: PageRequest, isWarmUp = false): Job {
		this.#lastId += 1;
		const open = openPage(() => {
			for (const { jobs } of this.#keeper.threads) jobs.delete(job);
			if (!isWarmUp) this.#assign();
		});
		const queuedAt = performance.now();
		const job: Job = { id: this.#lastId, request, open, queuedAt, isSuspect: false, isWarmUp };
		return job;
	}

	#renderFirst(thread: RenderThread, request: PageRequest): PageInWork {
		const job = this.#newJob(request, true);
		this.#give(thread, job);
		return job.open.page;
	}

	#give(thread: RenderThread, job: Job): void {
		thread.take(job, this.#breaker.leftOut(job.request.url));
	}

	#assign(): void {
		if (this.#queue.length() === 0) return;
		const able = [...this.#keeper.threads].filter(({ state, health }) => state === 'open' && health() === 'well');
		const giveOne = () => {
			able.sort((one, other) => one.jobs.size - other.jobs.size);
			for (const thread of able) {
				const job = this.#nextFor(thread, thread === able[0]);
				if (!job) continue;
				this.#give(thread, job);
				return true;
			}
			return false;
		};
		while (giveOne());
	}

	/** The emptiest worker makes a suspect, alone so that its death tells, and only while another worker is there for all else. */
	#nextFor(thread: RenderThread, isEmptiest: boolean): Job | undefined {
		if (hasSuspect(thread)) return;
		if (isEmptiest && this.#queue.hasSuspects() && this.#canSpareOne()) {
			return thread.jobs.size === 0 ? this.#queue.nextSuspect() : undefined;
		}
		return thread.jobs.size < PAGES_AT_ONCE ? this.#queue.next() : undefined;
	}

	#canSpareOne(): boolean {
		const threads = [...this.#keeper.threads];
		const open = threads.filter(({ state }) => state === 'open');
		return open.length >= Math.min(2, this.#options.size) && !threads.some(hasSuspect);
	}

	#onEnd({ jobs, culprit }: RenderThread): void {
		const ended = [...jobs.keys()];
		jobs.clear();
		for (const job of ended) this.#settle(job, culprit);
		if (this.#isClosing && this.#keeper.threads.size === 0) this.#queue.failAll(new Error(ENDED));
		this.#assign();
	}

	#settle(job: Job, culprit: Culprit | undefined): void {
		const isLost = job.open.hasBegun() || job.isWarmUp || this.#isClosing;
		// a new worker has no other page; the next one would end like it, and all that follow
		const isOwn = job.isWarmUp && !culprit && !this.#isClosing && !this.#breaker.leftOut(job.request.url);
		if (culprit?.id === job.id || isOwn) this.#condemn(job, culprit ?? {});
		else if (isLost) job.open.fail(new Error(ENDED));
		else if (job.isSuspect) this.#condemn(job, {});
		else this.#queue.addAgain(Object.assign(job, { isSuspect: culprit?.id === undefined }));
	}

	/** Makes a page again without what ended its worker; whoever waits for it gets it unless nothing helps. */
	#condemn(job: Job, culprit: Culprit): void {
		const { url } = job.request;
		this.#breaker.trip(url, culprit);
		const { page, slice } = culprit;
		if (slice) this.#options.onFault?.(slice, url, STUCK);
		const at = { url: withoutSecrets(url), page, slice };
		this.#options.log.error(at, 'a page ended its render worker and is made without the slice');
		const isLost = job.open.hasBegun() || job.isWarmUp || this.#isClosing;
		if (isLost || this.#breaker.isHopeless(url)) job.open.fail(new Error(ENDED));
		else this.#queue.addAgain(Object.assign(job, { isSuspect: false }));
	}

	#watch(): void {
		const now = performance.now();
		const limit = this.#options.renderLimit ?? RENDER_LIMIT;
		for (const { jobs } of this.#keeper.threads) {
			for (const [job, began] of [...jobs]) if (now - began > limit) job.open.fail(new Error(LATE));
		}
		this.#keeper.watch(now);
		this.#queue.shed(now, this.#keeper.threads.size > 0 ? new OverloadedError() : new Error(ENDED));
		this.#assign();
	}
}
