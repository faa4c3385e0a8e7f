import { getHeapStatistics } from 'node:v8';
import type { WorkerMessage } from './worker-messages.ts';

/** ms. */
const INTERVAL = 100;

export interface Heartbeat {
	/** Many pages may be in work in one turn, so each step of a page is a beat. */
	beat(): void;
	/** What a loop may print is none. */
	beatOf(message: WorkerMessage): void;
}

/** Shows the server that this worker gets on, and how many bytes it holds; one that loops does neither. */
export function startHeartbeat(memory: SharedArrayBuffer): Heartbeat {
	const cells = new Float64Array(memory);
	const beat = () => {
		cells[0] = (cells[0] ?? 0) + 1;
	};
	const weigh = () => {
		const { used_heap_size: heap, external_memory: buffers } = getHeapStatistics();
		cells[1] = heap + buffers;
		beat();
	};
	weigh();
	setInterval(weigh, INTERVAL).unref();
	return { beat, beatOf: ({ kind }) => kind !== 'log' && beat() };
}
