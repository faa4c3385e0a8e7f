import type { Api } from '@pasaz/kernel/network/api';
import { matchPath } from 'react-router';
import { ROUTES, type RouteEntry } from '../routes.ts';
import { addressesOf } from './route-table.ts';
import type { RoutingSettings } from './settings.ts';

/** A path that no pattern names, and the named route that it stands for. Paths are without the store's prefix. */
export interface ResolvedPath {
	path: string;
	name: string;
	params: Record<string, string>;
}

/** A path whose page has another address. */
export interface MovedPath {
	path: string;
	movedTo: string;
	/** Of the answer; for good where missing. */
	code?: 301 | 302;
}

export type Resolution = ResolvedPath | MovedPath;

/** Null where nothing answers to a path. */
export type ResolvePath = (path: string) => Promise<Resolution | null>;

/** Whether a path needs the dispatcher: nothing in the route table matches it. */
export function isUnknown(path: string, table: readonly RouteEntry[] = ROUTES): boolean {
	return !table.some((route) => addressesOf(route).some((pattern) => matchPath(pattern, path)));
}

/** Resolves unknown paths; what that needs is fetched when a shopper goes on. */
export function pathResolver(api: Api, settings: RoutingSettings): ResolvePath {
	return async (path) => {
		const { lookUpPath } = await import('./look-up-path.ts');
		return lookUpPath({ api, settings }, path);
	};
}
