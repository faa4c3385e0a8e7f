import type { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { RenderRequest, WorkerMessage } from '../render/messages.ts';
import { openLastingWorker } from './lasting-worker.ts';
import { createRunningRenders, type PageInWork } from './running-renders.ts';
import { endIfLooping } from './worker-health.ts';

export interface RenderWorker {
	broken: string[];
	pending(): number;
	render(request: Omit<RenderRequest, 'id'>): PageInWork;
	close(): Promise<void>;
}

/** ms that a render, and the start of a worker, may take. */
const LIMITS = { render: 10_000, start: 30_000 };
const DRAIN_TIMEOUT = 10_000;

/** @throws if the first worker cannot start; one that dies later is replaced */
export async function openWorker(start: () => Worker, log: Logger, limits = LIMITS): Promise<RenderWorker> {
	const renders = createRunningRenders({ deadline: limits.render, onTimeout: () => endIfLooping(worker.current()) });
	const watch = (started: Worker) => {
		started.on('message', (message: WorkerMessage) => {
			if (message.kind === 'log') log[message.level]({ from: 'render worker' }, message.text);
			else renders.receive(message);
		});
		started.on('error', (error) => log.error({ err: error }, 'a render worker failed'));
		started.once('exit', () => renders.failAll(new Error('The render worker ended')));
	};
	const worker = openLastingWorker({ start, limit: limits.start, watch });
	const broken = await worker.ready().catch((error) => {
		worker.beginEnding();
		throw error;
	});
	return {
		broken,
		pending: renders.count,
		render(request) {
			const { id, page, fail } = renders.open();
			const post = () => worker.current().postMessage({ ...request, id } satisfies RenderRequest);
			if (worker.isEnding()) fail(new Error('The render worker is ending'));
			else worker.ready().then(post, fail);
			return page;
		},
		async close() {
			worker.beginEnding();
			const end = Date.now() + DRAIN_TIMEOUT;
			while (renders.count() > 0 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
			await worker.end();
		},
	};
}
