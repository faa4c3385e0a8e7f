function sizeIn(state: unknown): number | undefined {
	if (typeof state !== 'object' || state === null || !('usr' in state)) return;
	const { usr } = state;
	if (typeof usr !== 'object' || usr === null || !('listSize' in usr)) return;
	return typeof usr.listSize === 'number' ? usr.listSize : undefined;
}

/**
 * Notes with this entry of the browser's history how many products the page's list shows, when that grew on the page. Coming
 * back, the page's loader is told (`ShopRequest.listSize`), so that the list and the scroll position are as they were.
 */
export function keepListSize(size: number): void {
	const { state }: { state: unknown } = history;
	const known = typeof state === 'object' && state !== null ? state : {};
	const usr = 'usr' in known && typeof known.usr === 'object' ? known.usr : {};
	history.replaceState({ ...known, usr: { ...usr, listSize: size } }, '');
}

/** The size that the current entry of the history was left with. */
export function keptListSize(): number | undefined {
	return sizeIn(history.state);
}
