import { describe, expect, it } from 'vitest';
import { estimateBytes, isPersistent, keysToPurge } from './storage-limits.ts';

it.each([
	[{ read: 0, write: 0 }, true],
	[{ read: 1, write: 0 }, false],
	[{ read: 0, write: 29 }, true],
	[{ read: 0, write: 30 }, false],
])('after the errors %o the disk is used: %s', (errors, expected) => {
	expect(isPersistent(errors)).toBe(expected);
});

it.each([
	[true, 4],
	['koszula', 14],
	[249, 8],
	[null, 0],
	[undefined, 0],
	[[1, true], 8 + 4 + 4],
	[{ ab: 'c' }, 4 + 2],
])('%o is estimated at %i bytes', (value, bytes) => {
	expect(estimateBytes(value)).toBe(bytes);
});

describe('over the quota', () => {
	const entries = (count: number) => Array.from({ length: count }, (_, at) => [`${at + 1}`, 'x'.repeat(512)] as const);
	it.each([
		[3, 3, 0],
		[4, 3, 4],
		[99, 1, 99],
		[100, 1, 99],
	])('%i KB in as many entries with a quota of %i KB lose %i', (count, quota, gone) => {
		expect(keysToPurge(entries(count), quota)).toHaveLength(gone);
	});
});
