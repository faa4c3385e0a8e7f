import type { ShownStoreView } from '@pasaz/kernel/contract/store-view';
import { nextIdle } from '@pasaz/kernel/device/idle';
import type { Translator } from '@pasaz/kernel/i18n/messages';
import { PATHS, pathInStore } from '@pasaz/kernel/routes';
import { $online } from '@pasaz/kernel/stores/online';
import { manifestUrl, WORKER_URL } from '../../routing/worker-file.ts';
import { spareDataHere } from '../connection.ts';
import type { PageRecords } from '../records/page-records.ts';
import { hrefOf } from '../records/record-loader.ts';
import type { ShopRouter } from '../shop-router.ts';
import { offerInstallation } from './offer-installation.ts';
import { tellAge, tellKeptPage } from './tell-kept-page.ts';

export interface OfflineOptions {
	router: ShopRouter;
	records: PageRecords;
	translator: Translator;
	storeView: ShownStoreView;
}

/** Calls back for each page that is shown, once it is. */
function onEachPage(router: ShopRouter, onPage: (href: string) => void): void {
	let told = '';
	const tell = () => {
		const href = hrefOf(router.state.location);
		if (router.state.navigation.state !== 'idle' || router.state.errors || href === told) return;
		told = href;
		onPage(href);
	};
	tell();
	router.subscribe(tell);
}

/** A new worker takes over with a new document; the pages that are open keep their files (rule 26.15). */
function letTakeOver({ waiting }: ServiceWorkerRegistration, storeView: ShownStoreView): void {
	if (location.pathname !== pathInStore(PATHS.checkout, storeView)) waiting?.postMessage('take-over');
}

/** Has the worker keep the document of each page that is shown, so that it opens offline after a reload. */
async function keepShownPages(router: ShopRouter): Promise<void> {
	const { active } = await navigator.serviceWorker.ready;
	onEachPage(router, async (href) => {
		await nextIdle();
		(navigator.serviceWorker.controller ?? active)?.postMessage({ keep: location.origin + href });
	});
}

/** The browser asks for it here and not in the document, whose first bytes are for what is seen. */
function linkManifest(storeView: ShownStoreView): void {
	document.head.append(
		Object.assign(document.createElement('link'), { rel: 'manifest', href: manifestUrl(storeView) }),
	);
}

/** Brings the service worker, once the page has everything that it needs (rule 1.15), and says what is old. */
export async function startOffline({ router, records, translator, storeView }: OfflineOptions): Promise<void> {
	linkManifest(storeView);
	await tellKeptPage(translator);
	onEachPage(router, (href) => {
		if (!$online.get()) void tellAge(records.kept(href)?.at, translator);
	});
	void offerInstallation(translator);
	if (!('serviceWorker' in navigator) || spareDataHere() === 'none') return;
	const registration = await navigator.serviceWorker.register(WORKER_URL, { updateViaCache: 'none' });
	letTakeOver(registration, storeView);
	await keepShownPages(router);
}
