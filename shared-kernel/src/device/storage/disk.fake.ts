import { memoryCollection } from './collection.fake.ts';
import type { Disk } from './disk.ts';

export interface DiskTrouble {
	/** Thrown by every read. */
	readError?: Error;
	/** Thrown by every write; a number of them, or all. */
	writeError?: Error;
	/** ms until a read answers; Infinity never does. */
	readDelay?: number;
	writeDelay?: number;
}

const pause = (ms = 0) => {
	if (ms === 0) return Promise.resolve();
	return new Promise<void>((resolve) => void (ms < Number.POSITIVE_INFINITY && setTimeout(resolve, ms)));
};

/** A disk whose troubles a test can change at any time. */
export function fakeDisk(given: Iterable<readonly [string, unknown]> = []) {
	let stored = memoryCollection(given);
	const trouble: DiskTrouble = {};
	const calls: string[] = [];

	async function read<Result>(name: string, result: () => Promise<Result>): Promise<Result> {
		calls.push(name);
		await pause(trouble.readDelay);
		if (trouble.readError) throw trouble.readError;
		return result();
	}
	async function change(name: string, result: () => Promise<void>): Promise<void> {
		calls.push(name);
		await pause(trouble.writeDelay);
		if (trouble.writeError) throw trouble.writeError;
		return result();
	}
	const disk: Disk = {
		get: (key) => read(`get ${key}`, () => stored.get(key)),
		entries: () => read('entries', () => stored.entries()),
		set: (key, value) => change(`set ${key}`, () => stored.set(key, value)),
		remove: (key) => change(`remove ${key}`, () => stored.remove(key)),
		async clear() {
			calls.push('clear');
			stored = memoryCollection();
		},
	};
	return { disk, trouble, calls };
}
