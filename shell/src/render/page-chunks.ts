import type { SendChunk } from './coalescing-stream.ts';
import type { RenderedHead, WorkerMessage } from './messages.ts';

interface ChunkedPage {
	id: number;
	head: RenderedHead;
	/** Whether it lacks something so far, apart from what could not be rendered. */
	isIncomplete: () => boolean;
}

export function createChunkSender(page: ChunkedPage, post: (message: WorkerMessage) => void) {
	const { id, isIncomplete } = page;
	let head: RenderedHead | undefined = page.head;
	let hasFailed = false;
	const isDegraded = () => hasFailed || isIncomplete();
	const send: SendChunk = (chunk, isLast) => {
		post({ kind: 'chunk', id, head, chunk, isLast, degraded: isDegraded() });
		head = undefined;
	};
	return {
		send,
		isDegraded,
		markDegraded: () => {
			hasFailed = true;
		},
	};
}
