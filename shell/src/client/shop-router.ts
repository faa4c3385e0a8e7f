import { requestContext } from '@pasaz/kernel/composition/shop';
import { keptListSize } from '@pasaz/kernel/device/list-size';
import type { Translator } from '@pasaz/kernel/i18n/messages';
import type { Api } from '@pasaz/kernel/network/api';
import { createBrowserRouter, RouterContextProvider } from 'react-router';
import { routeError } from '../errors/route-error.ts';
import { leaveRepeatedFragments, nameHistoryEntry } from '../layout/scroll-positions.ts';
import { routeObjects } from '../route-tree/route-objects.tsx';
import { isPersonal } from '../routes.ts';
import type { BootData } from '../routing/boot-data.ts';
import { audienceOf, isPageHandle } from '../routing/page-meta.ts';
import { entriesAt, routeTable } from '../routing/route-table.ts';
import { basenameOf, type Site, withinStore } from '../routing/site.ts';
import { browserPages } from './browser-pages.ts';
import { followComingPages } from './follow-coming-pages.ts';
import { loadMatched } from './load-matched.tsx';
import { patchPaths } from './patch-paths.ts';
import { bootRecord } from './records/boot-record.ts';
import { followShownPages } from './records/follow-shown-pages.ts';
import { isDocumentKept } from './records/is-document-kept.ts';
import { keepPageOffline } from './records/keep-page-offline.ts';
import { loadDocument } from './records/load-document.ts';
import { openRecords } from './records/open-records.ts';
import type { PageRecords } from './records/page-records.ts';
import { createRecordLoaders, hrefOf } from './records/record-loader.ts';
import { rememberFrame } from './remember-frame.ts';

export type ShopRouter = ReturnType<typeof createBrowserRouter>;

interface RouterOptions {
	boot: BootData;
	api: Api;
	translator: Translator;
}

/**
 * The data of the first page comes without what the document shows; the page reads it back. Its record is as old as the document,
 * and there is none of a page that is about a shopper, whose address may be a secret, nor where the page's code could not be loaded.
 */
function keepDocument({ state }: ShopRouter, records: PageRecords, boot: BootData): void {
	const { id = '', handle } = state.matches.at(-1)?.route ?? {};
	if (!isPageHandle(handle)) return;
	const data: unknown = state.loaderData[id];
	if (typeof data === 'object' && data)
		Object.assign(
			data,
			handle.shown?.read(data, (href) => withinStore(href, boot.storeView) ?? href),
		);
	if (boot.errors || audienceOf(handle) !== 'anyone') return;
	const keptAt = Number(document.documentElement.dataset.kept);
	records.add(hrefOf(location), bootRecord(boot), keptAt || undefined);
}

/** Errors of the server; the document contains only their status. */
function hydrationErrors(errors: BootData['errors']) {
	if (!errors) return null;
	return Object.fromEntries(Object.entries(errors).map(([id, { status }]) => [id, routeError(status)]));
}

/** After a step through the history that nobody heard of, the data of this document is that of another address; never resolves then. */
async function leaveOtherAddress(): Promise<void> {
	if (document.documentElement.dataset.href === hrefOf(location)) return;
	loadDocument({ href: hrefOf(location) });
	await new Promise(() => {});
}

export async function createShopRouter({ boot, api, translator }: RouterOptions) {
	const { storeView, storeLinks } = boot;
	const pages = browserPages(boot.broken);
	const records = openRecords(boot);
	const { recordFor, loaderOf } = createRecordLoaders({
		records,
		navigation: () => router.state.navigation,
		loadDocument,
		isDocumentKept,
		loadFromDevice: pages.loadFromDevice,
		onNetworkError: (url) => keepPageOffline(url, translator),
	});
	const table = routeTable(boot.routing.views);
	const site: Site = {
		storeView,
		storeLinks,
		table,
		pages: {
			loaded: () => undefined,
			load: pages.load,
			remember: rememberFrame(boot.loaderData.default),
			loaderOf: (page, routeId) => (page && isPersonal(page, table) ? undefined : loaderOf(page, routeId)),
		},
	};
	const path = withinStore(location.pathname, storeView) ?? location.pathname;
	const routes = routeObjects(site, boot.resolved, entriesAt(path, table));
	await loadMatched(routes, { pathname: location.pathname, basename: basenameOf(storeView) });
	await leaveOtherAddress();
	pages.limitLoadingTime();
	nameHistoryEntry();
	leaveRepeatedFragments(() => router.state);
	const router: ShopRouter = createBrowserRouter(routes, {
		basename: basenameOf(storeView),
		hydrationData: { loaderData: boot.loaderData, errors: hydrationErrors(boot.errors) },
		getContext() {
			const context = new RouterContextProvider();
			context.set(requestContext, { api, storeView });
			return context;
		},
		patchRoutesOnNavigation: patchPaths({
			site,
			recordFor,
			target: () => router.state.navigation.location ?? location,
		}),
	});
	keepDocument(router, records, boot);
	followShownPages(router, records);
	followComingPages(router);
	/** Scrolls to where the shopper left a list that had grown before this document came; call it after hydration. */
	const restore = async () => {
		if (keptListSize() === undefined) return;
		const { restoreScroll } = await import('./restore-scroll.ts');
		restoreScroll(router.state.location.key);
	};
	return { router, site, records, loadAhead: pages.loadAhead, restore };
}
