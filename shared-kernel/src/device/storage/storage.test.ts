import { expect, it } from 'vitest';
import { COLLECTIONS, type CollectionName } from './collection-names.ts';
import { fakeDisk } from './disk.fake.ts';
import { createStorage, openCollection } from './storage.ts';

const full = Object.assign(new Error('full'), { name: 'QuotaExceededError' });

/** A device on which every collection holds one value. */
function device() {
	const disks = new Map(COLLECTIONS.map((name) => [name, fakeDisk([['old', 1]])]));
	const diskOf = (name: CollectionName) => disks.get(name) ?? fakeDisk();
	return { storage: createStorage((name) => diskOf(name).disk), diskOf };
}

it('gives up all but cart, user, offline orders and queued tasks when the device is full', async () => {
	const { storage, diskOf } = device();
	diskOf('orders').trouble.writeError = full;
	await storage.collection('orders').set('order', 1);
	const left = COLLECTIONS.filter((name) => !diskOf(name).calls.includes('clear'));
	expect(left).toEqual(['cart', 'user', 'orders', 'syncTasks', 'device']);
});

it('clears the URL cache when a URL does not fit in, also what the page remembers of it', async () => {
	const { storage, diskOf } = device();
	const urls = storage.collection('url');
	await urls.get('old');
	diskOf('url').trouble.writeError = full;
	await urls.set('/nowa', 1);
	expect(await urls.entries()).toEqual([['/nowa', 1]]);
});

it('is refused on the server', () => {
	expect(() => openCollection('orders')).toThrow('browser only');
});
