interface Connection {
	saveData?: boolean;
	/** `slow-2g`, `2g`, `3g` or `4g`. */
	effectiveType?: string;
}

declare global {
	interface Navigator {
		connection?: Connection;
	}
}

/** How much may be fetched that nobody has asked for: nothing, records only, or the code of pages too. */
export type SpareData = 'none' | 'records' | 'all';

export function spareData({ saveData, effectiveType = '4g' }: Connection = {}, wantsLess = false): SpareData {
	if (saveData || wantsLess || effectiveType.endsWith('2g')) return 'none';
	return effectiveType === '3g' ? 'records' : 'all';
}

export function spareDataHere(): SpareData {
	return spareData(navigator.connection, matchMedia('(prefers-reduced-data: reduce)').matches);
}
