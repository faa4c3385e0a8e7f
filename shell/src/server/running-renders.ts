import type { LogLine, RenderedHead, WorkerMessage } from '../render/messages.ts';

export interface Rendered extends RenderedHead {
	body: ReadableStream<Uint8Array>;
	isDegraded(): boolean;
}

interface RunningRender {
	begin: (head: RenderedHead) => void;
	write: (chunk: Uint8Array, degraded: boolean) => void;
	end: () => void;
	fail: (error: Error) => void;
}

interface RenderTimeout {
	deadline: number;
	onEnd: () => void;
	onTimeout: () => void;
}

function openRender({ deadline, onEnd, onTimeout }: RenderTimeout): {
	running: RunningRender;
	rendered: Promise<Rendered>;
} {
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
		onTimeout();
	}, deadline);
	const finish = () => {
		clearTimeout(timer);
		onEnd();
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

export function createRunningRenders({ deadline, onTimeout }: Pick<RenderTimeout, 'deadline' | 'onTimeout'>) {
	const all = new Map<number, RunningRender>();
	let lastId = 0;
	return {
		count: () => all.size,
		/** The deadline counts from here and so includes the wait for a worker. */
		open() {
			lastId += 1;
			const id = lastId;
			const { running, rendered } = openRender({ deadline, onTimeout, onEnd: () => all.delete(id) });
			all.set(id, running);
			return { id, rendered, fail: running.fail };
		},
		receive(message: Exclude<WorkerMessage, LogLine>): void {
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
