import type { Worker } from 'node:worker_threads';
import type { WorkerMessage, WorkerReady } from '../../render/worker-messages.ts';

/** Resolves with what a worker says of its slices. @throws if the worker ends or takes too long: code may loop while it loads */
export async function untilReady(worker: Worker, limit: number): Promise<WorkerReady> {
	const { promise, resolve, reject } = Promise.withResolvers<WorkerReady>();
	const timer = setTimeout(() => {
		reject(new Error('The render worker did not start in time: code loops while it loads, or the machine is busy'));
		void worker.terminate();
	}, limit);
	worker.on('message', (message: WorkerMessage) => message.kind === 'ready' && resolve(message));
	worker.once('error', reject);
	worker.once('exit', () => reject(new Error('The render worker ended before it was ready')));
	return promise.finally(() => clearTimeout(timer));
}
