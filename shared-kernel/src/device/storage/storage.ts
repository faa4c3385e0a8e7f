import { browserArea, isPreserved } from './area.ts';
import { diskCollection } from './collection.ts';
import { type Collection, type Disk, localforageDisk } from './disk.ts';
import { noteEviction } from './eviction.ts';
import { forgetPictures } from './picture-cache.ts';

const COLLECTIONS = ['url', 'syncTasks', 'quarantine', 'device'] as const;
export type CollectionName = (typeof COLLECTIONS)[number];

const EXPENDABLE = COLLECTIONS.filter((name) => !isPreserved(`${name}/`));

/** Opens a device's collections. A full device clears the expendable ones, after `forgetOthers`, to make room for the others. */
export function createStorage(
	diskOf: (name: CollectionName) => Disk,
	forgetOthers: () => Promise<void>,
): (name: CollectionName) => Collection {
	const opened = new Map<CollectionName, Disk>();

	async function makeRoom() {
		await Promise.allSettled([forgetOthers(), ...EXPENDABLE.map((name) => open(name).clear())]);
	}
	function open(name: CollectionName): Disk {
		const collection = opened.get(name) ?? diskCollection({ disk: diskOf(name), makeRoom });
		opened.set(name, collection);
		return collection;
	}
	return open;
}

let device: ReturnType<typeof createStorage> | undefined;

/** Not before the first paint: it loads the storage library. @throws on the server, where all shoppers would share one shopper's values */
export function openCollection(name: CollectionName): Collection {
	if (typeof document === 'undefined') throw new Error('Collections are opened in the browser only');
	device ??= startStorage();
	return device(name);
}

function startStorage() {
	const storage = createStorage(localforageDisk, forgetPictures);
	void noteEviction({ area: browserArea, disk: storage('device') });
	return storage;
}
