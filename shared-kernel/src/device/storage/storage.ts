import { browserArea, isPreserved } from './area.ts';
import { type Collection, diskCollection } from './collection.ts';
import { type Disk, localforageDisk } from './disk.ts';
import { noteEviction } from './eviction.ts';

/** Every collection of the shop. */
const COLLECTIONS = ['url', 'syncTasks', 'quarantine', 'device'] as const;
export type CollectionName = (typeof COLLECTIONS)[number];

/** What a full device gives up. */
const SPARE = COLLECTIONS.filter((name) => !isPreserved(`${name}/`));

/** The collections of a device. A full one gives up what can be spared, so that what matters is stored. */
export function createStorage(diskOf: (name: CollectionName) => Disk): (name: CollectionName) => Collection {
	const opened = new Map<CollectionName, Disk>();

	async function makeRoom() {
		await Promise.allSettled(SPARE.map((name) => open(name).clear()));
	}
	function open(name: CollectionName): Disk {
		const collection = opened.get(name) ?? diskCollection({ disk: diskOf(name), makeRoom });
		opened.set(name, collection);
		return collection;
	}
	return open;
}

let device: ReturnType<typeof createStorage> | undefined;

/**
 * The collection of this device by its name. The first use loads the storage library, so keep it off a page's way to its first paint.
 * @throws on the server, where one shopper's values would be everybody's
 */
export function openCollection(name: CollectionName): Collection {
	if (typeof document === 'undefined') throw new Error('Collections are opened in the browser only');
	device ??= startStorage();
	return device(name);
}

function startStorage() {
	const storage = createStorage(localforageDisk);
	void noteEviction({ area: browserArea, disk: storage('device') });
	return storage;
}
