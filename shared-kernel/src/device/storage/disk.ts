import { isQuotaError } from './area.ts';
import type { Collection } from './collection.ts';
import { currentDatabase } from './database.ts';

/** Where a collection outlives the page: slow, and it may fail or never answer. */
export interface Disk extends Collection {
	clear(): Promise<void>;
}

async function openStore(storeName: string) {
	const { default: localforage } = await import('localforage');
	const driver = [localforage.INDEXEDDB, localforage.LOCALSTORAGE];
	return localforage.createInstance({ name: currentDatabase(), storeName, driver });
}

/** A collection of the browser's database; the library comes with the first use. */
export function localforageDisk(name: string): Disk {
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

/** ms until a read is answered from memory. */
const READ_LIMIT = 800;
/** ms for reading a whole collection. */
const ITERATION_LIMIT = 2000;
/** ms that a change waits to be on the disk; it goes on being written after that. */
const WRITE_LIMIT = 2000;
/** After so many errors the page goes on from memory. */
const MAX_ERRORS = { read: 1, write: 30 };

type Outcome<Value> = { status: 'answered'; value: Value } | { status: 'failed' | 'late' };

/** How a call went, told after `ms` at the latest. Never rejects: slow is no error, the answer may still come. */
function settleWithin<Value>(ms: number, call: Promise<Value>): Promise<Outcome<Value>> {
	return new Promise((resolve) => {
		const timer = setTimeout(() => resolve({ status: 'late' }), ms);
		call
			.then(
				(value) => resolve({ status: 'answered', value }),
				() => resolve({ status: 'failed' }),
			)
			.finally(() => clearTimeout(timer));
	});
}

/** A disk with a limit of time for each call that is left alone after too many errors. */
export function diskAccess(disk: Disk, makeRoom: () => Promise<void>) {
	const errors = { read: 0, write: 0 };
	const isLeftAlone = () => errors.read >= MAX_ERRORS.read || errors.write >= MAX_ERRORS.write;

	async function read<Value>(ms: number, call: () => Promise<Value>): Promise<Outcome<Value>> {
		if (isLeftAlone()) return { status: 'late' };
		const answer = call();
		answer.catch(() => {
			errors.read += 1;
		});
		return settleWithin(ms, answer);
	}
	async function callWithRoom(call: () => Promise<void>): Promise<void> {
		try {
			await call();
		} catch (error) {
			if (!isQuotaError(error)) throw error;
			await makeRoom();
			await call();
		}
	}
	/** Tells `stored` once the change is on the disk, which may be after the returned promise. */
	async function write(call: () => Promise<void>, stored: () => void): Promise<void> {
		if (isLeftAlone()) return;
		const change = callWithRoom(call).then(stored, () => {
			errors.write += 1;
		});
		await settleWithin(WRITE_LIMIT, change);
	}
	return {
		get: (key: string) => read(READ_LIMIT, () => disk.get(key)),
		entries: () => read(ITERATION_LIMIT, () => disk.entries()),
		write,
	};
}
