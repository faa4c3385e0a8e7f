import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { within } from './within.ts';

const late = () => new Error('late');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('gives what came in time, or its failure, and leaves no timer behind', async () => {
	expect(await within(Promise.resolve(7), 100, late)).toBe(7);
	await expect(within(Promise.reject(new Error('broken')), 100, late)).rejects.toThrow('broken');
	expect(vi.getTimerCount()).toBe(0);
});

it('fails as its caller says once the time is over', async () => {
	const never = expect(within(new Promise(() => {}), 100, late)).rejects.toThrow('late');
	await vi.advanceTimersByTimeAsync(100);
	await never;
});
