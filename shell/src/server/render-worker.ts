import type { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { RenderedHead, RenderRequest, Said, WorkerMessage } from '../render/messages.ts';

export interface Rendered extends RenderedHead {
	body: ReadableStream<Uint8Array>;
	/** Whether something is missing; certain at the end of `body`. */
	isDegraded(): boolean;
}

export interface RenderWorker {
	broken: string[];
	/** Renders that are under way. */
	pending(): number;
	/**
	 * `version` is that of the purges when the page is asked for.
	 * @throws where the page could not be begun; once begun, the body errors instead
	 */
	render(url: string, version: number): Promise<Rendered>;
	close(): Promise<void>;
}

interface Running {
	begin: (head: RenderedHead) => void;
	write: (chunk: Uint8Array, degraded: boolean) => void;
	end: () => void;
	fail: (error: Error) => void;
}

/** ms; a render that takes longer is given up, and so is a worker that has not loaded its release set. */
const LIMITS = { render: 10_000, start: 30_000 };
/** ms that a closing worker may still use. */
const DRAIN = 10_000;
/** ms; a worker that lives shorter has a fault that the next will have, too. */
const YOUNG = 1000;
const RESTART_DELAY = 500;
/** ms in which a worker that is not caught in a loop speaks, or rests, at least once. */
const PROOF = 500;

interface Ends {
	/** ms. */
	deadline: number;
	/** However it ended. */
	done: () => void;
	/** It was given up. */
	late: () => void;
}

function track({ deadline, done, late }: Ends): { running: Running; rendered: Promise<Rendered> } {
	const { promise, resolve, reject } = Promise.withResolvers<Rendered>();
	let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
	let isDegraded = false;
	const body = new ReadableStream<Uint8Array>({
		start(given) {
			controller = given;
		},
		cancel() {
			controller = undefined;
		},
	});
	const timer = setTimeout(() => {
		running.fail(new Error('Rendering took too long'));
		late();
	}, deadline);
	const finish = () => {
		clearTimeout(timer);
		done();
	};
	const running: Running = {
		begin: (head) => resolve({ ...head, body, isDegraded: () => isDegraded }),
		write(chunk, degraded) {
			isDegraded = degraded;
			if (chunk.byteLength > 0) controller?.enqueue(chunk);
		},
		end: () => {
			finish();
			controller?.close();
		},
		fail: (error) => {
			finish();
			reject(error);
			controller?.error(error);
			controller = undefined;
		},
	};
	return { running, rendered: promise };
}

function follow(message: Exclude<WorkerMessage, Said>, all: Map<number, Running>) {
	if (message.kind === 'ready') return;
	const running = all.get(message.id);
	if (message.kind === 'failed') return running?.fail(new Error(message.message));
	if (message.head) running?.begin(message.head);
	running?.write(message.chunk, message.degraded);
	if (message.isLast) running?.end();
}

/** @throws where the worker ends before it can render, or would never: code may be caught in a loop while it loads */
async function untilReady(worker: Worker, limit: number): Promise<string[]> {
	const { promise, resolve, reject } = Promise.withResolvers<string[]>();
	const timer = setTimeout(() => {
		reject(new Error('The render worker did not start in time'));
		void worker.terminate();
	}, limit);
	worker.on('message', (message: WorkerMessage) => message.kind === 'ready' && resolve(message.broken));
	worker.once('error', reject);
	worker.once('exit', () => reject(new Error('The render worker ended before it was ready')));
	return promise.finally(() => clearTimeout(timer));
}

/** Those that are being watched: many pages may be late at once. */
const suspects = new WeakSet<Worker>();

/** A page that waits for something that never comes must not cost the others their worker. */
function endIfLooping(worker: Worker) {
	if (suspects.has(worker)) return;
	suspects.add(worker);
	const before = worker.performance.eventLoopUtilization();
	let spoke = false;
	const hear = () => {
		spoke = true;
	};
	worker.once('message', hear);
	const judge = () => {
		suspects.delete(worker);
		worker.off('message', hear);
		const rested = worker.performance.eventLoopUtilization(before).idle > 0;
		if (!spoke && !rested) void worker.terminate();
	};
	setTimeout(judge, PROOF).unref();
}

/**
 * Starts a worker and, when it dies, another in its place; what it was rendering fails.
 * @throws where the first one cannot be started
 */
export async function openWorker(start: () => Worker, log: Logger, limits = LIMITS): Promise<RenderWorker> {
	const all = new Map<number, Running>();
	let lastId = 0;
	let closing = false;
	let startedAt = Date.now();
	let current = start();
	let ready = untilReady(current, limits.start);

	async function replace(delay: number): Promise<string[]> {
		await new Promise((resolve) => setTimeout(resolve, delay));
		if (closing) throw new Error('The render worker is ending');
		startedAt = Date.now();
		current = start();
		watch(current);
		return untilReady(current, limits.start);
	}

	function watch(worker: Worker) {
		worker.on('message', (message: WorkerMessage) => {
			if (message.kind === 'said') log[message.level]({ from: 'render worker' }, message.text);
			else follow(message, all);
		});
		worker.on('error', (error) => log.error({ err: error }, 'a render worker failed'));
		worker.once('exit', () => {
			for (const running of [...all.values()]) running.fail(new Error('The render worker ended'));
			if (closing) return;
			// one that dies young would die again at once
			ready = replace(Date.now() - startedAt < YOUNG ? RESTART_DELAY : 0);
			ready.catch(() => {});
		});
	}
	watch(current);
	const broken = await ready.catch((error) => {
		closing = true;
		throw error;
	});

	/** The page's place is taken first, so that its deadline counts the wait for a worker, too. */
	function begin() {
		lastId += 1;
		const id = lastId;
		const late = () => endIfLooping(current);
		const { running, rendered } = track({ deadline: limits.render, done: () => all.delete(id), late });
		all.set(id, running);
		return { id, running, rendered };
	}

	return {
		broken,
		pending: () => all.size,
		render(url, version) {
			const { id, running, rendered } = begin();
			const post = () => current.postMessage({ id, url, version } satisfies RenderRequest);
			if (closing) running.fail(new Error('The render worker is ending'));
			else ready.then(post, (error) => running.fail(error));
			return rendered;
		},
		async close() {
			closing = true;
			const end = Date.now() + DRAIN;
			while (all.size > 0 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
			await current.terminate();
		},
	};
}
