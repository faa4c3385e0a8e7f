import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { idleAfter, idleAfterAct, nextIdle } from './idle.ts';

beforeEach(() => {
	vi.stubGlobal('requestIdleCallback', (run: () => void) => queueMicrotask(run));
	vi.stubGlobal('document', { documentElement: { dataset: {} } });
});
afterEach(() => vi.unstubAllGlobals());

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Notes when a promise resolves. */
function follow(promise: Promise<unknown>) {
	const seen = { isDone: false };
	void promise.then(() => {
		seen.isDone = true;
	});
	return seen;
}

it('is idle when the browser says so', async () => {
	await expect(nextIdle()).resolves.toBeUndefined();
});

it('is not idle before the page that was asked for is shown, also where it was asked for meanwhile', async () => {
	const early = follow(nextIdle());
	const page = Promise.withResolvers<void>();
	idleAfter(page.promise);
	const late = follow(nextIdle());
	await settled();
	expect([early.isDone, late.isDone]).toEqual([false, false]);
	page.resolve();
	await settled();
	expect([early.isDone, late.isDone]).toEqual([true, true]);
});

it('leaves a tap time to become a click', async () => {
	vi.useFakeTimers();
	const idle = follow(idleAfterAct(async () => {}));
	await vi.advanceTimersByTimeAsync(100);
	expect(idle.isDone).toBe(false);
	await vi.advanceTimersByTimeAsync(100);
	expect(idle.isDone).toBe(true);
	vi.useRealTimers();
});

it('does not wait for a browser that never says so', async () => {
	const ask = vi.fn((run: () => void, { timeout }: IdleRequestOptions) => void setTimeout(run, timeout));
	vi.stubGlobal('requestIdleCallback', ask);
	vi.useFakeTimers();
	const idle = follow(nextIdle());
	await vi.advanceTimersByTimeAsync(2000);
	expect(idle.isDone).toBe(true);
	vi.useRealTimers();
});
