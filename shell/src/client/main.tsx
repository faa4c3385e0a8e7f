import '@pasaz/ui-kit/faces.css';
import '@pasaz/ui-kit/tokens.css';
import '../shared/kernel.ts';
import { withTexts } from '@pasaz/kernel/composition/lazy';
import { type Shop, ShopProvider } from '@pasaz/kernel/composition/shop';
import { hasActed } from '@pasaz/kernel/device/acts';
import { idleAfter, nextIdle, untilAnswered } from '@pasaz/kernel/device/idle';
import { useDatabase } from '@pasaz/kernel/device/storage/database';
import { createTranslator, type Translator } from '@pasaz/kernel/i18n/messages';
import type { Api } from '@pasaz/kernel/network/api';
import { connectNetworkQueue, resumeNetworkQueue } from '@pasaz/kernel/network/network-tasks';
import { fetchCartCode } from '@pasaz/kernel/stores/cart';
import { fetchUserCode } from '@pasaz/kernel/stores/user';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { browserFragments } from '../composition/browser-slices.ts';
import { registerSlices } from '../composition/containers.ts';
import { fetchOnce } from '../composition/fetch-once.ts';
import { firstPage } from '../layout/first-page.ts';
import { readFrame } from '../layout/read-frame.ts';
import { BOOT_ELEMENT, type BootData } from '../routing/boot-data.ts';
import { audienceOf, pageHandleIn } from '../routing/page-meta.ts';
import { startStatistics } from '../statistics/start-statistics.ts';
import { answerTaps } from './answer-taps.ts';
import { lazyApi } from './lazy-api.ts';
import { nextTask } from './next-task.ts';
import { noteFailure, noteFailures } from './note-failures.ts';
import { holdInstallPrompt } from './offline/install-prompt.ts';
import { quietRouter } from './quiet-router.ts';
import type { PageRecords } from './records/page-records.ts';
import { createPageReader } from './records/read-page.ts';
import { createShopRouter } from './shop-router.ts';

function readBootData(): BootData {
	const text = document.getElementById(BOOT_ELEMENT)?.textContent ?? '';
	const boot: BootData = JSON.parse(text);
	const frame = readFrame(boot.storeView);
	return { ...boot, loaderData: { ...(frame && { default: frame }), ...boot.loaderData } };
}

interface ShopParts {
	api: Api;
	translator: Translator;
	records: PageRecords;
}

function createShop(boot: BootData, { api, translator, records }: ShopParts): Shop {
	return {
		api,
		...createPageReader(records, boot.storeView),
		storeView: boot.storeView,
		storeLinks: boot.storeLinks,
		translator,
		fragment: browserFragments(boot.broken),
	};
}

async function loaded() {
	if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
	await nextIdle();
}

/** Brings the document to life once the router has found the route of the page and has its code (rule 1.16). */
async function start() {
	noteFailures();
	answerTaps();
	holdInstallPrompt();
	await nextTask();
	const boot = readBootData();
	useDatabase(boot.storeView);
	registerSlices(boot.releaseSet, boot.remotes);
	fetchCartCode();
	fetchUserCode();
	const translator = createTranslator(boot.storeView.i18n.defaultLocale);
	const network = fetchOnce(async () => {
		const { connectNetwork } = await import('./network.ts');
		return connectNetwork(boot, translator);
	});
	const api = lazyApi(async () => (await network()).api);
	connectNetworkQueue(async () => (await network()).queue);
	const { router, restore, ...ahead } = await withTexts(() => createShopRouter({ boot, api, translator }));
	const isOwn = audienceOf(pageHandleIn(router.state.matches)) !== 'anyone';
	// a page of one shopper asks for what is theirs once it is live, and a kept tap may put something into the cart
	if (isOwn || hasActed()) network().catch(() => undefined);
	const shop = createShop(boot, { api, translator, records: ahead.records });
	await nextTask();
	idleAfter(firstPage());
	startTransition(() => {
		hydrateRoot(
			document.getElementById('root') ?? document.body,
			<StrictMode>
				<ShopProvider shop={shop}>
					<RouterProvider router={quietRouter(router)} useTransitions={false} />
				</ShopProvider>
			</StrictMode>,
			{
				onCaughtError(error) {
					noteFailure(error);
					console.error(error);
				},
			},
		);
	});
	restore().catch((error: unknown) => console.warn('The list is not as long as it was', error));
	void nextIdle().then(resumeNetworkQueue);
	// without this code pages come later, and a way back may show an old one
	const startAhead = async () =>
		(await import(/* webpackChunkName: "start-ahead" */ './start-ahead.ts')).startAhead(router, {
			...ahead,
			releaseSet: boot.releaseSet,
		});
	nextIdle()
		.then(startAhead)
		.catch((error: unknown) => console.warn('Nothing is fetched ahead', error));
	nextIdle()
		.then(untilAnswered)
		.then(() => startStatistics(boot.storeView))
		.catch((error: unknown) => console.warn('Statistics are off', error));
	void loaded()
		.then(async () => {
			const { startOffline } = await withTexts(() => import('./offline/start-offline.ts'));
			await startOffline({ router, records: ahead.records, translator, storeView: boot.storeView });
		})
		.catch((error: unknown) => console.warn('The shop does not open offline', error));
}

void start();
