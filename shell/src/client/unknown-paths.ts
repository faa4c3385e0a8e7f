import type { PatchRoutesOnNavigationFunction } from 'react-router';
import { routeError } from '../errors/route-error.ts';
import { resolvedRoute } from '../route-tree/route-objects.tsx';
import type { PageRecord } from '../routing/page-record.ts';
import { needsLookUp, type Site, withinStore } from '../routing/site.ts';
import type { PageRequest } from './records/record-loader.ts';

interface UnknownPathOptions {
	site: Site;
	recordFor: (request: PageRequest) => Promise<PageRecord>;
	/** The address to which a navigation is under way; the router gives its path only. */
	target: () => { search: string };
}

/**
 * Gives the page of an unknown path a route, as its record says; the route's loader then reads the same record. The router
 * asks no more for a path that has one. A path that moved keeps the route of missing pages, whose loader leads on.
 */
export function patchUnknownPaths({ site, recordFor, target }: UnknownPathOptions): PatchRoutesOnNavigationFunction {
	return async ({ path: whole, patch, signal }) => {
		const path = withinStore(whole, site.storeView) ?? whole;
		if (!needsLookUp(path, site)) return;
		const asked = recordFor({ url: new URL(whole + target().search, location.origin), signal });
		// the router takes an error for that of the page it shows, although the shopper has gone elsewhere
		const record = await asked.catch((error: unknown) => {
			if (!signal.aborted) throw error;
		});
		if (!record || signal.aborted || 'movedTo' in record) return;
		if (record.status >= 400) throw routeError(record.status);
		const added = record.resolved && resolvedRoute(record.resolved, site);
		if (!added) throw routeError(404);
		patch(added.slot, [added.route]);
	};
}
