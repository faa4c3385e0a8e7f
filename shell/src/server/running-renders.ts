import type { LogLine, RenderedHead, WorkerMessage } from '../render/messages.ts';

/** A page whose loaders are done. */
export interface Loaded extends RenderedHead {
	/** JSON of the page's record; a redirect and a page that is not for anyone have none. */
	record: Uint8Array<ArrayBuffer> | undefined;
}

export interface Rendered extends Loaded {
	body: ReadableStream<Uint8Array>;
	isDegraded(): boolean;
}

/** Both reject if the page fails before its first chunk; a later failure errors the body. */
export interface PageInWork {
	loaded: Promise<Loaded>;
	rendered: Promise<Rendered>;
}

interface RunningRender {
	load: (loaded: Loaded) => void;
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

/** The two promises of a page; the first record counts, also if the page then cannot be rendered. */
function openPromises() {
	const loaded = Promise.withResolvers<Loaded>();
	const rendered = Promise.withResolvers<Rendered>();
	let record: Loaded['record'];
	// Whoever asks for the document does not wait for its record.
	loaded.promise.catch(() => {});
	return {
		page: { loaded: loaded.promise, rendered: rendered.promise } satisfies PageInWork,
		load(given: Loaded) {
			record ??= given.record;
			loaded.resolve(given);
		},
		begin(head: RenderedHead, rest: Pick<Rendered, 'body' | 'isDegraded'>) {
			loaded.resolve({ ...head, record });
			rendered.resolve({ ...head, record, ...rest });
		},
		fail(error: Error) {
			loaded.reject(error);
			rendered.reject(error);
		},
	};
}

function openRender({ deadline, onEnd, onTimeout }: RenderTimeout): { running: RunningRender; page: PageInWork } {
	const { page, load, begin, fail } = openPromises();
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
		load,
		begin: (head) => begin(head, { body, isDegraded: () => isDegraded }),
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
			fail(error);
			controller?.error(error);
			controller = undefined;
		},
	};
	return { running, page };
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
			const { running, page } = openRender({ deadline, onTimeout, onEnd: () => all.delete(id) });
			all.set(id, running);
			return { id, page, fail: running.fail };
		},
		receive(message: Exclude<WorkerMessage, LogLine>): void {
			if (message.kind === 'ready') return;
			const running = all.get(message.id);
			if (message.kind === 'failed') {
				running?.fail(new Error(message.message));
				return;
			}
			if (message.kind === 'record') {
				running?.load({ ...message.head, record: message.record });
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
