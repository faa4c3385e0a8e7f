import { createPath, type Location, type RouterState } from 'react-router';

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

/**
 * A tap on a link to the fragment that the address has already: the browser scrolls there, and the router would take it for a
 * step back. While the router takes a step, the address is not that of its location.
 */
export function leaveRepeatedFragments(state: () => Pick<RouterState, 'location' | 'navigation'>): void {
	const stop = (event: PopStateEvent) => {
		const { location: shown, navigation } = state();
		const key = shown.key === NAMELESS ? named?.name : shown.key;
		const isSame = key === keyOfEntry() && createPath(shown) === createPath(location);
		if (isSame && navigation.historyAction !== 'POP') event.stopImmediatePropagation();
	};
	addEventListener('popstate', stop, { capture: true });
}

function stateOfEntry(): object {
	const { state }: { state: unknown } = history;
	return typeof state === 'object' && state !== null ? state : {};
}

/** The router's key of the entry of the address. */
export function keyOfEntry(): string | undefined {
	const state = stateOfEntry();
	return 'key' in state && typeof state.key === 'string' ? state.key : undefined;
}

/** Gives the shown history entry a key as the router does: scroll positions are kept by it, and entries without one would share it. */
export function nameHistoryEntry(): string {
	const known = keyOfEntry();
	if (known) return known;
	const key = newKey();
	// the router counts on from `idx`, where there is one
	history.replaceState({ idx: null, ...stateOfEntry(), key }, '');
	return key;
}
