import type { PatchRoutesOnNavigationFunction } from 'react-router';
import { routeError } from '../errors/route-error.ts';
import { resolvedRoute, routesOf } from '../route-tree/route-objects.tsx';
import type { PageRecord } from '../routing/page-record.ts';
import { entriesAt } from '../routing/route-table.ts';
import { needsLookUp, type Site, withinStore } from '../routing/site.ts';
import { slotOf } from '../routing/slots.ts';
import type { NavigationRequest } from './records/record-loader.ts';

interface PathOptions {
	site: Site;
	recordFor: (request: NavigationRequest) => Promise<PageRecord>;
	/** The address to which a navigation is under way; the router gives its path only. */
	target: () => { search: string };
}

/**
 * Gives a path its route when the shopper goes there: with all of them from the start, the router tried some fifty patterns, twice,
 * at each tap. A path that moved keeps the route of missing pages, whose loader leads on.
 */
export function patchPaths({ site, recordFor, target }: PathOptions): PatchRoutesOnNavigationFunction {
	return async ({ path: whole, patch, signal }) => {
		const path = withinStore(whole, site.storeView) ?? whole;
		for (const entry of entriesAt(path, site.table)) patch(slotOf(entry.layout), routesOf(entry, site));
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
