import { LRUCache } from 'lru-cache';

const MAX_RESULTS = 500;

export interface Memory<Result> {
	/** Gives what is remembered, or makes it. */
	remember(key: string, make: () => Promise<Result>): Promise<Result>;
	forget(): void;
}

/**
 * Gives the same result again for `fresh` ms, also to those who ask while it is being made: many requests for one page
 * are one question to the API. A failure is forgotten at once.
 */
export function createMemory<Result>(fresh: number, now = Date.now): Memory<Result> {
	const results = new LRUCache<string, Promise<Result>>({
		max: MAX_RESULTS,
		ttl: fresh,
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
