import type { Api } from '@pasaz/kernel/platform/api';
import type { PatchRoutesOnNavigationFunction } from 'react-router';
import { isUnknown, resolvePath } from '../routing/resolve-path.ts';
import { type PageSource, resolvedRoute } from '../routing/route-objects.tsx';

/** Turns an address that no pattern names into a route of its own, once; the router asks again at every visit. */
export function dispatchUnknownPaths(api: Api, pages: PageSource): PatchRoutesOnNavigationFunction {
	const known = new Set<string>();
	return async ({ path, patch }) => {
		if (known.has(path) || !isUnknown(path)) return;
		const resolved = await resolvePath(api, path);
		const added = resolved && resolvedRoute(resolved, pages);
		if (!added) return;
		known.add(path);
		patch(added.slot, [added.route]);
	};
}
