import type { Disk } from './disk.ts';
import { isQuotaError } from './quota-error.ts';
import { type ErrorCounts, ITERATION_LIMIT, isPersistent, READ_LIMIT, WRITE_LIMIT } from './storage-limits.ts';
import { type Outcome, within } from './within.ts';

const NO_DISK: Outcome<never> = { status: 'late' };

interface DiskAccessOptions {
	disk: Disk;
	/** Makes room in other collections when the device is full. */
	makeRoom: () => Promise<void>;
}

/** A disk with a limit of time for each call that is left alone after too many errors. */
export function diskAccess({ disk, makeRoom }: DiskAccessOptions) {
	const errors: ErrorCounts = { read: 0, write: 0 };

	async function read<Value>(ms: number, call: () => Promise<Value>): Promise<Outcome<Value>> {
		if (!isPersistent(errors)) return NO_DISK;
		const answer = call();
		answer.catch(() => {
			errors.read += 1;
		});
		return within(ms, answer);
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
		if (!isPersistent(errors)) return;
		const change = callWithRoom(call).then(stored, () => {
			errors.write += 1;
		});
		await within(WRITE_LIMIT, change);
	}
	return {
		get: (key: string) => read(READ_LIMIT, () => disk.get(key)),
		entries: () => read(ITERATION_LIMIT, () => disk.entries()),
		write,
	};
}
