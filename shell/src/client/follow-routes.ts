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

/** Keeps what a shopper went through: where each route was left, and how much its list showed. */
export function followRoutes(router: Followed, routes: RouteHistory = createRouteHistory()): RouteHistory {
	let shown = router.state.location;
	routes.enter(routeOf(router.state));
	router.subscribe((state) => {
		if (state.navigation.state === 'loading' && state.location === shown && state.historyAction !== 'POP') {
			routes.leave({ scroll: scrollY, listSize: keptListSize() });
		}
		if (state.location === shown) return;
		shown = state.location;
		routes.enter(routeOf(state));
	});
	return routes;
}
