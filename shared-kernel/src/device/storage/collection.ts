import { type Disk, diskAccess } from './disk.ts';

interface DiskCollectionOptions {
	disk: Disk;
	makeRoom: () => Promise<void>;
}

/** The disk counts before this page's memory, because other tabs write to it; while it is slow, full or broken, the memory serves. */
export function diskCollection({ disk, makeRoom }: DiskCollectionOptions): Disk {
	const memory = new Map<string, unknown>();
	/** Keys whose latest change is not on the disk yet, so that the memory counts. */
	const unsaved = new Map<string, symbol>();
	const access = diskAccess(disk, makeRoom);

	async function save(key: string, call: () => Promise<void>) {
		const change = Symbol();
		unsaved.set(key, change);
		const isLatest = () => unsaved.get(key) === change;
		const stored = () => void (isLatest() && unsaved.delete(key));
		// a retry of an old change must not undo a newer one
		await access.write(async () => (isLatest() ? call() : undefined), stored);
	}
	async function set(key: string, value: unknown) {
		const copy = structuredClone(value);
		memory.set(key, copy);
		await save(key, () => disk.set(key, copy));
	}
	async function remove(key: string) {
		memory.delete(key);
		await save(key, () => disk.remove(key));
	}
	async function get(key: string) {
		if (!unsaved.has(key)) {
			const stored = await access.get(key);
			if (stored.status === 'answered' && !unsaved.has(key)) memory.set(key, stored.value);
		}
		return structuredClone(memory.get(key));
	}
	async function entries() {
		const stored = await access.entries();
		const known = [...memory].filter(([, value]) => value !== undefined);
		if (stored.status !== 'answered') return structuredClone(known);
		const fromDisk = stored.value.filter(([key]) => !unsaved.has(key));
		return structuredClone([...fromDisk, ...known.filter(([key]) => unsaved.has(key))]);
	}
	async function clear() {
		for (const key of memory.keys()) if (!unsaved.has(key)) memory.delete(key);
		await disk.clear();
	}
	return { get, set, remove, entries, clear };
}
