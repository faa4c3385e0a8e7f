import { ContractError, NetworkError } from '@pasaz/kernel/errors';
import { expect, it } from 'vitest';
import type { PageRecord } from '../../routing/page-record.ts';
import { movedRecord, shownRecord } from './page-record.fake.ts';
import { createPageRecords, type KeptRecord } from './page-records.ts';

const MINUTE = 60_000;

/** Records of a server that can fail, on a device whose clock can be moved. */
function open({ onDevice = {} }: { onDevice?: Record<string, KeptRecord> } = {}) {
	const state = {
		now: 0,
		isOnline: true,
		failure: undefined as Error | undefined,
		record: undefined as PageRecord | undefined,
	};
	const asked: string[] = [];
	const stored = new Map(Object.entries(onDevice));
	const records = createPageRecords({
		async fetchRecord({ href }) {
			asked.push(href);
			await Promise.resolve();
			if (state.failure) throw state.failure;
			return state.record ?? shownRecord({ loaderData: { page: `${href} ${asked.length}` } });
		},
		isOnline: () => state.isOnline,
		now: () => state.now,
		device: { get: async (href) => stored.get(href), set: async (href, kept) => void stored.set(href, kept) },
	});
	const read = async (href: string, options = {}) => {
		const record = await records.read(href, options);
		return 'loaderData' in record ? record.loaderData.page : record.movedTo;
	};
	return { state, asked, stored, records, read };
}
const lost = (state: { isOnline: boolean; failure: Error | undefined }) => {
	Object.assign(state, { isOnline: false, failure: new NetworkError('no network') });
};

it('joins a request that is under way, and asks again once the answer is old (3.8, 3.10)', async () => {
	const { state, read, asked } = open();
	expect(await Promise.all([read('/a'), read('/a'), read('/b')])).toEqual(['/a 2', '/a 2', '/b 2']);
	state.now = MINUTE / 2 - 1;
	expect(await read('/a')).toBe('/a 2');
	state.now = MINUTE / 2;
	expect(await read('/a')).toBe('/a 3');
	expect(asked).toEqual(['/a', '/b', '/a']);
});

it('shows what is kept on the way back, whatever its age (3.8)', async () => {
	const { state, read, asked } = open();
	await read('/a');
	state.now = 60 * MINUTE;
	expect(await read('/a', { maxAge: Number.POSITIVE_INFINITY })).toBe('/a 1');
	expect(asked).toEqual(['/a']);
});

it('is as old as the document that brought it, also on the device (16.14)', async () => {
	const { state, records, read, stored, asked } = open();
	state.now = 3 * MINUTE;
	records.add('/a', shownRecord(), MINUTE);
	await records.store('/a');
	expect(stored.get('/a')?.at).toBe(MINUTE);
	await read('/a');
	expect(asked).toEqual(['/a']);
});

it('takes a record from before the clock was set back for old (21.14)', async () => {
	const { state, read, asked } = open();
	state.now = 60 * MINUTE;
	await read('/a');
	state.now = 0;
	expect(await read('/a')).toBe('/a 2');
	expect(asked).toEqual(['/a', '/a']);
});

it.each([
	[404, undefined],
	[503, { at: 0 }],
])('forgets with status %i only a page that is gone', async (status, kept) => {
	const { state, records, read } = open();
	await read('/a');
	state.now = MINUTE;
	state.record = shownRecord({ status });
	await read('/a');
	if (kept) expect(records.kept('/a')).toMatchObject(kept);
	else expect(records.kept('/a')).toBeUndefined();
});

it.each([404, 503])('never keeps a page with status %i (3.13)', async (status) => {
	const { state, read, asked } = open();
	state.record = shownRecord({ status });
	await read('/a');
	await read('/a');
	expect(asked).toEqual(['/a', '/a']);
});

it('lets a page that lacks something replace no whole one, and keeps none on the device (16.15)', async () => {
	const { state, records, read, stored } = open();
	await read('/a');
	state.now = MINUTE;
	state.record = shownRecord({ incomplete: true });
	for (const href of ['/a', '/b']) await read(href);
	expect(records.kept('/a')).toMatchObject({ at: 0, record: { loaderData: { page: '/a 1' } } });
	expect(records.kept('/b')).toMatchObject({ at: MINUTE, record: { incomplete: true } });
	state.now = 2 * MINUTE;
	await read('/b');
	expect(records.kept('/b')).toMatchObject({ at: 2 * MINUTE });
	for (const href of ['/a', '/b']) await records.store(href);
	expect([...stored.keys()]).toEqual(['/a']);
});

it('keeps the way to another address for a moment', async () => {
	const { state, read, asked } = open();
	state.record = movedRecord('/b');
	expect([await read('/a'), await read('/a'), asked.length]).toEqual(['/b', '/b', 1]);
});

it('forgets a failure, which reaches all who wait', async () => {
	const { state, read } = open();
	state.failure = new ContractError('cut');
	const both = await Promise.allSettled([read('/a'), read('/a')]);
	expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
	state.failure = undefined;
	expect(await read('/a')).toBe('/a 2');
});

it('forgets the record that was used longest ago', async () => {
	const { records, read } = open();
	for (let page = 0; page <= 200; page += 1) await read(`/${page}`);
	expect([records.kept('/0'), records.kept('/1')]).toEqual([undefined, expect.anything()]);
});

const KEPT: KeptRecord = { at: -60 * MINUTE, record: shownRecord({ loaderData: { page: 'from the device' } }) };

it('is served by memory and device without a network', async () => {
	const { state, read, asked } = open({ onDevice: { '/b': KEPT } });
	await read('/a');
	lost(state);
	state.now = 60 * MINUTE;
	expect([await read('/a'), await read('/b')]).toEqual(['/a 1', 'from the device']);
	await expect(read('/c')).rejects.toThrow(NetworkError);
	expect(asked).toEqual(['/a', '/c']);
});

it('is served by the device where the network fails unannounced, and not where an answer is wrong', async () => {
	const { state, read } = open({ onDevice: { '/b': KEPT } });
	state.failure = new NetworkError('no network');
	expect(await read('/b')).toBe('from the device');
	const other = open({ onDevice: { '/b': KEPT } });
	other.state.failure = new ContractError('another set');
	await expect(other.read('/b')).rejects.toThrow(ContractError);
});

it('works where the device refuses to store', async () => {
	const records = createPageRecords({
		fetchRecord: async () => shownRecord(),
		isOnline: () => true,
		device: { get: () => Promise.reject(new Error('blocked')), set: async () => {} },
	});
	expect(await records.read('/a', { maxAge: Number.POSITIVE_INFINITY })).toEqual(shownRecord());
});

it('stores a page that was shown, and no way to another', async () => {
	const { state, records, read, stored } = open();
	await read('/a');
	state.record = movedRecord('/a');
	await read('/b');
	for (const href of ['/a', '/b', '/c']) await records.store(href);
	expect([...stored.keys()]).toEqual(['/a']);
});
