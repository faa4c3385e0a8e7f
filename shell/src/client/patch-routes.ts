import type { PatchRoutesOnNavigationFunction } from 'react-router';
import { resolvedRoute } from '../route-tree/route-objects.tsx';
import type { ResolvePath } from '../routing/resolve-path.ts';
import { needsLookUp, type Site, withinStore } from '../routing/site.ts';

function aborted(signal: AbortSignal): Promise<void> {
	if (signal.aborted) return Promise.resolve();
	return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}

/**
 * Turns an address that no pattern names into a route of its own, once; the router asks again at every visit. One address at
 * a time: a navigation waits while the one before is looked up, unless it was given up (rule 3.10).
 */
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
