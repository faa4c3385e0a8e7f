import type { LogLine, PageFault, RenderedHead, WorkerMessage } from '../../render/worker-messages.ts';
import type { WholeBytes } from '../brotli.ts';

export interface Loaded extends RenderedHead {
	/** JSON of the page's record; a redirect and a page that is not for anyone have none. */
	record: WholeBytes | undefined;
}

/** The bytes of a page that came whole, or a stream that waits for its late parts. */
export type PageBody = WholeBytes | ReadableStream<Uint8Array>;

export async function readWhole(body: PageBody): Promise<Uint8Array> {
	return 'plain' in body ? body.plain : new Uint8Array(await new Response(body).arrayBuffer());
}

export interface Rendered extends Loaded {
	body: PageBody;
	isDegraded(): boolean;
}

/** Both reject if the page fails before its first chunk; a later failure errors the body. */
export interface PageInWork {
	loaded: Promise<Loaded>;
	rendered: Promise<Rendered>;
}

export type PageMessage = Exclude<WorkerMessage, LogLine | PageFault | { kind: 'ready' }>;

/** The reader's end and the worker's end of one page. */
export interface OpenPage {
	page: PageInWork;
	/** Whether its reader has got a part of it, so that no other worker can make it from the beginning. */
	hasBegun(): boolean;
	receive(message: PageMessage): void;
	fail(error: Error): void;
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

function openBody() {
	let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
	const body = new ReadableStream<Uint8Array>({
		start(given) {
			controller = given;
		},
		cancel() {
			controller = undefined;
		},
	});
	return {
		body,
		write: (chunk: Uint8Array) => chunk.byteLength > 0 && controller?.enqueue(chunk),
		close: () => controller?.close(),
		fail(error: Error) {
			controller?.error(error);
			controller = undefined;
		},
	};
}

/** `onEnd` is called once, when the page is whole or has failed. */
export function openPage(onEnd: () => void): OpenPage {
	const promises = openPromises();
	let parts: ReturnType<typeof openBody> | undefined;
	let hasBegun = false;
	let isDegraded = false;

	function fail(error: Error) {
		onEnd();
		promises.fail(error);
		parts?.fail(error);
	}

	return {
		page: promises.page,
		hasBegun: () => hasBegun,
		fail,
		receive(message) {
			if (message.kind === 'failed') return fail(new Error(message.message));
			if (message.kind === 'record') return promises.load({ ...message.head, record: { plain: message.record } });
			hasBegun = true;
			isDegraded = message.degraded;
			const { head, chunk, isLast } = message;
			if (head && !isLast) parts = openBody();
			if (head) promises.begin(head, { body: parts?.body ?? { plain: chunk }, isDegraded: () => isDegraded });
			parts?.write(chunk);
			if (!isLast) return;
			onEnd();
			parts?.close();
		},
	};
}
