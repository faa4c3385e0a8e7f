import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRetryPause, RETRY_PAUSE } from './retry-pause.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
afterEach(() => void vi.useRealTimers());

test('a pause ends in its time where the clock is set back meanwhile (21.14)', () => {
	const pause = createRetryPause(pino({ level: 'silent' }));
	pause.begin(new Error('Redis took too long'));
	vi.setSystemTime(Date.now() - 3_600_000);
	vi.advanceTimersByTime(RETRY_PAUSE - 1);
	expect(pause.isOn()).toBe(true);
	vi.advanceTimersByTime(1);
	expect(pause.isOn()).toBe(false);
});
