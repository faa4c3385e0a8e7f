import type { Collection } from './collection.ts';

/** Where a collection outlives the page: slow, and it may fail or never answer. */
export interface Disk extends Collection {
	clear(): Promise<void>;
}
