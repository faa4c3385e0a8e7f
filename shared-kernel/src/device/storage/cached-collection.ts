import type { Collection } from './collection.ts';
import type { Disk } from './disk.ts';
import { diskAccess } from './disk-access.ts';
import { keysToPurge, QUOTA_CHECK_EVERY } from './storage-limits.ts';

export interface CachedCollectionOptions {
	disk: Disk;
	/** KB. */
	quota?: number | undefined;
	/** Whether other tabs write it, too: then what is on the disk counts before what this page remembers. */
	shared?: boolean;
	/** Makes room in other collections when the device is full. */
	makeRoom: () => Promise<void>;
}

export interface CachedCollection extends Collection {
	clear(): Promise<void>;
}

/** Memory in front of a disk (predecessor 4.5). It goes on from memory when the disk is slow, full, broken or missing. */
export function cachedCollection({ disk, quota, shared = false, makeRoom }: CachedCollectionOptions): CachedCollection {
	const memory = new Map<string, unknown>();
	/** Changed here and not on the disk yet: for these the memory counts. */
	const unsaved = new Map<string, symbol>();
	const access = diskAccess({ disk, makeRoom });
	let willCheckQuota = false;

	const isKnown = (key: string) => unsaved.has(key) || (memory.has(key) && !shared);

	async function save(key: string, call: () => Promise<void>) {
		const change = Symbol();
		unsaved.set(key, change);
		const isLatest = () => unsaved.get(key) === change;
		const stored = () => void (isLatest() && unsaved.delete(key));
		// the second try of an old change must not undo a newer one
		await access.write(async () => (isLatest() ? call() : undefined), stored);
	}
	async function set(key: string, value: unknown) {
		const copy = structuredClone(value);
		memory.set(key, copy);
		planQuotaCheck();
		await save(key, () => disk.set(key, copy));
	}
	async function remove(key: string) {
		memory.delete(key);
		await save(key, () => disk.remove(key));
	}
	async function get(key: string) {
		if (!isKnown(key)) {
			const stored = await access.get(key);
			if (stored.status === 'answered' && !isKnown(key)) remember(key, stored.value);
		}
		return structuredClone(memory.get(key));
	}
	function remember(key: string, value: unknown) {
		if (value === undefined) memory.delete(key);
		else memory.set(key, value);
	}
	async function entries() {
		const stored = await access.entries();
		if (stored.status !== 'answered') return structuredClone([...memory]);
		const fromDisk = stored.value.filter(([key]) => !isKnown(key));
		const fromMemory = [...memory].filter(([key]) => isKnown(key));
		return structuredClone([...fromDisk, ...fromMemory]);
	}
	/** A timer only while something is written: a page at rest stays at rest. */
	function planQuotaCheck() {
		if (quota === undefined || willCheckQuota) return;
		willCheckQuota = true;
		setTimeout(purge, QUOTA_CHECK_EVERY);
	}
	async function purge() {
		willCheckQuota = false;
		for (const key of keysToPurge(await entries(), quota ?? 0)) await remove(key);
	}
	async function clear() {
		for (const key of memory.keys()) if (!unsaved.has(key)) memory.delete(key);
		await disk.clear();
	}
	return { get, set, remove, entries, clear };
}
