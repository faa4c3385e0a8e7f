import type * as z from 'zod/mini';
import type { Collection } from './collection.ts';
import type { CollectionName } from './collection-names.ts';

export interface CheckedCollection<Value> {
	get(key: string): Promise<Value | undefined>;
	set(key: string, value: Value): Promise<void>;
	remove(key: string): Promise<void>;
	entries(): Promise<[string, Value][]>;
}

interface CheckedOptions<Value> {
	name: CollectionName;
	collection: Collection;
	/** May raise values of older releases by a `z.pipe`. What it refuses is put into quarantine. */
	schema: z.ZodMiniType<Value>;
	quarantine: Collection;
}

/** A collection of which every value read is what its schema says; a damaged one leaves the others alone. */
export function checkedCollection<Value>(options: CheckedOptions<Value>): CheckedCollection<Value> {
	const { name, collection, schema, quarantine } = options;

	async function check(key: string, stored: unknown): Promise<Value | undefined> {
		if (stored === undefined) return;
		const { success, data } = schema.safeParse(stored);
		if (success) return data;
		await quarantine.set(`${name}/${key}`, stored);
		await collection.remove(key);
		return;
	}
	return {
		get: async (key) => check(key, await collection.get(key)),
		set: (key, value) => collection.set(key, value),
		remove: (key) => collection.remove(key),
		async entries() {
			const good: [string, Value][] = [];
			for (const [key, stored] of await collection.entries()) {
				const value = await check(key, stored);
				if (value !== undefined) good.push([key, value]);
			}
			return good;
		},
	};
}
