import type { Worker } from 'node:worker_threads';
import { untilReady } from './worker-health.ts';

/** ms; a worker that dies sooner probably has a fault that its successor shares. */
const MIN_LIFETIME = 1000;
const RESTART_DELAY = 500;

interface WorkerLife {
	start: () => Worker;
	limit: number;
	watch: (worker: Worker) => void;
}

/** Keeps one worker running: when it dies, another one replaces it. */
export function openLastingWorker({ start, limit, watch }: WorkerLife) {
	let closing = false;
	let startedAt = 0;
	let current = begin();
	let ready = untilReady(current, limit);

	function begin(): Worker {
		startedAt = Date.now();
		const worker = start();
		watch(worker);
		worker.once('exit', () => {
			if (closing) return;
			// A delay, because a worker that dies young would die again at once.
			ready = replace(Date.now() - startedAt < MIN_LIFETIME ? RESTART_DELAY : 0);
			ready.catch(() => {});
		});
		return worker;
	}

	async function replace(delay: number): Promise<string[]> {
		await new Promise((resolve) => setTimeout(resolve, delay));
		if (closing) throw new Error('The render worker is ending');
		current = begin();
		return untilReady(current, limit);
	}

	return {
		current: () => current,
		/** Resolves with the slices that the worker could not load, once it can render. */
		ready: () => ready,
		/** From now on a dead worker is not replaced. */
		beginEnding: () => {
			closing = true;
		},
		isEnding: () => closing,
		end: () => current.terminate(),
	};
}
