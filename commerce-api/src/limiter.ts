/** More work was given than can wait. */
export class BusyError extends Error {
	override name = 'BusyError';
}

/** Runs work a few at a time in the order it came. */
export type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * @param atOnce how many run at the same time
 * @param mostWaiting how many may wait; the next one gets a BusyError at once
 */
export function createLimiter(atOnce: number, mostWaiting: number): Limiter {
	const waiting: (() => void)[] = [];
	let running = 0;

	return async (work) => {
		if (running >= atOnce) {
			if (waiting.length >= mostWaiting) throw new BusyError('Too much work is waiting');
			await new Promise<void>((resolve) => waiting.push(resolve));
		} else {
			running += 1;
		}
		try {
			return await work();
		} finally {
			const next = waiting.shift();
			if (next) next();
			else running -= 1;
		}
	};
}
