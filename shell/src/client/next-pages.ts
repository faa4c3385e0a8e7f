import { nextIdle } from '@pasaz/kernel/device/idle';
import { isPlace, type Place } from '../routes.ts';
import { isPageHandle } from '../routing/page-meta.ts';
import { spareDataHere } from './connection.ts';
import type { ShopRouter } from './shop-router.ts';

/** Loads the code of pages that usually follow the one that is shown, one at a time, while the browser has nothing else to do. */
export function startNextPages({ state, subscribe }: ShopRouter, loadAhead: (place: Place) => Promise<void>): void {
	const done = new Set<Place>();

	async function loadNext(places: readonly Place[]) {
		for (const place of places) {
			if (done.has(place)) continue;
			await nextIdle();
			if (spareDataHere() !== 'all' || !navigator.onLine) return;
			done.add(place);
			// the navigation tries again
			await loadAhead(place).catch(() => done.delete(place));
		}
	}
	const follow = ({ matches, navigation }: ShopRouter['state']) => {
		const { handle } = matches.at(-1)?.route ?? {};
		if (navigation.state === 'idle' && isPageHandle(handle) && handle.next) void loadNext(handle.next.filter(isPlace));
	};
	follow(state);
	subscribe(follow);
}
