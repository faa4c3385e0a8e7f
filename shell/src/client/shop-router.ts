import { requestContext } from '@pasaz/kernel/composition/shop';
import { keptListSize } from '@pasaz/kernel/device/list-size';
import type { Api } from '@pasaz/kernel/network/api';
import { $online } from '@pasaz/kernel/stores/online';
import { createBrowserRouter, RouterContextProvider } from 'react-router';
import { loadPage } from '../composition/browser-slices.ts';
import { inTime, LoadError } from '../composition/load-failure.ts';
import { ERROR_PAGE } from '../own-page.ts';
import { routeObjects } from '../route-tree/route-objects.tsx';
import type { Place } from '../routes.ts';
import type { BootData } from '../routing/boot-data.ts';
import { isPageHandle } from '../routing/page-meta.ts';
import { routeTable } from '../routing/route-table.ts';
import { basenameOf, type PageSource, type Site } from '../routing/site.ts';
import { keepShown, keptPages } from './kept-pages.ts';
import { loadMatched } from './load-matched.tsx';
import type { PrefetchOptions } from './prefetch.ts';
import { dispatchUnknownPaths, pathLookup } from './unknown-paths.ts';

async function load(place: Place, broken: readonly string[]) {
	if (place === ERROR_PAGE) return (await import('../errors/error-page.tsx')).errorPage;
	if (broken.some((slice) => place.startsWith(`${slice}/`))) throw new LoadError(`${place} cannot be had`);
	return loadPage(place);
}

/** There is no time limit at first, because the page that the server rendered must be hydrated in any case. */
function pagesOf({ broken }: BootData) {
	let isUnlimited = true;
	const { keep, remember } = keptPages(() => $online.get());
	const source: PageSource = {
		remember,
		loaded: () => undefined,
		load: (place) => (isUnlimited ? load(place, broken) : inTime(place, load(place, broken))),
	};
	const limitLoadingTime = () => {
		isUnlimited = false;
	};
	return { source, keep, limitLoadingTime };
}

/** The data of the first page comes without what the document shows; the page reads it back. */
function readShownData({ state }: ReturnType<typeof createBrowserRouter>) {
	const { id = '', handle } = state.matches.at(-1)?.route ?? {};
	const data: unknown = state.loaderData[id];
	if (isPageHandle(handle) && typeof data === 'object' && data) Object.assign(data, handle.shown?.read());
}

/** Creates the contexts of loaders, which on the way back through the history contain the length of the list. */
function createContexts({ storeView }: BootData, api: Api) {
	let isGoingBack = false;
	/** Marks the navigation that begins in this turn. */
	const goBack = () => {
		isGoingBack = true;
		setTimeout(() => {
			isGoingBack = false;
		});
	};
	// This listener must precede the router's, which reads the context at once.
	addEventListener('popstate', goBack);
	const getContext = () => {
		const context = new RouterContextProvider();
		context.set(requestContext, { api, storeView, listSize: isGoingBack ? keptListSize() : undefined });
		return context;
	};
	return { goBack, getContext };
}

/** Gives errors of the server the form that `isRouteErrorResponse` recognises; the document contains only their status. */
function hydrationErrors(errors: BootData['errors']) {
	if (!errors) return null;
	const responses = Object.entries(errors).map(([id, { status }]) => {
		return [id, { status, statusText: '', internal: false, data: null }];
	});
	return Object.fromEntries(responses);
}

/** Creates the router of this storefront with its first page loaded, and the options for prefetching. */
export async function createShopRouter(boot: BootData, api: Api) {
	const { storeView, storeLinks } = boot;
	const { source, keep, limitLoadingTime } = pagesOf(boot);
	const site: Site = { storeView, storeLinks, table: routeTable(boot.routing.views), pages: source };
	const basename = basenameOf(storeView);
	const routes = routeObjects(site, boot.resolved);
	const lookUp = pathLookup(api, boot.routing);
	const { goBack, getContext } = createContexts(boot, api);
	await loadMatched(routes, { pathname: location.pathname, basename });
	limitLoadingTime();
	const router = createBrowserRouter(routes, {
		basename,
		hydrationData: { loaderData: boot.loaderData, errors: hydrationErrors(boot.errors) },
		getContext,
		patchRoutesOnNavigation: dispatchUnknownPaths(site, lookUp),
	});
	readShownData(router);
	// The first page is shown already and changes no state.
	keepShown(router.state, keep);
	router.subscribe((state) => keepShown(state, keep));
	const ahead = () => {
		const context = new RouterContextProvider();
		context.set(requestContext, { api, storeView });
		return context;
	};
	const prefetch: PrefetchOptions = { routes: routeObjects(site), site, lookUp, getContext: ahead };
	/** Restores a list that had grown before this document came; call it after hydration. */
	const restore = async () => {
		if (keptListSize() === undefined) return;
		const { restoreList } = await import('./restore-list.ts');
		goBack();
		await restoreList(router);
	};
	return { router, prefetch, restore };
}
