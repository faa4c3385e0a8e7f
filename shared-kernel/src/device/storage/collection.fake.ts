import type { Collection } from './disk.ts';

/** A collection for tests, and for devices that refuse to store. */
export function memoryCollection(given: Iterable<readonly [string, unknown]> = []): Collection {
	const values = new Map<string, unknown>(structuredClone([...given]));
	return {
		get: async (key) => structuredClone(values.get(key)),
		set: async (key, value) => void values.set(key, structuredClone(value)),
		remove: async (key) => void values.delete(key),
		entries: async () => structuredClone([...values]),
	};
}
