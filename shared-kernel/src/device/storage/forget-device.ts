import { tellForgotten } from './forgotten.ts';

const DATABASE = /^([a-z]{2}-)?shop$/;
const NAME = /^([a-z]{2}-)?shop\//;

function forgetNames(storage: Storage): void {
	for (const name of Object.keys(storage)) if (NAME.test(name)) storage.removeItem(name);
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
	return new Promise((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});
}

/** Empties a database instead of deleting it, which other tabs would hold up. */
async function emptyDatabase(name: string): Promise<void> {
	const database = await settled(indexedDB.open(name));
	try {
		const stores = [...database.objectStoreNames];
		if (stores.length === 0) return;
		const transaction = database.transaction(stores, 'readwrite');
		await Promise.all(stores.map((store) => settled(transaction.objectStore(store).clear())));
	} finally {
		database.close();
	}
}

/** What the service worker keeps of pages that were seen; the files of releases are nobody's. */
async function forgetCaches(): Promise<void> {
	for (const name of await caches.keys()) if (NAME.test(name)) await caches.delete(name);
}

/** Stores of this page keep their values: load a new document afterwards, as the other tabs do (rule 21.15). */
export async function forgetDevice(): Promise<void> {
	const names = async () => (await indexedDB.databases()).map(({ name = '' }) => name);
	const emptied = names().then((all) => Promise.all(all.filter((name) => DATABASE.test(name)).map(emptyDatabase)));
	// a browser that refuses a storage has nothing in it
	await emptied.catch((error: unknown) => console.warn('A database is not emptied', error));
	await forgetCaches().catch((error: unknown) => console.warn('A cache is not emptied', error));
	for (const storage of ['localStorage', 'sessionStorage'] as const) {
		try {
			forgetNames(window[storage]);
		} catch (error) {
			console.warn(`${storage} is not emptied`, error);
		}
	}
	tellForgotten();
}
