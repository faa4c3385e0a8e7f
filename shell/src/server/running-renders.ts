import type { RenderedHead, Said, WorkerMessage } from '../render/messages.ts';

export interface Rendered extends RenderedHead {
	body: ReadableStream<Uint8Array>;
	/** Whether something is missing; certain at the end of `body`. */
	isDegraded(): boolean;
}

interface RunningRender {
	begin: (head: RenderedHead) => void;
	write: (chunk: Uint8Array, degraded: boolean) => void;
	end: () => void;
	fail: (error: Error) => void;
}

interface Ends {
	/** ms. */
	deadline: number;
	/** However it ended. */
	done: () => void;
	/** It was given up. */
	late: () => void;
}

function openRender({ deadline, done, late }: Ends): { running: RunningRender; rendered: Promise<Rendered> } {
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
	const running: RunningRender = {
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

/** The renders of one worker that are under way. `late` is told when one is given up after `deadline` ms. */
export function createRunningRenders({ deadline, late }: Pick<Ends, 'deadline' | 'late'>) {
	const all = new Map<number, RunningRender>();
	let lastId = 0;
	return {
		count: () => all.size,
		/** The deadline counts from here, so the wait for a worker as well. */
		open() {
			lastId += 1;
			const id = lastId;
			const { running, rendered } = openRender({ deadline, late, done: () => all.delete(id) });
			all.set(id, running);
			return { id, rendered, fail: running.fail };
		},
		/** Hands what the worker posts to the render that it belongs to. */
		receive(message: Exclude<WorkerMessage, Said>): void {
			if (message.kind === 'ready') return;
			const running = all.get(message.id);
			if (message.kind === 'failed') {
				running?.fail(new Error(message.message));
				return;
			}
			if (message.head) running?.begin(message.head);
			running?.write(message.chunk, message.degraded);
			if (message.isLast) running?.end();
		},
		failAll(error: Error): void {
			for (const running of [...all.values()]) running.fail(error);
		},
	};
}
