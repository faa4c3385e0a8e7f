const INTERVAL = 10;

let elapsed = 0;
let last = performance.now();

function step(): void {
	const now = performance.now();
	elapsed += Math.min(now - last, 2 * INTERVAL);
	last = now;
}

setInterval(step, INTERVAL).unref();

/** @returns ms that this process has run; time that it waited for a busy machine does not count, as its timers did not run either */
export function processTime(): number {
	step();
	return elapsed;
}
