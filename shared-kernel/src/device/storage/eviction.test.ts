import { afterEach, expect, it, vi } from 'vitest';
import { fakeDevice } from './area.fake.ts';
import { memoryCollection } from './collection.fake.ts';
import { evictedPart, noteEviction } from './eviction.ts';

afterEach(() => vi.restoreAllMocks());

it.each([
	[{ local: true, disk: true }, 'none'],
	[{ local: true, disk: false }, 'disk'],
	[{ local: false, disk: true }, 'local'],
	[{ local: false, disk: false }, 'both-new'],
])('with the markers %o the wiped one is %s', (marker, expected) => {
	expect(evictedPart(marker)).toBe(expected);
});

it('logs what was wiped, once (21.12)', async () => {
	const warn = vi.spyOn(console, 'warn').mockReturnValue();
	const area = fakeDevice().open();
	expect(await noteEviction({ area, disk: memoryCollection() })).toBe('both-new');
	const disk = memoryCollection();
	expect(await noteEviction({ area, disk })).toBe('disk');
	expect(await noteEviction({ area, disk })).toBe('none');
	expect(warn).toHaveBeenCalledOnce();
});
