import { getHeapStatistics } from 'node:v8';

/** ms. */
const INTERVAL = 100;

/** Shows the server that this worker comes to rest, and how many bytes it holds; one that loops does neither. */
export function startBeating(memory: SharedArrayBuffer): void {
	const cells = new Float64Array(memory);
	const beat = () => {
		const { used_heap_size: heap, external_memory: buffers } = getHeapStatistics();
		cells[1] = heap + buffers;
		cells[0] = (cells[0] ?? 0) + 1;
	};
	beat();
	setInterval(beat, INTERVAL).unref();
}
