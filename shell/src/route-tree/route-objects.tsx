import { requestContext } from '@pasaz/kernel/composition/shop';
import type { PageModule } from '@pasaz/kernel/contract/slices';
import { storePrefix, storeRouteName } from '@pasaz/kernel/routes';
import { type LoaderFunctionArgs, type RouteObject, redirect, redirectDocument } from 'react-router';
import { NotFound, notFoundLoader, PageError } from '../errors/page-error.tsx';
import { DefaultLayout, EmptyLayout, MinimalLayout } from '../layout/layouts.tsx';
import { withLoginGuard } from '../layout/login-guard.tsx';
import { Root } from '../layout/root.tsx';
import type { LayoutName, PageName, RouteEntry } from '../routes.ts';
import type { MovedPath, Resolution, ResolvedPath } from '../routing/resolve-path.ts';
import { addressesOf, routeNamed } from '../routing/route-table.ts';
import { type PageLoader, type Site, type SlicePages, storesBelow } from '../routing/site.ts';
import { slotOf } from '../routing/slots.ts';
import { PageSlot } from './page-slot.tsx';

const frameLoader: PageLoader = async ({ context }) => {
	const { loadFrame } = await import('../layout/load-frame.ts');
	return loadFrame(context.get(requestContext));
};

/** A page has data, if only null, because missing data marks a failed page. */
const noData = async () => null;

export const FRAME_KEY = 'frame';

/** The key of a page's data; `page` separates pages that share an address. */
function pageKey(page: PageName, url: string): string {
	return `${page} ${url}`;
}

function sharedLoader(loader: PageLoader, page: PageName, { remember }: SlicePages): PageLoader {
	if (!remember) return loader;
	return (args) => remember(pageKey(page, args.request.url), () => loader(args));
}

/** Parameters that were looked up win over those of the pattern; the address may still name another variant. */
function paramsOf({ params, url }: LoaderFunctionArgs, found: ResolvedPath['params'] | undefined) {
	const childSku = found?.childSku && url.searchParams.get('childSku');
	return { ...params, ...found, ...(childSku && { childSku }) };
}

interface RoutePlacement {
	entry: RouteEntry;
	path: string;
	found?: ResolvedPath['params'];
}

function routeProperties(page: PageModule, { entry, path, found }: RoutePlacement, { pages, storeView }: Site) {
	const { loader = noData, Component, ErrorBoundary, shouldRevalidate, handle } = page;
	const withParams: PageLoader = (args) => loader({ ...args, params: paramsOf(args, found) });
	// An address with parameters is not unique, so the page names its canonical address itself.
	const isAlias = entry.aliases?.includes(path) && !path.includes(':');
	return {
		Component: handle.needsLogin ? withLoginGuard(Component, handle.needsLogin) : Component,
		handle: {
			...handle,
			page: entry.page,
			name: storeRouteName(entry.name, storeView),
			...(isAlias && { aliasOf: entry.path }),
		},
		loader: handle.needsLogin ? withParams : sharedLoader(withParams, entry.page, pages),
		...(ErrorBoundary && { ErrorBoundary }),
		...(shouldRevalidate && { shouldRevalidate }),
	};
}

function routeObject(placement: RoutePlacement, site: Site): RouteObject {
	const { entry, path } = placement;
	const page = site.pages.loaded(entry.page);
	if (page) return { id: path, path, ...routeProperties(page, placement, site) };
	return { id: path, path, ...lazyProperties(placement, site) };
}

/** A loader from the record runs beside the loading of the code, which then brings none of its own. */
function lazyProperties(placement: RoutePlacement, site: Site): Pick<RouteObject, 'loader' | 'lazy'> {
	const { entry, path } = placement;
	const fromRecord = site.pages.loaderOf?.(entry.page, path);
	const load = async () => routeProperties(await site.pages.load(entry.page), placement, site);
	if (!fromRecord) return { lazy: load };
	return {
		loader: fromRecord,
		async lazy() {
			const { loader: _own, ...others } = await load();
			return others;
		},
	};
}

const NOT_FOUND = 'not-found';

function notFoundRoute({ pages }: Site): RouteObject {
	const loader = pages.loaderOf?.(null, NOT_FOUND) ?? notFoundLoader;
	return { id: NOT_FOUND, path: '*', loader, Component: NotFound };
}

const neverRevalidate = () => false;

export interface AddedRoute {
	slot: string;
	route: RouteObject;
}

/** Redirects. An address of this storefront gets the query unless it has its own; other sites must not learn it. */
function redirectLoader({ movedTo, code = 301 }: MovedPath): PageLoader {
	const [path = '', ...hash] = movedTo.split(/(?=#)/);
	const takesQuery = /^\/(?![/\\])/.test(path) && !path.includes('?');
	return async ({ url }) => redirect(takesQuery ? path + url.search + hash.join('') : movedTo, code);
}

export function resolvedRoute(resolved: Resolution, site: Site): AddedRoute | undefined {
	const { path } = resolved;
	if ('movedTo' in resolved) {
		return {
			slot: slotOf('default'),
			route: { id: path, path, loader: redirectLoader(resolved), Component: NotFound },
		};
	}
	const entry = routeNamed(resolved.name, site.table);
	if (entry) return { slot: slotOf(entry.layout), route: routeObject({ entry, path, found: resolved.params }, site) };
	console.info('Route not found', resolved);
	return;
}

export function routesOf(entry: RouteEntry, site: Site): RouteObject[] {
	return addressesOf(entry).map((path) => routeObject({ entry, path }, site));
}

export function routeObjects(site: Site, resolved?: Resolution | null, entries = site.table): RouteObject[] {
	return routeTree(site, resolved ? resolvedRoute(resolved, site) : undefined, entries);
}

/** Leads to other storefronts with a new document. */
function otherStoreRoutes(site: Site): RouteObject[] {
	return storesBelow(site).map((link) => ({
		id: `store-${link.storeCode}`,
		path: `${storePrefix(link)}/*`,
		loader: ({ url }: LoaderFunctionArgs) => redirectDocument(url.pathname + url.search),
		Component: NotFound,
	}));
}

/** Builds the route tree, with one more route below the slot that it names. */
export function routeTree(site: Site, added?: AddedRoute, entries = site.table): RouteObject[] {
	const pagesOf = (layout: LayoutName): RouteObject => ({
		id: slotOf(layout),
		Component: PageSlot,
		ErrorBoundary: PageError,
		children: [
			...(added?.slot === slotOf(layout) ? [added.route] : []),
			...entries.filter((entry) => entry.layout === layout).flatMap((entry) => routesOf(entry, site)),
			...(layout === 'default' ? [notFoundRoute(site)] : []),
		],
	});
	const { remember } = site.pages;
	const frame: PageLoader = remember ? (args) => remember(FRAME_KEY, () => frameLoader(args)) : frameLoader;
	return [
		{
			id: 'root',
			Component: Root,
			ErrorBoundary: PageError,
			children: [
				{
					id: 'default',
					Component: DefaultLayout,
					loader: frame,
					shouldRevalidate: neverRevalidate,
					children: [pagesOf('default')],
				},
				{ id: 'minimal', Component: MinimalLayout, children: [pagesOf('minimal')] },
				{ id: 'empty', Component: EmptyLayout, children: [pagesOf('empty')] },
			],
		},
		...otherStoreRoutes(site),
	];
}
