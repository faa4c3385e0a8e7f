import { browserArea } from './browser-area.ts';
import { type CachedCollection, cachedCollection } from './cached-collection.ts';
import type { Collection } from './collection.ts';
import { type CollectionName, QUOTAS, SHARED, SPARE } from './collection-names.ts';
import type { Disk } from './disk.ts';
import { noteEviction } from './eviction.ts';
import { localforageDisk } from './localforage-disk.ts';

export interface Storage {
	collection(name: CollectionName): Collection;
}

/** The collections of a device. A full one gives up what can be spared, so that what matters is stored. */
export function createStorage(diskOf: (name: CollectionName) => Disk): Storage {
	const opened = new Map<CollectionName, CachedCollection>();

	async function makeRoom() {
		await Promise.allSettled(SPARE.map((name) => open(name).clear()));
	}
	function open(name: CollectionName): CachedCollection {
		const known = opened.get(name);
		if (known) return known;
		const options = { disk: diskOf(name), quota: QUOTAS[name], shared: SHARED.includes(name), makeRoom };
		const collection = cachedCollection(options);
		opened.set(name, collection);
		return collection;
	}
	return { collection: open };
}

let device: Storage | undefined;

/**
 * The collection of this device by its name. The first use loads the storage library, so keep it off a page's way to its first paint.
 * @throws on the server, where one shopper's values would be everybody's
 */
export function openCollection(name: CollectionName): Collection {
	if (typeof document === 'undefined') throw new Error('Collections are opened in the browser only');
	device ??= startStorage();
	return device.collection(name);
}

function startStorage(): Storage {
	const storage = createStorage(localforageDisk);
	void noteEviction({ area: browserArea, disk: storage.collection('device') });
	return storage;
}
