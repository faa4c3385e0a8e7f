import type { ShownStoreView } from '@pasaz/kernel/contract/store-view';
import { firstAct, nextAct } from '@pasaz/kernel/device/acts';
import { nextIdle } from '@pasaz/kernel/device/idle';
import type { Translator } from '@pasaz/kernel/i18n/messages';
import { PATHS, pathInStore } from '@pasaz/kernel/routes';
import { $online } from '@pasaz/kernel/stores/online';
import { readMenu } from '../../layout/read-frame.ts';
import { manifestUrl, WORKER_URL } from '../../routing/worker-file.ts';
import { spareDataHere } from '../connection.ts';
import type { PageRecords } from '../records/page-records.ts';
import type { ShopRouter } from '../shop-router.ts';
import { followWaiting } from './follow-waiting.ts';
import { notifyAge, notifyKeptPage } from './notify-kept-page.ts';
import { offerInstallation } from './offer-installation.ts';
import { onEachPage } from './on-each-page.ts';
import { untilSettled } from './until-settled.ts';

/** Pages of the menu's first level that are fetched for offline reading. */
const MENU_PAGES = 4;
/** ms between two messages to a worker that pauses for longer at each. */
const PAUSE_PERIOD = 500;

export interface OfflineOptions {
	router: ShopRouter;
	records: PageRecords;
	translator: Translator;
	storeView: ShownStoreView;
}

/** A new worker takes over with a new document; the pages that are open keep their files (rule 26.15). */
function letTakeOver({ waiting }: ServiceWorkerRegistration, storeView: ShownStoreView): void {
	if (location.pathname !== pathInStore(PATHS.checkout, storeView)) waiting?.postMessage('take-over');
}

/** What the shopper does comes before a set that is being fetched, some 170 files. */
async function pauseAtActs({ installing }: ServiceWorkerRegistration): Promise<void> {
	while (installing?.state === 'installing') {
		await nextAct();
		installing.postMessage('pause');
		await new Promise((resolve) => setTimeout(resolve, PAUSE_PERIOD));
	}
}

async function askToKeep(href: string, isAhead = false): Promise<void> {
	const { active } = await navigator.serviceWorker.ready;
	await nextIdle();
	const message = { keep: location.origin + href, ...(isAhead && { isAhead }) };
	(navigator.serviceWorker.controller ?? active)?.postMessage(message);
}

function menuPages(storeView: ShownStoreView): string[] {
	const menu = spareDataHere() === 'all' ? (readMenu(storeView) ?? []) : [];
	return menu.slice(0, MENU_PAGES).map(({ url }) => pathInStore(url, storeView));
}

/**
 * Keeps the documents of shown pages, of those to which a shopper without a network turns and, with a good network, of the menu's
 * first pages (rules 16.19, 16.20): their products can then be searched, and their 20 kB are for shoppers who stay, as an act shows.
 */
async function keepPages({ router, records, storeView }: OfflineOptions): Promise<void> {
	onEachPage(router, (href) => void askToKeep(href));
	for (const path of [PATHS.checkout, PATHS.waiting, PATHS.search]) await askToKeep(pathInStore(path, storeView), true);
	await firstAct();
	for (const href of menuPages(storeView)) {
		await askToKeep(href, true);
		await records.read(href, { priority: 'low', maxAge: Number.POSITIVE_INFINITY });
		await records.store(href);
	}
}

/** The browser asks for it here and not in the document, whose first bytes are for what is seen. */
function linkManifest(storeView: ShownStoreView): void {
	document.head.append(
		Object.assign(document.createElement('link'), { rel: 'manifest', href: manifestUrl(storeView) }),
	);
}

/** Only shoppers who stay get the first service worker, which fetches a whole release set (rule 1.15). */
export async function startOffline(options: OfflineOptions): Promise<void> {
	const { router, records, translator, storeView } = options;
	linkManifest(storeView);
	await notifyKeptPage(router, translator);
	onEachPage(router, (href) => {
		if (!$online.get()) void notifyAge(records.kept(href)?.at, translator);
	});
	followWaiting(translator).catch((error: unknown) => console.warn('Waiting tasks could not be shown', error));
	offerInstallation(translator);
	if (!('serviceWorker' in navigator) || spareDataHere() === 'none') return;
	if (!navigator.serviceWorker.controller) await untilSettled();
	const registration = await navigator.serviceWorker.register(WORKER_URL, { updateViaCache: 'none' });
	letTakeOver(registration, storeView);
	void pauseAtActs(registration);
	await keepPages(options);
}
