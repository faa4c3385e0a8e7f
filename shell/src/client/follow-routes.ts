import { keptListSize } from '@pasaz/kernel/platform/list-size';
import type { createBrowserRouter } from 'react-router';
import { isPageHandle } from '../routing/page-meta.ts';
import { createRouteHistory, type RouteHistory } from '../routing/route-history.ts';

type Followed = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;
type State = Followed['state'];

function routeOf({ matches, location }: State) {
	const handle: unknown = matches.at(-1)?.route.handle;
	const name = isPageHandle(handle) ? handle.name : undefined;
	return { name, path: location.pathname + location.search };
}

/** On the way through the history the browser's entry is the next page's already. */
function isCurrentEntry(key: string): boolean {
	const { state }: { state: unknown } = history;
	const current = typeof state === 'object' && state !== null && 'key' in state ? state.key : 'default';
	return current === key;
}

/** Keeps what a shopper went through: where each route was left, and how much its list showed. */
export function followRoutes(router: Followed, routes: RouteHistory = createRouteHistory()): RouteHistory {
	let shown = router.state.location;
	routes.enter(routeOf(router.state));
	router.subscribe((state) => {
		if (state.navigation.state === 'loading' && state.location === shown) {
			routes.leave({ scroll: scrollY, listSize: isCurrentEntry(shown.key) ? keptListSize() : undefined });
		}
		if (state.location === shown) return;
		shown = state.location;
		routes.enter(routeOf(state));
	});
	return routes;
}
