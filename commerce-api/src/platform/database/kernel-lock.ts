import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** `SQLITE_BUSY`: another process, or another part of this one, has the lock. */
const BUSY = 5;
/** By the numbers that `statfs` gives. */
const NETWORK_FILE_SYSTEMS: ReadonlyMap<number, string> = new Map([
	[0x6969, 'NFS'],
	[0x517b, 'SMB'],
	[0xff534d42, 'CIFS'],
	[0xfe534d42, 'SMB 2'],
	[0x01021997, '9P'],
	[0x65735546, 'FUSE'],
	[0x00c36400, 'Ceph'],
	[0x786f4256, 'VirtualBox'],
]);

/**
 * Locks a file by SQLite, which is the only way that Node itself has to a lock of the kernel: it ends with its process, however
 * that ends, and holds between containers.
 * @returns releases the lock; undefined if somebody else has it
 */
export function takeKernelLock(file: string): (() => void) | undefined {
	const handle = new DatabaseSync(file, { timeout: 0 });
	try {
		handle.exec('PRAGMA journal_mode = OFF');
		handle.exec('BEGIN EXCLUSIVE');
		return () => handle.close();
	} catch (error) {
		handle.close();
		if (error instanceof Error && Reflect.get(error, 'errcode') === BUSY) return;
		throw error;
	}
}

/** The name of the network file system below a file, whose locks may not reach other machines. */
export function networkBelow(file: string): string | undefined {
	return NETWORK_FILE_SYSTEMS.get(statfsSync(dirname(file)).type);
}
