import { nextIdle } from '@pasaz/kernel/device/idle';
import { isPageName, type PageName } from '../routes.ts';
import { pageHandleIn } from '../routing/page-meta.ts';
import { spareDataHere } from './connection.ts';
import type { ShopRouter } from './shop-router.ts';

/** Loads the code of pages that usually follow the one that is shown, one at a time, while the browser has nothing else to do. */
export function startNextPages({ state, subscribe }: ShopRouter, loadAhead: (page: PageName) => Promise<void>): void {
	const done = new Set<PageName>();

	async function loadNext(pages: readonly PageName[]) {
		for (const page of pages) {
			if (done.has(page)) continue;
			await nextIdle();
			if (spareDataHere() !== 'all' || !navigator.onLine) return;
			done.add(page);
			// the navigation tries again
			await loadAhead(page).catch(() => done.delete(page));
		}
	}
	const follow = ({ matches, navigation }: ShopRouter['state']) => {
		const next = pageHandleIn(matches)?.next;
		if (navigation.state === 'idle' && next) void loadNext(next.filter(isPageName));
	};
	follow(state);
	subscribe(follow);
}
