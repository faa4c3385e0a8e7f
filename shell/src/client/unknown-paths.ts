import type { PatchRoutesOnNavigationFunction } from 'react-router';
import { routeError } from '../errors/route-error.ts';
import { resolvedRoute } from '../route-tree/route-objects.tsx';
import type { PageRecord } from '../routing/page-record.ts';
import { needsLookUp, type Site, withinStore } from '../routing/site.ts';

interface UnknownPathOptions {
	site: Site;
	recordFor: (url: URL) => Promise<PageRecord>;
	/** The address to which a navigation is under way; the router gives its path only. */
	target: () => { search: string };
}

/**
 * Gives the page of an unknown path a route, as its record says; the route's loader then reads the same record. A path that
 * moved keeps the route of missing pages, whose loader leads on.
 */
export function patchUnknownPaths({ site, recordFor, target }: UnknownPathOptions): PatchRoutesOnNavigationFunction {
	const known = new Set<string>();
	return async ({ path: whole, patch }) => {
		const path = withinStore(whole, site.storeView) ?? whole;
		if (known.has(path) || !needsLookUp(path, site)) return;
		const record = await recordFor(new URL(whole + target().search, location.origin));
		if ('movedTo' in record) return;
		if (record.status >= 400) throw routeError(record.status);
		const added = record.resolved && resolvedRoute(record.resolved, site);
		if (!added) throw routeError(404);
		known.add(path);
		patch(added.slot, [added.route]);
	};
}
