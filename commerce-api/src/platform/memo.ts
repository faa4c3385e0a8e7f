import { LRUCache } from 'lru-cache';

/** Gives what was worked out under a name before; whoever asks meanwhile shares the work, and a failure is not kept. */
export type Memo<Value> = (name: string, work: () => Promise<Value>) => Promise<Value>;

/** @param max how many results are kept; the least recently used one goes first */
export function createMemo<Value extends object>(max: number): Memo<Value> {
	const cache = new LRUCache<string, Value, () => Promise<Value>>({
		max,
		// Work that is pushed out by newer work still answers those who wait for it.
		ignoreFetchAbort: true,
		fetchMethod: (_name, _stale, { context: work }) => work(),
	});
	return (name, work) => cache.forceFetch(name, { context: work });
}
