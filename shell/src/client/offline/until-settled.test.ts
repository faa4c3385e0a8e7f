import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilSettled } from './until-settled.ts';

let page: EventTarget;

beforeEach(() => {
	page = new EventTarget();
	vi.useFakeTimers();
	vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelector: () => null });
	vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

function watch() {
	const settled = vi.fn();
	void untilSettled().then(settled);
	return settled;
}

it('leaves the first seconds of a visit to the page (1.15)', async () => {
	const settled = watch();
	await vi.advanceTimersByTimeAsync(9000);
	expect(settled).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(2000);
	expect(settled).toHaveBeenCalled();
});

it('takes an act for a sign that the shopper stays (1.15)', async () => {
	const settled = watch();
	page.dispatchEvent(new Event('scroll'));
	await vi.advanceTimersByTimeAsync(1000);
	expect(settled).toHaveBeenCalled();
});
