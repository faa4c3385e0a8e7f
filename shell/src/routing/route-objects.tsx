import { requestContext } from '@pasaz/kernel/composition/shop';
import type { PageModule, PageName } from '@pasaz/kernel/contract/slices';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { NotFound, notFoundLoader } from '../errors/not-found.tsx';
import { PageError } from '../errors/page-error.tsx';
import { DefaultLayout } from '../layout/default-layout.tsx';
import { MinimalLayout } from '../layout/minimal-layout.tsx';
import { Root } from '../layout/root.tsx';
import { type LayoutName, ROUTES, type RouteEntry, routeNamed } from '../routes.tsx';
import type { ResolvedPath } from './resolve-path.ts';

/** Where pages come from: on the server every slice is loaded already; the browser fetches a slice when it is needed. */
export interface PageSource {
	loaded: (name: PageName) => PageModule | undefined;
	load: (name: PageName) => Promise<PageModule>;
	/** On the server: shares data between renders of one address that follow each other. */
	remember?: (key: string, make: () => Promise<unknown>) => Promise<unknown>;
}

type Loader = (args: LoaderFunctionArgs) => Promise<unknown>;

const menuLoader: Loader = async ({ context }) => {
	const { loadMenu } = await import('../layout/load-menu.ts');
	return loadMenu(context.get(requestContext).api);
};

/** Every page has data, if only null: a page without any is one that failed. */
const noData = async () => null;

/** The same data for whoever asks within a moment; `scope` tells apart what one address holds. */
function sharing(loader: Loader, scope: string, { remember }: PageSource): Loader {
	if (!remember) return loader;
	return (args) => remember(`${scope} ${args.request.url}`, () => loader(args));
}

/** The parts of a page's module that React Router takes; `params` are those that the URL dispatcher found. */
function routeProperties(page: PageModule, name: PageName, pages: PageSource, params: Record<string, string> = {}) {
	const { loader = noData, Component, ErrorBoundary, shouldRevalidate, handle } = page;
	const withParams: Loader = (args) => loader({ ...args, params: { ...args.params, ...params } });
	return {
		Component,
		handle: { ...handle, page: name },
		loader: sharing(withParams, name, pages),
		...(ErrorBoundary && { ErrorBoundary }),
		...(shouldRevalidate && { shouldRevalidate }),
	};
}

function routeObject(entry: RouteEntry, pages: PageSource, at?: ResolvedPath): RouteObject {
	const place = { id: at?.path ?? entry.path, path: at?.path ?? entry.path };
	const page = pages.loaded(entry.page);
	if (page) return { ...place, ...routeProperties(page, entry.page, pages, at?.params) };
	return { ...place, lazy: async () => routeProperties(await pages.load(entry.page), entry.page, pages, at?.params) };
}

const NOT_FOUND: RouteObject = { id: 'not-found', path: '*', loader: notFoundLoader, Component: NotFound };
const keep = () => false;

/** The id of the route under which the URL dispatcher adds what it resolved. */
export function slotOf(layout: LayoutName): string {
	return `${layout}-pages`;
}

/** An address of the URL dispatcher as a route of its own: a copy of the named route with its parameters filled in. */
export function resolvedRoute(resolved: ResolvedPath, pages: PageSource) {
	const entry = routeNamed(resolved.name);
	return entry && { slot: slotOf(entry.layout), route: routeObject(entry, pages, resolved) };
}

/** The whole route tree, with the address that the dispatcher resolved for this document, if it did. */
export function routeObjects(pages: PageSource, resolved?: ResolvedPath | null): RouteObject[] {
	return routeTree(pages, resolved ? resolvedRoute(resolved, pages) : undefined);
}

/** The route tree with one more route, below the layout that its slot names. */
export function routeTree(pages: PageSource, added?: { slot: string; route: RouteObject }): RouteObject[] {
	const pagesOf = (layout: LayoutName): RouteObject => ({
		id: slotOf(layout),
		ErrorBoundary: PageError,
		children: [
			...(added?.slot === slotOf(layout) ? [added.route] : []),
			...ROUTES.filter((entry) => entry.layout === layout).map((entry) => routeObject(entry, pages)),
			...(layout === 'default' ? [NOT_FOUND] : []),
		],
	});
	const { remember } = pages;
	const menu: Loader = remember ? (args) => remember('menu', () => menuLoader(args)) : menuLoader;
	return [
		{
			id: 'root',
			Component: Root,
			ErrorBoundary: PageError,
			children: [
				{
					id: 'default',
					Component: DefaultLayout,
					loader: menu,
					shouldRevalidate: keep,
					children: [pagesOf('default')],
				},
				{ id: 'minimal', Component: MinimalLayout, children: [pagesOf('minimal')] },
			],
		},
	];
}
