import { expect, it } from 'vitest';
import { createOutputCache, TIME_TO_LIVE } from './output-cache.ts';

const page = (bytes: number) => ({ status: 200, html: new Uint8Array(bytes), brotli: undefined, renderedAt: 0 });

it('forgets a page after its time to live', () => {
	let now = 0;
	const cache = createOutputCache(() => now);
	cache.set('a', page(1));
	now = TIME_TO_LIVE;
	expect(cache.get('a')).toBeDefined();
	now += 1;
	expect(cache.get('a')).toBeUndefined();
});

it('lets the least recently used pages go when it is full', () => {
	const cache = createOutputCache(() => 0);
	const large = 50 * 1024 * 1024;
	for (const key of ['a', 'b']) cache.set(key, page(large));
	cache.get('a');
	cache.set('c', page(large));
	expect(['a', 'b', 'c'].filter((key) => cache.get(key))).toEqual(['a', 'c']);
});
