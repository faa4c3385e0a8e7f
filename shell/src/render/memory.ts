import { LRUCache } from 'lru-cache';

const MAX_RESULTS = 500;

export interface Memory<Result> {
	remember(key: string, make: () => Promise<Result>): Promise<Result>;
	forget(): void;
}

/** Shares a result for `lifetime` ms, and while it is being made. A failure is forgotten at once. */
export function createMemory<Result>(lifetime: number, now = Date.now): Memory<Result> {
	const results = new LRUCache<string, Promise<Result>>({
		max: MAX_RESULTS,
		ttl: lifetime,
		ttlResolution: 0,
		perf: { now },
	});
	return {
		remember(key, make) {
			const known = results.get(key);
			if (known) return known;
			const result = make();
			results.set(key, result);
			result.catch(() => results.delete(key));
			return result;
		},
		forget: () => results.clear(),
	};
}
