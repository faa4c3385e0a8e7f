import { nextIdle } from '@pasaz/kernel/device/idle';
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteShownPage } from '../layout/shown-page.ts';
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

/** Goes to a page whose data take some ms, and which is rendered later, and tells after how many the browser counts as idle. */
async function idleBehind(took: number, rendered?: number): Promise<number> {
	const loader = () => new Promise((resolve) => setTimeout(() => resolve(null), took));
	const router = createMemoryRouter([
		{ path: '/', element: null },
		{ path: '/next', element: null, loader },
	]);
	followComingPages(router);
	const start = Date.now();
	void router.navigate('/next');
	if (rendered !== undefined) setTimeout(noteShownPage, rendered);
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

it('counts a page as shown one frame after React has rendered it', async () => {
	const idleAt = await idleBehind(100, 180);
	expect(idleAt).toBeGreaterThanOrEqual(196);
	expect(idleAt).toBeLessThan(300);
});
