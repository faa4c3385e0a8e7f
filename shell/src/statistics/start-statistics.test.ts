import { afterEach, expect, it, vi } from 'vitest';
import { untilLoaded } from './start-statistics.ts';

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

it('code that could not be loaded is asked for anew at an act some seconds later, until it is here', async () => {
	const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
	const page = new EventTarget();
	vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
	const offline = new Error('offline');
	const load = vi
		.fn(async () => 'code')
		.mockRejectedValueOnce(offline)
		.mockRejectedValueOnce(offline);
	vi.useFakeTimers();
	const loading = untilLoaded(load);
	for (const tries of [1, 2]) {
		await vi.advanceTimersByTimeAsync(5000);
		expect(warn).toHaveBeenCalledTimes(tries);
		page.dispatchEvent(new Event('click'));
	}
	expect(await loading).toBe('code');
	expect(load).toHaveBeenCalledTimes(3);
	warn.mockRestore();
});
