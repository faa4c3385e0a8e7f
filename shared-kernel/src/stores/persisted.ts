import type { ReadableAtom, WritableAtom } from 'nanostores';
import type * as z from 'zod/mini';
import { write } from './browser-only.ts';

const PREFIX = 'shop/';

export interface Persisted<Value> {
	$store: WritableAtom<Value>;
	/** Collection and key below the shop's prefix, e.g. `cart/current-cart` (predecessor 4.1). */
	key: string;
	/** A stored value that it refuses is left out: it may be of another release. */
	schema: z.ZodMiniType<Value>;
}

function read<Value>(text: string | null, schema: z.ZodMiniType<Value>) {
	if (text === null) return;
	try {
		return schema.safeParse(JSON.parse(text)).data;
	} catch {
		return;
	}
}

/** Runs `access` on the browser's storage; without storage (blocked, full) the shop goes on from memory. */
function withStorage<Result>(access: (storage: Storage) => Result): Result | undefined {
	try {
		return access(localStorage);
	} catch {
		return;
	}
}

/** Restores a store and keeps it and its copies in other tabs in step. Call once, in the browser, after hydration. */
export function persist<Value>({ $store, key, schema }: Persisted<Value>): void {
	const name = PREFIX + key;
	const stored = read(withStorage((storage) => storage.getItem(name)) ?? null, schema);
	if (stored !== undefined) write($store, stored);
	addEventListener('storage', (event) => {
		if (event.key !== name) return;
		const value = read(event.newValue, schema);
		if (value !== undefined && JSON.stringify(value) !== JSON.stringify($store.get())) write($store, value);
	});
	keep($store, (value) => withStorage((storage) => storage.setItem(name, JSON.stringify(value))));
}

/** Removes what is stored below a collection, e.g. `checkout/`; a store that is in use goes on as it is. */
export function forget(collection: string): void {
	withStorage((storage) => {
		for (const name of Object.keys(storage)) if (name.startsWith(PREFIX + collection)) storage.removeItem(name);
	});
}

function keep<Value>($store: ReadableAtom<Value>, save: (value: Value) => void) {
	$store.listen((value) => save(value));
}
