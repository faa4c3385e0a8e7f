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
import { hydrationErrors } from './hydration-errors.ts';
import { keepShown } from './keep-shown.ts';
import { keptPages } from './kept-pages.ts';
import { loadMatched } from './load-matched.tsx';
import { dispatchUnknownPaths } from './patch-routes.ts';
import { pathLookup } from './path-lookup.ts';
import type { PrefetchOptions } from './prefetch.ts';

async function load(place: Place, broken: readonly string[]) {
	if (place === ERROR_PAGE) return (await import('../errors/error-page.tsx')).errorPage;
	if (broken.some((slice) => place.startsWith(`${slice}/`))) throw new LoadError(`${place} cannot be had`);
	return loadPage(place);
}

/** Pages of this document's release; until `hurry` is called there is time, as what the server rendered is to be seen. */
function pagesOf({ broken }: BootData) {
	let hasTime = true;
	const { keep, remember } = keptPages(() => $online.get());
	const source: PageSource = {
		remember,
		loaded: () => undefined,
		load: (place) => (hasTime ? load(place, broken) : inTime(place, load(place, broken))),
	};
	const hurry = () => {
		hasTime = false;
	};
	return { source, keep, hurry };
}

/** The document does not tell again what it shows of its page's data. */
function completeFirst({ state }: ReturnType<typeof createBrowserRouter>) {
	const { id = '', handle } = state.matches.at(-1)?.route ?? {};
	const data: unknown = state.loaderData[id];
	if (isPageHandle(handle) && typeof data === 'object' && data) Object.assign(data, handle.shown?.read());
}

/** What loaders get; on the way back through the history also how much the list showed. */
function contexts({ storeView }: BootData, api: Api) {
	let isGoingBack = false;
	/** For the navigation that is begun right now. */
	const goBack = () => {
		isGoingBack = true;
		setTimeout(() => {
			isGoingBack = false;
		});
	};
	// before the router's own listener, which asks at once
	addEventListener('popstate', goBack);
	const getContext = () => {
		const context = new RouterContextProvider();
		context.set(requestContext, { api, storeView, listSize: isGoingBack ? keptListSize() : undefined });
		return context;
	};
	return { goBack, getContext };
}

/** The router of this document's storefront, its first page loaded; and what fetching ahead needs of it. */
export async function createShopRouter(boot: BootData, api: Api) {
	const { storeView, storeLinks } = boot;
	const { source, keep, hurry } = pagesOf(boot);
	const site: Site = { storeView, storeLinks, table: routeTable(boot.routing.views), pages: source };
	const basename = basenameOf(storeView);
	const routes = routeObjects(site, boot.resolved);
	const lookUp = pathLookup(api, boot.routing);
	const { goBack, getContext } = contexts(boot, api);
	await loadMatched(routes, { pathname: location.pathname, basename });
	hurry();
	const router = createBrowserRouter(routes, {
		basename,
		hydrationData: { loaderData: boot.loaderData, errors: hydrationErrors(boot.errors) },
		getContext,
		patchRoutesOnNavigation: dispatchUnknownPaths(site, lookUp),
	});
	completeFirst(router);
	// what came with the document is shown already
	keepShown(router.state, keep);
	router.subscribe((state) => keepShown(state, keep));
	const ahead = () => {
		const context = new RouterContextProvider();
		context.set(requestContext, { api, storeView });
		return context;
	};
	const prefetch: PrefetchOptions = { routes: routeObjects(site), site, lookUp, getContext: ahead };
	/** After hydration: a list that had grown before this document came. */
	const restore = async () => {
		if (keptListSize() === undefined) return;
		const { restoreList } = await import('./restore-list.ts');
		goBack();
		await restoreList(router);
	};
	return { router, prefetch, restore };
}
