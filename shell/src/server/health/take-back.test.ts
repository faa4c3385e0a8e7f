import { BlockList } from 'node:net';
import type { Move } from '@pasaz/delivery/journal';
import { type Publisher, publishChanges } from '@pasaz/delivery/publish';
import type { ReleaseSet } from '@pasaz/delivery/release';
import type { ReleaseStore } from '@pasaz/delivery/release-store';
import { addRelease, openTestStore } from '@pasaz/delivery/releases.fixture';
import { makeKeys, openSigner, type ReleaseKeys } from '@pasaz/delivery/signature';
import { followJournal, NOTHING_SHOWN, type Present } from '@pasaz/delivery/verify-move';
import { readProxies } from '@pasaz/kernel/domain/trusted-proxies.server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Generation } from '../generation.ts';
import { type HealthBook, openHealthBook } from './health-book.ts';
import { createHealthEndpoint } from './health-endpoint.ts';
import { createTakeBack } from './take-back.ts';

let store: ReleaseStore;
let book: HealthBook;
let present: Present;
let time: number;
let app: Hono;
let takeBack: ReturnType<typeof createTakeBack> | undefined;
const check = async () => takeBack?.check();

const follow = async () => {
	present = await followJournal(store, NOTHING_SHOWN);
};
const publish = async (versions: Record<string, string>) => {
	await publishChanges({ store, by: 'team' }, versions);
	await follow();
	takeBack?.watch();
};
const shown = () => present.shown as ReleaseSet;
const openTakeBack = (publisher: Omit<Publisher, 'by'> = { store }) =>
	createTakeBack({
		generations: {
			shown: () => ({ set: shown() }) as Generation,
			canary: () => present.canary && { percent: 10, generation: { set: present.canary } as Generation },
		},
		book,
		publisher,
		log: pino({ level: 'silent' }),
		now: () => time,
	});

beforeEach(async () => {
	takeBack = undefined;
	store = await openTestStore();
	await addRelease(store, { name: 'shell' });
	for (const version of ['1', '2']) await addRelease(store, { name: 'mf_product', version });
	await addRelease(store, { name: 'mf_content', version: '1' });
	await publish({ shell: '1', mf_product: '1', mf_content: '1' });
	book = openHealthBook();
	time = Date.now();
	takeBack = openTakeBack();
	const sets = () => [shown(), present.canary ?? []].flat();
	const proxies = readProxies('loopback') ?? new BlockList();
	app = new Hono().route('/', createHealthEndpoint({ proxies, sets, onView: book.add }));
});

interface Told {
	set?: string;
	failed?: string[];
	network?: number;
	from?: string;
	peer?: string;
	paint?: number | null;
}

function tell({ set = shown().id, failed = [], network = 1, from = `10.1.1.${network}`, ...told }: Told) {
	const { peer = '127.0.0.1', paint = null } = told;
	const env = { incoming: { socket: { remoteAddress: peer } } };
	const headers = { 'x-forwarded-for': `6.6.6.6, ${from}` };
	const body = JSON.stringify({ set, page: 'mf_product', slices: ['mf_product', 'mf_content'], failed, paint });
	return app.request('/', { method: 'POST', body, headers }, env);
}
const reportMany = async (count: number, told: (index: number) => Told) => {
	for (let index = 0; index < count; index += 1) await tell(told(index));
};
const fails = (set?: string) => reportMany(60, (network) => ({ failed: ['mf_product'], network, ...(set && { set }) }));
const lastMove = async (): Promise<Move | undefined> =>
	(await store.journal.read((await store.journal.serials()).length))?.move;

describe('a release that fails in browsers (26.53)', () => {
	it('gives way to the one before, and the journal says why', async () => {
		await publish({ mf_product: '2' });
		await fails();
		await check();
		await follow();
		expect(shown().releases).toMatchObject({ mf_product: { version: '1' }, mf_content: { version: '1' } });
		expect(await lastMove()).toMatchObject({ why: 'rollback', by: 'the shop' });
		expect((await lastMove())?.reason).toMatch(
			/^mf_product fails on 100\.0 % of 60 page views, the one before on 0\.0 %$/,
		);
	});

	it('stays while one household says so, however many addresses and slow pages it has', async () => {
		await reportMany(60, (index) => ({ paint: 500, network: index }));
		await publish({ mf_product: '2' });
		await reportMany(200, (index) => ({ failed: ['mf_product'], paint: 60_000, from: `2001:db8:1:2::${index}` }));
		await check();
		expect(await store.journal.serials()).toHaveLength(2);
		expect(book.of('mf_product 2')).toMatchObject({ failed: 3, networks: 1, paints: [60_000, 60_000, 60_000] });
	});

	it('stays while one line says so, from however many networks of its own', async () => {
		await publish({ mf_product: '2' });
		await reportMany(60, (index) => ({ failed: ['mf_product'], from: `2001:db8:1:${index}::1` }));
		await check();
		expect(await store.journal.serials()).toHaveLength(2);
		expect(book.of('mf_product 2')).toMatchObject({ pages: 60, failed: 3, networks: 1 });
	});

	it('stays while a peer that is no proxy of the shop’s says so, whomever it names (27.22)', async () => {
		await publish({ mf_product: '2' });
		await reportMany(60, (network) => ({ failed: ['mf_product'], network, peer: '10.9.9.9' }));
		await check();
		expect(await store.journal.serials()).toHaveLength(2);
		expect(book.of('mf_product 2')).toMatchObject({ pages: 60, failed: 3, networks: 1 });
	});

	it('stays while too few networks say so: one of them counts three times at most', async () => {
		await publish({ mf_product: '2' });
		await reportMany(200, (index) => ({ failed: ['mf_product'], network: index % 2 }));
		await check();
		expect(await store.journal.serials()).toHaveLength(2);
		expect(book.of('mf_product 2')).toMatchObject({ pages: 200, failed: 6, networks: 2 });
	});

	it('stays where nothing was shown before, or once it has proved itself for half an hour', async () => {
		await fails();
		await check();
		expect(await store.journal.serials()).toHaveLength(1);
		await publish({ mf_product: '2' });
		await fails();
		time += 31 * 60_000;
		await check();
		expect(await store.journal.serials()).toHaveLength(2);
	});

	it('stays once it has proved itself, whatever others have published since', async () => {
		await publish({ mf_product: '2' });
		await addRelease(store, { name: 'mf_content', version: '2' });
		time += 31 * 60_000;
		await publish({ mf_content: '2' });
		await fails();
		await check();
		expect(await store.journal.serials()).toHaveLength(3);
	});

	it('is as new as this shell knows it, whatever the publisher’s clock says', async () => {
		vi.useFakeTimers({ now: time - 3_600_000, toFake: ['Date'] });
		await publish({ mf_product: '2' });
		vi.useRealTimers();
		await fails();
		await check();
		expect(await lastMove()).toMatchObject({ serial: 3, why: 'rollback' });
	});

	it.each([
		[29, 3],
		[31, 2],
	])('is as old as the journal says for a shell that starts %d minutes later', async (minutes, serial) => {
		await publish({ mf_product: '2' });
		time += minutes * 60_000;
		takeBack = openTakeBack();
		await fails();
		await check();
		expect(await store.journal.serials()).toHaveLength(serial);
	});

	it('leaves what somebody has published since and this shell does not show yet', async () => {
		await publish({ mf_product: '2' });
		await tell({ failed: ['mf_product'] });
		await check();
		await addRelease(store, { name: 'mf_product', version: '3' });
		await publishChanges({ store, by: 'team' }, { mf_product: '3' });
		await fails();
		await check();
		expect((await followJournal(store, NOTHING_SHOWN)).shown?.releases).toMatchObject({ mf_product: { version: '3' } });
	});

	it('gives way where it is shown again that this shell never ceased to show', async () => {
		const { set: first = '' } = (await lastMove()) ?? {};
		await publish({ mf_product: '2' });
		const { set: bad = '' } = (await lastMove()) ?? {};
		const showInJournal = async (set: string) =>
			store.journal.add({ set, why: 'promote', by: 'team' }, (await store.journal.serials()).length);
		await showInJournal(first);
		await fails();
		await check();
		await showInJournal(bad);
		time += 6000;
		await check();
		expect(await lastMove()).toMatchObject({ serial: 5, why: 'rollback', by: 'the shop' });
	});

	it('gives way once, whichever of two shells is told first', async () => {
		await publish({ mf_product: '2' });
		await fails();
		await Promise.all([check(), openTakeBack().check()]);
		expect(await store.journal.serials()).toHaveLength(3);
	});

	it('gives way to what shops have shown, and to no move that they refuse (26.37)', async () => {
		const { publicKey, privateKey } = makeKeys();
		const signer = openSigner('platform', privateKey);
		const keys: ReleaseKeys = { platform: { key: publicKey, packages: 'all' } };
		store = await openTestStore();
		for (const name of ['shell', 'mf_content'] as const) await addRelease(store, { name, signer });
		const signed = { store, by: 'platform', signer, keys };
		for (const version of ['1', '2', '3']) await addRelease(store, { name: 'mf_product', version, signer });
		await publishChanges(signed, { shell: '1', mf_content: '1', mf_product: '1' });
		await publishChanges(signed, { mf_product: '2' });
		await publishChanges({ store, by: 'nobody' }, { mf_product: '3' });
		present = await followJournal(store, NOTHING_SHOWN, { keys });
		takeBack = openTakeBack({ store, signer, keys });
		await fails();
		await check();
		const { shown: now, move } = await followJournal(store, NOTHING_SHOWN, { keys });
		expect(now?.releases).toMatchObject({ mf_product: { version: '1' } });
		expect(move).toMatchObject({ serial: 4, by: 'the shop' });
	});

	it('costs one look at the journal, however many pages tell of it', async () => {
		await publish({ mf_product: '2' });
		const serials = vi.fn(store.journal.serials);
		const read = vi.fn(store.journal.read);
		takeBack = openTakeBack({ store: { ...store, journal: { ...store.journal, serials, read } } });
		for (let page = 1; page <= 20; page += 1) {
			await tell({ failed: ['mf_product'], network: 1 });
			await check();
		}
		expect([serials.mock.calls.length, read.mock.calls]).toEqual([1, [[1], [2], [3]]]);
	});

	it('is not the second one within ten minutes', async () => {
		await publish({ mf_product: '2' });
		await fails();
		await check();
		await follow();
		await publish({ mf_product: '2' });
		await check();
		expect(await store.journal.serials()).toHaveLength(4);
	});

	it('gives way when the server cannot make pages with it, without a word from any page', async () => {
		await publish({ mf_product: '2' });
		for (const url of ['/a', '/b', '/b?page=2']) book.addFault({ release: 'mf_product 2', url });
		await check();
		expect(await store.journal.serials()).toHaveLength(2);
		book.addFault({ release: 'mf_product 1', url: '/c' });
		book.addFault({ release: 'mf_product 2', url: '/c' });
		await check();
		expect(await store.journal.serials()).toHaveLength(2);
		book.addFault({ release: 'mf_product 2', url: '/d' });
		await check();
		expect((await lastMove())?.reason).toBe('mf_product fails in the server at 4 addresses, the one before at 1');
	});

	it('ends a canary, and leaves what all others see', async () => {
		const set = await store.addSet({ shell: '1', mf_product: '2', mf_content: '1' });
		await store.journal.add({ set: shown().id, canary: { set: set.id, percent: 10 }, why: 'canary', by: 'team' }, 1);
		await follow();
		await fails(set.id);
		await reportMany(50, () => ({}));
		await check();
		expect(await lastMove()).toMatchObject({ set: shown().id, why: 'canary', by: 'the shop' });
		expect((await lastMove())?.canary).toBeUndefined();
	});
});

describe('what a page says of itself', () => {
	it('counts for the releases of its set, with what it stands for', async () => {
		expect((await tell({ paint: 900 })).status).toBe(204);
		expect(book.of('mf_product 1')).toMatchObject({ pages: 4, failed: 0, paints: [900] });
		expect(book.of('mf_content 1')).toMatchObject({ pages: 4, paints: [] });
	});

	it.each<[string, unknown, number]>([
		[
			'of a set that is not shown',
			{ set: 'gone', page: null, slices: ['mf_product'], failed: ['mf_product'], paint: null },
			204,
		],
		['of a slice that is none', { set: '', page: null, slices: ['../x'], failed: [], paint: null }, 422],
		['without form', 'half', 422],
		['of a paint before the page', { set: '', page: null, slices: [], failed: [], paint: -1 }, 422],
	])('counts for nothing %s', async (_, body, status) => {
		expect((await app.request('/', { method: 'POST', body: JSON.stringify(body) })).status).toBe(status);
		expect(book.of('mf_product 1')).toBeUndefined();
	});
});
