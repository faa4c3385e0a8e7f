import pLimit from 'p-limit';

/** More work was given than can wait. */
export class BusyError extends Error {
	override name = 'BusyError';
}

/** Runs work a few at a time in the order it came. */
export type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * @param concurrency how much work runs at the same time
 * @param maxWaiting how much may wait; who comes next gets a BusyError at once
 */
export function createLimiter(concurrency: number, maxWaiting: number): Limiter {
	const limit = pLimit(concurrency);
	return async (work) => {
		if (limit.activeCount + limit.pendingCount >= concurrency + maxWaiting) {
			throw new BusyError('Too much work is waiting');
		}
		return limit(work);
	};
}
