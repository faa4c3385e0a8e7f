import type { Worker } from 'node:worker_threads';
import type { WorkerMessage } from '../render/messages.ts';

/** ms; a worker that is not stuck in a loop posts a message or rests in this time. */
const CHECK_TIME = 500;

/** Resolves with the broken slices. @throws if the worker ends or takes too long: code may loop while it loads */
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

/** Many pages may be late at once; one check of a worker is enough. */
const beingChecked = new WeakSet<Worker>();

/** Ends a worker that is stuck in a loop, but not one with a page that merely waits for something that never comes. */
export function endIfLooping(worker: Worker): void {
	if (beingChecked.has(worker)) return;
	beingChecked.add(worker);
	const before = worker.performance.eventLoopUtilization();
	let hasPosted = false;
	const onMessage = () => {
		hasPosted = true;
	};
	worker.once('message', onMessage);
	const check = () => {
		beingChecked.delete(worker);
		worker.off('message', onMessage);
		const hasRested = worker.performance.eventLoopUtilization(before).idle > 0;
		if (!hasPosted && !hasRested) void worker.terminate();
	};
	setTimeout(check, CHECK_TIME).unref();
}
