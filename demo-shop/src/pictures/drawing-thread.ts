import { Worker } from 'node:worker_threads';

export type Drawn = { svg: string } | { problem: string };

interface DrawingThread {
	draw(drawing: unknown): Promise<string>;
}

/** Drawings are answered in the order in which they are asked for. */
function startThread(onEnd: () => void): DrawingThread {
	const waiting: PromiseWithResolvers<string>[] = [];
	const worker = new Worker(new URL('./drawing-worker.ts', import.meta.url));
	// the back end ends without waiting for it
	worker.unref();
	worker.on('message', (drawn: Drawn) => {
		const asked = waiting.shift();
		if ('svg' in drawn) asked?.resolve(drawn.svg);
		else asked?.reject(new Error(drawn.problem));
	});
	let reason: unknown;
	worker.on('error', (error) => {
		reason = error;
	});
	worker.on('exit', () => {
		onEnd();
		for (const { reject } of waiting) reject(new Error('The thread that draws has ended', { cause: reason }));
	});
	return {
		draw(drawing) {
			const asked = Promise.withResolvers<string>();
			worker.postMessage(drawing);
			waiting.push(asked);
			return asked.promise;
		},
	};
}

let thread: DrawingThread | undefined;

/** Draws in a thread of its own: a set takes up to a second, in which the back end would answer nobody. */
export function drawInThread(drawing: unknown): Promise<string> {
	thread ??= startThread(() => {
		thread = undefined;
	});
	return thread.draw(drawing);
}
