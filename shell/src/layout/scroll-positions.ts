import { createPath, type Location } from 'react-router';

/** The router stores scroll positions under this key for the visit. */
export const SCROLL_POSITIONS = 'shop/scroll-positions';

/** The router's name of all entries that have none, as those that plain links to fragments make. */
const NAMELESS = 'default';

/** The shown entry, if it had no name, with the one that it was given. */
let named: { path: string; name: string } | null = null;

function newKey(): string {
	return Math.random().toString(36).slice(2, 10);
}

/** Without a name of its own, a tap on the stars of one product would lead to where the reviews of another were left. */
export function positionKey(location: Location): string {
	if (location.key !== NAMELESS) return location.key;
	return named?.path === createPath(location) ? named.name : newKey();
}

/** @returns to be called when the entry is left */
export function nameEntry(location: Location): () => void {
	if (location.key === NAMELESS) named = { path: createPath(location), name: nameHistoryEntry() };
	return () => {
		named = null;
	};
}

/** Gives the shown history entry a key as the router does: scroll positions are kept by it, and entries without one would share it. */
export function nameHistoryEntry(): string {
	const { state }: { state: unknown } = history;
	const known = typeof state === 'object' && state !== null ? state : {};
	if ('key' in known && typeof known.key === 'string') return known.key;
	const key = newKey();
	// the router counts on from `idx`, where there is one
	history.replaceState({ idx: null, ...known, key }, '');
	return key;
}
