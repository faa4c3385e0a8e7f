import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { diskCollection } from './collection.ts';
import { fakeDisk } from './disk.fake.ts';

const QUOTA_ERRORS = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'];
const named = (name: string) => Object.assign(new Error('refused'), { name });

function open(given: Iterable<readonly [string, unknown]> = [], options: { makeRoom?: () => Promise<void> } = {}) {
	const fake = fakeDisk(given);
	const makeRoom = vi.fn(async () => undefined);
	return { ...fake, makeRoom, collection: diskCollection({ disk: fake.disk, makeRoom, ...options }) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Lets `ms` pass and tells how the call went. */
async function after<Value>(ms: number, call: Promise<Value>): Promise<Value | 'hangs'> {
	const passed = vi.advanceTimersByTimeAsync(ms).then(() => 'hangs' as const);
	return Promise.race([call, passed]);
}

describe('a collection on a disk (21.3)', () => {
	it('asks the disk each time, because other tabs write, too', async () => {
		const { collection, disk } = open([['a', 1]]);
		await collection.get('a');
		await disk.set('a', 2);
		await disk.set('b', 3);
		expect(await collection.get('a')).toBe(2);
		expect(await collection.entries()).toEqual([
			['a', 2],
			['b', 3],
		]);
	});

	it('hands out copies and keeps a copy', async () => {
		const { collection } = open();
		const value = { lines: [1] };
		await collection.set('a', value);
		value.lines.push(2);
		Object.assign(Object(await collection.get('a')), { lines: [] });
		expect(await collection.get('a')).toEqual({ lines: [1] });
	});

	it('lists what is on the disk, then what is not there yet', async () => {
		const { collection, trouble } = open([['old', 1]]);
		trouble.writeDelay = 100;
		void collection.set('new', 2);
		void collection.remove('old');
		expect(await collection.entries()).toEqual([['new', 2]]);
	});
});

describe('a slow disk', () => {
	it.each([801, 10_000, Number.POSITIVE_INFINITY])(
		'that reads for %i ms gives way to the memory (21.4)',
		async (readDelay) => {
			const { collection, trouble } = open([['a', 1]]);
			trouble.readDelay = readDelay;
			const call = collection.get('a');
			expect(await after(799, call)).toBe('hangs');
			expect(await after(1, call)).toBeUndefined();
		},
	);

	it('is no error: the next value is read again (21.5)', async () => {
		const { collection, trouble } = open([['a', 1]]);
		trouble.readDelay = 801;
		await after(800, collection.get('a'));
		trouble.readDelay = 0;
		expect(await collection.get('a')).toBe(1);
	});

	it('is given 2,000 ms to list everything (21.4)', async () => {
		const { collection, trouble } = open([['a', 1]]);
		await collection.set('b', 2);
		trouble.readDelay = Number.POSITIVE_INFINITY;
		const call = collection.entries();
		expect(await after(1999, call)).toBe('hangs');
		expect(await after(1, call)).toEqual([['b', 2]]);
	});

	it('does not hold up a change for ever', async () => {
		const { collection, trouble } = open();
		trouble.writeDelay = Number.POSITIVE_INFINITY;
		expect(await after(2000, collection.set('a', 1))).toBeUndefined();
		expect(await collection.get('a')).toBe(1);
	});
});

describe('a broken disk (21.5)', () => {
	it('is left alone after 1 read error', async () => {
		const { collection, trouble, calls } = open([['a', 1]]);
		trouble.readError = named('UnknownError');
		expect(await collection.get('a')).toBeUndefined();
		delete trouble.readError;
		expect(await collection.get('a')).toBeUndefined();
		await collection.set('a', 2);
		expect(await collection.get('a')).toBe(2);
		expect(calls).toEqual(['get a']);
	});

	it('is left alone after 30 write errors', async () => {
		const { collection, trouble, calls } = open();
		trouble.writeError = named('DataError');
		for (let write = 1; write <= 40; write += 1) await collection.set('a', write);
		expect(calls).toHaveLength(30);
		expect(await collection.get('a')).toBe(40);
	});

	it('does not bring back what could not be removed', async () => {
		const { collection, trouble } = open([['a', 1]]);
		trouble.writeError = named('DataError');
		await collection.remove('a');
		expect([await collection.get('a'), await collection.entries()]).toEqual([undefined, []]);
	});
});

describe('a full disk (21.6)', () => {
	it.each(QUOTA_ERRORS)('(%s) gets room, then the value', async (name) => {
		const { collection, trouble, disk } = open([], {
			makeRoom: async () => void delete trouble.writeError,
		});
		trouble.writeError = named(name);
		await collection.set('a', 1);
		expect(await disk.get('a')).toBe(1);
	});

	it('does not take an older value for the newest one after making room', async () => {
		const { collection, trouble, disk } = open([], {
			async makeRoom() {
				delete trouble.writeError;
				await collection.set('a', 'new');
			},
		});
		trouble.writeError = named('QuotaExceededError');
		await collection.set('a', 'old');
		expect([await disk.get('a'), await collection.get('a')]).toEqual(['new', 'new']);
	});

	it('goes on from memory when there is no room to be had', async () => {
		const { collection, trouble, makeRoom } = open();
		trouble.writeError = named('QuotaExceededError');
		await collection.set('a', 1);
		expect(await collection.get('a')).toBe(1);
		expect(makeRoom).toHaveBeenCalledOnce();
	});
});
