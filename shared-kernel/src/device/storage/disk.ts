import { isQuotaError } from './area.ts';
import { currentDatabase } from './database.ts';

/** Named values that outlive the page. They are copied in and out, so that no caller changes another's. */
export interface Collection {
	get(key: string): Promise<unknown>;
	/** Resolves when the value is stored as safely as the device allows at the moment. */
	set(key: string, value: unknown): Promise<void>;
	remove(key: string): Promise<void>;
	/** Oldest first. */
	entries(): Promise<[string, unknown][]>;
}

/** Storage for a collection; it is slow, and may fail or never answer. */
export interface Disk extends Collection {
	clear(): Promise<void>;
}

async function openStore(storeName: string) {
	const { default: localforage } = await import('localforage');
	const driver = [localforage.INDEXEDDB, localforage.LOCALSTORAGE];
	return localforage.createInstance({ name: currentDatabase(), storeName, driver });
}

/** A collection of the browser's database; the first use loads the library. */
export function localforageDisk(name: string): Disk {
	let opened: ReturnType<typeof openStore> | undefined;
	const store = () => {
		opened ??= openStore(name);
		return opened;
	};
	return {
		// localforage returns null for a missing value
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

/** ms after which the memory answers a read. */
const READ_TIMEOUT = 800;
const ITERATION_TIMEOUT = 2000;
/** ms that a caller waits for a write, which goes on after that. */
const WRITE_TIMEOUT = 2000;
/** After so many errors the page works from memory alone. */
const MAX_ERRORS = { read: 1, write: 30 };

type Outcome<Value> = { status: 'answered'; value: Value } | { status: 'failed' | 'late' };

/** Resolves after `ms` at the latest and never rejects: a late answer is no error, because it may still come. */
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

/** Gives each call a timeout, and gives up the disk after too many errors. */
export function diskAccess(disk: Disk, makeRoom: () => Promise<void>) {
	const errors = { read: 0, write: 0 };
	const isGivenUp = () => errors.read >= MAX_ERRORS.read || errors.write >= MAX_ERRORS.write;

	async function read<Value>(ms: number, call: () => Promise<Value>): Promise<Outcome<Value>> {
		if (isGivenUp()) return { status: 'late' };
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
	/** Calls `onStored` once the change is on the disk, perhaps after the returned promise has resolved. */
	async function write(call: () => Promise<void>, onStored: () => void): Promise<void> {
		if (isGivenUp()) return;
		const change = callWithRoom(call).then(onStored, () => {
			errors.write += 1;
		});
		await settleWithin(WRITE_TIMEOUT, change);
	}
	return {
		get: (key: string) => read(READ_TIMEOUT, () => disk.get(key)),
		entries: () => read(ITERATION_TIMEOUT, () => disk.entries()),
		write,
	};
}
