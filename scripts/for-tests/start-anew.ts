import { afterAll, vi } from 'vitest';

// Files of tests share a thread, which loads libraries once. Stores keep their state in modules and find the browser in
// globals, so each file has modules of its own, and leaves no timer, clock, mock or global behind.
vi.resetModules();

const names = new Set(Object.keys(globalThis));
const { setTimeout, setInterval } = globalThis;
const timers: NodeJS.Timeout[] = [];
const noted =
	(start: typeof setInterval) =>
	(run: () => void, ms?: number, ...args: []) => {
		const timer = start(run, ms, ...args);
		timers.push(timer);
		return timer;
	};
Object.assign(globalThis, {
	setTimeout: Object.assign(noted(setTimeout), setTimeout),
	setInterval: noted(setInterval),
});

afterAll(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	vi.unstubAllEnvs();
	for (const timer of timers) clearTimeout(timer);
	Object.assign(globalThis, { setTimeout, setInterval });
	for (const name of Object.keys(globalThis)) if (!names.has(name)) Reflect.deleteProperty(globalThis, name);
});
