import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerFirst, idleAfter, idleAfterAct, nextIdle, untilAnswered } from './idle.ts';

beforeEach(() => {
	vi.stubGlobal('requestIdleCallback', (run: () => void) => queueMicrotask(run));
	vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelector: () => null });
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

it('what is for later waits while a button is busy', async () => {
	let busy: object | null = {};
	vi.stubGlobal('document', { querySelector: () => busy });
	vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
	const later = follow(untilAnswered());
	await vi.advanceTimersByTimeAsync(1000);
	expect(later.isDone).toBe(false);
	busy = null;
	await vi.advanceTimersByTimeAsync(100);
	expect(later.isDone).toBe(true);
	vi.useRealTimers();
});

it('what is for later waits until the shopper has every answer, be it a failure', async () => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
	const stock = Promise.withResolvers<void>();
	const failing = answerFirst(stock.promise);
	const later = follow(untilAnswered());
	await vi.advanceTimersByTimeAsync(1000);
	expect(later.isDone).toBe(false);
	stock.reject(new Error('offline'));
	await expect(failing).rejects.toThrow('offline');
	await vi.advanceTimersByTimeAsync(100);
	expect(later.isDone).toBe(true);
	vi.useRealTimers();
});

it('what is for later waits for five seconds at most', async () => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
	void answerFirst(new Promise(() => {}));
	const later = follow(untilAnswered());
	await vi.advanceTimersByTimeAsync(5100);
	expect(later.isDone).toBe(true);
	vi.useRealTimers();
});
