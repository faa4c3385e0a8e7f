import { type LoaderFunctionArgs, matchRoutes, type RouteObject } from 'react-router';

type Lazy = () => Promise<Omit<RouteObject, 'path'>>;

/**
 * Stands in for a page whose code could not be fetched: rendering it throws into the error boundary, and loading it again
 * fetches it again.
 */
function failedRoute(lazy: Lazy, error: unknown): Partial<RouteObject> {
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

/** The path of the document and the base name of the router. */
interface DocumentPath {
	pathname: string;
	basename: string;
}

/**
 * Loads the pages of this address before the router is created. A lazy route would render nothing at first, and hydration would
 * not match the markup of the server.
 */
export async function loadMatched(routes: RouteObject[], { pathname, basename }: DocumentPath): Promise<void> {
	const matches = matchRoutes(routes, { pathname }, basename) ?? [];
	await Promise.all(
		matches.map(async ({ route }) => {
			if (typeof route.lazy !== 'function') return;
			const { lazy } = route;
			delete route.lazy;
			try {
				Object.assign(route, await lazy());
			} catch (error) {
				Object.assign(route, failedRoute(lazy, error));
			}
		}),
	);
}
