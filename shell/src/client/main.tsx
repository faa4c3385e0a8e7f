import '@pasaz/ui-kit/tokens.css';
import '../shared/kernel.ts';
import { requestContext, type Shop, ShopContext } from '@pasaz/kernel/composition/shop';
import type { PageName } from '@pasaz/kernel/contract/slices';
import { loadTexts } from '@pasaz/kernel/i18n/loaded-texts';
import { createTranslator, type Translator } from '@pasaz/kernel/i18n/messages';
import type { Api } from '@pasaz/kernel/platform/api';
import { connectNetworkQueue, resumeNetworkQueue } from '@pasaz/kernel/platform/network-tasks';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { BOOT_ELEMENT, type BootData } from '../composition/boot-data.ts';
import { browserFragments, loadPage, registerSlices } from '../composition/browser-slices.ts';
import { routeObjects } from '../routing/route-objects.tsx';
import { startStatistics } from '../statistics/start-statistics.ts';
import { fetchOnce } from './fetch-once.ts';
import { hydrationErrors } from './hydration-errors.ts';
import { lazyApi } from './lazy-api.ts';
import { loadMatched } from './load-matched.ts';
import { dispatchUnknownPaths } from './patch-routes.ts';
import { startPrefetch } from './prefetch.ts';

function readBootData(): BootData {
	const text = document.getElementById(BOOT_ELEMENT)?.textContent ?? '';
	return JSON.parse(text);
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

function pagesOf({ broken }: BootData) {
	const load = async (name: PageName) => {
		if (broken.some((slice) => name.startsWith(`${slice}/`))) throw new Error(`${name} cannot be had`);
		return loadPage(name);
	};
	return { loaded: () => undefined, load };
}

async function createRouter(boot: BootData, api: Api) {
	const pages = pagesOf(boot);
	const routes = routeObjects(pages, boot.resolved);
	const getContext = () => {
		const context = new RouterContextProvider();
		context.set(requestContext, { api, storeView: boot.storeView });
		return context;
	};
	await loadMatched(routes, location);
	const router = createBrowserRouter(routes, {
		hydrationData: { loaderData: boot.loaderData, errors: hydrationErrors(boot.errors) },
		getContext,
		patchRoutesOnNavigation: dispatchUnknownPaths(api, pages),
	});
	return { router, prefetch: { routes: routeObjects(pages), pages, api, getContext } };
}

/** Safari has no idle callback. */
function whenIdle(run: () => void) {
	if ('requestIdleCallback' in window) requestIdleCallback(run);
	else setTimeout(run, 2000);
}

/** Takes over the document that the server rendered. */
async function start() {
	const boot = readBootData();
	registerSlices(boot.remotes);
	const translator = createTranslator(boot.storeView.i18n.defaultLocale);
	const network = fetchOnce(async () => {
		const { connectNetwork } = await import('./network.ts');
		return connectNetwork(boot, translator);
	});
	const api = lazyApi(async () => (await network()).api);
	connectNetworkQueue(async () => (await network()).queue);
	const texts = loadTexts(document.documentElement.lang);
	const { router, prefetch } = await createRouter(boot, api);
	await texts;
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
	whenIdle(resumeNetworkQueue);
	whenIdle(() => void startStatistics(boot.storeView));
}

void start();
