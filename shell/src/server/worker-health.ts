import type { Worker } from 'node:worker_threads';
import type { WorkerMessage } from '../render/messages.ts';

/** ms in which a worker that is not caught in a loop speaks, or rests, at least once. */
const PROOF = 500;

/**
 * The slices that a worker could not load.
 * @throws where the worker ends before it can render, or would never: code may be caught in a loop while it loads
 */
export async function untilReady(worker: Worker, limit: number): Promise<string[]> {
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
export function endIfLooping(worker: Worker): void {
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
