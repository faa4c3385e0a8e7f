import { afterEach, expect, it, vi } from 'vitest';
import { createMemory } from './memory.ts';

afterEach(() => void vi.useRealTimers());

it('makes a result anew in time also after the clock was set back (21.14)', async () => {
	vi.useFakeTimers({ toFake: ['Date'] });
	let made = 0;
	const { remember } = createMemory<number>(10);
	const make = async () => ++made;
	await remember('a', make);
	vi.setSystemTime(Date.now() - 3_600_000);
	await new Promise((resolve) => setTimeout(resolve, 30));
	expect(await remember('a', make)).toBe(2);
});

it('makes a result once for all who ask while it is fresh', async () => {
	let now = 1;
	let made = 0;
	const { remember } = createMemory<number>(1000, { now: () => now });
	const make = async () => ++made;
	expect(await Promise.all([remember('a', make), remember('a', make), remember('b', make)])).toEqual([1, 1, 2]);
	now = 1002;
	expect(await remember('a', make)).toBe(3);
});

it('forgets failures', async () => {
	const { remember } = createMemory<number>(1000, { now: () => 0 });
	await expect(remember('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
	expect(await remember('a', async () => 1)).toBe(1);
});

it('makes a result anew once it was told to forget', async () => {
	let made = 0;
	const { remember, forget } = createMemory<number>(1000, { now: () => 0 });
	const make = async () => ++made;
	await remember('a', make);
	forget();
	expect(await remember('a', make)).toBe(2);
});

it('forgets at once what is not to be kept', async () => {
	let made = 0;
	const { remember } = createMemory<number>(1000, { now: () => 0, isKept: (result) => result > 1 });
	const make = async () => ++made;
	expect(await Promise.all([remember('a', make), remember('a', make)])).toEqual([1, 1]);
	expect([await remember('a', make), await remember('a', make)]).toEqual([2, 2]);
});
