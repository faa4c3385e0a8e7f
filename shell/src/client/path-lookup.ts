import type { Api } from '@pasaz/kernel/network/api';
import { pathResolver, type ResolvePath } from '../routing/resolve-path.ts';
import type { RoutingSettings } from '../routing/settings.ts';
import { fetchOnce } from './fetch-once.ts';

/** Looks up unknown paths, with the device's memory of them unless that is off or cannot be had. */
export function pathLookup(api: Api, settings: RoutingSettings): ResolvePath {
	const ask = pathResolver(api, settings);
	if (!settings.remembersPaths) return ask;
	const remembering = fetchOnce(async () => (await import('./known-paths.ts')).knownPathsOfDevice(ask));
	return async (path) => (await remembering().catch(() => ask))(path);
}
