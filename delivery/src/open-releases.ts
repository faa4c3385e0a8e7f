import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { openBucket } from './bucket.ts';
import { openReleaseStore, type ReleaseStore } from './release-store.ts';

/** Each store has a mirror of its own: the first move of one is not that of another. */
function mirrorOf(dataDir: string, address: string): string {
	return join(dataDir, 'mirrors', createHash('sha256').update(address).digest('hex').slice(0, 12));
}

/**
 * Opens the releases that settings name.
 * @param dataDir absolute folder
 * @param address setting `RELEASES`, such as `s3://bucket/prefix?endpoint=https://…`; without it they are in the folder
 */
export function openReleases(dataDir: string, address: string | undefined): ReleaseStore {
	return address ? openReleaseStore(mirrorOf(dataDir, address), openBucket(address)) : openReleaseStore(dataDir);
}
