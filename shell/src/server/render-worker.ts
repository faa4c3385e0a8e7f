import type { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { RenderedHead, RenderRequest, WorkerMessage } from '../render/messages.ts';

export interface Rendered extends RenderedHead {
	body: ReadableStream<Uint8Array>;
}

export interface RenderWorker {
	broken: string[];
	/** Renders that are under way. */
	pending(): number;
	/** @throws where the page could not be begun; once begun, the body errors instead */
	render(url: string): Promise<Rendered>;
	close(): Promise<void>;
}

interface Running {
	begin: (head: RenderedHead) => void;
	write: (chunk: Uint8Array) => void;
	end: () => void;
	fail: (error: Error) => void;
}

/** ms; a render that takes longer is given up. */
const DEADLINE = 10_000;
/** ms that a closing worker may still use. */
const DRAIN = 10_000;

function track(done: () => void): { running: Running; rendered: Promise<Rendered> } {
	const { promise, resolve, reject } = Promise.withResolvers<Rendered>();
	let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
	const body = new ReadableStream<Uint8Array>({
		start(given) {
			controller = given;
		},
		cancel() {
			controller = undefined;
		},
	});
	const deadline = setTimeout(() => running.fail(new Error('Rendering took too long')), DEADLINE);
	const finish = () => {
		clearTimeout(deadline);
		done();
	};
	const running: Running = {
		begin: (head) => resolve({ ...head, body }),
		write: (chunk) => controller?.enqueue(chunk),
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

function follow(message: WorkerMessage, all: Map<number, Running>) {
	if (message.kind === 'ready') return;
	const running = all.get(message.id);
	if (message.kind === 'failed') return running?.fail(new Error(message.message));
	if (message.head) running?.begin(message.head);
	if (message.chunk.byteLength > 0) running?.write(message.chunk);
	if (message.isLast) running?.end();
}

function untilReady(worker: Worker): Promise<string[]> {
	const { promise, resolve, reject } = Promise.withResolvers<string[]>();
	worker.on('message', (message: WorkerMessage) => message.kind === 'ready' && resolve(message.broken));
	worker.once('error', reject);
	return promise;
}

/** Starts a worker and, when it dies, another in its place; what it was rendering fails. */
export async function openWorker(start: () => Worker, log: Logger): Promise<RenderWorker> {
	const all = new Map<number, Running>();
	let lastId = 0;
	let closing = false;
	let current = start();
	let ready = untilReady(current);

	function watch(worker: Worker) {
		worker.on('message', (message: WorkerMessage) => follow(message, all));
		worker.on('error', (error) => log.error({ err: error }, 'a render worker failed'));
		worker.once('exit', () => {
			for (const running of [...all.values()]) running.fail(new Error('The render worker ended'));
			if (closing) return;
			current = start();
			ready = untilReady(current);
			ready.catch(() => {});
			watch(current);
		});
	}
	watch(current);
	const broken = await ready;

	return {
		broken,
		pending: () => all.size,
		async render(url) {
			await ready;
			lastId += 1;
			const id = lastId;
			const { running, rendered } = track(() => all.delete(id));
			all.set(id, running);
			current.postMessage({ id, url } satisfies RenderRequest);
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
