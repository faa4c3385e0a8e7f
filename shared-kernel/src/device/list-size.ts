function sizeIn(state: unknown): number | undefined {
	if (typeof state !== 'object' || state === null || !('usr' in state)) return;
	const { usr } = state;
	if (typeof usr !== 'object' || usr === null || !('listSize' in usr)) return;
	return typeof usr.listSize === 'number' ? usr.listSize : undefined;
}

/** Notes in this entry of the browser's history how many products a grown list shows, for the way back. */
export function keepListSize(size: number): void {
	const { state }: { state: unknown } = history;
	const known = typeof state === 'object' && state !== null ? state : {};
	const usr = 'usr' in known && typeof known.usr === 'object' ? known.usr : {};
	history.replaceState({ ...known, usr: { ...usr, listSize: size } }, '');
}

export function keptListSize(): number | undefined {
	return sizeIn(history.state);
}
