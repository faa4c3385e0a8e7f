import { expect, it, vi } from 'vitest';
import { fakeDisk } from './disk.fake.ts';
import { type CollectionName, createStorage, openCollection } from './storage.ts';

const COLLECTIONS: CollectionName[] = ['url', 'syncTasks', 'quarantine', 'device'];
const full = Object.assign(new Error('full'), { name: 'QuotaExceededError' });

/** A device on which every collection holds one value. */
function device() {
	const disks = new Map(COLLECTIONS.map((name) => [name, fakeDisk([['old', 1]])]));
	const diskOf = (name: CollectionName) => disks.get(name) ?? fakeDisk();
	const forgetPictures = vi.fn(async () => {});
	return { storage: createStorage((name) => diskOf(name).disk, forgetPictures), diskOf, forgetPictures };
}

it('gives up pictures and all but queued tasks and its own mark when the device is full (21.6)', async () => {
	const { storage, diskOf, forgetPictures } = device();
	diskOf('syncTasks').trouble.writeError = full;
	await storage('syncTasks').set('task', 1);
	const left = COLLECTIONS.filter((name) => !diskOf(name).calls.includes('clear'));
	expect(left).toEqual(['syncTasks', 'device']);
	expect(forgetPictures).toHaveBeenCalledOnce();
});

it('clears the URL cache when a URL does not fit in, also what the page remembers of it (3.9, 6.24, 21.6)', async () => {
	const { storage, diskOf } = device();
	const urls = storage('url');
	await urls.get('old');
	diskOf('url').trouble.writeError = full;
	await urls.set('/nowa', 1);
	expect(await urls.entries()).toEqual([['/nowa', 1]]);
});

it('is refused on the server', () => {
	expect(() => openCollection('url')).toThrow('browser only');
});
