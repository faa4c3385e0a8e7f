import { LRUCache } from 'lru-cache';

const MAX_RESULTS = 500;

export interface Memory<Result> {
	remember(key: string, make: () => Promise<Result>): Promise<Result>;
	forget(): void;
}

interface MemoryOptions<Result> {
	now?: () => number;
	/** Every result by default. */
	isKept?: (result: Result) => boolean;
}

/** Shares a result for `lifetime` ms, and while it is being made. A failure is forgotten at once. */
export function createMemory<Result>(lifetime: number, options: MemoryOptions<Result> = {}): Memory<Result> {
	// no clock that may be set back, after which results would be held for as long as that (rule 21.14)
	const { now = () => performance.now(), isKept = () => true } = options;
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
			const forget = () => results.get(key) === result && results.delete(key);
			results.set(key, result);
			result.then((made) => isKept(made) || forget(), forget);
			return result;
		},
		forget: () => results.clear(),
	};
}
