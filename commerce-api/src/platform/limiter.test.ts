import { expect, it } from 'vitest';
import { BusyError, createKeyedLimiter, createLimiter } from './limiter.ts';

it('runs no more than allowed at once, in order, and goes on after a failure', async () => {
	const limit = createLimiter(2, 10);
	const started: number[] = [];
	let running = 0;
	let most = 0;
	const work = (index: number) => async () => {
		started.push(index);
		running += 1;
		most = Math.max(most, running);
		await new Promise((resolve) => setTimeout(resolve, 1));
		running -= 1;
		if (index === 1) throw new Error('broken');
		return index;
	};
	const results = await Promise.allSettled([0, 1, 2, 3, 4].map((index) => limit(work(index))));
	expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
	expect(started).toEqual([0, 1, 2, 3, 4]);
	expect(most).toBe(2);
});

it('refuses at once when too many wait', async () => {
	const limit = createLimiter(1, 1);
	const { promise, resolve } = Promise.withResolvers<void>();
	const first = limit(() => promise);
	const second = limit(() => promise);
	await expect(limit(() => promise)).rejects.toThrow(BusyError);
	resolve();
	await Promise.all([first, second]);
});

it('runs work of one key in turn, lets that of others pass, and goes on after a failure', async () => {
	const limit = createKeyedLimiter(1);
	const { promise, resolve } = Promise.withResolvers<void>();
	const done: string[] = [];
	const note = (name: string) => async () => void done.push(name);
	const fail = async () => {
		await promise;
		throw new Error('broken');
	};
	const first = expect(limit('a', fail)).rejects.toThrow('broken');
	const second = limit('a', note('second'));
	await expect(limit('a', note('third'))).rejects.toThrow(BusyError);
	await limit('b', note('other'));
	expect(done).toEqual(['other']);
	resolve();
	await Promise.all([first, second]);
	await limit('a', note('later'));
	expect(done).toEqual(['other', 'second', 'later']);
});
