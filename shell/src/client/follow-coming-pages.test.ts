import { nextIdle } from '@pasaz/kernel/device/idle';
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followComingPages } from './follow-coming-pages.ts';

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('requestIdleCallback', (run: () => void) => queueMicrotask(run));
	vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 16));
	vi.stubGlobal('document', { documentElement: { dataset: {} } });
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** Goes to a page that takes some ms, and tells after how many the browser counts as idle. */
async function idleBehind(took: number): Promise<number> {
	const loader = () => new Promise((resolve) => setTimeout(() => resolve(null), took));
	const router = createMemoryRouter([
		{ path: '/', element: null },
		{ path: '/next', element: null, loader },
	]);
	followComingPages(router);
	const start = Date.now();
	void router.navigate('/next');
	let idleAt = Number.NaN;
	void nextIdle().then(() => {
		idleAt = Date.now() - start;
	});
	await vi.advanceTimersByTimeAsync(1000);
	return idleAt;
}

it('counts nothing as idle before a page is shown', async () => {
	expect(await idleBehind(100)).toBeGreaterThan(100);
});

it('does not wait for a page that is late', async () => {
	expect(await idleBehind(900)).toBe(300);
});
