import type { Collection } from './collection.ts';
import type { CollectionName } from './collection-names.ts';
import { memoryCollection } from './memory-collection.ts';

const opened = new Map<CollectionName, Collection>();

/** The collection of this device by its name. Call in the browser; the first use loads the storage library. */
export function openCollection(name: CollectionName): Collection {
	const known = opened.get(name);
	if (known) return known;
	const collection = memoryCollection();
	opened.set(name, collection);
	return collection;
}
