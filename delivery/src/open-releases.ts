import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { openBucket } from './bucket.ts';
import { openReleaseStore, type ReleaseStore } from './release-store.ts';

/** Each store has a mirror of its own: the first move of one is not that of another. */
function mirrorOf(dataDir: string, address: string): string {
	return join(dataDir, 'mirrors', createHash('sha256').update(address).digest('hex').slice(0, 12));
}

/** @param dataDir absolute @param address `RELEASES`, e.g. `s3://bucket/prefix?endpoint=https://…`; else the folder */
export function openReleases(dataDir: string, address: string | undefined): ReleaseStore {
	return address ? openReleaseStore(mirrorOf(dataDir, address), openBucket(address)) : openReleaseStore(dataDir);
}
