/**
 * Gives the shown entry of the browser's history a key, as the router gives those that it makes: the entry of a document, or of a plain
 * link to a fragment. Scroll positions are kept by it, and all entries without a key would share one.
 */
export function nameHistoryEntry(): string {
	const { state }: { state: unknown } = history;
	const known = typeof state === 'object' && state !== null ? state : {};
	if ('key' in known && typeof known.key === 'string') return known.key;
	const key = Math.random().toString(36).slice(2, 10);
	history.replaceState({ ...known, key }, '');
	return key;
}
