import { matchRoutes, type RouteObject } from 'react-router';

/** What a page that could not be fetched throws when it is rendered, so that its error boundary shows. */
function failing(error: unknown) {
	return function FailedPage(): never {
		throw error;
	};
}

/**
 * Loads the pages of this address before the router is made: a lazy route would render nothing first, and hydration
 * would not match what the server sent.
 */
export async function loadMatched(routes: RouteObject[], location: { pathname: string }): Promise<void> {
	const matches = matchRoutes(routes, location.pathname) ?? [];
	await Promise.all(
		matches.map(async ({ route }) => {
			if (typeof route.lazy !== 'function') return;
			const { lazy } = route;
			delete route.lazy;
			try {
				Object.assign(route, await lazy());
			} catch (error) {
				Object.assign(route, { Component: failing(error) });
			}
		}),
	);
}
