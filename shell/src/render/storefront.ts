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
import { lookUpPath } from '../routing/look-up-path.ts';
import type { Resolution } from '../routing/resolve-path.ts';
import { routeTable } from '../routing/route-table.ts';
import { basenameOf, needsLookUp, type Site } from '../routing/site.ts';
import { slotOf } from '../routing/slots.ts';
import { createMemory, type Memory } from './memory.ts';
import type { WorkerSettings } from './messages.ts';
import type { NodeSlices } from './node-slices.ts';

/** ms for which renders of one page share its data. */
export const SHARED_FOR = 2000;

/** Answers one request: by the route table alone, or with the route that was looked up. */
export interface Dispatched {
	handler: StaticHandler;
	resolved: Resolution | null;
}

export interface Storefront {
	storeView: StoreView;
	site: Site;
	/** `path` comes without the prefix of the storefront. */
	dispatch(path: string, api: Api): Promise<Dispatched>;
	/** Opens the context of loaders, with an API client whose calls all end within the budget of the page. */
	openRequest(): { api: Api; context: RouterContextProvider };
	createShop(api: Api): Shop;
	forget(): void;
}

export interface StorefrontOptions {
	settings: WorkerSettings;
	slices: NodeSlices;
	watch: (api: Api) => Api;
}

function siteOf(
	storeView: StoreView,
	{ settings, slices }: StorefrontOptions,
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

function apiOf({ storeCode, appendStoreCode }: StoreView, { settings, watch }: StorefrontOptions): Api {
	const deadline = AbortSignal.timeout(settings.apiBudget);
	return watch(
		createApi({
			baseUrl: settings.apiUrl,
			timeout: settings.apiBudget,
			storeCode: appendStoreCode ? storeCode : undefined,
			fetch: (url, init) =>
				fetch(url, { ...init, signal: AbortSignal.any([deadline, ...(init?.signal ? [init.signal] : [])]) }),
		}),
	);
}

/** Answers a failed lookup with an error inside the layout. */
function failedPage(path: string, error: unknown, site: Site): Dispatched {
	const route = { id: path, path: '*', loader: () => Promise.reject(error), Component: () => null };
	const routes = routeTree({ ...site, table: [] }, { slot: slotOf('default'), route });
	return { handler: createStaticHandler(routes, { basename: basenameOf(site.storeView) }), resolved: null };
}

export function createStorefront(storeView: StoreView, options: StorefrontOptions): Storefront {
	const data = createMemory<unknown>(SHARED_FOR);
	const site = siteOf(storeView, options, data.remember);
	const basename = basenameOf(storeView);
	const tableHandler = createStaticHandler(routeObjects(site), { basename });
	const notFoundHandler = createStaticHandler(routeObjects({ ...site, table: [] }), { basename });
	const dispatched = createMemory<Dispatched>(SHARED_FOR);

	async function lookUp(path: string, api: Api): Promise<Dispatched> {
		const resolved = await lookUpPath({ api, settings: options.settings.routing }, path);
		const handler = resolved ? createStaticHandler(routeObjects(site, resolved), { basename }) : tableHandler;
		return { handler, resolved };
	}
	return {
		storeView,
		site,
		async dispatch(path, api) {
			// No address of a shop contains this character, and the API refuses it.
			if (path.includes('%00')) return { handler: notFoundHandler, resolved: null };
			if (!needsLookUp(path, site)) return { handler: tableHandler, resolved: null };
			try {
				return await dispatched.remember(path, () => lookUp(path, api));
			} catch (error) {
				return failedPage(path, error, site);
			}
		},
		openRequest() {
			const api = apiOf(storeView, options);
			const context = new RouterContextProvider();
			context.set(requestContext, { api, storeView });
			return { api, context };
		},
		createShop: (api) => ({
			api,
			storeView,
			storeLinks: site.storeLinks,
			translator: createTranslator(storeView.i18n.defaultLocale),
			fragment: options.slices.fragment,
			readPage: (href) => Promise.reject(new Error(`${href} is read in the browser only`)),
			keptPage: () => undefined,
		}),
		forget() {
			data.forget();
			dispatched.forget();
		},
	};
}
