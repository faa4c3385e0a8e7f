import { Session } from 'node:inspector';
import type { Worker } from 'node:worker_threads';
import * as z from 'zod';

/** What keeps a worker from everything else; unknown parts are missing. */
export interface Culprit {
	id?: number | undefined;
	/** The page's module, such as `mf_catalog/listing-page`. */
	page?: string | undefined;
	slice?: string | undefined;
}

/** ms; code that cannot be interrupted is ended without being known. */
const TIME_LIMIT = 1000;
/** A stack without a slice's code may be that of React between two calls of it. */
const LOOKS = 5;
const BETWEEN_LOOKS = 3;
const SLICE = /[\\/]releases[\\/](mf_\w+)[\\/]/;

/** Runs on top of the code that does not end, so that its frames are in the stack. The worker keeps the page in work there. */
const LOOK = `(() => {
	Error.stackTraceLimit = 100;
	const { stack } = new Error();
	return JSON.stringify({ stack, page: globalThis[Symbol.for('pasaz.page-in-work')]?.getStore() });
})()`;

const Attached = z.object({ sessionId: z.string(), workerInfo: z.object({ title: z.string() }) });
const FromWorker = z.object({ result: z.object({ result: z.object({ value: z.string() }) }) });
const Seen = z.object({
	stack: z.string(),
	page: z.object({ id: z.number(), name: z.string().optional() }).optional(),
});

/** Talks with the inspector of a worker, which interrupts whatever runs there. */
function openSession(worker: Worker, onSeen: (seen: z.infer<typeof Seen>, look: () => void) => void) {
	const session = new Session();
	let attached: string | undefined;
	const look = () => {
		const message = JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression: LOOK } });
		if (attached) session.post('NodeWorker.sendMessageToWorker', { sessionId: attached, message });
	};
	session.connect();
	// The session attaches to all workers of this process; the others are asked for nothing.
	session.on('NodeWorker.attachedToWorker', ({ params }) => {
		const { sessionId, workerInfo } = Attached.parse(params);
		if (!workerInfo.title.startsWith(`[worker ${worker.threadId}]`)) return;
		attached = sessionId;
		look();
	});
	session.on('NodeWorker.receivedMessageFromWorker', ({ params }) => {
		const message = FromWorker.safeParse(JSON.parse(params.message)).data;
		if (message) onSeen(Seen.parse(JSON.parse(message.result.result.value)), look);
	});
	session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
	return () => {
		// A look that is still to come finds no session.
		attached = undefined;
		session.disconnect();
	};
}

/** Reads from the stack of a worker that does not come to rest whose code runs there, and for which page. */
export async function findCulprit(worker: Worker): Promise<Culprit> {
	const { promise, resolve } = Promise.withResolvers<Culprit>();
	let culprit: Culprit = {};
	let looks = 0;
	const close = openSession(worker, ({ stack, page }, look) => {
		looks += 1;
		culprit = { id: page?.id, page: page?.name, slice: SLICE.exec(stack)?.[1] };
		if (culprit.slice || looks === LOOKS) resolve(culprit);
		else setTimeout(look, BETWEEN_LOOKS);
	});
	const timer = setTimeout(() => resolve(culprit), TIME_LIMIT);
	try {
		return await promise;
	} finally {
		clearTimeout(timer);
		close();
	}
}
