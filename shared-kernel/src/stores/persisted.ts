import type { WritableAtom } from 'nanostores';
import type { LocalArea } from '../device/storage/area.ts';
import { browserArea } from '../device/storage/area.ts';
import { belongsTo, currentDatabase, storedName } from '../device/storage/database.ts';
import { readStored } from '../device/storage/read-stored.ts';
import { write } from './browser-only.ts';

export interface KeepRules<Value, Stored> {
	/** Validates a stored value; undefined puts it into quarantine. Equal values must give equal JSON. */
	read(json: unknown): Stored | undefined;
	/** Returns what to store for `value`, or `before` itself if nothing changed. */
	store(before: Stored | undefined, value: Value): Stored;
	/** `changed` means that this tab has a change that is not stored yet. */
	merge(mine: Stored, theirs: Stored, changed: boolean): Stored;
	restore(stored: Stored, now: Value): Value;
}

interface KeepOptions<Value, Stored> {
	$store: WritableAtom<Value>;
	/** Collection and key, e.g. `cart/current-cart` (rule 21.1). */
	key: string;
	keeping: KeepRules<Value, Stored>;
	area?: LocalArea | undefined;
}

/**
 * Restores a store and keeps it in step with other tabs; a task's changes are written at its end, because the tab may be killed then.
 * @returns the function to call before a change, so that it applies to the latest value
 */
export function keep<Value, Stored>({
	$store,
	key,
	keeping,
	area = browserArea,
}: KeepOptions<Value, Stored>): () => void {
	const name = storedName(key);
	let stored = keeping.store(undefined, $store.get());
	let known: string | null = null;
	let changed = false;
	let adopting = false;

	const adopt = (next: Stored) => {
		if (JSON.stringify(next) === JSON.stringify(stored)) return;
		stored = next;
		adopting = true;
		write($store, keeping.restore(next, $store.get()));
		adopting = false;
	};
	const save = (found: string | null, next: string) => {
		if (next !== found) area.write(name, next);
		// not `next`, because a full device keeps the old text, which must not count as another tab's change
		known = area.read(name);
	};
	const sync = () => {
		const before = stored;
		if (changed) stored = keeping.store(stored, $store.get());
		const wasChanged = stored !== before;
		changed = false;
		const found = area.read(name);
		const theirs = found === known ? undefined : readStored({ name, text: found, read: keeping.read, area });
		if (theirs === undefined) return wasChanged ? save(found, JSON.stringify(stored)) : undefined;
		adopt(keeping.merge(stored, theirs, wasChanged));
		const merged = JSON.stringify(stored);
		if (merged === JSON.stringify(theirs)) known = found;
		else save(found, merged);
	};
	sync();
	area.follow((where) => (where === null || where === name) && sync());
	$store.listen(() => {
		if (adopting || changed) return;
		changed = true;
		queueMicrotask(() => changed && sync());
	});
	return () => void (changed || sync());
}

/** A zod schema, or a function in its shape where zod would load too early. */
export interface StoredSchema<Value> {
	safeParse(json: unknown): { data?: Value | undefined };
}

interface PersistOptions<Value> {
	$store: WritableAtom<Value>;
	key: string;
	schema: StoredSchema<Value>;
	area?: LocalArea | undefined;
}

/** Keeps a value that changes as a whole: the last change wins. */
export function persist<Value>({ $store, key, schema, area = browserArea }: PersistOptions<Value>): () => void {
	const keeping: KeepRules<Value, Value> = {
		read: (json) => schema.safeParse(json).data,
		store: (_, value) => value,
		merge: (mine, theirs, changed) => (changed ? mine : theirs),
		restore: (stored) => stored,
	};
	return keep({ $store, key, keeping, area });
}

/** Removes a collection such as `checkout/` of all storefronts. Stores in use keep their values. */
export function forget(collection: string): void {
	for (const name of browserArea.names()) if (belongsTo(name, collection)) browserArea.remove(name);
}

/** Removes what this tab keeps for itself, such as the address of its last order. */
export function forgetInTab(): void {
	try {
		for (const name of Object.keys(sessionStorage)) if (name.startsWith('shop/')) sessionStorage.removeItem(name);
	} catch {
		// a device that refuses the storage keeps nothing in it
	}
}

export function forgetElsewhere(collection: string): void {
	const own = `${currentDatabase()}/`;
	const others = browserArea.names().filter((name) => belongsTo(name, collection) && !name.startsWith(own));
	for (const name of others) browserArea.remove(name);
}
