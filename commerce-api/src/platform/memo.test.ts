import { expect, it } from 'vitest';
import { createMemo } from './memo.ts';

const later = <T>(value: T) => new Promise<T>((resolve) => setTimeout(resolve, 1, value));

it('works once for all who ask at the same time, and remembers the result', async () => {
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

it('tells all who wait of a failure, and tries again for the next one', async () => {
	const memo = createMemo<string[]>(2);
	const fail = () => memo('a', () => Promise.reject(new Error('broken')));
	const results = await Promise.allSettled([fail(), fail()]);
	expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
	expect(await memo('a', () => later(['mended']))).toEqual(['mended']);
});

it('answers also what newer work has pushed out meanwhile, and forgets the least recently used', async () => {
	const memo = createMemo<string[]>(1);
	const ask = (name: string) => memo(name, () => later([name]));
	expect(await Promise.all([ask('a'), ask('b'), ask('c')])).toEqual([['a'], ['b'], ['c']]);
	expect(await memo('a', () => later(['new']))).toEqual(['new']);
});
