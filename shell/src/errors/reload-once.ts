const KEY = 'shop/reloaded-for-code';
/** ms; a reload that did not help is not tried again before. */
const PAUSE = 10 * 60_000;

interface Deps {
	area: Pick<Storage, 'getItem' | 'setItem'>;
	now: number;
	reload: () => void;
}

/**
 * Loads the document anew when code of its release is gone, as after a deployment; at most once in ten minutes, and not where
 * that cannot be noted. Says whether it does.
 */
export function reloadOnce({ area, now, reload }: Deps): boolean {
	try {
		const last = Number(area.getItem(KEY) ?? Number.NEGATIVE_INFINITY);
		if (now - last < PAUSE) return false;
		area.setItem(KEY, String(now));
		if (area.getItem(KEY) !== String(now)) return false;
	} catch {
		return false;
	}
	reload();
	return true;
}
