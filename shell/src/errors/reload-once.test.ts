import { expect, it, vi } from 'vitest';
import { reloadOnce } from './reload-once.ts';

const MINUTE = 60_000;

function device() {
	const stored = new Map<string, string>();
	return {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => void stored.set(key, value),
	};
}

it('reloads at most once in ten minutes (26.14)', () => {
	const area = device();
	const reload = vi.fn();
	const at = (minutes: number) => reloadOnce({ area, now: 1_000_000_000 + minutes * MINUTE, reload });
	expect([at(0), at(1), at(9.9), at(10), at(11)]).toEqual([true, false, false, true, false]);
	expect(reload).toHaveBeenCalledTimes(2);
});

it.each([
	[
		'refuses',
		() => {
			throw new Error('blocked');
		},
	],
	['forgets', () => undefined],
])('never reloads where the device %s what is noted', (_, setItem) => {
	const reload = vi.fn();
	expect(reloadOnce({ area: { getItem: () => null, setItem }, now: 1, reload })).toBe(false);
	expect(reload).not.toHaveBeenCalled();
});
