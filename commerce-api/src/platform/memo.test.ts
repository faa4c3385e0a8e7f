import { expect, it } from 'vitest';
import { createMemo } from './memo.ts';

const later = <T>(value: T) => new Promise<T>((resolve) => setTimeout(resolve, 1, value));

it('works once for concurrent calls, and caches the result', async () => {
	const memo = createMemo<string[]>(2);
	let works = 0;
	const ask = () =>
		memo('a', () => {
			works += 1;
			return later(['a']);
		});
	expect(await Promise.all([ask(), ask(), ask()])).toEqual([['a'], ['a'], ['a']]);
	expect([await ask(), works]).toEqual([['a'], 1]);
});

it('rejects all concurrent calls on failure, and tries again for the next', async () => {
	const memo = createMemo<string[]>(2);
	const fail = () => memo('a', () => Promise.reject(new Error('broken')));
	const results = await Promise.allSettled([fail(), fail()]);
	expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
	expect(await memo('a', () => later(['mended']))).toEqual(['mended']);
});

it('still resolves evicted work, and evicts the least recently used result', async () => {
	const memo = createMemo<string[]>(1);
	const ask = (name: string) => memo(name, () => later([name]));
	expect(await Promise.all([ask('a'), ask('b'), ask('c')])).toEqual([['a'], ['b'], ['c']]);
	expect(await memo('a', () => later(['new']))).toEqual(['new']);
});

it('keeps no more than there is space for', async () => {
	const memo = createMemo<string[]>({ maxSize: 10, sizeCalculation: ([text = '']) => text.length });
	let works = 0;
	const ask = (name: string, length: number) =>
		memo(name, () => {
			works += 1;
			return later([name.repeat(length)]);
		});
	await ask('a', 6);
	await ask('b', 4);
	expect([await ask('a', 6), works]).toEqual([['aaaaaa'], 2]);
	await ask('c', 4);
	await ask('a', 6);
	expect(works).toBe(3);
	await ask('b', 4);
	expect(works).toBe(4);
	expect(await ask('d', 11)).toEqual(['d'.repeat(11)]);
	await ask('d', 11);
	expect(works).toBe(6);
});
