import { requestContext } from '@pasaz/kernel/composition/shop';
import type { PageModule } from '@pasaz/kernel/contract/slices';
import { storePrefix, storeRouteName } from '@pasaz/kernel/routes';
import { type LoaderFunctionArgs, type RouteObject, redirect, redirectDocument } from 'react-router';
import { NotFound, notFoundLoader } from '../errors/not-found.tsx';
import { PageError } from '../errors/page-error.tsx';
import { DefaultLayout, EmptyLayout, MinimalLayout } from '../layout/layouts.tsx';
import { guarded } from '../layout/login-guard.tsx';
import { Root } from '../layout/root.tsx';
import type { LayoutName, Place, RouteEntry } from '../routes.ts';
import type { MovedPath, Resolution, ResolvedPath } from '../routing/resolve-path.ts';
import { addressesOf, routeNamed } from '../routing/route-table.ts';
import { type PageSource, type Site, storesBelow } from '../routing/site.ts';
import { slotOf } from '../routing/slots.ts';
import { PageSlot } from './page-slot.tsx';

type Loader = (args: LoaderFunctionArgs) => Promise<unknown>;

const menuLoader: Loader = async ({ context }) => {
	const { loadMenu } = await import('../layout/load-menu.ts');
	return loadMenu(context.get(requestContext).api);
};

/** Every page has data, if only null: a page without any is one that failed. */
const noData = async () => null;

/** By which the data of the main menu is remembered. */
export const MENU_KEY = 'menu';

/** By which a page's data is remembered: `place` tells apart what one address holds. */
export function pageKey(place: Place, url: string): string {
	return `${place} ${url}`;
}

/** The same data for whoever asks within a moment. */
function sharing(loader: Loader, place: Place, { remember }: PageSource): Loader {
	if (!remember) return loader;
	return (args) => remember(pageKey(place, args.request.url), () => loader(args));
}

/** What the dispatcher found counts before the pattern's; of a variant the address may name another. */
function paramsOf({ params, url }: LoaderFunctionArgs, found: ResolvedPath['params'] | undefined) {
	const childSku = found?.childSku && url.searchParams.get('childSku');
	return { ...params, ...found, ...(childSku && { childSku }) };
}

/** Where a route stands: its entry in the table, and the address that this one answers to. */
interface Placing {
	entry: RouteEntry;
	path: string;
	/** What the URL dispatcher found at that path. */
	found?: ResolvedPath['params'];
}

/** The parts of a page's module that React Router takes. */
function routeProperties(page: PageModule, { entry, path, found }: Placing, { pages, storeView }: Site) {
	const { loader = noData, Component, ErrorBoundary, shouldRevalidate, handle } = page;
	const withParams: Loader = (args) => loader({ ...args, params: paramsOf(args, found) });
	// with parameters a page names its canonical address itself
	const isAlias = entry.aliases?.includes(path) && !path.includes(':');
	return {
		Component: handle.needsLogin ? guarded(Component, handle.needsLogin) : Component,
		handle: {
			...handle,
			page: entry.page,
			name: storeRouteName(entry.name, storeView),
			...(isAlias && { aliasOf: entry.path }),
		},
		loader: handle.needsLogin ? withParams : sharing(withParams, entry.page, pages),
		...(ErrorBoundary && { ErrorBoundary }),
		...(shouldRevalidate && { shouldRevalidate }),
	};
}

function routeObject(placing: Placing, site: Site): RouteObject {
	const { entry, path } = placing;
	const page = site.pages.loaded(entry.page);
	if (page) return { id: path, path, ...routeProperties(page, placing, site) };
	return {
		id: path,
		path,
		lazy: async () => routeProperties(await site.pages.load(entry.page), placing, site),
	};
}

const NOT_FOUND: RouteObject = { id: 'not-found', path: '*', loader: notFoundLoader, Component: NotFound };
const keep = () => false;

/** A route and the place in the tree where it belongs. */
export interface AddedRoute {
	slot: string;
	route: RouteObject;
}

/** Goes on to another address: one of this storefront gets the query unless it has one, another site is told nothing. */
function movedLoader({ movedTo, code = 301 }: MovedPath): Loader {
	const [path = '', ...hash] = movedTo.split(/(?=#)/);
	const takesQuery = /^\/(?![/\\])/.test(path) && !path.includes('?');
	return async ({ url }) => redirect(takesQuery ? path + url.search + hash.join('') : movedTo, code);
}

/** An address of the URL dispatcher as a route of its own: a copy of the named route with its parameters, or the way to another address. */
export function resolvedRoute(resolved: Resolution, site: Site): AddedRoute | undefined {
	const { path } = resolved;
	if ('movedTo' in resolved) {
		return { slot: slotOf('default'), route: { id: path, path, loader: movedLoader(resolved), Component: NotFound } };
	}
	const entry = routeNamed(resolved.name, site.table);
	if (entry) return { slot: slotOf(entry.layout), route: routeObject({ entry, path, found: resolved.params }, site) };
	console.info('Route not found', resolved);
	return;
}

/** The whole route tree, with the address that the dispatcher resolved for this document, if it did. */
export function routeObjects(site: Site, resolved?: Resolution | null): RouteObject[] {
	return routeTree(site, resolved ? resolvedRoute(resolved, site) : undefined);
}

/** Paths of other storefronts: the browser leaves for them, as theirs is another document. */
function waysOut(site: Site): RouteObject[] {
	return storesBelow(site).map((link) => ({
		id: `store-${link.storeCode}`,
		path: `${storePrefix(link)}/*`,
		loader: ({ url }: LoaderFunctionArgs) => redirectDocument(url.pathname + url.search),
		Component: NotFound,
	}));
}

/** The route tree with one more route, below the layout that its slot names. */
export function routeTree(site: Site, added?: AddedRoute): RouteObject[] {
	const pagesOf = (layout: LayoutName): RouteObject => ({
		id: slotOf(layout),
		Component: PageSlot,
		ErrorBoundary: PageError,
		children: [
			...(added?.slot === slotOf(layout) ? [added.route] : []),
			...site.table
				.filter((entry) => entry.layout === layout)
				.flatMap((entry) => addressesOf(entry).map((path) => routeObject({ entry, path }, site))),
			...(layout === 'default' ? [NOT_FOUND] : []),
		],
	});
	const { remember } = site.pages;
	const menu: Loader = remember ? (args) => remember(MENU_KEY, () => menuLoader(args)) : menuLoader;
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
				{ id: 'empty', Component: EmptyLayout, children: [pagesOf('empty')] },
			],
		},
		...waysOut(site),
	];
}
