import type { Api } from '@pasaz/kernel/network/api';
import type { PatchRoutesOnNavigationFunction } from 'react-router';
import { resolvedRoute } from '../route-tree/route-objects.tsx';
import { pathResolver, type ResolvePath } from '../routing/resolve-path.ts';
import type { RoutingSettings } from '../routing/settings.ts';
import { needsLookUp, type Site, withinStore } from '../routing/site.ts';
import { fetchOnce } from './fetch-once.ts';

function aborted(signal: AbortSignal): Promise<void> {
	if (signal.aborted) return Promise.resolve();
	return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}

/** Lookups run one at a time: a navigation waits for the previous lookup unless that one was aborted (rule 3.10). */
export function dispatchUnknownPaths(site: Site, lookUp: ResolvePath): PatchRoutesOnNavigationFunction {
	const known = new Set<string>();
	let processing: Promise<unknown> = Promise.resolve();

	return async ({ path: whole, patch, signal }) => {
		const path = withinStore(whole, site.storeView) ?? whole;
		if (known.has(path) || !needsLookUp(path, site)) return;
		const before = processing;
		const found = before.then(() => (signal.aborted ? null : lookUp(path)));
		processing = Promise.race([found.catch(() => null), aborted(signal)]);
		const resolved = await found;
		const added = resolved && resolvedRoute(resolved, site);
		if (!added || known.has(path)) return;
		known.add(path);
		patch(added.slot, [added.route]);
	};
}

/** Looks up unknown paths with the memory of this device, unless that is switched off or cannot be loaded. */
export function pathLookup(api: Api, settings: RoutingSettings): ResolvePath {
	const ask = pathResolver(api, settings);
	if (!settings.remembersPaths) return ask;
	const remembering = fetchOnce(async () => (await import('./known-paths.ts')).knownPathsOfDevice(ask));
	return async (path) => (await remembering().catch(() => ask))(path);
}
