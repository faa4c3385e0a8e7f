import type { Worker } from 'node:worker_threads';
import { untilReady } from './worker-health.ts';

/** ms; a worker that lives shorter has a fault that the next will have, too. */
const YOUNG = 1000;
const RESTART_DELAY = 500;

interface WorkerLife {
	start: () => Worker;
	/** ms in which one has to load its release set. */
	limit: number;
	/** Told of each worker before it has loaded. */
	watch: (worker: Worker) => void;
}

/** A worker and, when it dies, another in its place. */
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
			// one that dies young would die again at once
			ready = replace(Date.now() - startedAt < YOUNG ? RESTART_DELAY : 0);
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
		/** The slices that it could not load, once it can render. */
		ready: () => ready,
		/** It gets no successor any more. */
		beginEnding: () => {
			closing = true;
		},
		isEnding: () => closing,
		end: () => current.terminate(),
	};
}
