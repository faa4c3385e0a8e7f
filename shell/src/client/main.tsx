import '@pasaz/ui-kit/faces.css';
import '@pasaz/ui-kit/tokens.css';
import '../shared/kernel.ts';
import { withTexts } from '@pasaz/kernel/composition/lazy';
import { type Shop, ShopContext } from '@pasaz/kernel/composition/shop';
import { useDatabase } from '@pasaz/kernel/device/storage/database';
import { createTranslator, type Translator } from '@pasaz/kernel/i18n/messages';
import type { Api } from '@pasaz/kernel/network/api';
import { connectNetworkQueue, resumeNetworkQueue } from '@pasaz/kernel/network/network-tasks';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { browserFragments, registerSlices } from '../composition/browser-slices.ts';
import { readMenu } from '../layout/read-menu.ts';
import { BOOT_ELEMENT, type BootData } from '../routing/boot-data.ts';
import { startStatistics } from '../statistics/start-statistics.ts';
import { fetchOnce } from './fetch-once.ts';
import { lazyApi } from './lazy-api.ts';
import { nextTask } from './next-task.ts';
import { startPrefetch } from './prefetch.ts';
import { createShopRouter } from './shop-router.ts';

function readBootData(): BootData {
	const text = document.getElementById(BOOT_ELEMENT)?.textContent ?? '';
	const boot: BootData = JSON.parse(text);
	const menu = readMenu(boot.storeView);
	return { ...boot, loaderData: { ...(menu && { default: menu }), ...boot.loaderData } };
}

function createShop(boot: BootData, api: Api, translator: Translator): Shop {
	return {
		api,
		storeView: boot.storeView,
		storeLinks: boot.storeLinks,
		translator,
		fragment: browserFragments(boot.broken),
	};
}

function whenIdle(run: () => void) {
	if ('requestIdleCallback' in window) requestIdleCallback(run);
	else setTimeout(run, 2000);
}

/** A storefront with a prefix has its own prices, so it keeps its own carts and lists. */
function useStorageOf({ storeCode, appendStoreCode }: BootData['storeView']) {
	useDatabase({ storeCode, multistore: appendStoreCode });
}

async function start() {
	await nextTask();
	const boot = readBootData();
	useStorageOf(boot.storeView);
	registerSlices(boot.remotes);
	const translator = createTranslator(boot.storeView.i18n.defaultLocale);
	const network = fetchOnce(async () => {
		const { connectNetwork } = await import('./network.ts');
		return connectNetwork(boot, translator);
	});
	const api = lazyApi(async () => (await network()).api);
	connectNetworkQueue(async () => (await network()).queue);
	const { router, prefetch, restore } = await withTexts(() => createShopRouter(boot, api));
	await nextTask();
	startTransition(() => {
		hydrateRoot(
			document.getElementById('root') ?? document.body,
			<StrictMode>
				<ShopContext value={createShop(boot, api, translator)}>
					<RouterProvider router={router} />
				</ShopContext>
			</StrictMode>,
		);
	});
	startPrefetch(prefetch);
	restore().catch((error: unknown) => console.warn('The list is not as long as it was', error));
	whenIdle(resumeNetworkQueue);
	whenIdle(() => void startStatistics(boot.storeView));
}

void start();
