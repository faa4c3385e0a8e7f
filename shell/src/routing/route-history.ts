/** A route that was visited, as it was left. */
interface VisitedRoute {
	/** Of the route in this storefront, e.g. `de-category`; none where nothing was found. */
	name: string | undefined;
	/** With the query. */
	path: string;
	/** px. */
	scroll: number;
	/** How many products its list showed, where it said so (see `keepListSize`). */
	listSize: number | undefined;
}

/** What is known of a route when it is entered. */
type Entered = Pick<VisitedRoute, 'name' | 'path'>;

export interface RouteHistory {
	current(): VisitedRoute | undefined;
	previous(): VisitedRoute | undefined;
	/** Whether the last navigation went back to the route before, by whatever way. */
	isBack(): boolean;
	/** Notes where the current route is left. */
	leave(how: Pick<VisitedRoute, 'scroll' | 'listSize'>): void;
	enter(route: Entered): void;
}

const pathnameOf = (path: string) => path.replace(/\?.*$/s, '');

/** The current route and the one before (rule 3.11). A change of the query alone is the same route. */
export function createRouteHistory(): RouteHistory {
	let current: VisitedRoute | undefined;
	let previous: VisitedRoute | undefined;
	let isBack = false;
	return {
		current: () => current,
		previous: () => previous,
		isBack: () => isBack,
		leave(how) {
			if (current) current = { ...current, ...how };
		},
		enter(route) {
			const isNew = !current || pathnameOf(current.path) !== pathnameOf(route.path);
			if (!isNew) {
				current = current && { ...current, ...route };
				return;
			}
			isBack = route.path === previous?.path && route.name === previous.name;
			previous = current;
			current = { ...route, scroll: 0, listSize: undefined };
		},
	};
}
