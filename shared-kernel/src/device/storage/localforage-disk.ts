import type { CollectionName } from './collection-names.ts';
import { currentDatabase } from './database.ts';
import type { Disk } from './disk.ts';

async function openStore(storeName: CollectionName) {
	const { default: localforage } = await import('localforage');
	const driver = [localforage.INDEXEDDB, localforage.LOCALSTORAGE];
	return localforage.createInstance({ name: currentDatabase(), storeName, driver });
}

/** A collection of the browser's database; the library comes with the first use. */
export function localforageDisk(name: CollectionName): Disk {
	let opened: ReturnType<typeof openStore> | undefined;
	const store = () => {
		opened ??= openStore(name);
		return opened;
	};
	return {
		// localforage says null for both nothing and null
		get: async (key) => (await (await store()).getItem<unknown>(key)) ?? undefined,
		set: async (key, value) => void (await (await store()).setItem(key, value)),
		remove: async (key) => (await store()).removeItem(key),
		clear: async () => (await store()).clear(),
		async entries() {
			const list: [string, unknown][] = [];
			await (await store()).iterate<unknown, void>((value, key) => void list.push([key, value]));
			return list;
		},
	};
}
