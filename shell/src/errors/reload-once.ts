const KEY = 'shop/reloaded-for-code';
/** ms before another reload, as one that did not help is no use again. */
const MIN_INTERVAL = 10 * 60_000;

interface ReloadOptions {
	area: Pick<Storage, 'getItem' | 'setItem'>;
	now: number;
	reload: () => void;
}

/** Returns whether it reloads: at most once in ten minutes, and not if storage cannot record it. */
export function reloadOnce({ area, now, reload }: ReloadOptions): boolean {
	try {
		const last = Number(area.getItem(KEY) ?? Number.NEGATIVE_INFINITY);
		if (now - last < MIN_INTERVAL) return false;
		area.setItem(KEY, String(now));
		if (area.getItem(KEY) !== String(now)) return false;
	} catch {
		return false;
	}
	reload();
	return true;
}
