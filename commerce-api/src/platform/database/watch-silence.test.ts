import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchSilence } from './watch-silence.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched(isWaiting: () => boolean) {
	const onSilence = vi.fn();
	return { onSilence, ...watchSilence({ isWaiting, onSilence, longest: 24_000 }) };
}

it('reports silence once', () => {
	const { onSilence } = watched(() => true);
	vi.advanceTimersByTime(23_000);
	expect(onSilence).not.toHaveBeenCalled();
	vi.advanceTimersByTime(60_000);
	expect(onSilence).toHaveBeenCalledOnce();
});

it('every message restarts the time, and silence without waiting is not reported', () => {
	const { onSilence, heard } = watched(() => true);
	for (let second = 0; second < 100; second += 20) {
		vi.advanceTimersByTime(20_000);
		heard();
	}
	expect(onSilence).not.toHaveBeenCalled();
	const idle = watched(() => false);
	vi.advanceTimersByTime(3_600_000);
	expect(idle.onSilence).not.toHaveBeenCalled();
});

it('a stopped watch reports nothing', () => {
	const { onSilence, stop } = watched(() => true);
	stop();
	vi.advanceTimersByTime(60_000);
	expect(onSilence).not.toHaveBeenCalled();
});
