import type { SendPiece } from './coalescing-stream.ts';
import type { RenderedHead, WorkerMessage } from './messages.ts';

interface PageOfPieces {
	id: number;
	head: RenderedHead;
	/** Whether a call of the API failed for this page so far. */
	hasFailedCall: () => boolean;
	/** Something is missing from the start. */
	isBroken: boolean;
}

/** Hands on a page's pieces, the first with its head, each saying whether all is well so far. */
export function sendingPieces(page: PageOfPieces, post: (message: WorkerMessage) => void) {
	const { id, hasFailedCall, isBroken } = page;
	let head: RenderedHead | undefined = page.head;
	let hasFailed = false;
	const send: SendPiece = (chunk, isLast) => {
		const degraded = isBroken || hasFailed || hasFailedCall();
		post({ kind: 'piece', id, head, chunk, isLast, degraded });
		head = undefined;
	};
	return {
		send,
		/** Notes that a part of the page is missing. */
		fail: () => {
			hasFailed = true;
		},
	};
}
