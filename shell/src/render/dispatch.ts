import type { ShopRequest } from '@pasaz/kernel/composition/shop';
import type { FoundDocument } from '@pasaz/kernel/contract/url-map';
import type { Api } from '@pasaz/kernel/network/api';
import { filterAttributes } from '@pasaz/kernel/network/filter-attributes';
import { createStaticHandler, type StaticHandler } from 'react-router';
import { loadFrame } from '../layout/load-frame.ts';
import { FRAME_KEY, resolvedRoute, routeObjects, routeTree } from '../route-tree/route-objects.tsx';
import { lookUpPath } from '../routing/look-up-path.ts';
import type { Resolution } from '../routing/resolve-path.ts';
import type { RoutingSettings } from '../routing/settings.ts';
import { basenameOf, needsLookUp, type Site } from '../routing/site.ts';
import { slotOf } from '../routing/slots.ts';
import type { Memory } from './memory.ts';

export interface Dispatched {
	handler: StaticHandler;
	resolved: Resolution | null;
	found?: FoundDocument | undefined;
}

interface DispatchOptions {
	settings: RoutingSettings;
	data: Memory<unknown>;
	dispatched: Memory<Dispatched>;
}

const FILTERS_KEY = 'filters';

/** What most pages need travels with the lookup, so that it costs no round of its own where it is not held. */
function loadAhead(request: Pick<ShopRequest, 'api' | 'storeView'>, { data }: DispatchOptions) {
	data.remember(FRAME_KEY, () => loadFrame(request)).catch(() => {});
	data.remember(FILTERS_KEY, () => filterAttributes(request.api)).catch(() => {});
}

/** `path` comes without the prefix of the storefront. */
export function createDispatch(site: Site, options: DispatchOptions) {
	const basename = basenameOf(site.storeView);
	const withoutTable = { ...site, table: [] };
	const tableHandler = createStaticHandler(routeObjects(site), { basename });
	const notFoundHandler = createStaticHandler(routeObjects(withoutTable), { basename });

	function failedPage(path: string, error: unknown): Dispatched {
		const route = { id: path, path: '*', loader: () => Promise.reject(error), Component: () => null };
		const routes = routeTree(withoutTable, { slot: slotOf('default'), route });
		return { handler: createStaticHandler(routes, { basename }), resolved: null };
	}

	async function lookUp(path: string, api: Api): Promise<Dispatched> {
		loadAhead({ api, storeView: site.storeView }, options);
		const { resolution, found } = await lookUpPath({ api, settings: options.settings }, path);
		const added = resolution && resolvedRoute(resolution, site);
		if (!added) return { handler: notFoundHandler, resolved: resolution };
		return { handler: createStaticHandler(routeTree(withoutTable, added), { basename }), resolved: resolution, found };
	}

	return async (path: string, api: Api): Promise<Dispatched> => {
		// No address of a shop contains this character, and the API refuses it.
		if (path.includes('%00')) return { handler: notFoundHandler, resolved: null };
		if (!needsLookUp(path, site)) return { handler: tableHandler, resolved: null };
		try {
			return await options.dispatched.remember(path, () => lookUp(path, api));
		} catch (error) {
			return failedPage(path, error);
		}
	};
}
