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
