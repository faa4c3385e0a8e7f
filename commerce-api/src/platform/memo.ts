import { LRUCache } from 'lru-cache';

/** Caches results by name; concurrent calls share the work, and failures are not cached. */
export type Memo<Value> = (name: string, work: () => Promise<Value>) => Promise<Value>;

interface Space<Value> {
	maxSize: number;
	sizeCalculation: (value: Value) => number;
}

/** @param bound number of results, or their space; the least recently used is evicted */
export function createMemo<Value extends object>(bound: number | Space<Value>): Memo<Value> {
	const cache = new LRUCache<string, Value, () => Promise<Value>>({
		...(typeof bound === 'number' ? { max: bound } : bound),
		// Evicted work still resolves for those who wait for it.
		ignoreFetchAbort: true,
		fetchMethod: (_name, _stale, { context: work }) => work(),
	});
	return (name, work) => cache.forceFetch(name, { context: work });
}
