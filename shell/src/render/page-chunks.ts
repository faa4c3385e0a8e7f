import type { SendChunk } from './coalescing-stream.ts';
import type { RenderedHead, WorkerMessage } from './messages.ts';

interface ChunkedPage {
	id: number;
	head: RenderedHead;
	hasFailedCall: () => boolean;
	isBroken: boolean;
}

export function createChunkSender(page: ChunkedPage, post: (message: WorkerMessage) => void) {
	const { id, hasFailedCall, isBroken } = page;
	let head: RenderedHead | undefined = page.head;
	let hasFailed = false;
	const send: SendChunk = (chunk, isLast) => {
		const degraded = isBroken || hasFailed || hasFailedCall();
		post({ kind: 'chunk', id, head, chunk, isLast, degraded });
		head = undefined;
	};
	return {
		send,
		markDegraded: () => {
			hasFailed = true;
		},
	};
}
