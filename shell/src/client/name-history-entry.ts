/**
 * Gives the entry of this document in the browser's history a key, as the router gives the later ones. Scroll positions are kept
 * by it, and all documents would share that of an entry without a key.
 */
export function nameHistoryEntry(): void {
	const { state }: { state: unknown } = history;
	const known = typeof state === 'object' && state !== null ? state : {};
	if ('key' in known) return;
	history.replaceState({ ...known, key: Math.random().toString(36).slice(2, 10) }, '');
}
