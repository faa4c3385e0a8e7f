import { requestContext, type Shop } from '@pasaz/kernel/composition/shop';
import { type ShownStoreView, storeLink } from '@pasaz/kernel/contract/store-view';
import { createTranslator } from '@pasaz/kernel/i18n/messages';
import { type Api, createApi } from '@pasaz/kernel/network/api';
import { type Exchange, type Exchanged, exchange } from '@pasaz/kernel/network/http';
import { RouterContextProvider } from 'react-router';
import { LoadError } from '../composition/load-failure.ts';
import { within } from '../composition/within.ts';
import { errorPage } from '../errors/error-page.tsx';
import { ERROR_PAGE } from '../own-page.ts';
import type { PageName } from '../routes.ts';
import { routeTable } from '../routing/route-table.ts';
import { basenameOf, type Site } from '../routing/site.ts';
import { type CallCount, countCalls } from './count-calls.ts';
import { createDispatch, type Dispatched } from './dispatch.ts';
import { type JoinedCall, joinSearches } from './join-searches.ts';
import { createKeptMarkup } from './kept-markup.tsx';
import { createMemory, type Memory } from './memory.ts';
import type { NodeSlices } from './node-slices.ts';
import { createFacts, rememberFacts } from './remember-facts.ts';
import type { WorkerSettings } from './worker-messages.ts';

/** ms for which renders of one page share its data. */
export const SHARED_FOR = 2000;

export interface LoaderRequest {
	api: Api;
	context: RouterContextProvider;
	count: CallCount;
}

export interface Storefront {
	storeView: ShownStoreView;
	site: Site;
	/** `path` comes without the prefix of the storefront; loaders are told what a lookup has found. */
	dispatch(path: string, request: LoaderRequest): Promise<Dispatched>;
	/** Opens the context of loaders, with an API client whose calls all end within the budget of the page. */
	openRequest(): LoaderRequest;
	createShop(api: Api): Shop;
	forget(): void;
	forgetFacts(): void;
}

export interface StorefrontOptions {
	settings: WorkerSettings;
	slices: NodeSlices;
	watch: (api: Api) => Api;
}

interface CallMemory {
	facts: Memory<Exchanged>;
	joined: JoinedCall;
}

function siteOf(
	storeView: ShownStoreView,
	{ settings, slices }: StorefrontOptions,
	remember: Memory<unknown>['remember'],
): Site {
	return {
		storeView,
		storeLinks: settings.storeViews.map(storeLink),
		table: routeTable(settings.routing.views),
		pages: {
			loaded: (page: PageName) => (page === ERROR_PAGE ? errorPage : slices.pages.get(page)),
			remember,
			load: (page: PageName) => Promise.reject(new LoadError(`${page} failed to load`)),
		},
	};
}

/** ms beyond those of a page's calls; a loader that is not done by then waits for something that may never come. */
const LOADER_SLACK = 500;

function rememberInTime({ remember }: Memory<unknown>, budget: number): Memory<unknown>['remember'] {
	const late = (key: string) => new LoadError(`${key} was not loaded in time`);
	return (key, make) => remember(key, () => within(make(), budget + LOADER_SLACK, () => late(key)));
}

/** Begins now, but makes its signal for the first call only: a page whose data is held makes none. */
function deadlineIn(budget: number): () => AbortSignal {
	const end = Date.now() + budget;
	let signal: AbortSignal | undefined;
	return () => {
		signal ??= AbortSignal.timeout(Math.max(0, end - Date.now()));
		return signal;
	};
}

function exchangeOf({ facts, joined }: CallMemory, count: CallCount, apiBudget: number): Exchange {
	const deadline = deadlineIn(apiBudget);
	const send: Exchange = ({ url, init }) => exchange(fetch, url, { ...init, signal: deadline() });
	return rememberFacts(joinSearches(countCalls(send, count), joined), facts);
}

export function createStorefront(storeView: ShownStoreView, options: StorefrontOptions): Storefront {
	const { settings, watch, slices } = options;
	const data = createMemory<unknown>(SHARED_FOR);
	const dispatched = createMemory<Dispatched>(SHARED_FOR);
	const calls = { facts: createFacts(), joined: { isMissing: false } };
	const translator = createTranslator(storeView.i18n.defaultLocale);
	const site = siteOf(storeView, options, rememberInTime(data, settings.apiBudget));
	const dispatch = createDispatch(site, { settings: settings.routing, data, dispatched });
	const keptMarkup = createKeptMarkup(basenameOf(storeView));
	const storeCode = storeView.appendStoreCode ? storeView.storeCode : undefined;
	return {
		storeView,
		site,
		async dispatch(path, { api, context }) {
			const result = await dispatch(path, api);
			const showsVariants = !settings.routing.preventsChildAccess;
			context.set(requestContext, { api, storeView, found: result.found, showsVariants });
			return result;
		},
		openRequest() {
			const count = { calls: 0, rounds: 0 };
			const exchange = exchangeOf(calls, count, settings.apiBudget);
			const api = watch(createApi({ baseUrl: settings.apiUrl, storeCode, exchange }));
			return { api, context: new RouterContextProvider(), count };
		},
		createShop(api) {
			const shop: Shop = {
				api,
				storeView,
				storeLinks: site.storeLinks,
				translator,
				fragment: slices.fragment,
				readPage: (href) => Promise.reject(new Error(`${href} is read in the browser only`)),
				keptPage: () => undefined,
			};
			return { ...shop, keptMarkup: keptMarkup(shop) };
		},
		forget() {
			data.forget();
			dispatched.forget();
		},
		forgetFacts: calls.facts.forget,
	};
}
