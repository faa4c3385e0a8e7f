import type { Api } from '@pasaz/kernel/network/api';
import { ROUTES, type RouteEntry } from '../routes.ts';
import { patternOf } from './route-table.ts';
import type { RoutingSettings } from './settings.ts';

/** A path that no pattern matches, and the named route that shows it. Paths come without the prefix of the store. */
export interface ResolvedPath {
	path: string;
	name: string;
	params: Record<string, string>;
}

export interface MovedPath {
	path: string;
	movedTo: string;
	/** Permanent if missing. */
	code?: 301 | 302;
}

export type Resolution = ResolvedPath | MovedPath;

/** Resolves to null if nothing has the path. */
export type ResolvePath = (path: string) => Promise<Resolution | null>;

export function isUnknown(path: string, table: readonly RouteEntry[] = ROUTES): boolean {
	return patternOf(path, table) === undefined;
}

/** The code of the lookup is fetched with the first unknown path. */
export function pathResolver(api: Api, settings: RoutingSettings): ResolvePath {
	return async (path) => {
		const { lookUpPath } = await import('./look-up-path.ts');
		return (await lookUpPath({ api, settings }, path)).resolution;
	};
}
