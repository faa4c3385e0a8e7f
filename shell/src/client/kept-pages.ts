import type { RouterState } from 'react-router';
import { MENU_KEY, pageKey } from '../route-tree/route-objects.tsx';
import { isPageHandle } from '../routing/page-meta.ts';

const MAX_PAGES = 200;

/** Keeps the data of pages that were shown, to show them again without network (rule 1.8). */
export function keptPages(isOnline: () => boolean) {
	const kept = new Map<string, unknown>();
	const keep = (key: string, shown: unknown) => {
		kept.delete(key);
		kept.set(key, shown);
		if (kept.size > MAX_PAGES) kept.delete(kept.keys().next().value ?? '');
	};
	/** Data that is merely prefetched is not kept, since there may be more of it than of pages shown. */
	const remember = async (key: string, make: () => Promise<unknown>) =>
		!isOnline() && kept.has(key) ? kept.get(key) : make();
	return { keep, remember };
}

type Keep = ReturnType<typeof keptPages>['keep'];
type Shown = Pick<RouterState, 'location' | 'matches' | 'loaderData' | 'navigation'>;

/** Keeps the page that is shown. A failed page has no data, and one that needs a login is loaded each time. */
export function keepShown(
	{ location: { pathname, search }, matches, loaderData, navigation }: Shown,
	keep: Keep,
): void {
	if (navigation.state !== 'idle') return;
	const { id = '', handle } = matches.at(-1)?.route ?? {};
	const data: unknown = loaderData[id];
	if (isPageHandle(handle) && !handle.needsLogin && data !== undefined) {
		keep(pageKey(handle.page, location.origin + pathname + search), data);
	}
	if (loaderData.default !== undefined) keep(MENU_KEY, loaderData.default);
}
