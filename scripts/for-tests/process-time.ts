const INTERVAL = 10;

let elapsed = 0;
let last = performance.now();

function step(): void {
	const now = performance.now();
	elapsed += Math.min(now - last, 2 * INTERVAL);
	last = now;
}

setInterval(step, INTERVAL).unref();

/**
 * Returns the ms that this process has run. Time that it waited for a busy machine does not count, because its own timers,
 * whose limits are tested with this clock, did not run either.
 */
export function processTime(): number {
	step();
	return elapsed;
}
