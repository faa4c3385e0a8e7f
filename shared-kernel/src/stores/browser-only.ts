import type { WritableAtom } from 'nanostores';

/** @throws on the server, where a store would leak one shopper's data into another's page */
export function write<Value>(store: WritableAtom<Value>, value: Value): void {
	if (typeof document === 'undefined') throw new Error('Shared stores are written in the browser only');
	store.set(value);
}
