import type { Move } from '@pasaz/delivery/journal';
import { publishChanges } from '@pasaz/delivery/publish';
import type { ReleaseSet } from '@pasaz/delivery/release';
import type { ReleaseStore } from '@pasaz/delivery/release-store';
import { addRelease, openTestStore } from '@pasaz/delivery/releases.fixture';
import { followJournal, NOTHING_SHOWN, type Present } from '@pasaz/delivery/verify-move';
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
let check: () => Promise<void>;

const follow = async () => {
	present = await followJournal(store, NOTHING_SHOWN);
};
const publish = async (versions: Record<string, string>) => {
	await publishChanges({ store, by: 'team' }, versions);
	await follow();
};
const shown = () => present.shown as ReleaseSet;

beforeEach(async () => {
	store = await openTestStore();
	await addRelease(store, { name: 'shell' });
	for (const version of ['1', '2']) await addRelease(store, { name: 'mf_product', version });
	await addRelease(store, { name: 'mf_content', version: '1' });
	await publish({ shell: '1', mf_product: '1', mf_content: '1' });
	book = openHealthBook();
	time = Date.now();
	const generations = {
		shown: () => ({ set: shown() }) as Generation,
		canary: () => undefined,
		setOfCanary: () => present.canary,
	};
	({ check } = createTakeBack({
		generations,
		book,
		publisher: { store },
		log: pino({ level: 'silent' }),
		now: () => time,
	}));
	const sets = () => [shown(), present.canary ?? []].flat();
	app = new Hono().route('/', createHealthEndpoint({ sets, onView: book.add }));
});

interface Told {
	set?: string;
	failed?: string[];
	network?: number;
	from?: string;
	paint?: number | null;
}

function tell({ set = shown().id, failed = [], network = 1, from = `10.1.1.${network}`, paint = null }: Told) {
	const env = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
	const headers = { 'x-forwarded-for': `6.6.6.6, ${from}` };
	const body = JSON.stringify({ set, page: 'mf_product', slices: ['mf_product', 'mf_content'], failed, paint });
	return app.request('/', { method: 'POST', body, headers }, env);
}
const reportMany = async (count: number, told: (index: number) => Told) => {
	for (let index = 0; index < count; index += 1) await tell(told(index));
};
const fails = (set?: string) => reportMany(60, (network) => ({ failed: ['mf_product'], network, ...(set && { set }) }));
const lastMove = async (): Promise<Move | undefined> =>
	(await store.journal.read(await store.journal.lastSerial()))?.move;

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
		expect(await store.journal.lastSerial()).toBe(2);
		expect(book.of('mf_product 2')).toMatchObject({ failed: 3, networks: 1, paints: [60_000, 60_000, 60_000] });
	});

	it('stays while too few networks say so: one of them counts three times at most', async () => {
		await publish({ mf_product: '2' });
		await reportMany(200, (index) => ({ failed: ['mf_product'], network: index % 2 }));
		await check();
		expect(await store.journal.lastSerial()).toBe(2);
		expect(book.of('mf_product 2')).toMatchObject({ pages: 200, failed: 6, networks: 2 });
	});

	it('stays where nothing was shown before, or once it has proved itself for half an hour', async () => {
		await fails();
		await check();
		expect(await store.journal.lastSerial()).toBe(1);
		await publish({ mf_product: '2' });
		await fails();
		time += 31 * 60_000;
		await check();
		expect(await store.journal.lastSerial()).toBe(2);
	});

	it('stays once it has proved itself, whatever others have published since', async () => {
		await publish({ mf_product: '2' });
		await addRelease(store, { name: 'mf_content', version: '2' });
		time += 31 * 60_000;
		vi.useFakeTimers({ now: time, toFake: ['Date'] });
		await publish({ mf_content: '2' });
		vi.useRealTimers();
		await fails();
		await check();
		expect(await store.journal.lastSerial()).toBe(3);
	});

	it('is not the second one within ten minutes', async () => {
		await publish({ mf_product: '2' });
		await fails();
		await check();
		await follow();
		await publish({ mf_product: '2' });
		await check();
		expect(await store.journal.lastSerial()).toBe(4);
	});

	it('gives way when the server cannot make pages with it, without a word from any page', async () => {
		await publish({ mf_product: '2' });
		for (const url of ['/a', '/b', '/b?page=2']) book.addFault({ release: 'mf_product 2', url });
		await check();
		expect(await store.journal.lastSerial()).toBe(2);
		book.addFault({ release: 'mf_product 1', url: '/c' });
		book.addFault({ release: 'mf_product 2', url: '/c' });
		await check();
		expect(await store.journal.lastSerial()).toBe(2);
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
