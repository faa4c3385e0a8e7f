import { PICTURES } from '@pasaz/kernel/device/storage/picture-cache';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { filesAddress, type SetFiles } from '../routing/worker-set.ts';
import { type FakeCaches, fakeCaches } from './caches.fake.ts';
import { putWithRoom } from './put-with-room.ts';
import { dropOldSets, FILES, ownAddress, pauseTaking, SETS, takeSet } from './release-sets.ts';

let device: FakeCaches;
let published: Record<string, SetFiles>;
let refused: string[];
let asked: string[];

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['Date'] });
	device = fakeCaches();
	published = {};
	refused = [];
	asked = [];
	vi.stubGlobal('caches', device.caches);
	vi.stubGlobal('fetch', async (address: string) => {
		const [url = ''] = address.split('?');
		asked.push(url);
		if (refused.includes(url)) throw new TypeError('Integrity');
		return new Response(JSON.stringify(published[url] ?? 'code'));
	});
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

const MB = 1_000_000;

/** Takes a set with a file of its own and one that all sets have. */
async function take(set: string, bytes = MB, origin?: string): Promise<void> {
	const files = { '/releases/shell/1/a.js': MB, [`/releases/mf_content/${set}/b.js`]: bytes };
	published[filesAddress(set)] = Object.fromEntries(
		Object.entries(files).map(([url, size]) => [url, { integrity: 'x', bytes: size }]),
	);
	vi.setSystemTime(Date.now() + 1000);
	await takeSet({ set, integrity: 'x', homes: [], ...(origin && { origin }) });
}

const taken = () => device.paths(SETS);
const filesOf = () => device.paths(FILES).map((url) => url.split('/')[3]);

it('takes a set as a whole or not at all, and goes on where it was broken off (16.15)', async () => {
	refused = ['/releases/mf_content/one/b.js'];
	await expect(take('one')).rejects.toThrow('Integrity');
	expect(taken()).toEqual([]);
	refused = [];
	asked = [];
	await take('one');
	expect(taken()).toEqual([filesAddress('one')]);
	expect(asked).toEqual([filesAddress('one'), '/releases/mf_content/one/b.js']);
});

it('fetches no file of a set within 1.5 s of an act (1.15)', async () => {
	vi.useFakeTimers();
	vi.setSystemTime(0);
	pauseTaking();
	const taking = take('one');
	await vi.advanceTimersByTimeAsync(400);
	pauseTaking();
	await vi.advanceTimersByTimeAsync(1400);
	expect(filesOf()).toEqual([]);
	await vi.advanceTimersByTimeAsync(200);
	expect(filesOf()).toHaveLength(2);
	await taking;
});

it('keeps the shown set and the one before, with one copy of what they have in common', async () => {
	for (const set of ['one', 'two', 'three']) await take(set);
	expect(await dropOldSets(new Set())).toEqual(new Set(['three', 'two']));
	expect(taken()).toEqual([filesAddress('two'), filesAddress('three')]);
	expect(filesOf()).toEqual(['1', 'two', 'three']);
});

it('keeps older sets while kept pages need them and there is room, the latest first (16.16)', async () => {
	for (const set of ['one', 'two', 'three', 'four', 'five']) await take(set, 3 * MB);
	expect(await dropOldSets(new Set(['one', 'two']))).toEqual(new Set(['five', 'four']));
	for (const set of ['six', 'seven']) await take(set, 2 * MB);
	expect(await dropOldSets(new Set(['five', 'four']))).toEqual(new Set(['seven', 'six', 'five']));
});

it('keeps a set that was taken back to as the shown one', async () => {
	for (const set of ['one', 'two', 'three', 'one']) await take(set);
	expect(await dropOldSets(new Set())).toEqual(new Set(['one', 'three']));
});

it('keeps the shown set also where older ones were taken while the clock was a year ahead (21.14)', async () => {
	const now = Date.now();
	vi.setSystemTime(now + 365 * 86_400_000);
	for (const set of ['one', 'two']) await take(set);
	vi.setSystemTime(now);
	await take('three');
	expect(await dropOldSets(new Set())).toContain('three');
});

it('gives up the pictures of a full device for a set', async () => {
	await putWithRoom(await device.caches.open(PICTURES), '/img/a', () => new Response('x'));
	await putWithRoom(await device.caches.open(PICTURES), '/img/b', () => new Response('x'));
	await putWithRoom(await device.caches.open(PICTURES), '/img/c', () => new Response('x'));
	device.room = 0;
	await take('one');
	expect(device.paths(PICTURES)).toEqual([]);
	expect(taken()).toHaveLength(1);
});

it('takes files from their origin, or from the shop where that does not have them, and keeps them under one address (26.73)', async () => {
	const origin = 'https://cdn.test/shop';
	refused = [`${origin}/releases/mf_content/one/b.js`];
	await take('one', MB, origin);
	expect(asked.slice(1).sort()).toEqual([
		'/releases/mf_content/one/b.js',
		`${origin}/releases/mf_content/one/b.js`,
		`${origin}/releases/shell/1/a.js`,
	]);
	expect(filesOf()).toEqual(expect.arrayContaining(['1', 'one']));
	vi.stubGlobal('location', { origin: 'http://shop.test' });
	const path = '/releases/shell/1/a.js';
	expect([origin, 'http://shop.test'].map((start) => ownAddress(start + path, { origin }))).toEqual([path, path]);
	for (const other of [`https://cdn.test${path}`, 'http://shop.test/ona'])
		expect(ownAddress(other, { origin })).toBeUndefined();
});
