import { createPath, type Location } from 'react-router';
import { nameHistoryEntry } from './name-history-entry.ts';

/** The router stores scroll positions under this key for the visit. */
export const SCROLL_POSITIONS = 'shop/scroll-positions';

/** The router's name of all entries that have none, as those that plain links to fragments make. */
const NAMELESS = 'default';

/** The shown entry, if it had no name, with the one that it was given. */
let named: { path: string; name: string } | null = null;

/**
 * The name under which an entry's position is kept. Without one of its own, a tap on the stars of one product would lead to where the
 * reviews of another were left.
 */
export function positionKey(location: Location): string {
	if (location.key !== NAMELESS) return location.key;
	return named?.path === createPath(location) ? named.name : NAMELESS;
}

/**
 * Names the shown entry for the way back to it.
 * @returns to be called when it is left
 */
export function nameEntry(location: Location): () => void {
	if (location.key === NAMELESS) {
		named = { path: createPath(location), name: nameHistoryEntry() };
	}
	return () => {
		named = null;
	};
}
