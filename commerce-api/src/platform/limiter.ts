import pLimit from 'p-limit';

export class BusyError extends Error {
	override name = 'BusyError';
}

export type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

/** @param concurrency how many run at the same time @param maxWaiting further ones throw a BusyError at once */
export function createLimiter(concurrency: number, maxWaiting: number): Limiter {
	const limit = pLimit(concurrency);
	return async (work) => {
		if (limit.activeCount + limit.pendingCount >= concurrency + maxWaiting) {
			throw new BusyError('Too much work is waiting');
		}
		return limit(work);
	};
}

type KeyedLimiter = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Runs work of the same key one at a time. @param maxWaiting of one key; further ones throw a BusyError at once */
export function createKeyedLimiter(maxWaiting: number): KeyedLimiter {
	const used = new Map<string, { limit: Limiter; users: number }>();
	return async (key, work) => {
		const own = used.get(key) ?? { limit: createLimiter(1, maxWaiting), users: 0 };
		used.set(key, own);
		own.users += 1;
		try {
			return await own.limit(work);
		} finally {
			own.users -= 1;
			if (own.users === 0) used.delete(key);
		}
	};
}
