import { requestContext, type Shop } from '@pasaz/kernel/composition/shop';
import { type StoreView, storeLink } from '@pasaz/kernel/contract/store-view';
import { createTranslator } from '@pasaz/kernel/i18n/messages';
import { type Api, createApi } from '@pasaz/kernel/network/api';
import { createStaticHandler, RouterContextProvider, type StaticHandler } from 'react-router';
import { LoadError } from '../composition/load-failure.ts';
import { errorPage } from '../errors/error-page.tsx';
import { ERROR_PAGE } from '../own-page.ts';
import { routeObjects, routeTree } from '../route-tree/route-objects.tsx';
import type { Place } from '../routes.ts';
import { pathResolver, type Resolution } from '../routing/resolve-path.ts';
import { routeTable } from '../routing/route-table.ts';
import { basenameOf, needsLookUp, type Site } from '../routing/site.ts';
import { slotOf } from '../routing/slots.ts';
import { createMemory, type Memory } from './memory.ts';
import type { WorkerSettings } from './messages.ts';
import type { NodeSlices } from './node-slices.ts';

/** ms; renders of one page that follow each other share its data. */
export const FRESH = 2000;
/** ms; all that a page asks the API for, its address included, has this long (rule 6.18). */
const API_BUDGET = 1000;

/** How one request is answered: by the route table, or by it and what the dispatcher found. */
export interface Dispatched {
	handler: StaticHandler;
	resolved: Resolution | null;
}

/** One store view on the server. */
export interface Storefront {
	storeView: StoreView;
	site: Site;
	/** `path` is without the storefront's prefix. */
	dispatch(path: string, api: Api): Promise<Dispatched>;
	/** What loaders get: an API client whose calls all end within the page's budget. */
	openRequest(): { api: Api; context: RouterContextProvider };
	createShop(api: Api): Shop;
	/** Lets the data go that renders share. */
	forget(): void;
}

export interface StorefrontDeps {
	settings: WorkerSettings;
	slices: NodeSlices;
	/** Hears of calls that fail. */
	watch: (api: Api) => Api;
}

function siteOf(
	storeView: StoreView,
	{ settings, slices }: StorefrontDeps,
	remember: Memory<unknown>['remember'],
): Site {
	return {
		storeView,
		storeLinks: settings.storeViews.map(storeLink),
		table: routeTable(settings.routing.views),
		pages: {
			loaded: (place: Place) => (place === ERROR_PAGE ? errorPage : slices.pages.get(place)),
			remember,
			load: (place: Place) => Promise.reject(new LoadError(`${place} cannot be had`)),
		},
	};
}

function apiOf({ storeCode, appendStoreCode }: StoreView, { settings, watch }: StorefrontDeps): Api {
	const deadline = AbortSignal.timeout(API_BUDGET);
	return watch(
		createApi({
			baseUrl: settings.apiUrl,
			timeout: API_BUDGET,
			storeCode: appendStoreCode ? storeCode : undefined,
			fetch: (url, init) =>
				fetch(url, { ...init, signal: AbortSignal.any([deadline, ...(init?.signal ? [init.signal] : [])]) }),
		}),
	);
}

/** A page that fails, in the shop's layout. */
function failing(path: string, error: unknown, site: Site): Dispatched {
	const route = { id: path, path: '*', loader: () => Promise.reject(error), Component: () => null };
	const routes = routeTree({ ...site, table: [] }, { slot: slotOf('default'), route });
	return { handler: createStaticHandler(routes, { basename: basenameOf(site.storeView) }), resolved: null };
}

export function createStorefront(storeView: StoreView, deps: StorefrontDeps): Storefront {
	const data = createMemory<unknown>(FRESH);
	const site = siteOf(storeView, deps, data.remember);
	const basename = basenameOf(storeView);
	const tableHandler = createStaticHandler(routeObjects(site), { basename });
	const nowhere = createStaticHandler(routeObjects({ ...site, table: [] }), { basename });
	const dispatched = createMemory<Dispatched>(FRESH);

	async function lookUp(path: string, api: Api): Promise<Dispatched> {
		const resolved = await pathResolver(api, deps.settings.routing)(path);
		const handler = resolved ? createStaticHandler(routeObjects(site, resolved), { basename }) : tableHandler;
		return { handler, resolved };
	}
	return {
		storeView,
		site,
		async dispatch(path, api) {
			// no name in a shop holds this character, and the API refuses it
			if (path.includes('%00')) return { handler: nowhere, resolved: null };
			if (!needsLookUp(path, site)) return { handler: tableHandler, resolved: null };
			try {
				return await dispatched.remember(path, () => lookUp(path, api));
			} catch (error) {
				return failing(path, error, site);
			}
		},
		openRequest() {
			const api = apiOf(storeView, deps);
			const context = new RouterContextProvider();
			context.set(requestContext, { api, storeView });
			return { api, context };
		},
		createShop: (api) => ({
			api,
			storeView,
			storeLinks: site.storeLinks,
			translator: createTranslator(storeView.i18n.defaultLocale),
			fragment: deps.slices.fragment,
		}),
		forget() {
			data.forget();
			dispatched.forget();
		},
	};
}
