import { expect, it } from 'vitest';
import { type CachedPage, createOutputCache, isFresh, TIME_TO_LIVE } from './output-cache.ts';
import { createPageCache } from './page-cache.ts';
import { EVERYTHING } from './purges.ts';

const page = (bytes: number, tags: string[] = [], version = 0) => {
	const form = (size: number) => ({ plain: new Uint8Array(size), brotli: undefined });
	const inline = { script: '', style: '' };
	return { document: form(bytes), record: form(0), inline, renderedAt: 1, tags, version };
};

it('forgets a page after its time to live (26.24)', () => {
	let now = 1;
	const cache = createOutputCache(() => now);
	cache.set('a', page(1));
	now += TIME_TO_LIVE;
	expect(cache.get('a')).toBeDefined();
	now += 1;
	expect(cache.get('a')).toBeUndefined();
});

it.each([
	[59_999, true],
	[60_000, false],
	[-60_000, false],
])('makes a page anew that is old or from the future: after %i ms, fresh is %s (21.14)', (age, expected) => {
	expect(isFresh(page(1), 1 + age)).toBe(expected);
});

it('lets the least recently used pages go when it is full', () => {
	const cache = createOutputCache(() => 1);
	const large = 50 * 1024 * 1024;
	for (const key of ['a', 'b']) cache.set(key, page(large));
	cache.get('a');
	cache.set('c', page(large));
	expect(['a', 'b', 'c'].filter((key) => cache.get(key))).toEqual(['a', 'c']);
});

it('forgets the pages of a purged tag, and no others', () => {
	const cache = createOutputCache(() => 1);
	cache.set('product', page(1, ['product:1', 'menu']));
	cache.set('listing', page(1, ['category:2', 'product:1']));
	cache.set('other', page(1, ['product:11']));
	cache.purges.record(['product:1'], 1);
	expect(['product', 'listing', 'other'].filter((key) => cache.get(key))).toEqual(['other']);
	cache.purges.record([EVERYTHING], 2);
	expect(cache.get('other')).toBeUndefined();
});

it('does not keep a page whose data was read before a purge and that was finished after it', () => {
	const cache = createOutputCache(() => 1);
	const version = cache.purges.version();
	cache.purges.record(['product:1'], version + 1);
	cache.set('late', page(1, ['product:1'], version));
	cache.set('new', page(1, ['product:1'], cache.purges.version()));
	expect(['late', 'new'].filter((key) => cache.get(key))).toEqual(['new']);
});

it('takes news of older purges for what they are', () => {
	const { purges } = createOutputCache();
	purges.record(['home'], 7);
	purges.record(['home'], 3);
	expect([purges.version(), purges.all().get('home')]).toEqual([7, 7]);
});

it('shares no page between shells whose documents name another origin of files (26.73)', async () => {
	const pages = new Map<string, CachedPage>();
	const shared = {
		get: async (key: string) => pages.get(key),
		set: (key: string, kept: CachedPage) => void pages.set(key, kept),
		drop: (key: string) => void pages.delete(key),
		purge: async () => {},
		close: async () => {},
	};
	const open = (origin?: string) => createPageCache(() => shared, origin);
	open('https://cdn.test').keep('/ona', { ...page(1), renderedAt: Date.now() });
	expect(await open('https://cdn.test').find('/ona')).toBeDefined();
	expect(await open().find('/ona')).toBeUndefined();
});
