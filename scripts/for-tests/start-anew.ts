import { afterAll, vi } from 'vitest';

// Files of tests share a thread, which loads libraries once. Stores keep their state in modules and find the browser in
// globals, so each file has modules of its own, and leaves no timer, clock, mock or global behind.
vi.resetModules();

const startTimer = globalThis.setTimeout;
const timers: NodeJS.Timeout[] = [];
const startNotedTimer = (run: () => void, ms?: number, ...args: []) => {
	const timer = startTimer(run, ms, ...args);
	timers.push(timer);
	return timer;
};
globalThis.setTimeout = Object.assign(startNotedTimer, startTimer);

afterAll(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	vi.unstubAllEnvs();
	for (const timer of timers) clearTimeout(timer);
	globalThis.setTimeout = startTimer;
});
