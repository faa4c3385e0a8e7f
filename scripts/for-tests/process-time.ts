/** ms between two looks at the clock. */
const STEP = 10;

let lived = 0;
let last = performance.now();

function step(): void {
	const now = performance.now();
	lived += Math.min(now - last, 2 * STEP);
	last = now;
}

setInterval(step, STEP).unref();

/**
 * ms that this process has run. Time in which a busy machine let it wait does not count, because its own timers, whose
 * limits are tested with this clock, did not run either.
 */
export function processTime(): number {
	step();
	return lived;
}
