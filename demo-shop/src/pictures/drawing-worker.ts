import { parentPort } from 'node:worker_threads';
import { draw } from './draw.ts';
import type { Drawn } from './drawing-thread.ts';

function answer(drawing: unknown): Drawn {
	try {
		return { svg: draw(drawing) };
	} catch (error) {
		return { problem: String(error) };
	}
}

parentPort?.on('message', (drawing) => parentPort?.postMessage(answer(drawing)));
