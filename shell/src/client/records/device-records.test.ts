import { memoryCollection } from '@pasaz/kernel/device/storage/collection.fake';
import { expect, it } from 'vitest';
import { deviceRecords } from './device-records.ts';
import { RELEASE_SET, shownRecord } from './page-record.fake.ts';

const kept = (page: number) => ({ at: page, record: shownRecord({ loaderData: { page } }) });

function open(given: [string, unknown][] = []) {
	const collection = memoryCollection(given);
	return { collection, device: deviceRecords({ collection, releaseSet: RELEASE_SET }) };
}

it('holds a hundred pages, of which the one shown longest ago goes first (21.7)', async () => {
	const { collection, device } = open();
	await Promise.all(Array.from({ length: 100 }, (_, page) => device.set(`/${page}`, kept(page))));
	await device.set('/0', kept(0));
	await device.set('/100', kept(100));
	expect([await device.get('/0'), await device.get('/1'), await device.get('/100')]).toEqual([
		kept(0),
		undefined,
		kept(100),
	]);
	expect(await collection.entries()).toHaveLength(101);
});

it.each([
	['damaged', { at: 1, record: { releaseSet: RELEASE_SET } }],
	['of another release set', { at: 1, record: { ...shownRecord(), releaseSet: 'set-0' } }],
	['what an older release stored', { at: 1, found: { path: '/a', name: 'category', params: {} } }],
])('does not show a record that is %s', async (_, stored) => {
	expect(await open([['/a', stored]]).device.get('/a')).toBeUndefined();
});

it('starts anew where the order of the pages is damaged', async () => {
	const { device } = open([['order', 'x']]);
	await device.set('/a', kept(1));
	expect(await device.get('/a')).toEqual(kept(1));
});
