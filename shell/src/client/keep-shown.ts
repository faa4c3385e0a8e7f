import type { RouterState } from 'react-router';
import { MENU_KEY, pageKey } from '../route-tree/route-objects.tsx';
import { isPageHandle } from '../routing/page-meta.ts';
import type { keptPages } from './kept-pages.ts';

type Keep = ReturnType<typeof keptPages>['keep'];
type Shown = Pick<RouterState, 'location' | 'matches' | 'loaderData' | 'navigation'>;

/** Keeps what the shopper sees; of a page that failed there is no data, and one that needs a login is asked for each time. */
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
