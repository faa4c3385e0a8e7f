import { type LoaderFunctionArgs, matchRoutes, type RouteObject } from 'react-router';

type Lazy = () => Promise<Omit<RouteObject, 'path'>>;

interface FailedRoute {
	lazy: Lazy;
	loader: RouteObject['loader'];
	error: unknown;
}

/** Rendering this route throws into the error boundary; loading it again fetches the page again. */
function failedRoute({ lazy, loader, error }: FailedRoute): Partial<RouteObject> {
	let Page: RouteObject['Component'];
	const handle: Record<string, unknown> = {};
	return {
		handle,
		async loader(args: LoaderFunctionArgs) {
			const page = await lazy();
			Page = page.Component;
			Object.assign(handle, page.handle);
			const load = loader ?? page.loader;
			return typeof load === 'function' ? load(args) : null;
		},
		Component() {
			if (!Page) throw error;
			return <Page />;
		},
	};
}

interface DocumentPath {
	pathname: string;
	basename: string;
}

/** A lazy route would render nothing at first, and hydration would not match the markup of the server. */
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
				Object.assign(route, failedRoute({ lazy, loader: route.loader, error }));
			}
		}),
	);
}
