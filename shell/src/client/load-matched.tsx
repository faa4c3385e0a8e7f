import { type LoaderFunctionArgs, matchRoutes, type RouteObject } from 'react-router';

type Lazy = () => Promise<Omit<RouteObject, 'path'>>;

/**
 * A page that could not be fetched: rendered, it throws, so that its error boundary shows; loaded again, it is fetched
 * again.
 */
function failing(lazy: Lazy, error: unknown): Partial<RouteObject> {
	let Page: RouteObject['Component'];
	const handle: Record<string, unknown> = {};
	return {
		handle,
		async loader(args: LoaderFunctionArgs) {
			const page = await lazy();
			Page = page.Component;
			Object.assign(handle, page.handle);
			return typeof page.loader === 'function' ? page.loader(args) : null;
		},
		Component() {
			if (!Page) throw error;
			return <Page />;
		},
	};
}

/** Where the document stands: its path, and the base name of the router. */
interface Place {
	pathname: string;
	basename: string;
}

/**
 * Loads the pages of this address before the router is made: a lazy route would render nothing first, and hydration
 * would not match what the server sent.
 */
export async function loadMatched(routes: RouteObject[], { pathname, basename }: Place): Promise<void> {
	const matches = matchRoutes(routes, { pathname }, basename) ?? [];
	await Promise.all(
		matches.map(async ({ route }) => {
			if (typeof route.lazy !== 'function') return;
			const { lazy } = route;
			delete route.lazy;
			try {
				Object.assign(route, await lazy());
			} catch (error) {
				Object.assign(route, failing(lazy, error));
			}
		}),
	);
}
